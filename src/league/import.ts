import type { GameConnection } from '../game/connection';
import { RefusedMove } from '../game/refusal';
import { resend } from '../game/resend';
import { callOnce, type DrawnMatch, RECORD_DRAW, RECORD_RESULT, type Score } from './calls';
import { type CsvRow, ImportError, readCsv } from './csv';
import { readMatches } from './views';

export const DRAW_COLUMNS = ['round', 'table', 'player'] as const;
export const RESULT_COLUMNS = ['round', 'table', 'player', 'score'] as const;

/** Rows that are written together, and where the first of them is. */
interface Group<Item> {
  line: number;
  items: Item[];
}

/**
 * Draws rounds as a file says, all of them or none. A row is a player: round, table, player, and
 * strength where tables have one.
 * @returns how many rounds were drawn
 * @throws ImportError for the file, or with the refusal of the database as its cause
 */
export async function importDraws(connection: GameConnection, tournament: number, text: string): Promise<number> {
  const rounds = groupBy(readCsv(text, DRAW_COLUMNS), (row) => integer(row, 'round'));
  const draws = [...rounds].map(([round, { line, items }]) => ({ round, line, matches: matchesOf(items) }));
  await wholly(connection, async () => {
    for (const { round, line, matches } of draws) {
      await atLine(line, () => callOnce(connection, RECORD_DRAW, [tournament, round, JSON.stringify(matches)]));
    }
  });
  return draws.length;
}

/**
 * Records results as a file says, all of them or none. A row is a score: round, table, player, score.
 * @returns how many matches got a result
 * @throws ImportError for the file, or with the refusal of the database as its cause
 */
export async function importResults(connection: GameConnection, tournament: number, text: string): Promise<number> {
  const numbers = new Map(
    (await readMatches(connection, tournament)).map(({ Round, Table, Match }) => [`${Round}/${Table}`, Match]),
  );
  const tables = groupBy(readCsv(text, RESULT_COLUMNS), (row) => `${integer(row, 'round')}/${integer(row, 'table')}`);
  const results = [...tables].map(([table, { line, items }]) => {
    const match = numbers.get(table);
    if (match === undefined) throw new ImportError(line, `no match is drawn at this table of this round (${table})`);
    return { match, line, scores: items.map((row): Score => ({ player: row.cells.player ?? '', score: number(row, 'score') })) };
  });
  await wholly(connection, async () => {
    for (const { match, line, scores } of results) {
      await atLine(line, () => callOnce(connection, RECORD_RESULT, [match, JSON.stringify(scores)]));
    }
  });
  return results.length;
}

/** The matches of a round, in the order of their tables. */
function matchesOf(rows: readonly CsvRow[]): DrawnMatch[] {
  const tables = [...groupBy(rows, (row) => integer(row, 'table'))].sort(([one], [other]) => one - other);
  return tables.map(([table, { line, items }], index) => {
    if (table !== index + 1) throw new ImportError(line, `tables count from 1 in each round; there is a ${table}, but no ${index + 1}`);
    const players = items.map(({ cells }) => cells.player ?? '');
    const [strength, ...others] = new Set(items.map((row) => (row.cells.strength ? number(row, 'strength') : undefined)));
    const [last] = items.slice(-1);
    if (others.length > 0 && last) throw new ImportError(last.line, 'the rows of a table have different strengths');
    return strength === undefined ? { players } : { players, strength };
  });
}

/** In one transaction, which is made again as a whole when the server undid it for a passing reason. */
async function wholly(connection: GameConnection, work: () => Promise<void>): Promise<void> {
  await resend(async () => {
    await connection.run('START TRANSACTION');
    try {
      await work();
      await connection.run('COMMIT');
    } catch (error) {
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}

async function atLine(line: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    throw new ImportError(line, error.message, { cause: error });
  }
}

function groupBy<Key>(rows: readonly CsvRow[], keyOf: (row: CsvRow) => Key): Map<Key, Group<CsvRow>> {
  const groups = new Map<Key, Group<CsvRow>>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.items.push(row);
    else groups.set(key, { line: row.line, items: [row] });
  }
  return groups;
}

/** A whole number above 0. */
function integer(row: CsvRow, column: string): number {
  const text = row.cells[column] ?? '';
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) throw new ImportError(row.line, `the ${column} '${text}' is no number above 0`);
  return Number(text);
}

/** A number; the database decides whether it is a good one. */
function number(row: CsvRow, column: string): number {
  const text = row.cells[column] ?? '';
  if (!/^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text)) throw new ImportError(row.line, `the ${column} '${text}' is no number`);
  return Number(text);
}
