import type { GameConnection } from '../client/connection';
import { RefusedMove } from '../client/refusal';
import { Connections } from './connections';

/** What can be read from: the primary, or whatever follows it. */
export type Reader = Pick<Connections, 'use'>;

/** A server that follows the primary, such as a replica. */
export interface Follower {
  /** opens a connection to it */
  connect: () => Promise<GameConnection>;
  /** receives a line for people when it cannot be used */
  say: (line: string) => void;
}

/** Seconds that a read waits for the follower to have what the primary has. */
const CATCH_UP = 1;

/** Milliseconds until a follower that could not be used is tried again. */
const PAUSE = 5_000;

/** Why a follower cannot be used. */
class NotUsable extends Error {}

/**
 * Reads from the follower if there is one, but never an older state than the primary had when the reading began: the follower has to
 * have executed the same transactions first. Where it does not in time, the primary is read.
 */
export class Reads implements Reader {
  private readonly follower: Connections | undefined;
  /** until when the primary alone is read */
  private retry: NodeJS.Timeout | undefined;
  /** games that only the primary has */
  private readonly lacking = new Set<number>();
  private isClosed = false;

  constructor(
    private readonly primary: Connections,
    private readonly following?: Follower,
  ) {
    this.follower = following && new Connections(following.connect);
  }

  /** Whether there is a follower, usable or not. */
  get hasFollower(): boolean {
    return this.follower !== undefined;
  }

  /**
   * As Connections.use.
   * @param work must only read: it is done again where the follower fails
   * @returns what `work` returns; undefined if there is no such thing on the primary either
   */
  async use<Result>(gameId: number | null, work: (connection: GameConnection) => Promise<Result>): Promise<Result> {
    if (!this.follower || this.retry || (gameId !== null && this.lacking.has(gameId))) return await this.primary.use(gameId, work);
    const state = await this.readState();
    try {
      const result = await useAt(this.follower, state, gameId, work);
      if (result !== undefined) return result;
    } catch (error) {
      // What the rules refuse is said by the primary.
      if (!(error instanceof RefusedMove)) this.leave(error);
      return await this.primary.use(gameId, work);
    }
    const result = await this.primary.use(gameId, work);
    if (result !== undefined && gameId !== null) this.leaveOut(gameId);
    return result;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.follower?.close();
  }

  private readState(): Promise<string> {
    return this.primary.use(null, readTransactions);
  }

  private leaveOut(gameId: number): void {
    if (this.lacking.has(gameId)) return;
    this.lacking.add(gameId);
    this.following?.say(`The server of SQLOPOLY_READ_URL does not have game ${gameId}, which is read from the primary.`);
  }

  /** Reads from the primary alone for a while, and says why. */
  private leave(error: unknown): void {
    if (this.retry || this.isClosed) return;
    const reason = error instanceof Error && error.message ? error.message : 'it does not answer';
    this.following?.say(`The server of SQLOPOLY_READ_URL is not used at present: ${reason}. Everything is read from the primary until it can be used again.`);
    this.tryLater();
  }

  private tryLater(): void {
    this.retry = setTimeout(() => void this.tryAgain(), PAUSE).unref();
  }

  private async tryAgain(): Promise<void> {
    try {
      if (this.follower) await useAt(this.follower, await this.readState(), null, () => Promise.resolve());
      this.retry = undefined;
    } catch {
      if (!this.isClosed) this.tryLater();
    }
  }
}

/** The transactions that a server has executed. */
export async function readTransactions(connection: GameConnection): Promise<string> {
  return (await connection.row<{ transactions: string }>('SELECT @@GLOBAL.gtid_executed AS transactions'))?.transactions ?? '';
}

/** Does some work with a follower that has executed some transactions. @throws NotUsable when it does not in time */
async function useAt<Result>(follower: Connections, transactions: string, gameId: number | null, work: (connection: GameConnection) => Promise<Result>): Promise<Result> {
  return await follower.use(gameId, async (connection) => {
    const waited = await connection.row<{ isLate: number }>('SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS isLate', [transactions, CATCH_UP]);
    if (waited?.isLate !== 0) throw new NotUsable(`it is more than ${CATCH_UP} s behind`);
    return await work(connection);
  });
}
