import type { PlayerState } from '../../client/views';
import { isSeatOf, type Viewer } from '../guests/viewer';
import type { Snapshot } from './snapshot';

/** Whether a player is the only person who plays at a page: there it is "you". */
export function isYou(snapshot: Snapshot, viewer: Viewer, player: PlayerState): boolean {
  const own = ownPlayers(snapshot, viewer);
  return own.length === 1 && own[0]?.['Player No.'] === player['Player No.'];
}

/** The people who play at a page. */
export function ownPlayers(snapshot: Snapshot, viewer: Viewer): PlayerState[] {
  return snapshot.players.filter((player) => player.Character === null && isSeatOf(viewer, snapshot, player['Player No.']));
}
