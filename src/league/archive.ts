import { callForRow } from '../client/call';
import type { GameConnection } from '../client/connection';

const RESTORE = 'CALL restore_tournament(?, ?)';

/**
 * Exports a tournament with everything that restoring it takes.
 * @returns JSON for people
 * @throws RefusedMove tournament_not_found
 */
export async function exportTournament(connection: GameConnection, tournament: number): Promise<string> {
  return (await callForRow<{ archive: string }>(connection, 'CALL export_tournament(?)', [tournament])).archive;
}

/**
 * Restores a tournament from an archive.
 * @param name its name; null: as in the archive
 * @returns its number
 * @throws RefusedMove, e.g. name_taken, archive_changed
 */
export async function restoreTournament(connection: GameConnection, archive: string, name: string | null): Promise<number> {
  return (await callForRow<{ tournament_id: number }>(connection, RESTORE, [archive, name])).tournament_id;
}
