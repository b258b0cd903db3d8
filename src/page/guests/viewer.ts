import type { Move } from '../../client/move';
import type { PossibleMove } from '../../client/views';
import type { Snapshot } from '../game/snapshot';

/** Somebody who looks at a page, and what they may do there. */
export interface Viewer {
  /** the players they may move for; null: the host, who moves for all seats that no guest has taken */
  seats: readonly number[] | null;
}

/** The host: the person who serves the page, in a browser that has shown their key. */
export const AT_HOME: Viewer = { seats: null };

/** What pages know about the viewer who requests them. */
export interface PageEnv {
  Variables: {
    viewer: Viewer;
    /** the address of the computer that the request comes from */
    from: string;
  };
}

/** Whether a viewer may move for a player. */
export function isSeatOf(viewer: Viewer, { guests }: Snapshot, player: number): boolean {
  return viewer.seats === null ? !guests.has(player) : viewer.seats.includes(player);
}

/**
 * Whether a viewer has the seats that a move needs: all of them for an action that concerns everybody. The database decides
 * whether the rules allow the move.
 */
export function mayMake(viewer: Viewer, snapshot: Snapshot, { player_ID: player, action, dice }: Pick<Move, 'player_ID' | 'action' | 'dice'>): boolean {
  if (player === undefined || action === undefined) return viewer.seats === null;
  if (!isSeatOf(viewer, snapshot, player)) return dice !== undefined && entersDice(viewer, snapshot) && snapshot.words.takes(action, 'dice');
  if (viewer.seats === null) return true;
  // Another spelling may hide an action that concerns everybody.
  if (!snapshot.words.isAction(action)) return false;
  return !snapshot.words.isForAll(action) || snapshot.players.every((one) => one.Character !== null || isSeatOf(viewer, snapshot, one['Player No.']));
}

/** Whether a viewer enters the dice of all players, as people rolled them at their table. Guests never do. */
export function entersDice(viewer: Viewer, { pending }: Snapshot): boolean {
  return viewer.seats === null && pending['Dice source'] === 'table';
}

/** The possible moves that a viewer may make. */
export function movesOf(viewer: Viewer, snapshot: Snapshot): PossibleMove[] {
  return snapshot.moves.filter((move) => move.Yours && mayMake(viewer, snapshot, { player_ID: move['Player No.'], action: move.Action }));
}

/** A key that is the same for viewers who see the same page. */
export function kindOf({ seats }: Viewer): string {
  return seats === null ? 'home' : seats.join();
}
