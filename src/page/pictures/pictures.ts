import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Connections } from '../connections';
import { readGame } from '../../client/views';
import { readSnapshotAt } from '../game/read-snapshot';
import type { LobbyState } from '../tables/lobby-state';
import { pictureOfGame, pictureOfTable } from './picture';
import { Rasterizer } from './rasterizer';

/** The number of pictures that are kept, of some 100 KB each. */
const MOST_KEPT = 40;

/** The most pictures that everybody together can ask for in a period, and the period in seconds. Pictures that are kept do not count. */
const ASKED = { points: 20, duration: 60 };

/** The same for one link, so that it leaves some for the others. */
const ASKED_BY_LINK = { points: 8, duration: 60 };

/** The pictures that programs show which preview links. Each is drawn once, and kept; one after the other, so that a flood of requests takes one connection. */
export class Pictures {
  private readonly kept = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();
  private readonly asked = new RateLimiterMemory(ASKED);
  private readonly askedByLink = new RateLimiterMemory(ASKED_BY_LINK);
  private last: Promise<unknown> = Promise.resolve();
  private readonly rasterizer = new Rasterizer();

  constructor(private readonly connections: Connections) {}

  /**
   * The picture of a game after a move.
   * @param link by which it is asked for
   * @returns undefined: there is no such game; 'busy': too many pictures were asked for a moment ago
   * @throws RefusedMove record_not_found
   */
  async ofGame(gameId: number, record: number, link: string): Promise<Buffer<ArrayBuffer> | undefined | 'busy'> {
    return await this.once(`game ${gameId}:${record}`, link, async () => {
      const snapshot = await this.connections.use(gameId, async (connection) => {
        const game = await readGame(connection, gameId);
        return game && (await readSnapshotAt(connection, game, record));
      });
      return snapshot && pictureOfGame(snapshot);
    });
  }

  /** The picture of a table before its game. @param lines what it says below its name @param link as in ofGame */
  async ofTable(state: LobbyState, lines: readonly string[], link: string): Promise<Buffer<ArrayBuffer> | undefined | 'busy'> {
    return await this.once(`table ${state.lobby.Lobby}:${state.lobby.Changes}`, link, () => Promise.resolve(pictureOfTable(state, lines)));
  }

  /** Ends what draws them. */
  async stop(): Promise<void> {
    await this.rasterizer.stop();
  }

  private async once(key: string, link: string, drawing: () => Promise<string | undefined>): Promise<Buffer<ArrayBuffer> | undefined | 'busy'> {
    const known = this.kept.get(key);
    if (known) {
      // The one that was asked for last is forgotten last.
      this.kept.delete(key);
      this.kept.set(key, known);
      return await known;
    }
    const isAllowed = await this.askedByLink.consume(link).then(() => this.asked.consume('all')).then(() => true, () => false);
    if (!isAllowed) return 'busy';
    // Meanwhile somebody else may have asked for it.
    const made = this.kept.get(key);
    if (made) return await made;
    const picture = this.last.then(drawing).then((svg) => (svg === undefined ? undefined : this.rasterizer.draw(svg)));
    this.last = picture.catch(() => undefined);
    this.kept.set(key, picture);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    // What does not exist, or failed, is not kept.
    const forget = (): void => void this.kept.delete(key);
    void picture.then((png) => png ?? forget(), forget);
    return await picture;
  }
}
