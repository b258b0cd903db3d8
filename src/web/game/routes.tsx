import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { makeMove } from '../../game/move';
import { RefusedMove } from '../../game/refusal';
import { isIn } from '../../game/standing';
import { forkGame } from '../../game/time';
import { readGame } from '../../game/views';
import { statementOf } from '../../telling/statement';
import type { Sources } from '../app';
import { recordOf, textsOf } from '../form';
import { Page, Screen } from '../layout';
import { isFragment, notice } from '../notice';
import { GameLinks } from './game-screen';
import { PastPage } from './past';
import { moveIn } from './read-move';
import { readSnapshotAt, type Snapshot } from './snapshot';
import { Statement, Statements } from './statement';
import { Table } from './table';
import { TileCard } from './tile-card';
import { TradeForm } from './trade-form';

/** Milliseconds after which a page hears that it is still connected. */
const HEARTBEAT = 20_000;

/** The pages of a game. */
export function gameRoutes({ feed, connections, typed }: Sources): Hono {
  const app = new Hono();

  app.get('/:game{[0-9]+}', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return gone(c);
    feed.letCharactersPlay(snapshot);
    return c.html(<GamePage snapshot={snapshot} canType={typed !== undefined} />);
  });

  app.get('/:game{[0-9]+}/live', async (c) => {
    const gameId = Number(c.req.param('game'));
    const seen = Number(c.req.header('Last-Event-ID') ?? c.req.query('record') ?? -1);
    const snapshot = await feed.read(gameId);
    if (!snapshot) return gone(c);
    feed.letCharactersPlay(snapshot);
    return streamSSE(c, async (stream) => {
      const send = async (now: Snapshot): Promise<void> => {
        await stream.writeSSE({ id: String(now.pending.Record), data: rendered(now) });
      };
      const stop = feed.watch(snapshot, (now) => void send(now));
      const ended = new Promise<void>((resolve) => {
        stream.onAbort(() => {
          stop();
          resolve();
        });
      });
      // The browser hears at once that it is connected.
      await stream.write(': connected\n\n');
      if (snapshot.pending.Record !== seen) await send(snapshot);
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
    const { move, record, token } = moveIn(await c.req.parseBody({ all: true }), before);
    let refusal: string | undefined;
    try {
      await connections.use(gameId, (connection) => makeMove(connection, gameId, move, record, token));
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      refusal = error.sentence;
    }
    const after = (await feed.read(gameId)) ?? before;
    feed.letCharactersPlay(after);
    if (isFragment(c)) {
      const sql = statementOf(gameId, move, before.players.some((player) => player.Account !== null));
      return c.html(
        <>
          <Table snapshot={after} refusal={refusal} />
          <Statement sql={sql} answer={refusal ?? `Record ${record}`} isRefused={refusal !== undefined} />
        </>,
        refusal === undefined ? 200 : 422,
      );
    }
    if (refusal === undefined) return c.redirect(`/games/${gameId}`, 303);
    return c.html(<GamePage snapshot={after} canType={typed !== undefined} refusal={refusal} />, 422);
  });

  app.get('/:game{[0-9]+}/past', async (c) => {
    const gameId = Number(c.req.param('game'));
    const past = await connections.use(gameId, async (connection) => {
      const game = await readGame(connection, gameId);
      return game && (await readSnapshotAt(connection, game, recordOf(c.req.query('at') ?? String(game.Moves))));
    });
    return past ? c.html(<PastPage past={past} />) : gone(c);
  });

  app.post('/:game{[0-9]+}/forks', async (c) => {
    const gameId = Number(c.req.param('game'));
    const record = recordOf(textsOf(await c.req.parseBody(), 'record')[0]);
    const fork = await connections.use(gameId, (connection) => forkGame(connection, gameId, record, null));
    return c.redirect(`/games/${fork}`, 303);
  });

  app.get('/:game{[0-9]+}/tiles/:location{[0-9]+}', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return gone(c);
    const card = <TileCard snapshot={snapshot} location={Number(c.req.param('location'))} />;
    return c.html(isFragment(c) ? card : <Screen title={snapshot.game.Name}>{card}</Screen>);
  });

  app.get('/:game{[0-9]+}/trade', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return gone(c);
    const [from, to] = ['from', 'with'].map((name) => snapshot.players.filter(isIn).find((player) => String(player['Player No.']) === c.req.query(name)));
    if (!from || !to || from === to) return notice(c, 404, 'There are no two such players in the game.');
    const card = <TradeForm snapshot={snapshot} from={from} to={to} />;
    return c.html(isFragment(c) ? card : <Screen title={snapshot.game.Name}>{card}</Screen>);
  });

  return app;
}

const tables = new WeakMap<Snapshot, string>();

/** What changes of a page, made once for all pages that hear of it. */
function rendered(snapshot: Snapshot): string {
  const table = tables.get(snapshot) ?? String(<Table snapshot={snapshot} />);
  tables.set(snapshot, table);
  return table;
}

function gone(c: Context): Response | Promise<Response> {
  return notice(c, 404, 'There is no such game.');
}

function GamePage({ snapshot, canType, refusal }: { snapshot: Snapshot; canType: boolean; refusal?: string }) {
  const { game, pending } = snapshot;
  return (
    <Page title={game.Name} kind="game">
      <header>
        <h1>{game.Name}</h1>
        <p>{`Game ${game.Game}, ${game.Edition}`}</p>
        <nav aria-label="Game">
          <GameLinks game={game.Game} />
          <a class="button" href="/">Menu</a>
        </nav>
      </header>
      <main hx-sse:connect={`/games/${game.Game}/live?record=${pending.Record}`} hx-target="#table" hx-swap="outerMorph">
        <Table snapshot={snapshot} refusal={refusal} />
      </main>
      <div id="card" aria-live="polite" />
      <Statements game={game.Game} canType={canType} />
      <p id="connection" role="status" />
    </Page>
  );
}
