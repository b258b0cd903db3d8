import { type Address, GameConnection } from '../../../src/client/connection';
import { callOnce, onlyRow } from '../../../src/client/call';
import type { Figure } from '../figure';
import { openedGame } from '../games';
import type { FaultBench } from './fault-bench';
import { counted, figuresOf, NONE, playThrough } from './outcome';
import { Players } from './players';

const CAST = { clients: 3, plain: 2, together: { clients: 3, plain: 3 } };

/** Something that is done beside the play, again and again. */
type Beside = (connection: GameConnection, game: number, time: number) => Promise<void>;

const deletion = (connection: GameConnection, game: number): Promise<void> => connection.run('CALL delete_game(?)', [game]);

const BESIDE: readonly Beside[] = [
  async (connection) => deletion(connection, await openedGame(connection, 'classic', { players: 2, dice: 'server' })),
  async (connection, _, time) => {
    const options = { players: 2, rules: { starting_cash: 2_000 + time } };
    await deletion(connection, await openedGame(connection, 'hoarding', options));
  },
  async (connection, game) => {
    const fork = 'CALL fork_game(?, NULL, NULL)';
    await deletion(connection, onlyRow(fork, await callOnce<{ game_id: number }>(connection, fork, [game])).game_id);
  },
  async (connection, game, time) => {
    await connection.run('CALL save_game(?, ?)', [game, `faults ${time}`]);
    await connection.run('CALL delete_save(?)', [`faults ${time}`]);
  },
];

/** Many games at once, several clients in one of them, and beside them games that are made, deleted, forked and saved. */
export async function crowd(bench: FaultBench): Promise<Figure[]> {
  const { address } = await bench.server();
  const observer = await GameConnection.open(address);
  const players = await Players.seat(address, CAST);
  let done = 0;
  try {
    const before = await deadlocksOf(observer);
    const outcome = await playThrough('crowd', address, players, async () => {
      const isOver = bench.timer();
      const counts = await Promise.all(BESIDE.map((work, number) => doBeside(address, players, work, number, isOver)));
      done = counts.reduce((sum, count) => sum + count, 0);
      return [];
    });
    const deadlocks = (await deadlocksOf(observer)) - before;
    const about = `11 clients, 5 of them plain SQL, 6 in one game; ${done} times a game was made, forked or saved beside`;
    return [...figuresOf(outcome, about), counted('crowd', 'deadlocks and lock wait timeouts that the server counted', deadlocks, '', NONE)];
  } finally {
    await observer.close();
  }
}

/** Does something over and over without sending it again, so that each deadlock shows. @returns how often */
async function doBeside(address: Address, players: Players, work: Beside, number: number, isOver: () => boolean): Promise<number> {
  const connection = await GameConnection.open(address);
  let times = 0;
  try {
    for (; !isOver(); times += 1) {
      // The game of several, which is begun last.
      const game = players.games.at(-1) ?? 0;
      // Clients have the numbers from 0 on.
      await work(connection, game, times).catch((error: unknown) => players.log.complain(-1 - number, error));
    }
  } finally {
    await connection.close();
  }
  return times;
}

/** How often the server has undone a statement because of another, also where the client sent it again without a word. */
async function deadlocksOf(connection: GameConnection): Promise<number> {
  const [row] = await connection.rows<{ count: string }>(
    "SELECT SUM(COUNT) AS count FROM information_schema.INNODB_METRICS WHERE NAME IN ('lock_deadlocks', 'lock_timeouts')",
  );
  return Number(row?.count ?? 0);
}
