import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { makeMove } from '../../game/move';
import { isRefused, RefusedMove } from '../../game/refusal';
import { isIn } from '../../game/standing';
import { forkGame } from '../../game/time';
import { readGame } from '../../game/views';
import { statementOf } from '../../telling/statement';
import type { Sources } from '../app';
import { GameDrawer } from '../drawer/game-drawer';
import { NewStatements } from '../drawer/statements';
import { readForm, recordOf, textsOf } from '../form';
import { isFragment } from '../fragment';
import { Listeners } from '../guests/guests';
import { kindOf, mayMake, type PageEnv, type Viewer } from '../guests/viewer';
import { Page, Screen } from '../layout';
import { notice } from '../notice';
import { SETTINGS_SCRIPTS, SettingsMenu } from '../settings/settings';
import { GameLinks } from './game-screen';
import { aboutOf, titleOf } from './game-title';
import { PastPage } from './past';
import { moveIn } from './read-move';
import { readSnapshotAt, type Snapshot } from './snapshot';
import { Table } from './table';
import { TileCard } from './tile-card';
import { TradeForm } from './trade-form';

/** Milliseconds after which a page hears that it is still connected. */
const HEARTBEAT = 20_000;

/** The pages of a game. */
export function gameRoutes({ feed, connections, typed }: Sources): Hono<PageEnv> {
  const app = new Hono<PageEnv>();
  const listeners = new Listeners();

  app.get('/:game{[0-9]+}', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return gone(c);
    feed.letCharactersPlay(snapshot);
    return c.html(<GamePage snapshot={snapshot} viewer={c.get('viewer')} canType={typed !== undefined} />);
  });

  app.get('/:game{[0-9]+}/live', async (c) => {
    const gameId = Number(c.req.param('game'));
    const seen = Number(c.req.header('Last-Event-ID') ?? c.req.query('record') ?? -1);
    const snapshot = await feed.read(gameId);
    if (!snapshot) return gone(c);
    // Who asks whether it is there does not listen, and would never be known to have left.
    if (c.req.method === 'HEAD') return c.body(null);
    feed.letCharactersPlay(snapshot);
    const viewer = c.get('viewer');
    const isGuest = viewer.seats !== null;
    const release = isGuest ? listeners.add(c) : () => undefined;
    if (!release) return c.text('Too many pages listen from there already.', 429);
    return streamSSE(c, async (stream) => {
      const send = async (now: Snapshot): Promise<void> => {
        await stream.writeSSE({ id: String(now.pending.Record), data: rendered(now, viewer) });
      };
      const ended = new Promise<void>((resolve) => {
        const stop = feed.watch(snapshot, (now, areSeatsOthers) => {
          // He asks again, and is told what is his now.
          if (areSeatsOthers && isGuest) stream.abort();
          else void send(now);
        });
        stream.onAbort(() => {
          stop();
          release();
          resolve();
        });
      });
      // The browser hears at once that it is connected.
      await stream.write(': connected\n\n');
      if (snapshot.pending.Record !== seen || isGuest) await send(snapshot);
      const heart = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT);
      await ended;
      clearInterval(heart);
    });
  });

  app.post('/:game{[0-9]+}/moves', async (c) => {
    const gameId = Number(c.req.param('game'));
    // The move names the record that it is to be: what is known of the game may be older.
    const before = feed.known(gameId) ?? (await feed.read(gameId));
    if (!before) return gone(c);
    const { move, record, token } = moveIn(await readForm(c), before);
    const viewer = c.get('viewer');
    if (!mayMake(viewer, before, move)) return notice(c, 403, 'This seat is not yours: somebody else moves for it.');
    let refusal: string | undefined;
    try {
      await connections.use(gameId, (connection) => makeMove(connection, gameId, move, record, token));
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      refusal = isRefused(error, 'record_taken') ? 'Somebody has moved meanwhile: look how it stands now.' : error.sentence;
    }
    const after = (await feed.read(gameId)) ?? before;
    feed.letCharactersPlay(after);
    if (isFragment(c)) {
      const sql = statementOf(gameId, move, before.players.some((player) => player.Account !== null));
      return c.html(
        <>
          <Table snapshot={after} viewer={viewer} refusal={refusal} />
          <NewStatements statements={[{ sql, answer: refusal ?? `Record ${record}`, isRefused: refusal !== undefined }]} />
        </>,
        refusal === undefined ? 200 : 422,
      );
    }
    if (refusal === undefined) return c.redirect(`/games/${gameId}`, 303);
    return c.html(<GamePage snapshot={after} viewer={viewer} canType={typed !== undefined} refusal={refusal} />, 422);
  });

  app.get('/:game{[0-9]+}/past', async (c) => {
    const gameId = Number(c.req.param('game'));
    const at = c.req.query('at');
    if (at !== undefined && recordOf(at) < 0) return notice(c, 422, 'There is no such move.');
    const past = await connections.use(gameId, async (connection) => {
      const game = await readGame(connection, gameId);
      return game && (await readSnapshotAt(connection, game, at === undefined ? game.Moves : recordOf(at)));
    });
    return past ? c.html(<PastPage past={past} />) : gone(c);
  });

  app.post('/:game{[0-9]+}/forks', async (c) => {
    const gameId = Number(c.req.param('game'));
    const record = recordOf(textsOf(await readForm(c), 'record')[0]);
    const fork = await connections.use(gameId, (connection) => forkGame(connection, gameId, record, null));
    return c.redirect(`/games/${fork}`, 303);
  });

  app.get('/:game{[0-9]+}/tiles/:location{[0-9]+}', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return gone(c);
    const card = <TileCard snapshot={snapshot} location={Number(c.req.param('location'))} />;
    return c.html(isFragment(c) ? card : <Screen title={titleOf(snapshot.game)}>{card}</Screen>);
  });

  app.get('/:game{[0-9]+}/trade', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return gone(c);
    const [from, to] = ['from', 'with'].map((name) => snapshot.players.filter(isIn).find((player) => String(player['Player No.']) === c.req.query(name)));
    if (!from || !to || from === to) return notice(c, 404, 'There are no two such players in the game.');
    const card = <TradeForm snapshot={snapshot} from={from} to={to} isOverGame={isFragment(c)} />;
    return c.html(isFragment(c) ? card : <Screen title={titleOf(snapshot.game)}>{card}</Screen>);
  });

  return app;
}

