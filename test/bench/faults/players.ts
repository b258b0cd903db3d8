import type { Address } from '../../../src/client/connection';
import { CALLER, CLIENT, PLAIN, Player, type Way } from './player';
import { PlayLog } from './play-log';
import { Table } from './table';

/** Milliseconds that clients may take for the moves that are waited for. */
const LIMIT = 120_000;

/** Who plays. */
export interface Cast {
  /** how many clients have a game each */
  clients: number;
  /** how many plain SQL clients have a game each */
  plain: number;
  /** how many clients that call make_move have a game each; default: none */
  callers?: number;
  /** how many clients play one game together, and how many plain ones with them */
  together: { clients: number; plain: number };
}

/** How a client comes to the server. */
export interface Seat {
  address: Address;
  /** is done before each of its moves, counted from 1 */
  beforeMove: (move: number) => void;
}

/** The clients of a fault. */
export class Players {
  readonly log = new PlayLog();
  private readonly tables: Table[] = [];
  private readonly players: Player[] = [];
  private isOver = false;
  private failure: Error | undefined;

  /**
   * Begins the games and connects the clients.
   * @param seatOf how a client of a number, counted from 0, comes to the server; default: by the address
   */
  static async seat(address: Address, cast: Cast, seatOf: (client: number) => Promise<Seat> = () => directly(address)): Promise<Players> {
    const all = new Players();
    const sit = async (way: Way, table: Table): Promise<void> => {
      const number = all.players.length;
      const { address: by, beforeMove } = await seatOf(number);
      all.players.push(await Player.seat(number, way, table, by, beforeMove));
    };
    const openTable = async (): Promise<Table> => {
      const table = await Table.open(address);
      all.tables.push(table);
      return table;
    };
    for (let number = 0; number < cast.clients; number += 1) await sit(CLIENT, await openTable());
    for (let number = 0; number < cast.plain; number += 1) await sit(PLAIN, await openTable());
    for (let number = 0; number < (cast.callers ?? 0); number += 1) await sit(CALLER, await openTable());
    const { clients, plain } = cast.together;
    if (clients + plain > 0) {
      const table = await openTable();
      for (let number = 0; number < clients; number += 1) await sit(CLIENT, table);
      for (let number = 0; number < plain; number += 1) await sit(PLAIN, table);
    }
    return all;
  }

  /** All games that were begun. */
  get games(): number[] {
    return this.tables.flatMap(({ games }) => games);
  }

  /** The numbers of the clients. */
  get numbers(): number[] {
    return this.players.map(({ number }) => number);
  }

  /** Lets all play while something is done. @throws what that throws, or a client that gave up */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.log.play.from = performance.now();
    const playing = this.players.map((player) => player.play(this.log, () => this.isOver).catch((error: unknown) => this.fail(error)));
    try {
      return await Promise.race([work(), this.failed()]);
    } finally {
      this.isOver = true;
      await Promise.all(playing);
      this.log.play.to = performance.now();
    }
  }

  /** Waits until each client has made some more moves; fails when one has not within two minutes. */
  async everyMoved(moves: number): Promise<void> {
    const goals = this.numbers.map((number) => this.log.movesOf(number) + moves);
    const late = (): number[] => this.numbers.filter((number) => this.log.movesOf(number) < (goals[number] ?? 0));
    const limit = AbortSignal.timeout(LIMIT);
    limit.addEventListener('abort', () => {
      if (late().length > 0) this.fail(new Error(`The clients ${late().join(', ')} have not made ${moves} moves within two minutes.`));
    });
    await this.log.until(() => this.isOver || late().length === 0);
  }

  async close(): Promise<void> {
    for (const player of this.players) await player.close();
    for (const table of this.tables) await table.close();
  }

  private fail(error: unknown): void {
    this.failure ??= error instanceof Error ? error : new Error(String(error));
    this.log.wake();
  }

  private async failed(): Promise<never> {
    await this.log.until(() => this.failure !== undefined);
    throw this.failure;
  }
}

function directly(address: Address): Promise<Seat> {
  return Promise.resolve({ address, beforeMove: () => undefined });
}
