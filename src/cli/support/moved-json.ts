import type { LoggedMove } from '../../client/bots';
import { withMachineNames } from './machine-names';

/** A move and its events as JSON. */
export function movedJson(gameId: number, { move, events }: LoggedMove): object {
  return { game_id: gameId, record: move.record_ID, move: withMachineNames(move), events: events.map(withMachineNames) };
}