const tables = new WeakMap<Snapshot, Map<string, string>>();

/** What changes of a page, made once for all pages that hear of it and look the same. */
function rendered(snapshot: Snapshot, viewer: Viewer): string {
  const known = tables.get(snapshot) ?? new Map<string, string>();
  tables.set(snapshot, known);
  const kind = kindOf(viewer);
  const table = known.get(kind) ?? String(<Table snapshot={snapshot} viewer={viewer} />);
  known.set(kind, table);
  return table;
}

function gone(c: Context): Response | Promise<Response> {
  return notice(c, 404, 'There is no such game.');
}

interface GamePageProps {
  snapshot: Snapshot;
  viewer: Viewer;
  /** whether statements can be typed */
  canType: boolean;
  refusal?: string;
}

function GamePage({ snapshot, viewer, canType, refusal }: GamePageProps) {
  const { game, pending } = snapshot;
  return (
    <Page title={titleOf(game)} kind="game" scripts={SETTINGS_SCRIPTS}>
      <a class="skip" href="#expectation">To what is to be decided</a>
      <header>
        <h1>{titleOf(game)}</h1>
        <p>{aboutOf(game)}</p>
        <nav aria-label="Game">
          {viewer.seats === null && (
            <>
              <a class="button" href={`/games/${game.Game}/invite`}>Invite</a>
              <a class="button" href={`/games/${game.Game}/save`}>Save</a>
              <GameLinks game={game.Game} />
              <a class="button" href="/">Menu</a>
            </>
          )}
          <SettingsMenu />
        </nav>
      </header>
      <main hx-sse:connect={`/games/${game.Game}/live?record=${pending.Record}`} hx-target="#table" hx-swap="outerMorph">
        <Table snapshot={snapshot} viewer={viewer} refusal={refusal} />
      </main>
      <div id="card" aria-live="polite" />
      <GameDrawer game={game.Game} canType={canType} isHome={viewer.seats === null} />
      <p id="connection" role="status" />
    </Page>
  );
}
