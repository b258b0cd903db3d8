import { killMember, startCluster } from '../../../src/server/group/cluster';
import { dropEvent, enableEventOnAll } from '../../../src/deploy/events';
import { GameConnection } from '../../../src/client/connection';
import type { Figure } from '../figure';
import { type Done, EventGames, utcOf } from './event-games';
import type { FaultBench } from './fault-bench';
import { counted, figuresOf, playThrough, timed } from './outcome';
import { PATIENT } from './patience';
import { Players } from './players';
import type { Span } from './tally';

const CAST = { clients: 3, plain: 0, together: { clients: 2, plain: 0 } };

/** Moves that each client makes before a kill, and after it. */
const MOVES = 10;

/** Seconds. */
const FIRST_MOVE = { atMost: 8 };

/**
 * Kills the primary of a group of three, which comes back as another of them, while clients play, and the event in
 * games with bots, a time limit and an auction.
 */
export async function failover(bench: FaultBench): Promise<Figure[]> {
  const { options, address } = await bench.group();
  const connection = await GameConnection.open(address, PATIENT);
  const players = await Players.seat(address, CAST);
  const [games, done]: [number[], Done[][]] = [[], []];
  try {
    const outcome = await playThrough('failover', address, players, async () => {
      const times: Span[] = [];
      const isOver = bench.timer();
      for (;;) {
        await players.everyMoved(MOVES);
        const ofEvent = await EventGames.begin(connection);
        games.push(...ofEvent.games);
        const from = performance.now();
        await killMember(options);
        // Whatever has a later time was done by the next primary.
        const killed = utcOf(new Date());
        times.push({ from, to: performance.now() });
        await players.everyMoved(MOVES);
        done.push(await ofEvent.moved(killed));
        if (isOver()) {
          // What is examined must not go on.
          await dropEvent(connection);
          return times;
        }
        await startCluster(options, enableEventOnAll);
      }
    }, games);
    const firstMoves = outcome.pauses.map((pauses) => Math.min(...pauses));
    return [
      ...figuresOf(outcome, `${firstMoves.length} × kill -9 of the primary; 5 clients, 2 in one game`),
      timed('failover', 'pause until the first move of anybody, at worst', Math.max(...firstMoves), '', FIRST_MOVE),
      ...figuresOfEvent(done),
    ];
  } finally {
    await connection.close();
  }
}

/** What the event did after all switchovers, and when it began to. */
function figuresOfEvent(done: readonly Done[][]): Figure[] {
  const all = done.flat();
  const abouts = [...new Set(all.map(({ about }) => about))];
  return [
    ...abouts.map((about) => {
      const moves = all.filter((one) => one.about === about).map((one) => one.moves);
      return counted('failover', `${about} after a switchover`, moves.reduce((sum, count) => sum + count, 0), `by switchover: ${moves.join(', ')}`, { atLeast: done.length });
    }),
    timed('failover', 'pause until the event moves in all its games, at worst', Math.max(...all.map(({ pause }) => pause))),
  ];
}
