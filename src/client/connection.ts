import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, type ConnectionOptions, createConnection, type RowDataPacket } from 'mysql2/promise';
import { type Address, serversAt } from '../server/address';
import { abandoned, isConnectionLost, isGivenUp, NO_CONNECTION, NO_PRIMARY, TIMEOUT } from './connection-lost';
import { endSession } from './end-session';
import { DEPLOY_RUNNING, HALF_DEPLOYED, isBeingReplaced, REPLACEMENT_PAUSES } from './half-deployed';
import { asRefusal, RefusedMove, serverErrno } from './refusal';
import { SESSION } from './session';

export type { Address } from '../server/address';

export interface ConnectOptions {
  /** milliseconds that a statement may take; default 30,000 */
  timeout?: number;
  /** whether a query may have several statements; default: false */
  multipleStatements?: boolean;
  /** how to wait for a server that is down or whose rules are being replaced; default: statements fail at once */
  patience?: Patience;
  /** whether any server of a group can be used, because nothing is written; default: only the primary */
  onlyReads?: boolean;
}

/** How to wait for a server that is down. */
export interface Patience {
  /** milliseconds; default: 15,000, because a group takes some seconds to elect another primary */
  limit?: number;
  /** receives a line for people when it takes longer than a second */
  say: (line: string) => void;
  /** starts the server again, if it is our own */
  revive?: () => Promise<void>;
}

type Scalar = string | number | null;

/** The value of a `?`; for `VALUES ?` an array of rows. */
export type Value = Scalar | readonly string[] | readonly (readonly Scalar[])[];

const DEFAULT_TIMEOUT = 30_000;
const CONNECT_TIMEOUT = 10_000;

/** Shorter, because another server may answer instead. */
const CONNECT_TIMEOUT_IN_GROUP = 3_000;

const DEFAULT_WAIT_LIMIT = 15_000;
const PAUSE = 200;

/** Milliseconds after which people are told that the program is waiting. */
const SILENT_WAIT = 1_000;

/** Makes a game the current one. */
const CHOOSE = 'SET @game_id = ?';

/** Statements that can be repeated after a connection was lost. */
const READS = /^\s*SELECT\b/i;

/** @param cause the error of the last attempt to connect */
function noConnection(cause?: unknown): Error {
  return Object.assign(new Error('There is no connection.', { cause }), { code: NO_CONNECTION });
}

/** A connection to the database of the game, with a limit on how long a statement may take. */
export class GameConnection {
  private connection: Connection | undefined;
  private gameId: number | undefined;
  private isInTransaction = false;
  private isClosed = false;
  /** receives each statement that was executed, or refused by the game */
  onStatement: ((sql: string, values: readonly Value[], refused?: RefusedMove) => void) | undefined;
  /** the server that was connected to last */
  private current = 0;
  /** stops waiting for the statement that is being executed */
  private giveUp: (error: Error) => void = () => undefined;

  private constructor(
    private readonly servers: readonly ConnectionOptions[],
    private readonly timeout: number,
    private readonly patience: Patience | undefined,
    private readonly onlyReads: boolean,
  ) {}

  /**
   * Connects to the first server of the address that accepts moves.
   * @throws AddressError; the error of mysql2 when no server can be reached
   */
  static async open(address: Address, options: ConnectOptions = {}): Promise<GameConnection> {
    const { timeout = DEFAULT_TIMEOUT, multipleStatements = false, patience, onlyReads = false } = options;
    const servers = serversAt(address);
    const connectTimeout = servers.length > 1 ? CONNECT_TIMEOUT_IN_GROUP : CONNECT_TIMEOUT;
    const common = { charset: 'utf8mb4_0900_ai_ci', connectTimeout, dateStrings: true, multipleStatements };
    const game = new GameConnection(servers.map((server) => ({ ...server, ...common })), timeout, patience, onlyReads);
    await game.recover();
    return game;
  }

  /** The address of the server that it is connected to, or was last. */
  get server(): ConnectionOptions {
    const { uri, socketPath, ssl } = this.servers[this.current] ?? {};
    return { ...(uri ? { uri } : {}), ...(socketPath ? { socketPath } : {}), ...(ssl ? { ssl } : {}) };
  }

  /**
   * Replaces the present connection by a new one with the same chosen game. Of several servers it uses the primary of
   * the group, which accepts writes.
   * @throws the error of mysql2 when no server can be reached, or none is the primary
   */
  async reconnect(): Promise<void> {
    this.drop();
    let problem: unknown;
    for (let tries = 0; tries < this.servers.length; tries += 1) {
      try {
        await this.connect();
        return;
      } catch (error) {
        this.drop();
        if (!isConnectionLost(error)) throw error;
        problem ??= error;
        this.current = (this.current + 1) % this.servers.length;
      }
    }
    throw problem;
  }

  private async connect(): Promise<void> {
    const connection = await createConnection({ ...this.servers[this.current] });
    // With patience, the next statement reconnects if the idle connection is lost; without, it fails.
    connection.on('error', () => {
      if (this.patience && this.connection === connection) this.drop();
    });
    this.connection = connection;
    this.isInTransaction = false;
    await this.sendOnce(SESSION, []);
    if (this.servers.length > 1 && !this.onlyReads) {
      const [primary] = (await this.sendOnce('SELECT @@read_only AS isReadOnly', [])) as { isReadOnly: number }[];
      if (primary?.isReadOnly) throw Object.assign(new Error('No server of the group accepts moves at present; try again in a moment.'), { code: NO_PRIMARY });
    }
    if (this.gameId !== undefined) await this.sendOnce(CHOOSE, [this.gameId]);
  }

