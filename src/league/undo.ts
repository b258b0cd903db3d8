import { callOnce } from '../game/call';
import type { GameConnection } from '../game/connection';
import { refusal } from '../game/refusal';
import { CHANGES } from './calls';
import { readUndoable, type Undoable } from './views';
import { wholly } from './whole';

/** By which something that is undone is known to be what was shown. */
export function keyOf({ Change, Match, Record }: Undoable): string {
  return Change === null ? `result ${Match}/${Record}` : `change ${Change}`;
}

/**
 * Takes back the last change of a tournament, if that is still the one that somebody was shown.
 * @param key as keyOf tells it
 * @throws RefusedMove change_not_last, and what undo_change raises
 */
export async function undoShown(connection: GameConnection, tournament: number, key: string): Promise<void> {
  await wholly(connection, async () => {
    const last = await readUndoable(connection, tournament);
    if (last && keyOf(last) !== key) throw refusal('change_not_last', `Something else was done meanwhile; undone next would be: ${last.What}`);
    await callOnce(connection, CHANGES.undoChange, [tournament]);
  });
}
