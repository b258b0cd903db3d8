import { call, callForRow, callOnce } from './call';
import type { GameConnection } from './connection';
import { resend } from './resend';
import { readAndRollBack } from './read-and-rollback';
import type { RestoredGame } from './rows';

/**
 * Exports a game as an archive, with everything that restores it, including its secret seed.
 * @returns JSON; its numbers may be too large for JavaScript
 * @throws RefusedMove game_not_found
 */
export async function exportGame(connection: GameConnection, gameId: number): Promise<string> {
  return (await callForRow<{ archive: string }>(connection, 'CALL export_game(?)', [gameId])).archive;
}

/**
 * Restores a game from an archive.
 * @returns its number
 * @throws RefusedMove, e.g. archive_changed
 */
export async function importGame(connection: GameConnection, archive: string): Promise<number> {
  return (await callForRow<{ game_id: number }>(connection, 'CALL import_game(?)', [archive])).game_id;
}

/**
 * Checks that a game can be restored from an archive, by restoring it and rolling back.
 * @throws RefusedMove when it cannot be restored
 */
export async function tryArchive(connection: GameConnection, archive: string): Promise<void> {
  await resend(connection, () => readAndRollBack(connection, () => callOnce(connection, 'CALL import_game(?)', [archive])));
}

/**
 * Deletes a finished game that is in an archive.
 * @throws RefusedMove, e.g. game_not_over
 */
export async function deleteArchivedGame(connection: GameConnection, gameId: number, archive: string): Promise<void> {
  await call(connection, 'CALL delete_archived_game(?, ?)', [gameId, archive]);
}

/** The archive that a game was restored from; undefined: none. */
export function readRestored(connection: GameConnection, gameId: number): Promise<RestoredGame | undefined> {
  return connection.row('SELECT * FROM restoredView WHERE Game = ?', [gameId]);
}
