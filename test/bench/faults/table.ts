import { type Address, GameConnection } from '../../../src/client/connection';
import { isConnectionLost } from '../../../src/client/connection-lost';
import { newGame } from '../../../src/client/new-game';
import { PATIENT } from './patience';

/** Moves after which another game begins, so that none takes long to be replayed. */
const MOVES_A_GAME = 500;

/** Where one or several clients play: one game after the other. */
export class Table {
  readonly games: number[] = [];
  private moves = 0;
  private opening: Promise<void> | undefined;

  /** @param host who begins the games */
  private constructor(private readonly host: GameConnection) {}

  static async open(address: Address): Promise<Table> {
    const table = new Table(await GameConnection.open(address, PATIENT));
    await table.begin();
    return table;
  }

  async close(): Promise<void> {
    await this.host.close();
  }

  /** The game that is played. */
  get game(): number {
    return this.games.at(-1) ?? 0;
  }

  /** Counts a move, and begins another game after many. */
  async count(): Promise<void> {
    this.moves += 1;
    if (this.moves >= MOVES_A_GAME) await this.leave(this.game);
  }

  /** Begins another game, unless somebody has done so. @param game the one to leave */
  async leave(game: number): Promise<void> {
    if (game !== this.game) return;
    this.opening ??= this.begin().finally(() => (this.opening = undefined));
    await this.opening;
  }

  /** A game that was made without our hearing of it stays empty. */
  private async begin(): Promise<void> {
    for (;;) {
      try {
        this.games.push(await newGame(this.host, 'campus', 'faults'));
        this.moves = 0;
        return;
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        await this.host.recover();
      }
    }
  }
}
