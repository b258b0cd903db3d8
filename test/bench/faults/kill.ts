import type { Figure } from '../figure';
import type { FaultBench } from './fault-bench';
import { figuresOf, playThrough } from './outcome';
import { Players } from './players';
import type { Span } from './tally';

const CAST = { clients: 3, plain: 2, callers: 2, together: { clients: 2, plain: 0 } };

/** Moves that each client makes between two kills. */
const MOVES = 25;

/** `kill -9` of the server, which is started again, while clients play. */
export async function kill(bench: FaultBench): Promise<Figure[]> {
  const { server, address } = await bench.server();
  const players = await Players.seat(address, CAST);
  const outcome = await playThrough('kill', address, players, async () => {
    const times: Span[] = [];
    const isOver = bench.timer();
    await players.everyMoved(MOVES);
    do {
      const from = performance.now();
      await server.kill();
      await server.restart();
      times.push({ from, to: performance.now() });
      await players.everyMoved(MOVES);
    } while (!isOver());
    return times;
  });
  return figuresOf(outcome, `${outcome.pauses.length} × kill -9; 9 clients, 2 of them plain SQL, 2 by make_move, 2 in one game`);
}
