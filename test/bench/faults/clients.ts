import { type Address, GameConnection } from '../../../src/client/connection';
import { serverErrno } from '../../../src/client/refusal';
import { type LossyProxy, startLossyProxy } from '../../support/lossy-proxy';
import type { Figure } from '../figure';
import type { FaultBench } from './fault-bench';
import { figuresOf, playThrough } from './outcome';
import { Players, type Seat } from './players';
import type { Happening } from './tally';

const CAST = { clients: 4, plain: 0, together: { clients: 2, plain: 0 } };

/** Of so many moves of a client one loses its answer. */
const EVERY = 5;

/** There is no such session any more. */
const NO_SESSION = 1094;

/** Clients whose answers are lost, and whose sessions die in the middle of a move. */
export async function clients(bench: FaultBench): Promise<Figure[]> {
  const { address } = await bench.server();
  const [proxies, lost]: [LossyProxy[], Happening[]] = [[], []];
  const seatBehindProxy = async (client: number): Promise<Seat> => {
    const url = new URL(address.url);
    const proxy = await startLossyProxy(url.hostname, Number(url.port));
    proxies.push(proxy);
    url.port = String(proxy.port);
    const beforeMove = (move: number): void => {
      if (move % EVERY !== 0) return;
      proxy.loseNextAnswer();
      lost.push({ client, from: performance.now(), to: performance.now() });
    };
    return { address: { url: url.href }, beforeMove };
  };
  try {
    const players = await Players.seat(address, CAST, seatBehindProxy);
    let killed = 0;
    const outcome = await playThrough('clients', address, players, async () => {
      killed = await killSessions(address, players, bench.timer());
      return lost;
    });
    return figuresOf(outcome, `${lost.length} answers lost, ${killed} sessions killed in a move; 6 clients, 2 in one game`);
  } finally {
    for (const proxy of proxies) await proxy.close();
  }
}

/** Kills sessions in the middle of a move, one after the other. @returns how many */
async function killSessions(address: Address, players: Players, isOver: () => boolean): Promise<number> {
  const killer = await GameConnection.open(address);
  let killed = 0;
  try {
    while (!isOver()) {
      const [moving] = await killer.rows<{ id: number }>(
        "SELECT ID AS id FROM performance_schema.processlist WHERE DB = DATABASE() AND INFO LIKE 'INSERT INTO Gamemanager%' LIMIT 1",
      );
      if (!moving) continue;
      await killer.run('KILL ?', [moving.id]).catch((error: unknown) => {
        if (serverErrno(error) !== NO_SESSION) throw error;
      });
      killed += 1;
      await players.everyMoved(EVERY);
    }
  } finally {
    await killer.close();
  }
  return killed;
}
