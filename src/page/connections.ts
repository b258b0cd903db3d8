import { GameConnection } from '../client/connection';
import { abandoned } from '../client/connection-lost';
import { hearing } from './drawer/statement-log';

/** The most connections that the page opens; further requests wait for a free one. */
const MOST_CONNECTIONS = 8;

/** Milliseconds that closing waits at most for work that is being done: a statement may take longer. */
const PATIENCE = 5_000;

/** A pool of connections to one database. */
export class Connections {
  private readonly idle: GameConnection[] = [];
  private readonly waiting: ((connection: GameConnection) => void)[] = [];
  private open = 0;
  private isClosed = false;
  private onAllClosed: () => void = () => undefined;

  /** @param connect opens a connection */
  constructor(private readonly connect: () => Promise<GameConnection>) {}

  /**
   * Runs `work` with a connection on which a game is chosen.
   * @param gameId null: any game may be chosen; for work that concerns no game
   * @param signal aborts the statement that is being executed, because the reader has left; default: it is completed
   * @throws whatever `work` throws; the error of mysql2 when no connection can be opened; that of an abandoned statement after `close`
   */
  async use<Result>(gameId: number | null, work: (connection: GameConnection) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.isClosed) throw abandoned();
    const connection = await this.take();
    const abandon = (): void => connection.abandon();
    signal?.addEventListener('abort', abandon);
    try {
      // The reader may have left while the request waited for a connection.
      if (signal?.aborted) throw abandoned();
      if (gameId !== null) await connection.choose(gameId);
      connection.onStatement = hearing();
      return await work(connection);
    } finally {
      signal?.removeEventListener('abort', abandon);
      connection.onStatement = undefined;
      this.giveBack(connection);
    }
  }

  /** Closes the idle connections now and the others when they are returned, for which it waits some seconds. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.idle.splice(0).map((connection) => this.closeOne(connection)));
    if (this.open === 0) return;
    await new Promise<void>((resolve) => {
      this.onAllClosed = resolve;
      setTimeout(resolve, PATIENCE).unref();
    });
  }

  private async closeOne(connection: GameConnection): Promise<void> {
    try {
      await connection.close();
    } finally {
      this.forget();
    }
  }

  private forget(): void {
    this.open -= 1;
    if (this.open === 0) this.onAllClosed();
  }

  private async take(): Promise<GameConnection> {
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.open >= MOST_CONNECTIONS) return await new Promise((resolve) => this.waiting.push(resolve));
    this.open += 1;
    try {
      return await this.connect();
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private giveBack(connection: GameConnection): void {
    const next = this.waiting.shift();
    if (next) next(connection);
    else if (this.isClosed) void this.closeOne(connection);
    else this.idle.push(connection);
  }
}
