import type { Move } from '../../game/move';
import type { PossibleMove } from '../../game/views';
import type { Snapshot } from '../game/snapshot';

/** Who looks at a page, and what he may do there. */
export interface Viewer {
  /** the players for whom he may move; null: he sits at the computer that serves the page, and moves for all who are not elsewhere */
  seats: readonly number[] | null;
}

/** Who sits at the computer that serves the page. */
export const AT_HOME: Viewer = { seats: null };

/** What pages know of who asks for them. */
export interface PageEnv {
  Variables: { viewer: Viewer };
}

/** Whether somebody may move for a player. */
export function isSeatOf(viewer: Viewer, { guests }: Snapshot, player: number): boolean {
  return viewer.seats === null ? !guests.has(player) : viewer.seats.includes(player);
}

/**
 * Whether a move is somebody's to make, as far as it is about seats: what is for all who play takes all seats. Whether the
 * rules allow it, the database says.
 */
export function mayMake(viewer: Viewer, snapshot: Snapshot, { player_ID: player, action }: Pick<Move, 'player_ID' | 'action'>): boolean {
  if (player === undefined || action === undefined) return viewer.seats === null;
  if (!isSeatOf(viewer, snapshot, player)) return false;
  if (viewer.seats === null) return true;
  // An action by another spelling may be one that is for all.
  if (!snapshot.words.isAction(action)) return false;
  return !snapshot.words.isForAll(action) || snapshot.players.every((one) => one.Character !== null || isSeatOf(viewer, snapshot, one['Player No.']));
}

/** Those of the possible moves that are somebody's to make. */
export function movesOf(viewer: Viewer, snapshot: Snapshot): PossibleMove[] {
  return snapshot.moves.filter((move) => move.Yours && mayMake(viewer, snapshot, { player_ID: move['Player No.'], action: move.Action }));
}

/** Viewers for whom a page looks the same have the same text. */
export function kindOf({ seats }: Viewer): string {
  return seats === null ? 'home' : seats.join();
}
