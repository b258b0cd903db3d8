import type { PlayerState } from '../../client/views';
import { entersDice, isSeatOf, type Viewer } from '../guests/viewer';
import type { Snapshot } from './snapshot';

/** Whether a player is the only person who plays at a page: there it is "you". */
export function isYou(snapshot: Snapshot, viewer: Viewer, player: PlayerState): boolean {
  const own = ownPlayers(snapshot, viewer);
  return own.length === 1 && own[0]?.['Player No.'] === player['Player No.'];
}

/** Whether a viewer can have to move in a game. Accounts move elsewhere. */
export function mayPlay(snapshot: Snapshot, viewer: Viewer): boolean {
  return snapshot.pending.Phase !== 'over' && (entersDice(viewer, snapshot) || ownPlayers(snapshot, viewer).some(({ Account: account }) => account === null));
}

/** The people who play at a page. */
export function ownPlayers(snapshot: Snapshot, viewer: Viewer): PlayerState[] {
  return snapshot.players.filter((player) => player.Character === null && isSeatOf(viewer, snapshot, player['Player No.']));
}
