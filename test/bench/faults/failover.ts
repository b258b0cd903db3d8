import { killMember, startCluster } from '../../../src/server/group/cluster';
import { enableEventOnAll } from '../../../src/deploy/events';
import type { Figure } from '../figure';
import type { FaultBench } from './fault-bench';
import { figuresOf, playThrough, timed } from './outcome';
import { Players } from './players';
import type { Span } from './tally';

const CAST = { clients: 3, plain: 0, together: { clients: 2, plain: 0 } };

/** Moves that each client makes before a kill, and after it. */
const MOVES = 10;

/** Seconds. */
const FIRST_MOVE = { atMost: 8 };

/** Kills the primary of a group of three, which comes back as another of them, while clients play. */
export async function failover(bench: FaultBench): Promise<Figure[]> {
  const { options, address } = await bench.group();
  const players = await Players.seat(address, CAST);
  const outcome = await playThrough('failover', address, players, async () => {
    const times: Span[] = [];
    const isOver = bench.timer();
    for (;;) {
      await players.everyMoved(MOVES);
      const from = performance.now();
      await killMember(options);
      times.push({ from, to: performance.now() });
      await players.everyMoved(MOVES);
      if (isOver()) return times;
      await startCluster(options, enableEventOnAll);
    }
  });
  const firstMoves = outcome.pauses.map((pauses) => Math.min(...pauses));
  return [
    ...figuresOf(outcome, `${firstMoves.length} × kill -9 of the primary; 5 clients, 2 in one game`),
    timed('failover', 'pause until the first move of anybody, at worst', Math.max(...firstMoves), '', FIRST_MOVE),
  ];
}
