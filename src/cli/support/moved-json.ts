import { withMachineNames } from './machine-names';
import type { MadeMove } from './roll-dice';

/** A move and its events as JSON. */
export function movedJson(gameId: number, { move, events }: MadeMove): object {
  return { game_id: gameId, record: move.record_ID, move: withMachineNames(move), events: events.map(withMachineNames) };
}
