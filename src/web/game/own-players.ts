import type { PlayerState } from '../../game/views';
import { isSeatOf, type Viewer } from '../guests/viewer';
import type { Snapshot } from './snapshot';

/** The people who play at a page. */
export function ownPlayers(snapshot: Snapshot, viewer: Viewer): PlayerState[] {
  return snapshot.players.filter((player) => player.Character === null && isSeatOf(viewer, snapshot, player['Player No.']));
}