  /**
   * Reconnects after the connection was lost. With `patience`, it waits for a server, e.g. until the group has elected
   * another primary.
   * @param since when the waiting began, as of Date.now()
   * @throws the last error
   */
  async recover(since = Date.now()): Promise<void> {
    const limit = this.patience?.limit ?? DEFAULT_WAIT_LIMIT;
    let isReported = false;
    for (;;) {
      try {
        await this.reconnect();
        return;
      } catch (error) {
        if (!isConnectionLost(error) || !this.patience || Date.now() - since > limit) throw error;
        if (!isReported && Date.now() - since > SILENT_WAIT) {
          this.patience.say(`Waiting for the server, ${limit / 1000} seconds at most: ${(error as Error).message || 'it does not answer'}`);
          isReported = true;
        }
        await wait(PAUSE);
        if (this.patience.revive) await this.patience.revive();
      }
    }
  }

  /** Chooses the current game of this connection, which views show and moves change. */
  async choose(gameId: number): Promise<void> {
    this.gameId = gameId;
    await this.ask(CHOOSE, [gameId]);
  }

  /**
   * Reads rows. With `patience`, a SELECT is repeated when the connection was lost.
   * @param sql a constant statement with `?` for each value
   * @throws RefusedMove; the error of mysql2
   */
  async rows<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    const mayAskAgain = this.patience !== undefined && !this.isInTransaction && READS.test(sql);
    try {
      return (await this.ask(sql, values)) as Row[];
    } catch (error) {
      if (!mayAskAgain || !isConnectionLost(error)) throw error;
      await this.recover();
      return (await this.ask(sql, values)) as Row[];
    }
  }

  /** Reads the first row, if there is one. @param sql, values as of rows @throws as rows */
  async row<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, values))[0];
  }

  /**
   * Executes a statement and ignores its result.
   * @throws RefusedMove; the error of mysql2
   */
  async run(sql: string, values: readonly Value[] = []): Promise<void> {
    try {
      await this.ask(sql, values);
      if (sql === 'START TRANSACTION') this.isInTransaction = true;
    } finally {
      // Also when it failed: a lost connection ends the transaction, too.
      if (sql === 'COMMIT' || sql === 'ROLLBACK') this.isInTransaction = false;
    }
  }

  /** Closes the connection. Never throws. */
  async close(): Promise<void> {
    const connection = this.connection;
    this.connection = undefined;
    this.isClosed = true;
    await connection?.end().catch(() => connection.destroy());
  }

  /** Stops waiting for the statement that is being executed, which fails; in a transaction, it also ends on the server. */
  abandon(): void {
    this.giveUp(abandoned());
  }

  private async ask(sql: string, values: readonly Value[]): Promise<unknown> {
    // Nothing has been sent yet, and no transaction was lost.
    if (!this.connection && this.patience && !this.isInTransaction && !this.isClosed) {
      await this.recover().catch((error: unknown) => {
        throw isConnectionLost(error) ? noConnection(error) : error;
      });
    }
    if (!this.patience) return await this.sendOnce(sql, values);
    try {
      return await this.sendUntilReplaced(sql, values);
    } catch (error) {
      throw HALF_DEPLOYED.includes(serverErrno(error)) ? await this.explainHalfDeployed(error, sql) : error;
    }
  }

  /** Sends a statement, again after a while if what it calls is just being replaced. */
  private async sendUntilReplaced(sql: string, values: readonly Value[]): Promise<unknown> {
    for (const pause of REPLACEMENT_PAUSES) {
      try {
        return await this.sendOnce(sql, values);
      } catch (error) {
        if (!isBeingReplaced(error, sql)) throw error;
        await wait(pause);
      }
    }
    return await this.sendOnce(sql, values);
  }

  /** Replaces an error that is only due to a deploy that is running. */
  private async explainHalfDeployed(error: unknown, sql: string): Promise<unknown> {
    const [deployment] = (await this.sendOnce('SELECT state FROM deploymentView', []).catch(() => [])) as { state: string }[];
    if (deployment?.state !== 'running') return error;
    const refused = new RefusedMove(...DEPLOY_RUNNING);
    // A procedure may have committed changes before it failed: then it is no refusal, and is not sent again.
    return /^CALL\b/i.test(sql) ? new Error(refused.message, { cause: error }) : refused;
  }

  private async sendOnce(sql: string, values: readonly Value[]): Promise<unknown> {
    if (!this.connection) throw noConnection();
    try {
      const [result] = await this.inTime(this.connection.query<RowDataPacket[]>({ sql, values: [...values] }));
      this.onStatement?.(sql, values);
      return result;
    } catch (error) {
      // After a timeout the answer may still arrive, so this connection cannot be used again.
      if (isConnectionLost(error)) this.drop(isGivenUp(error) && this.isInTransaction);
      const problem = asRefusal(error);
      if (problem instanceof RefusedMove) this.onStatement?.(sql, values, problem);
      throw problem;
    }
  }

  /** Not mysql2's own time-out, which would keep the process alive after a connection is lost. */
  private async inTime<Result>(answer: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const givenUp = new Promise<never>((_, reject) => {
      this.giveUp = reject;
      const error = Object.assign(new Error(`The server did not answer within ${this.timeout} ms.`), { code: TIMEOUT });
      timer = setTimeout(() => reject(error), this.timeout);
    });
    try {
      return await Promise.race([answer, givenUp]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param endsWork whether the server need not complete what it is executing: the transaction is undone anyway */
  private drop(endsWork = false): void {
    const session = this.connection?.threadId;
    this.connection?.destroy();
    this.connection = undefined;
    if (endsWork && session !== undefined) void endSession({ ...this.servers[this.current] }, session);
  }
}
