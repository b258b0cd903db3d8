import { mayCharactersMove, playSome } from '../../client/bots';
import type { Connections } from '../connections';
import type { GameConnection } from '../../client/connection';
import { readTalk, type Talk } from '../../client/talk';
import type { LedgerRow } from '../../client/views';
import type { Viewer } from '../guests/viewer';
import type { Reader, Reads } from '../reads';
import { mayPlay } from './own-players';
import { readSnapshot, readStepOf } from './read-snapshot';
import type { Snapshot, Step } from './snapshot';

/** Milliseconds between two queries for news. */
const PAUSE = 250;

/** The most moves of bots in a row before other work gets the connection. */
const MOVES_AT_ONCE = 20;

/** Milliseconds for which a game is followed after its page was loaded, until the page connects. */
const HOLD = 10_000;

/** The number of a game's last steps that are kept for pages that have not received them. */
const KEPT_STEPS = 400;

/** Somebody who watches a game. */
export interface Watcher {
  /**
   * Receives each new snapshot of a game.
   * @param areSeatsOthers whether seats have been taken or given back
   */
  onChange: (snapshot: Snapshot, areSeatsOthers: boolean) => void;
  /** Receives a move that was just made, before the snapshot that it leads to has been read. */
  onStep: (step: Step) => void;
  /** Receives what people say, at first what was said before. */
  onTalk?: (talk: Talk) => void;
  /** whether the watcher can have to move; default: they only watch */
  mayPlay?: () => boolean;
}

/** A game that somebody watches. */
interface Watched {
  watchers: Set<Watcher>;
  /** the newest */
  snapshot: Snapshot;
  /** the steps that led to it, without a gap, and those of `ahead` */
  steps: Step[];
  /** the position after the last step, when its snapshot has not been read yet: what can be done then is not in it */
  ahead?: Snapshot | undefined;
  /** what people have said; undefined until somebody wants to hear it */
  talk?: Talk | undefined;
}

/**
 * Sends pages the changes in their games, whatever made them. One query serves all pages. Games that nobody plays at a page are read
 * from the follower, if there is one.
 */
