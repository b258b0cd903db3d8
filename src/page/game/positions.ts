import { readGame } from '../../client/views';
import type { Connections } from '../connections';
import type { Reader } from '../reads';
import { readSnapshotAt, readStepsAfter } from './read-snapshot';
import type { Snapshot, Step } from './snapshot';

/** The number of moves that are sent at once for Look back. */
const A_PART = 30;

/** The number of positions that are kept. Reading one replays the game up to it. */
const MOST_KEPT = 24;

/** Positions of games after earlier moves, for Look back. */
export class Positions {
  private readonly kept = new Map<string, Snapshot>();

  /** @param connections for positions: to read one, its moves are made again in a transaction that is rolled back */
  constructor(
    private readonly connections: Connections,
    private readonly reader: Reader,
  ) {}

  /**
   * Reads a game after a move.
   * @param record 0 for the opening position; undefined for the present
   * @param signal of the request: replaying a long game takes long, and ends when the reader leaves
   * @returns undefined when there is no such game
   * @throws RefusedMove, e.g. record_not_found
   */
  async read(gameId: number, record: number | undefined, signal: AbortSignal): Promise<Snapshot | undefined> {
    return await this.connections.use(gameId, async (connection) => {
      const game = await readGame(connection, gameId);
      const past = game && (await readSnapshotAt(connection, game, record ?? game.Moves));
      if (past) this.keep(past);
      return past;
    }, signal);
  }

  /**
   * The moves after a record.
   * @returns undefined when there is no such game
   * @throws as read
   */
  async stepsAfter(gameId: number, record: number, signal: AbortSignal): Promise<readonly Step[] | undefined> {
    const before = this.kept.get(`${gameId}:${record}`) ?? (await this.read(gameId, record, signal));
    if (!before) return undefined;
    const steps = await this.reader.use(gameId, (connection) => readStepsAfter(connection, before, A_PART));
    const last = steps.at(-1);
    if (last) this.keep(last.then);
    return steps;
  }

  private keep(past: Snapshot): void {
    this.kept.set(`${past.game.Game}:${past.pending.Record}`, past);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
