import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Connections } from '../connections';
import { Positions } from '../game/positions';
import type { LobbyState } from '../tables/lobby-state';
import { pictureOfGame, pictureOfTable } from './picture';
import { Rasterizer } from './rasterizer';

/** The number of pictures that are kept, of some 100 KB each. */
const MOST_KEPT = 40;

/** The most pictures that are drawn for everybody in a period, and the period in seconds. Pictures that are kept do not count. */
const DRAWN = { points: 20, duration: 60 };

/** The pictures that programs show which preview links. Each is drawn once, and kept; one after the other, so that a flood of requests takes one connection. */
export class Pictures {
  private readonly kept = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();
  private readonly drawn = new RateLimiterMemory(DRAWN);
  private last: Promise<unknown> = Promise.resolve();
  private readonly rasterizer = new Rasterizer();
  private readonly positions: Positions;

  constructor(connections: Connections) {
    this.positions = new Positions(connections);
  }

  /**
   * The picture of a game after a move.
   * @returns undefined: there is no such game; 'busy': too many pictures were drawn a moment ago
   * @throws RefusedMove record_not_found
   */
  async ofGame(gameId: number, record: number): Promise<Buffer<ArrayBuffer> | undefined | 'busy'> {
    return await this.once(`game ${gameId}:${record}`, async () => {
      const snapshot = await this.positions.read(gameId, record);
      return snapshot && pictureOfGame(snapshot);
    });
  }

  /** The picture of a table before its game. @param lines what it says below its name */
  async ofTable(state: LobbyState, lines: readonly string[]): Promise<Buffer<ArrayBuffer> | undefined | 'busy'> {
    return await this.once(`table ${state.lobby.Lobby}:${state.lobby.Changes}`, () => Promise.resolve(pictureOfTable(state, lines)));
  }

  /** Ends what draws them. */
  async stop(): Promise<void> {
    await this.rasterizer.stop();
  }

  private async once(key: string, drawing: () => Promise<string | undefined>): Promise<Buffer<ArrayBuffer> | undefined | 'busy'> {
    const known = this.kept.get(key);
    if (known) {
      // The one that was asked for last is forgotten last.
      this.kept.delete(key);
      this.kept.set(key, known);
      return await known;
    }
    if (!(await this.drawn.consume('all').then(() => true, () => false))) return 'busy';
    const picture = this.last.then(drawing).then((svg) => (svg === undefined ? undefined : this.rasterizer.draw(svg)));
    this.last = picture.catch(() => undefined);
    this.kept.set(key, picture);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    // What does not exist, or failed, is not kept.
    const forget = (): void => void this.kept.delete(key);
    void picture.then((made) => made ?? forget(), forget);
    return await picture;
  }
}
