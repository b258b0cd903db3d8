import type { Board, BoardTile } from '../../client/boards/boards';
import { shownAccount } from '../account-name';
import { type Form, textOf } from '../form';
import { Screen } from '../layout';
import { MiniBoard } from '../lobby/mini-board';
import { addressOf } from './addresses';

interface BoardListProps {
  boards: readonly Board[];
  tiles: readonly BoardTile[];
  /** the form that was refused */
  refused?: { what: 'copy' | 'import' | 'remove'; form: Form; sentences: readonly string[] };
  said?: string | undefined;
}

/** All boards: this page's own first, then those that can be copied. */
export function BoardList({ boards, tiles, refused, said }: BoardListProps) {
  const [own, others] = [boards.filter(({ Yours }) => Yours), boards.filter(({ Yours }) => !Yours)];
  const valueOf = (name: string): string => textOf(refused?.form, name);
  return (
    <Screen title="Boards" here="/boards">
      <div role="alert">{(refused?.sentences ?? []).map((line) => <p>{line}</p>)}</div>
      <p class="said" role="status">{said ?? ''}</p>
      <section aria-labelledby="own-boards">
        <h2 id="own-boards">Your boards</h2>
        {own.length === 0 ? <p>You have no board yet. Copy one below and change it.</p> : <ul class="boards">{own.map((board) => <BoardItem board={board} tiles={tiles} />)}</ul>}
      </section>
      <section aria-labelledby="copy-board">
        <h2 id="copy-board">Copy a board</h2>
        <form method="post" action="/boards/copy" class="row">
          <label>Board <select name="source">{boards.map(({ Board: name }) => <option value={name} selected={name === valueOf('source')}>{name}</option>)}</select></label>
          <label>Name of the copy <input name="name" required autocomplete="off" value={refused?.what === 'copy' ? valueOf('name') : ''} /></label>
          <button class="main">Copy</button>
        </form>
      </section>
      <section aria-labelledby="other-boards">
        <h2 id="other-boards">Other boards</h2>
        <ul class="boards">{others.map((board) => <BoardItem board={board} tiles={tiles} />)}</ul>
      </section>
      <section aria-labelledby="import-board">
        <h2 id="import-board">From a file</h2>
        <p>The file creates the board that it names, or changes it if it exists.</p>
        <form method="post" action="/boards/import" enctype="multipart/form-data" class="import">
          <label>File <input type="file" name="file" accept=".yaml,.yml,.json" /></label>
          <label>Or its text <textarea name="text" rows={refused?.what === 'import' ? 16 : 4}>{refused?.what === 'import' ? `\n${valueOf('text')}` : ''}</textarea></label>
          <button class="main">Import</button>
        </form>
      </section>
    </Screen>
  );
}

function BoardItem({ board, tiles }: { board: Board; tiles: readonly BoardTile[] }) {
  const { Board: name, Yours: isOwn } = board;
  const [verb, look] = isOwn ? ['Change', 'button main'] : ['View', 'button'];
  return (
    <li>
      <MiniBoard tiles={tiles.filter((tile) => tile.Board === name)} />
      <div>
        <BoardName board={board} />
        <span class="buttons">
          <a class={look} href={addressOf('/boards/builder', { board: name })} aria-label={`${verb} ${name}`}>{verb}</a>
          <a class="button" href={addressOf('/new', { board: name })} aria-label={`Play on it: ${name}`}>Play on it</a>
          <a class="button" href={addressOf('/boards/export', { board: name })} download={`${name}.yaml`} aria-label={`Export ${name}`}>Export</a>
          {isOwn !== 0 && (
            <details class="menu">
              <summary aria-label={`Remove ${name}`}>Remove</summary>
              <form method="post" action="/boards/remove">
                <input type="hidden" name="board" value={name} />
                <p>{`Remove ${name}? You can still play the games on it.`}</p>
                <button class="final">Yes, remove it</button>
              </form>
            </details>
          )}
        </span>
      </div>
    </li>
  );
}

function BoardName({ board }: { board: Board }) {
  const source = board['Copied from'] === null ? 'An edition' : `A copy of ${board['Copied from']}`;
  const whose = board.Yours || board.Account === null ? '' : ` by ${shownAccount(board.Account, 'another page')}`;
  return (
    <div>
      <h3>{board.Board}</h3>
      <p class="soft">{`${source}${whose}, ${board.Tiles} tiles, ${board.Properties} properties, salary ${board.Salary}`}</p>
    </div>
  );
}
