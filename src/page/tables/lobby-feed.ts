import { readLobbyChanges } from '../../client/lobbies';
import type { Connections } from '../connections';

/** Milliseconds between two queries for news. */
const PAUSE = 250;

/** A lobby that somebody watches. */
interface Watched {
  /** how often it had changed when it was last looked at; undefined: not yet */
  changes: number | undefined;
  watchers: Set<() => void>;
}

/** Tells pages that wait when their lobbies change, whatever changed them. One query serves all pages. */
export class LobbyFeed {
  private readonly lobbies = new Map<number, Watched>();
  private timer: NodeJS.Timeout | undefined;

  /** @param report receives errors that belong to no request */
  constructor(
    private readonly connections: Connections,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * Watches a lobby.
   * @param changes how often it had changed when the watcher read it
   * @param onChange is called after each change, also when the lobby is gone
   * @returns a function that ends the watching
   */
  watch(lobby: number, changes: number, onChange: () => void): () => void {
    const watched = this.lobbies.get(lobby) ?? { changes, watchers: new Set() };
    // Somebody who knows an older state hears of the change at once, together with all others.
    watched.changes = Math.min(watched.changes ?? changes, changes);
    watched.watchers.add(onChange);
    this.lobbies.set(lobby, watched);
    this.timer ??= setTimeout(() => void this.look(), PAUSE);
    return () => {
      watched.watchers.delete(onChange);
      if (watched.watchers.size === 0) this.lobbies.delete(lobby);
    };
  }

  /** Ends all watching. */
  close(): void {
    clearTimeout(this.timer);
    this.lobbies.clear();
  }

  private async look(): Promise<void> {
    const ids = [...this.lobbies.keys()];
    if (ids.length === 0) {
      this.timer = undefined;
      return;
    }
    try {
      const rows = await this.connections.use(null, (connection) => readLobbyChanges(connection, ids));
      for (const id of ids) {
        const watched = this.lobbies.get(id);
        const changes = rows.find(({ Lobby: lobby }) => lobby === id)?.Changes;
        if (!watched || watched.changes === changes) continue;
        watched.changes = changes;
        for (const onChange of watched.watchers) onChange();
      }
    } catch (error) {
      this.report(error);
    }
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }
}