export class Feed {
  private readonly games = new Map<number, Watched>();
  private readonly playing = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  /** @param report receives errors that belong to no request */
  constructor(
    private readonly connections: Connections,
    private readonly reads: Reads,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * Watches a game.
   * @param seen the snapshot that the watcher has
   * @returns a function that ends the watching
   */
  watch(seen: Snapshot, watcher: Watcher): () => void {
    const gameId = seen.game.Game;
    const watched = this.games.get(gameId) ?? { watchers: new Set(), snapshot: seen, steps: [] };
    watched.watchers.add(watcher);
    this.games.set(gameId, watched);
    if (watched.talk) watcher.onTalk?.(watched.talk);
    this.timer ??= setTimeout(() => void this.look(), PAUSE);
    return () => {
      watched.watchers.delete(watcher);
      if (watched.watchers.size === 0) this.games.delete(gameId);
    };
  }

  /** Follows a game until its page, which was just loaded, connects: it can show all moves since then step by step. */
  hold(seen: Snapshot, viewer: Viewer): void {
    setTimeout(this.watch(seen, { onChange: () => undefined, onStep: () => undefined, mayPlay: () => mayPlay(seen, viewer) }), HOLD).unref();
  }

  /** Reads a game from the primary and informs its watchers. @returns undefined when there is no such game */
  read(gameId: number): Promise<Snapshot | undefined> {
    return this.readFrom(this.connections, gameId);
  }

  /** Reads a game for a viewer, who may only watch it, and informs its watchers. @returns undefined when there is no such game */
  readFor(viewer: Viewer, gameId: number): Promise<Snapshot | undefined> {
    return this.readFrom(this.readerFor(viewer, gameId), gameId);
  }

  /**
   * Informs the watchers of a game of a move as soon as it is made. To read the whole position takes several times as long.
   * @param connection on which the game is chosen
   */
  async step(connection: GameConnection, gameId: number, move: LedgerRow): Promise<void> {
    const isNext = (watched: Watched | undefined): watched is Watched => watched !== undefined && (watched.ahead ?? watched.snapshot).pending.Record + 1 === move.record_ID;
    const watched = this.games.get(gameId);
    if (!isNext(watched)) return;
    const step = await readStepOf(connection, watched.ahead ?? watched.snapshot, move);
    // Meanwhile the whole position may have been read.
    if (!isNext(watched)) return;
    watched.ahead = step.then;
    watched.steps = [...watched.steps, step].slice(-KEPT_STEPS);
    for (const { onStep } of watched.watchers) onStep(step);
  }

  /** The steps from one record to another; empty unless all of them are known. */
  stepsBetween(gameId: number, from: number, to: number): readonly Step[] {
    const steps = this.games.get(gameId)?.steps.filter(({ move }) => move.record_ID > from && move.record_ID <= to) ?? [];
    return steps.length === to - from ? steps : [];
  }

  /** Reads a game and informs its watchers although nobody has moved: seats have been taken or given back. */
  async renew(gameId: number): Promise<void> {
    const snapshot = await this.readAfter(this.connections, gameId);
    if (snapshot) this.tell(gameId, snapshot, true);
  }

  /** The latest snapshot of a game that is watched; undefined when nobody watches it. */
  known(gameId: number): Snapshot | undefined {
    return this.games.get(gameId)?.snapshot;
  }

  /** What people have said in a game, for a viewer. @returns undefined when there is no such game */
  async talkFor(viewer: Viewer, gameId: number): Promise<Talk | undefined> {
    const watched = this.games.get(gameId);
    return (watched && isHeard(watched) ? watched.talk : undefined) ?? (await this.readTalk(gameId, this.readerFor(viewer, gameId)));
  }

  /** Reads what people have said in a game, and informs its watchers. @returns undefined when there is no such game */
  async readTalk(gameId: number, reader: Reader = this.connections): Promise<Talk | undefined> {
    const talk = await reader.use(gameId, (connection) => readTalk(connection, gameId));
    const watched = this.games.get(gameId);
    if (!talk || !watched || talk.Changes <= (watched.talk?.Changes ?? -1)) return talk;
    watched.talk = talk;
    for (const { onTalk } of watched.watchers) onTalk?.(talk);
    return talk;
  }

  /** Lets the bots of a game play if it is their turn, in the background. */
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
      if (moves > 0) await this.readFrom(this.readerOf(gameId), gameId);
      if (waitsFor !== 'characters') return;
    }
  }

  /** Where a game is read from: those who play it wait for no follower. */
  private readerOf(gameId: number): Reader {
    const isPlayed = [...(this.games.get(gameId)?.watchers ?? [])].some((watcher) => watcher.mayPlay?.());
    return isPlayed ? this.connections : this.reads;
  }

  /** Where a game is read for a viewer. What a host may do is not known before the game is. */
  private readerFor(viewer: Viewer, gameId: number): Reader {
    const known = this.known(gameId);
    const onlyWatches = known ? !mayPlay(known, viewer) : viewer.seats?.length === 0;
    return onlyWatches ? this.readerOf(gameId) : this.connections;
  }

  private async readFrom(reader: Reader, gameId: number): Promise<Snapshot | undefined> {
    const snapshot = await this.readAfter(reader, gameId);
    if (snapshot) this.tell(gameId, snapshot);
    return snapshot;
  }

  private readAfter(reader: Reader, gameId: number): Promise<Snapshot | undefined> {
    return reader.use(gameId, (connection) => readSnapshot(connection, gameId, this.games.get(gameId)?.ahead ?? this.known(gameId)));
  }

  private tell(gameId: number, snapshot: Snapshot, areSeatsOthers = false): void {
    const watched = this.games.get(gameId);
    if (!watched || !(areSeatsOthers || isNews(snapshot, watched.snapshot))) return;
    watched.steps = continued(watched.steps, snapshot);
    watched.snapshot = snapshot;
    if (watched.ahead && watched.ahead.pending.Record <= snapshot.pending.Record) watched.ahead = undefined;
    for (const { onChange } of watched.watchers) onChange(snapshot, areSeatsOthers);
  }

  private async look(): Promise<void> {
    const ids = [...this.games.keys()];
    if (ids.length === 0) {
      this.timer = undefined;
      return;
    }
    try {
      const played = this.reads.hasFollower ? ids.filter((game) => this.readerOf(game) === this.connections) : ids;
      await this.lookAt(this.connections, played);
      await this.lookAt(this.reads, ids.filter((game) => !played.includes(game)));
    } catch (error) {
      this.report(error);
    }
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  /** Looks whether there is something new in some games. */
  private async lookAt(reader: Reader, games: readonly number[]): Promise<void> {
    if (games.length === 0) return;
    const grown = await reader.use(null, (connection) =>
      connection.rows<{ game: number; record: number; talk: number }>(
        'SELECT g.Game AS game, g.Moves AS record, t.Changes AS talk FROM gamesView AS g STRAIGHT_JOIN talkStateView AS t ON t.Game = g.Game WHERE g.Game IN (?)', [games.map(String)],
      ),
    );
    // A follower may lack a game that the primary has.
    const lacking = games.filter((game) => grown.every((one) => one.game !== game));
    if (reader === this.reads) for (const game of lacking) await this.readFrom(reader, game);
    for (const { game, record, talk } of grown) {
      const watched = this.games.get(game);
      const known = watched?.snapshot;
      if (known && (record > known.pending.Record || isTimeUp(known))) await this.readFrom(reader, game);
      if (watched && isHeard(watched) && talk > (watched.talk?.Changes ?? -1)) await this.readTalk(game, reader);
    }
  }
}

/** Whether somebody hears what people say in a game: then what is known of it is the newest. */
function isHeard({ watchers }: Watched): boolean {
  return [...watchers].some(({ onTalk }) => onTalk !== undefined);
}

/** The known steps and those of a newer snapshot; without the known ones if there is a gap. */
function continued(known: readonly Step[], { steps, pending }: Snapshot): Step[] {
  const last = known.at(-1)?.move.record_ID;
  const newer = steps.filter(({ move }) => last === undefined || move.record_ID > last);
  const [first] = newer;
  if (!first) return last !== undefined && last >= pending.Record ? [...known] : [];
  return [...(last === undefined || first.move.record_ID === last + 1 ? known : []), ...newer].slice(-KEPT_STEPS);
}

/** Whether a snapshot has a later move than the known one, or the time is up only in it. */
function isNews({ pending }: Snapshot, known: Snapshot): boolean {
  if (pending.Record !== known.pending.Record) return pending.Record > known.pending.Record;
  return pending['Seconds left'] === 0 && known.pending['Seconds left'] !== 0;
}

/** Whether the time has run out since the snapshot was read: then other moves are possible. */
function isTimeUp({ pending, readAt }: Snapshot): boolean {
  const left = pending['Seconds left'];
  return left !== null && left > 0 && Date.now() > readAt + left * 1000;
}
