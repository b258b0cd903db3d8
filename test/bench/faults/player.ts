import { randomUUID } from 'node:crypto';
import { type Address, type ConnectOptions, GameConnection } from '../../../src/client/connection';
import { isConnectionLost } from '../../../src/client/connection-lost';
import { makeMove } from '../../../src/client/move';
import { isRefused } from '../../../src/client/refusal';
import { resend } from '../../../src/client/resend';
import { readMovesFromToken } from '../../../src/client/views';
import { diceOf, ROLL } from '../games';
import { PATIENT } from './patience';
import type { PlayLog } from './play-log';
import type { Table } from './table';
import type { LedgerEntry } from './tally';

/** Errors that are neither expected nor pass, after which a client gives up. */
const MOST_ERRORS = 100;

/** How a client makes a move. */
export interface Way {
  connect: ConnectOptions;
  /** @returns the row that the client is told; null: it is told none */
  roll: (connection: GameConnection, game: number, dice: number) => Promise<LedgerEntry | null>;
}

/** As the command line: with a token, sent again as long as it takes. */
export const CLIENT: Way = {
  connect: PATIENT,
  roll: async (connection, game, dice) => {
    const { record_ID: record, token } = await makeMove(connection, game, { action: 'roll', dice });
    return { record, token };
  },
};

/**
 * As a player of a game between accounts: `make_move` submits the move, commits, and makes it. It is called again with the same
 * token as long as the connection is lost; `token_taken` then says that it was made.
 */
export const CALLER: Way = {
  connect: PATIENT,
  roll: async (connection, game, dice) => {
    const token = randomUUID();
    const call = (): Promise<[{ Record: number }[]]> => connection.rows('CALL make_move(?, ?, ?)', [game, 'roll', JSON.stringify({ dice, token })]) as unknown as Promise<[{ Record: number }[]]>;
    try {
      const [rows] = await resend(connection, call, { isIdempotent: true });
      return { record: rows[0]?.Record ?? 0, token };
    } catch (error) {
      if (!isRefused(error, 'token_taken')) throw error;
      return { record: (await readMovesFromToken(connection, token, 1))[0]?.record_ID ?? 0, token };
    }
  },
};

/** As somebody with an SQL client: one statement, without a token, and whatever the server says to it. */
export const PLAIN: Way = {
  connect: {},
  roll: async (connection, game, dice) => {
    await connection.run(ROLL, [game, dice]);
    return null;
  },
};

/** A client that rolls at a table, until it is told to stop. */
export class Player {
  private chosen: number | undefined;
  private sent = 0;
  private errors = 0;

  private constructor(
    readonly number: number,
    private readonly way: Way,
    private readonly table: Table,
    private readonly address: Address,
    private readonly connection: GameConnection,
    /** is done before each move, counted from 1 */
    private readonly beforeMove: (move: number) => void,
  ) {}

  static async seat(number: number, way: Way, table: Table, address: Address, beforeMove: (move: number) => void): Promise<Player> {
    return new Player(number, way, table, address, await GameConnection.open(address, way.connect), beforeMove);
  }

  /** @throws Error after a hundred errors that nothing accounts for */
  async play(log: PlayLog, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const { game } = this.table;
      try {
        await this.choose(game);
      } catch (error) {
        await this.meet(error, game, log);
        continue;
      }
      try {
        this.sent += 1;
        this.beforeMove(this.sent);
        log.acknowledge(this.number, game, await this.way.roll(this.connection, game, diceOf(this.sent)));
        await this.table.count();
      } catch (error) {
        if (isConnectionLost(error)) log.leaveOpen(game);
        await this.meet(error, game, log);
      }
    }
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private async choose(game: number): Promise<void> {
    if (this.chosen === game) return;
    await this.connection.choose(game);
    this.chosen = game;
  }

  private async meet(error: unknown, game: number, log: PlayLog): Promise<void> {
    if (isRefused(error, 'game_over')) {
      await this.table.leave(game);
      return;
    }
    log.complain(this.number, error);
    if (isConnectionLost(error)) await this.comeBack();
    // A moment; the server has a clock for it.
    else if (isRefused(error, 'deploy_running')) await this.connection.rows('SELECT SLEEP(0.01)');
    else if (++this.errors >= MOST_ERRORS) throw error;
  }

  /** Connects again as soon as the server answers, as somebody would who tries again and again. */
  private async comeBack(): Promise<void> {
    for (;;) {
      const another = await GameConnection.open(this.address, PATIENT);
      await another.close();
      try {
        await this.connection.reconnect();
        return;
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
      }
    }
  }
}
