import { call, callForRow, callOnce } from './call';
import type { GameConnection } from './connection';
import { resend } from './resend';
import { undoing } from './undoing';

/** A row of restoredView: a game that was made anew of an archive. */
export interface RestoredGame {
  Game: number;
  'Game name': string;
  /** the number of the game that was archived */
  'Archived game': number;
  /** that of the archive */
  Digest: string;
  /** whether anybody could know the seed when it was made, and so the dice and cards to come */
  'Seed was open': 0 | 1;
}

/**
 * Writes a game down, with all that it takes to make it again, and its secret seed.
 * @returns JSON for people; a number in it may be larger than JavaScript can tell
 * @throws RefusedMove game_not_found
 */
export async function exportGame(connection: GameConnection, gameId: number): Promise<string> {
  return (await callForRow<{ archive: string }>(connection, 'CALL export_game(?)', [gameId])).archive;
}

/**
 * Makes a game anew of an archive.
 * @returns its number
 * @throws RefusedMove, e.g. archive_changed
 */
export async function importGame(connection: GameConnection, archive: string): Promise<number> {
  return (await callForRow<{ game_id: number }>(connection, 'CALL import_game(?)', [archive])).game_id;
}

/**
 * Makes a game anew of an archive, and undoes that.
 * @throws RefusedMove when it cannot be restored
 */
export async function tryArchive(connection: GameConnection, archive: string): Promise<void> {
  await resend(connection, () => undoing(connection, () => callOnce(connection, 'CALL import_game(?)', [archive])));
}

/**
 * Deletes a game that is over and that an archive holds.
 * @throws RefusedMove, e.g. game_not_over
 */
export async function deleteArchivedGame(connection: GameConnection, gameId: number, archive: string): Promise<void> {
  await call(connection, 'CALL delete_archived_game(?, ?)', [gameId, archive]);
}

/** What a game was made anew of; undefined: it was not. */
export async function readRestored(connection: GameConnection, gameId: number): Promise<RestoredGame | undefined> {
  return (await connection.rows<RestoredGame>('SELECT * FROM restoredView WHERE Game = ?', [gameId]))[0];
}
