import { withMachineNames } from './machine-names';
import type { MadeMove } from './roll-dice';

/** A move and what it brought about, by the names that programs read. */
export function movedJson(gameId: number, { move, events }: MadeMove): object {
  return { game_id: gameId, record: move.record_ID, move: withMachineNames(move), events: events.map(withMachineNames) };
}
