import { type Context, Hono } from 'hono';
import { raw } from 'hono/html';
import { makeMove, type Move } from '../../client/move';
import { isRefused, RefusedMove } from '../../client/refusal';
import { type Emote, readEmotes } from '../../client/talk';
import type { Trade } from '../../client/trade';
import { previewTrade } from '../../client/trade-effects';
import { statementOf } from '../../client/words/statement';
import { NewStatements } from '../drawer/statements';
import { type Form, readForm, textOf } from '../form';
import { isFragment } from '../fragment';
import { Listeners } from '../guests/guests';
import { mayMake, type PageEnv } from '../guests/viewer';
import { noSuchGame, notice } from '../notice';
import type { Sources } from '../sources';
import { cardRoutes } from './card-routes';
import { GamePage } from './game-page';
import { ofGame } from './game-route';
import { streamGame } from './live';
import { rendered } from './news';
import { pastRoutes } from './past-routes';
import { moveIn } from './read-move';
import type { Snapshot } from './snapshot';
import { stepsAsText } from './step-template';
import { Refusal } from './table';

/** The pages of a game. */
export function gameRoutes(sources: Sources): Hono<PageEnv> {
  const { feed, connections, typed } = sources;
  const app = new Hono<PageEnv>();
  const listeners = new Listeners();
  let emotes: readonly Emote[] | undefined;

  app.get('/:game{[0-9]+}', ofGame(feed, async (c, snapshot) => {
    feed.hold(snapshot, c.get('viewer'));
    feed.letCharactersPlay(snapshot);
    return await gamePage(c, snapshot);
  }));

  app.get('/:game{[0-9]+}/live', ofGame(feed, async (c, snapshot) => {
    const seen = Number(c.req.header('Last-Event-ID') ?? c.req.query('record') ?? -1);
    return streamGame(c, sources, listeners, snapshot, seen, await allEmotes());
  }));

  app.post('/:game{[0-9]+}/moves', async (c) => {
    const gameId = Number(c.req.param('game'));
    // The move names its record, so an outdated snapshot is good enough here.
    const before = feed.known(gameId) ?? (await feed.read(gameId));
    if (!before) return noSuchGame(c);
    const form = await readForm(c);
    const { move, record, token } = moveIn(form, before);
    const viewer = c.get('viewer');
    if (!mayMake(viewer, before, move)) return notice(c, 403, 'This seat is not yours.');
    const refusal = await play(gameId, move, record, token, declinesFirst(form, before, move));
    const after = (await feed.read(gameId)) ?? before;
    feed.letCharactersPlay(after);
    if (!isFragment(c)) return refusal === undefined ? c.redirect(`/games/${gameId}`, 303) : await gamePage(c, after, refusal);
    const sql = statementOf(gameId, move, before.players.some((player) => player.Account !== null));
    return c.html(
      <>
        {raw(rendered(after, viewer) + stepsAsText(feed.stepsBetween(gameId, record - 1, after.pending.Record)))}
        <Refusal text={refusal ?? ''} isNews />
        <NewStatements statements={[{ sql, answer: refusal ?? `Record ${record}`, isRefused: refusal !== undefined }]} />
      </>,
      refusal === undefined ? 200 : 422,
    );
  });

  app.route('/', cardRoutes(sources));
  app.route('/', pastRoutes(sources));

  /** Makes a move. @param isSecond whether the offer that the game waits for is declined first @returns why it was refused; undefined: it was made */
  async function play(gameId: number, move: Move, record: number, token: string | undefined, isSecond: boolean): Promise<string | undefined> {
    try {
      await connections.use(gameId, async (connection) => {
        // What cannot be proposed is refused before anything is declined.
        if (isSecond) await previewTrade(connection, gameId, move.player_ID ?? -1, JSON.parse(move.terms ?? '{}') as Omit<Trade, 'from'>);
        if (isSecond) await feed.step(connection, gameId, await makeMove(connection, gameId, { action: 'reject', player_ID: move.player_ID ?? -1 }, record, undefined));
        await feed.step(connection, gameId, await makeMove(connection, gameId, move, record + Number(isSecond), token));
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      return isRefused(error, 'record_taken') ? 'Somebody has moved in the meantime. Look at the new position and decide again.' : error.sentence;
    }
  }

  async function gamePage(c: Context<PageEnv>, snapshot: Snapshot, refusal?: string): Promise<Response> {
    const talk = (await feed.talkFor(c.get('viewer'), snapshot.game.Game)) ?? { Game: snapshot.game.Game, Texts: 1, Changes: 0, lines: [] };
    const page = <GamePage snapshot={snapshot} viewer={c.get('viewer')} talk={talk} emotes={await allEmotes()} canType={typed !== undefined} refusal={refusal} />;
    return await c.html(page, refusal === undefined ? 200 : 422);
  }

  async function allEmotes(): Promise<readonly Emote[]> {
    return (emotes ??= await connections.use(null, readEmotes));
  }

  return app;
}

/** Whether a form of a counter-offer has to decline first: between two turns, an offer is no answer unless the turn is the player's. */
function declinesFirst(form: Form, { pending }: Snapshot, { player_ID: player }: Move): boolean {
  return textOf(form, 'declines') !== '' && pending.Phase === 'proposal' && pending.Terms?.to === player && pending['Player No.'] !== player;
}
