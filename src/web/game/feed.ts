import { mayCharactersMove, playSome } from '../../game/bots';
import type { Connections } from '../connections';
import { readSnapshot, type Snapshot } from './snapshot';

/** Milliseconds between two questions to the database, what has grown. */
const PAUSE = 250;

/** How many moves of characters are made before others get their turn at the connection. */
const MOVES_AT_ONCE = 50;

/**
 * Is told how a game stands whenever that has changed.
 * @param areSeatsOthers whether somebody else may move for a player than before
 */
export type Watcher = (snapshot: Snapshot, areSeatsOthers: boolean) => void;

/** A game that somebody watches. */
interface Watched {
  watchers: Set<Watcher>;
  /** the newest */
  snapshot: Snapshot;
}

/** Tells pages what changes in their games, whoever changes it: one question to the database for all of them. */
export class Feed {
  private readonly games = new Map<number, Watched>();
  private readonly playing = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  /** @param report is told what went wrong while nobody asked */
  constructor(
    private readonly connections: Connections,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * Watches a game.
   * @param seen how it stood when that was read last
   * @returns what ends that
   */
  watch(seen: Snapshot, watcher: Watcher): () => void {
    const gameId = seen.game.Game;
    const watched = this.games.get(gameId) ?? { watchers: new Set(), snapshot: seen };
    watched.watchers.add(watcher);
    this.games.set(gameId, watched);
    this.timer ??= setTimeout(() => void this.look(), PAUSE);
    return () => {
      watched.watchers.delete(watcher);
      if (watched.watchers.size === 0) this.games.delete(gameId);
    };
  }

  /** How a game stands now, as its watchers are told, too; undefined: there is no such game. */
  async read(gameId: number): Promise<Snapshot | undefined> {
    const snapshot = await this.connections.use(gameId, (connection) => readSnapshot(connection, gameId));
    if (snapshot) this.tell(gameId, snapshot);
    return snapshot;
  }

  /** Tells the watchers of a game how it stands, also when nobody has moved: seats have been taken or given back. */
  async renew(gameId: number): Promise<void> {
    const snapshot = await this.connections.use(gameId, (connection) => readSnapshot(connection, gameId));
    if (snapshot) this.tell(gameId, snapshot, true);
  }

  /** How a game stood when that was read last for somebody who watches it; undefined: nobody does. */
  known(gameId: number): Snapshot | undefined {
    return this.games.get(gameId)?.snapshot;
  }

  /** Lets the characters of a game play, as far as it is for them to. Nobody waits for that. */
  letCharactersPlay({ game, players, pending }: Snapshot): void {
    if (pending.Phase === 'over' || !mayCharactersMove(players, pending) || this.playing.has(game.Game)) return;
    this.playing.add(game.Game);
    void this.play(game.Game).catch(this.report).finally(() => this.playing.delete(game.Game));
  }

  /** Ends all watching. */
  close(): void {
    clearTimeout(this.timer);
    this.games.clear();
  }

  private async play(gameId: number): Promise<void> {
    for (;;) {
      const { Moves: moves, 'Waits for': waitsFor } = await this.connections.use(gameId, (connection) => playSome(connection, gameId, MOVES_AT_ONCE));
      if (moves > 0) await this.read(gameId);
      if (waitsFor !== 'characters') return;
    }
  }

  private tell(gameId: number, snapshot: Snapshot, areSeatsOthers = false): void {
    const watched = this.games.get(gameId);
    if (!watched || !(areSeatsOthers || isNews(snapshot, watched.snapshot))) return;
    watched.snapshot = snapshot;
    for (const watcher of watched.watchers) watcher(snapshot, areSeatsOthers);
  }

  private async look(): Promise<void> {
    const ids = [...this.games.keys()];
    if (ids.length === 0) {
      this.timer = undefined;
      return;
    }
    try {
      const grown = await this.connections.use(null, (connection) =>
        connection.rows<{ game: number; record: number }>('SELECT Game AS game, Moves AS record FROM gamesView WHERE Game IN (?)', [ids.map(String)]),
      );
      for (const { game, record } of grown) {
        const known = this.games.get(game)?.snapshot;
        if (known && (record > known.pending.Record || isTimeUp(known))) await this.read(game);
      }
    } catch (error) {
      this.report(error);
    }
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }
}

/** Whether one tells more than the other: a later move, or that the time is up. */
function isNews({ pending }: Snapshot, known: Snapshot): boolean {
  if (pending.Record !== known.pending.Record) return pending.Record > known.pending.Record;
  return pending['Seconds left'] === 0 && known.pending['Seconds left'] !== 0;
}

/** Whether the time that there was has passed since it was read: other moves are possible then. */
function isTimeUp({ pending, readAt }: Snapshot): boolean {
  const left = pending['Seconds left'];
  return left !== null && left > 0 && Date.now() > readAt + left * 1000;
}
