import { type Context, Hono } from 'hono';
import { importBoardFile, writeBoardFile } from '../../client/boards/board-file';
import { changeBoard, changeErrors, copyBoard, exportBoard, isMalformedBoard, readBoards, readTilesOfBoards, removeBoard } from '../../client/boards/boards';
import { parseDocument } from '../../client/editions/parse-document';
import { isRefused, RefusedMove } from '../../client/refusal';
import { ImportError } from '../../client/imports/import-error';
import type { Sources } from '../sources';
import { NewStatements } from '../drawer/statements';
import { type Form, readForm, textOf } from '../form';
import { isFragment } from '../fragment';
import { notice } from '../notice';
import { addressOf } from './addresses';
import { BoardList } from './board-list';
import { Builder, BuilderPage, type BuilderProps } from './builder';
import { type BoardError, placed } from './errors';
import { type Built, readBuilt } from './read-builder';
import { boardChangesIn, type ReadChanges, type TileChanges, tileChangesIn } from './read-changes';

/** The name of an imported file in messages. */
const FILE = 'file';

/** The result of a change. */
interface Outcome {
  /** the board's present name */
  board: string;
  refusal?: string;
  errors?: readonly BoardError[];
}

/** The pages for listing, copying, editing, importing and exporting boards. */
export function boardRoutes({ connections }: Sources): Hono {
  const app = new Hono();

  const list = async (c: Context, refused?: Parameters<typeof BoardList>[0]['refused']): Promise<Response> => {
    const [boards, tiles] = await connections.use(null, async (connection) => {
      const all = await readBoards(connection);
      return [all, await readTilesOfBoards(connection, all.map(({ Board: board }) => board))] as const;
    });
    return c.html(<BoardList boards={boards} tiles={tiles} {...(refused ? { refused } : {})} said={refused ? undefined : saidBy(c)} />, refused ? 422 : 200);
  };

  const read = (board: string, isSound = false): Promise<Built | undefined> => connections.use(null, (connection) => readBuilt(connection, board, isSound));

  /** Makes changes, or returns all errors in them. @param index of the tile; null: the changes are about no tile */
  const change = async (board: string, { changes, stale }: ReadChanges, index: number | null): Promise<Outcome> => {
    if (stale.length > 0) {
      return {
        board, refusal: 'Not saved: somebody else changed this in the meantime. Save again to overwrite their change.',
        errors: stale.map(({ key, now }) => ({ index, key, error: `is now ${now.join(', ')}` })),
      };
    }
    const json = JSON.stringify(changes);
    return await connections.use(null, async (connection) => {
      try {
        return { board: await changeBoard(connection, board, json) };
      } catch (error) {
        if (!(error instanceof RefusedMove)) throw error;
        if (!isMalformedBoard(error)) {
          const errors = isRefused(error, 'name_taken') ? [{ index: null, key: 'name', error: error.sentence }] : [];
          return { board, refusal: error.sentence, ...(errors.length > 0 ? { errors } : {}) };
        }
        return { board, refusal: 'Not saved: please fix the fields below.', errors: (await changeErrors(connection, board, json)).map(placed) };
      }
    });
  };

  app.get('/', (c) => list(c));

  app.get('/builder', async (c) => {
    const built = await read(c.req.query('board') ?? '');
    if (!built) return gone(c);
    const props: BuilderProps = { built, chosen: locationOf(c.req.query('tile')), isNew: isFragment(c), said: saidBy(c) };
    return c.html(isFragment(c) ? <Builder {...props} /> : <BuilderPage {...props} />);
  });

  app.post('/tile', async (c) => {
    const form = await readForm(c);
    const [board, chosen] = [textOf(form, 'board'), locationOf(textOf(form, 'tile'))];
    if (chosen === undefined) return notice(c, 404, 'There is no such tile.');
    const before = await read(board, true);
    if (!before) return gone(c);
    const index = before.tiles.findIndex(({ tile }) => tile.Location === chosen);
    const tile = before.tiles[index];
    if (!tile) return notice(c, 404, 'There is no such tile.');
    const typed = tileChangesIn(form, tile);
    const { refusal, errors } = await change(board, typed, index);
    const isSaved = refusal === undefined;
    if (isSaved && !isFragment(c)) return c.redirect(addressOf('/boards/builder', { board, tile: chosen, done: 'saved' }), 303);
    const built = await read(board, isSaved);
    if (!built) return gone(c);
    const props: BuilderProps = { built, chosen, refusal, ...(isSaved ? { said: savedIn(typed) } : { tileForm: form }), ...(errors ? { errors } : {}) };
    if (!isFragment(c)) return c.html(<BuilderPage {...props} />, 422);
    return c.html(
      <>
        <Builder {...props} />
        <NewStatements />
      </>,
      isSaved ? 200 : 422,
    );
  });

  app.post('/board', async (c) => {
    const form = await readForm(c);
    const before = await read(textOf(form, 'board'), true);
    if (!before) return gone(c);
    const { board, refusal, errors } = await change(before.board.Board, boardChangesIn(form, before.board), null);
    if (refusal === undefined) return c.redirect(addressOf('/boards/builder', { board, done: 'saved' }), 303);
    const built = await read(board);
    if (!built) return gone(c);
    return c.html(<BuilderPage built={built} boardForm={form} refusal={refusal} {...(errors ? { errors } : {})} />, 422);
  });

  app.post('/copy', async (c) => {
    const form = await readForm(c);
    return await orList(c, 'copy', form, async () => {
      const board = await connections.use(null, (connection) => copyBoard(connection, textOf(form, 'source'), textOf(form, 'name')));
      return c.redirect(addressOf('/boards/builder', { board }), 303);
    });
  });

  app.post('/remove', async (c) => {
    const form = await readForm(c);
    return await orList(c, 'remove', form, async () => {
      await connections.use(null, (connection) => removeBoard(connection, textOf(form, 'board')));
      return c.redirect(addressOf('/boards', { done: 'removed' }), 303);
    });
  });

  app.get('/export', async (c) => {
    const file = await connections.use(null, (connection) => exportBoard(connection, c.req.query('board') ?? ''));
    return c.body(writeBoardFile(file), 200, {
      'Content-Type': 'application/yaml; charset=utf-8',
      'Content-Disposition': `attachment; filename="board.yaml"; filename*=UTF-8''${encodeURIComponent(`${file.board}.yaml`).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
    });
  });

  app.post('/import', async (c) => {
    const sent = await readForm(c);
    const form = { ...sent, text: await fileText(sent) };
    return await orList(c, 'import', form, async () => {
      const board = await connections.use(null, (connection) => importBoardFile(connection, parseDocument(FILE, form.text)));
      return c.redirect(addressOf('/boards/builder', { board, done: 'imported' }), 303);
    });
  });

  /** Runs an action. If it is refused, the list of boards shows the reason and the form as it was sent. */
  async function orList(c: Context, what: 'copy' | 'import' | 'remove', form: Form, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusedMove) return await list(c, { what, form, sentences: [error.sentence] });
      if (error instanceof ImportError) return await list(c, { what, form, sentences: linesOf(error) });
      throw error;
    }
  }

  return app;
}

/** What was saved, in a sentence. */
function savedIn({ changed }: TileChanges): string {
  return changed.length === 0 ? 'Saved. Nothing was changed.' : `Saved. Changed: ${changed.join(', ')}.`;
}

/** The message after a redirect. */
const DONE: Readonly<Record<string, string>> = { saved: 'Saved.', removed: 'The board was removed.', imported: 'The board was imported.' };

function saidBy(c: Context): string | undefined {
  const done = c.req.query('done') ?? '';
  return Object.hasOwn(DONE, done) ? DONE[done] : undefined;
}

/** The most errors of a file that are shown at once. */
const MOST_TOLD = 30;

/** The errors of a file, one sentence each. */
function linesOf({ problems }: ImportError): string[] {
  const told = problems.slice(0, MOST_TOLD).map(({ line, text }) => `${line === undefined ? '' : `Line ${line}: `}${text}.`);
  return problems.length > told.length ? [...told, `And ${problems.length - told.length} more.`] : told;
}

/** The text of the chosen file, otherwise the pasted text. */
async function fileText(form: Form): Promise<string> {
  const { file } = form;
  return file instanceof File && file.size > 0 ? await file.text() : textOf(form, 'text');
}

function locationOf(text: string | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}

function gone(c: Context): Response | Promise<Response> {
  return notice(c, 404, 'There is no such board.');
}
