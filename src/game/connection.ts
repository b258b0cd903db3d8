import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, type ConnectionOptions, createConnection, type RowDataPacket } from 'mysql2/promise';
import { isConnectionLost, NO_CONNECTION, TIMEOUT } from './connection-lost';
import { asRefusal, serverErrno } from './refusal';

/** Where to connect to; a DatabaseLocation is one. */
export interface Address {
  /** mysql://user:password@host:port/database, where `?socketPath=` may name a socket */
  url: string;
  /** path of a unix socket, which is preferred to the address */
  socketPath?: string;
}

export interface ConnectOptions {
  /** milliseconds a statement may take; default 30,000 */
  timeout?: number;
  /** default: one */
  multipleStatements?: boolean;
}

type Scalar = string | number | null;

/** What stands for a `?`; for `VALUES ?` an array of rows. */
export type Value = Scalar | readonly string[] | readonly (readonly Scalar[])[];

/** No such routine, or a view that calls one: a deploy is just making it anew, a statement after it was dropped. */
const REPLACED: readonly (number | undefined)[] = [1305, 1356];

/**
 * Whether a statement failed for such a reason, and has changed nothing. What a procedure did before it called one that
 * is missing may be there to stay.
 */
function isBeingReplaced(error: unknown, sql: string): boolean {
  if (!REPLACED.includes(serverErrno(error))) return false;
  const [, procedure] = /^CALL (\w+)/.exec(sql) ?? [];
  return procedure === undefined || (error instanceof Error && error.message.includes(`.${procedure} does not exist`));
}

/** Milliseconds to wait for that before each attempt but the first. */
const PAUSES: readonly number[] = [50, 200, 500, 1_000];

const DEFAULT_TIMEOUT = 30_000;
const CONNECT_TIMEOUT = 10_000;

/** A connection to the database of the game, with a limit on how long a statement may take. */
export class GameConnection {
  private connection: Connection | undefined;
  private gameId: number | undefined;

  private constructor(
    private readonly options: ConnectionOptions,
    private readonly timeout: number,
  ) {}

  /**
   * Connects.
   * @throws the error of mysql2 when that fails
   */
  static async open({ url, socketPath }: Address, options: ConnectOptions = {}): Promise<GameConnection> {
    const { timeout = DEFAULT_TIMEOUT, multipleStatements = false } = options;
    const game = new GameConnection(
      {
        uri: url,
        ...(socketPath ? { socketPath } : {}),
        charset: 'utf8mb4_0900_ai_ci',
        connectTimeout: CONNECT_TIMEOUT,
        dateStrings: true,
        multipleStatements,
      },
      timeout,
    );
    await game.reconnect();
    return game;
  }

  /** Gives the present connection up and makes another, in which the same game is chosen. */
  async reconnect(): Promise<void> {
    this.drop();
    const connection = await createConnection({ ...this.options });
    // The loss of an idle connection shows at the next statement.
    connection.on('error', () => undefined);
    this.connection = connection;
    if (this.gameId !== undefined) await this.choose(this.gameId);
  }

  /** Makes a game the current one of this connection: the one that views show and moves are for. */
  async choose(gameId: number): Promise<void> {
    this.gameId = gameId;
    await this.run('SET @game_id = ?', [gameId]);
  }

  /**
   * Reads rows.
   * @param sql a constant statement with `?` for each value
   * @throws RefusedMove; the error of mysql2
   */
  async rows<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return (await this.send(sql, values)) as Row[];
  }

  /**
   * Sends a statement whose result does not matter.
   * @throws RefusedMove; the error of mysql2
   */
  async run(sql: string, values: readonly Value[] = []): Promise<void> {
    await this.send(sql, values);
  }

  /** Says goodbye to the server. Never throws. */
  async close(): Promise<void> {
    const connection = this.connection;
    this.connection = undefined;
    await connection?.end().catch(() => connection.destroy());
  }

  private async send(sql: string, values: readonly Value[]): Promise<unknown> {
    for (const pause of PAUSES) {
      try {
        return await this.sendOnce(sql, values);
      } catch (error) {
        if (!isBeingReplaced(error, sql)) throw error;
        await wait(pause);
      }
    }
    return await this.sendOnce(sql, values);
  }

  private async sendOnce(sql: string, values: readonly Value[]): Promise<unknown> {
    if (!this.connection) throw Object.assign(new Error('There is no connection.'), { code: NO_CONNECTION });
    try {
      const [result] = await this.inTime(this.connection.query<RowDataPacket[]>({ sql, values: [...values] }));
      return result;
    } catch (error) {
      // After a timeout the answer may still come: this connection is of no use any more.
      if (isConnectionLost(error)) this.drop();
      throw asRefusal(error);
    }
  }

  /** The time-out of mysql2 itself would keep the process alive after a connection is lost. */
  private async inTime<Result>(answer: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const error = Object.assign(new Error(`The server did not answer within ${this.timeout} ms.`), { code: TIMEOUT });
      timer = setTimeout(() => reject(error), this.timeout);
    });
    try {
      return await Promise.race([answer, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  private drop(): void {
    this.connection?.destroy();
    this.connection = undefined;
  }
}
