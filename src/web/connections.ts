import { GameConnection } from '../game/connection';
import { hearing } from './drawer/statement-log';

/** The most connections that the page opens; further requests wait for a free one. */
const MOST_CONNECTIONS = 8;

/** A pool of connections to one database. */
export class Connections {
  private readonly idle: GameConnection[] = [];
  private readonly waiting: ((connection: GameConnection) => void)[] = [];
  private open = 0;
  private isClosed = false;

  /** @param connect opens a connection */
  constructor(private readonly connect: () => Promise<GameConnection>) {}

  /**
   * Runs `work` with a connection on which a game is chosen.
   * @param gameId null: any game may be chosen; for work that concerns no game
   * @throws whatever `work` throws; the error of mysql2 when no connection can be opened
   */
  async use<Result>(gameId: number | null, work: (connection: GameConnection) => Promise<Result>): Promise<Result> {
    const connection = await this.take();
    try {
      if (gameId !== null) await connection.choose(gameId);
      connection.onStatement = hearing();
      return await work(connection);
    } finally {
      connection.onStatement = undefined;
      this.giveBack(connection);
    }
  }

  /** Closes the idle connections now and the others when they are returned. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.idle.splice(0).map((connection) => connection.close()));
  }

  private async take(): Promise<GameConnection> {
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.open >= MOST_CONNECTIONS) return await new Promise((resolve) => this.waiting.push(resolve));
    this.open += 1;
    try {
      return await this.connect();
    } catch (error) {
      this.open -= 1;
      throw error;
    }
  }

  private giveBack(connection: GameConnection): void {
    const next = this.waiting.shift();
    if (next) next(connection);
    else if (this.isClosed) void connection.close();
    else this.idle.push(connection);
  }
}
