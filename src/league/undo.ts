import type { GameConnection } from '../client/connection';
import { refusal } from '../client/refusal';
import { changeOnce } from './calls';
import { readUndoable, type Undoable } from './views';
import { inTransaction } from '../client/in-transaction';

/** Identifies a change, to check later that it is still the one that was shown. */
export function keyOf({ Change, Match, Record }: Undoable): string {
  return Change === null ? `result ${Match}/${Record}` : `change ${Change}`;
}

/**
 * Undoes the last change of a tournament, if it is still the one that was shown.
 * @param key from keyOf
 * @throws RefusedMove change_not_last, and what undo_change raises
 */
export async function undoShown(connection: GameConnection, tournament: number, key: string): Promise<void> {
  await inTransaction(connection, async () => {
    const last = await readUndoable(connection, tournament);
    if (last && keyOf(last) !== key) throw refusal('change_not_last', `Something else was changed in the meantime; the change to undo is now: ${last.What}`);
    await changeOnce(connection, 'undo_change', tournament);
  });
}
