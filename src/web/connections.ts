import { GameConnection } from '../game/connection';
import { hearing } from './drawer/heard';

/** How many connections the page has at most; requests that find none wait for one. */
const MOST_CONNECTIONS = 8;

/** Connections to one database, which requests take in turn. */
export class Connections {
  private readonly idle: GameConnection[] = [];
  private readonly waiting: ((connection: GameConnection) => void)[] = [];
  private open = 0;
  private isClosed = false;

  /** @param connect makes a connection */
  constructor(private readonly connect: () => Promise<GameConnection>) {}

  /**
   * Does something with a connection in which a game is chosen.
   * @param gameId null: whichever is; for what is about no game
   * @throws what `work` throws; the error of mysql2 when there is no connection
   */
  async use<Result>(gameId: number | null, work: (connection: GameConnection) => Promise<Result>): Promise<Result> {
    const connection = await this.take();
    try {
      if (gameId !== null) await connection.choose(gameId);
      connection.hear = hearing();
      return await work(connection);
    } finally {
      connection.hear = undefined;
      this.giveBack(connection);
    }
  }

  /** Closes those that nobody uses, and the others when they are given back. */
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
