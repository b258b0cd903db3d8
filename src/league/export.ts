import type { GameConnection } from '../client/connection';
import { readCrossTable } from './cross-table';
import { writeCsv } from './csv';
import { DRAW_COLUMNS, RESULT_COLUMNS } from './import';
import { readMatches, readStandings } from './views';

/** The draws of a tournament as CSV that importDraws reads. */
export async function exportDraws(connection: GameConnection, tournament: number): Promise<string> {
  const rows = await readMatches(connection, tournament);
  return writeCsv(
    [...DRAW_COLUMNS, 'strength'],
    rows.map(({ Round, Table, Player, Strength }) => [Round, Table, Player, Strength]),
  );
}

/** The results of a tournament as CSV that importResults reads. */
export async function exportResults(connection: GameConnection, tournament: number): Promise<string> {
  const rows = await readMatches(connection, tournament);
  return writeCsv(
    RESULT_COLUMNS,
    rows.flatMap(({ Round, Table, Player, Score }) => (Score === null ? [] : [[Round, Table, Player, Score]])),
  );
}

/** The standings of a tournament as CSV for a spreadsheet. */
export async function exportStandings(connection: GameConnection, tournament: number): Promise<string> {
  const rows = await readStandings(connection, tournament);
  const [first] = rows;
  return first ? writeCsv(Object.keys(first), rows.map((row) => Object.values(row) as (string | number | null)[])) : '';
}

/** The cross-table of a tournament as CSV for a spreadsheet. */
export async function exportCrossTable(connection: GameConnection, tournament: number): Promise<string> {
  const rows = await readCrossTable(connection, tournament);
  const [first] = rows;
  return first ? writeCsv(Object.keys(first), rows.map((row) => Object.values(row))) : '';
}
