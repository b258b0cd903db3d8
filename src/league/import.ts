import type { GameConnection } from '../client/connection';
import { RefusedMove } from '../client/refusal';
import { isPassing } from '../client/resend';
import { CHANGES, type DrawnMatch, type Score } from './calls';
import { compareNames } from './compare-names';
import { type CsvProblem, type CsvRow, ImportError, readCsv } from './csv';
import { type MatchPlayer, readEntries, readLeagueNames, readMatches } from './views';
import { inTransaction } from '../client/in-transaction';

export const DRAW_COLUMNS = ['round', 'table', 'player'] as const;
export const RESULT_COLUMNS = ['round', 'table', 'player', 'score'] as const;

/** One statement, and the rows of the file that it writes. */
interface Piece {
  sql: string;
  values: readonly (string | number)[];
  rows: readonly CsvRow[];
}

/**
 * Imports draws, all of them or none. A row is a player: round, table, player, and strength where tables have one. A
 * round that already has exactly this draw is left unchanged.
 * @returns the rounds that were drawn, how many were unchanged, and who was seated without being entered
 * @throws ImportError with all errors, of the file or from the database
 */
export async function importDraws(connection: GameConnection, tournament: number, text: string): Promise<{ rounds: number[]; unchanged: number; unentered: string[] }> {
  const errors: CsvProblem[] = [];
  const league = await readLeague(connection);
  const [rows, wrong] = divide(spelled(readCsv(text, DRAW_COLUMNS), league), (row) => {
    if (!isWhole(row, errors)) return false;
    const good: (number | string | undefined)[] = [integer(row, 'round', errors), integer(row, 'table', errors), player(row, errors)];
    if (row.cells.strength) good.push(number(row, 'strength', errors));
    return good.every((value) => value !== undefined);
  });
  // A round that lacks a row is not sent: the database would refuse it for a misleading reason.
  const lacking = new Set(wrong.map((row) => Number(row.cells.round)));
  // Found here, because the database would report only the first.
  for (const [row, error] of unknownPlayers(league, rows)) {
    lacking.add(Number(row.cells.round));
    errors.push(error);
  }
  const before = groupBy(await readMatches(connection, tournament), ({ Round }) => Round);
  let unchanged = 0;
  const rounds: number[] = [];
  const pieces: Piece[] = [];
  for (const [round, items] of groupBy(rows, (row) => Number(row.cells.round))) {
    const known = errors.length;
    const matches = matchesOf(items, errors);
    if (lacking.has(round) || errors.length > known) continue;
    if (sameDraw(matches, before.get(round) ?? [])) {
      unchanged += 1;
      continue;
    }
    rounds.push(round);
    pieces.push({ sql: CHANGES.record_draw, values: [tournament, round, JSON.stringify(matches)], rows: items });
  }
  await sendAll(connection, pieces, errors);
  const entered = new Set((await readEntries(connection, tournament)).map(({ Player }) => Player));
  const seated = new Set(pieces.flatMap(({ rows }) => rows.map(({ cells }) => cells.player ?? '')));
  return { rounds, unchanged, unentered: [...seated].filter((name) => !entered.has(name)).sort(compareNames) };
}

/**
 * Imports results, all of them or none. A row is a score: round, table, player, score. A match that already has exactly
 * this result is left unchanged.
 * @param correct whether other recorded results are replaced
 * @returns how many results were written, and how many were unchanged
 * @throws ImportError with all errors, of the file or from the database
 */
export async function importResults(
  connection: GameConnection,
  tournament: number,
  text: string,
  correct = false,
): Promise<{ written: number; unchanged: number }> {
  const errors: CsvProblem[] = [];
  const before = groupBy(await readMatches(connection, tournament), ({ Round, Table }) => `${Round}/${Table}`);
  const tableOf = (row: CsvRow): string => `${Number(row.cells.round)}/${Number(row.cells.table)}`;
  const [rows, wrong] = divide(spelled(readCsv(text, RESULT_COLUMNS), await readLeague(connection)), (row) => {
    if (!isWhole(row, errors)) return false;
    const good = [integer(row, 'round', errors), integer(row, 'table', errors), player(row, errors), number(row, 'score', errors)];
    return good.every((value) => value !== undefined);
  });
  const lacking = new Set(wrong.map(tableOf));
  let unchanged = 0;
  const pieces: Piece[] = [];
  for (const [table, items] of groupBy(rows, tableOf)) {
    if (lacking.has(table)) continue;
    const drawn = before.get(table) ?? [];
    const [first] = drawn;
    const scores = items.map((row): Score => ({ player: row.cells.player ?? '', score: Number(row.cells.score) }));
    if (!first) errors.push(...at(items[0], 'table', `no match is drawn at this table (${table})`));
    else if (sameResult(scores, drawn)) unchanged += 1;
    else {
      const sql = correct && first.Score !== null ? CHANGES.correct_result : CHANGES.record_result;
      pieces.push({ sql, values: [first.Match, JSON.stringify(scores)], rows: items });
    }
  }
  await sendAll(connection, pieces, errors);
  return { written: pieces.length, unchanged };
}

/** Whether a row has a column for each field; otherwise there is one error more. */
function isWhole({ line, error }: CsvRow, errors: CsvProblem[]): boolean {
  if (error !== undefined) errors.push({ line, what: error });
  return error === undefined;
}

/** The matches of a round, in the order of their tables. */
function matchesOf(rows: readonly CsvRow[], errors: CsvProblem[]): DrawnMatch[] {
  const tables = [...groupBy(rows, (row) => Number(row.cells.table))].sort(([one], [other]) => one - other);
  return tables.map(([table, items], index) => {
    if (table !== index + 1) errors.push(...at(items[0], 'table', `tables are numbered from 1 in each round; there is table ${table}, but no table ${index + 1}`));
    const players = items.map(({ cells }) => cells.player ?? '');
    const [strength = ''] = items.map(({ cells }) => cells.strength ?? '');
    const other = items.find(({ cells }) => (cells.strength ?? '') !== strength);
    if (other) errors.push(...at(other, 'strength', 'the rows of a table have different strengths'));
    return strength === '' ? { players } : { players, strength: Number(strength) };
  });
}

function sameDraw(matches: readonly DrawnMatch[], drawn: readonly MatchPlayer[]): boolean {
  const line = (table: number, strength: number | null, player: string): string => `${table} ${strength} ${player}`;
  const given = matches.flatMap(({ players, strength = null }, index) => players.map((player) => line(index + 1, strength, player)));
  return isSame(given, drawn.map(({ Table, Strength, Player }) => line(Table, Strength, Player)));
}

/** Whether scores are the recorded result of a match. */
export function sameResult(scores: readonly Score[], drawn: readonly MatchPlayer[]): boolean {
  return isSame(scores.map(({ player, score }) => `${score} ${player}`), drawn.map(({ Player, Score: score }) => `${score} ${Player}`));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
}

/** The names of all players, sorted by compareNames. */
async function readLeague(connection: GameConnection): Promise<string[]> {
  return (await readLeagueNames(connection)).map(({ Player }) => Player).sort(compareNames);
}

/** The rows with names as they are spelled in the league, where a name may begin with an apostrophe. @param league sorted by compareNames */
function spelled(rows: readonly CsvRow[], league: readonly string[]): CsvRow[] {
  return rows.map((row) => {
    const player = nameAmong(league, row.cells.player ?? '') ?? nameAmong(league, row.written.player ?? '');
    return player === undefined ? row : { ...row, cells: { ...row.cells, player } };
  });
}

/** The spelling of a name among names sorted by compareNames: a binary search, because a file may have 200,000 lines. */
function nameAmong(names: readonly string[], name: string): string | undefined {
  let [first, last] = [0, names.length];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (compareNames(names[middle] ?? '', name) < 0) first = middle + 1;
    else last = middle;
  }
  return first < names.length && compareNames(names[first] ?? '', name) === 0 ? names[first] : undefined;
}

/** An error for each row whose player is not in the league. @param league sorted by compareNames */
function unknownPlayers(league: readonly string[], rows: readonly CsvRow[]): [CsvRow, CsvProblem][] {
  return rows.flatMap((row) => {
    const name = row.cells.player ?? '';
    const [error] = nameAmong(league, name) !== undefined ? [] : at(row, 'player', `league_player_not_found: ${sanitize(name)} is not in the league.`);
    return error ? [[row, error] satisfies [CsvRow, CsvProblem]] : [];
  });
}

/** Sends all pieces in one transaction, which is rolled back when one is refused. The error contains all refusals. */
async function sendAll(connection: GameConnection, pieces: readonly Piece[], errors: readonly CsvProblem[]): Promise<void> {
  await inTransaction(connection, async () => {
    const refused: CsvProblem[] = [];
    for (const piece of pieces) refused.push(...(await send(connection, piece)));
    const all = [...errors, ...refused].sort((one, other) => one.line - other.line);
    const seen = new Set(all.map(({ line, column, what }) => JSON.stringify([line, column, what])));
    if (all.length > 0) throw new ImportError([...seen].map((text) => errorOf(text)));
  });
}

function errorOf(text: string): CsvProblem {
  const [line, column, what] = JSON.parse(text) as [number, string | null, string];
  return column === null ? { line, what } : { line, column, what };
}

/** Sends a piece. @returns the refusal of the database and its place in the file, if it is refused */
async function send(connection: GameConnection, { sql, values, rows }: Piece): Promise<CsvProblem[]> {
  try {
    await connection.run(sql, values);
    return [];
  } catch (error) {
    if (!(error instanceof RefusedMove) || isPassing(error)) throw error;
    return locate(error, rows);
  }
}

/** The column that a refusal is about, if it is about one. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  round_not_found: 'round',
  round_drawn: 'round',
  wrong_player_count: 'table',
  table_size_not_in_system: 'table',
  league_player_not_found: 'player',
  player_not_drawn: 'player',
  drawn_twice: 'player',
  scored_twice: 'player',
  score_missing: 'table',
  score_odd: 'score',
  score_not_whole: 'score',
  sum_not_zero: 'score',
  strength_missing: 'strength',
  strength_out_of_range: 'strength',
};

/** The place of a refusal in the file: the row of the player or the match that its sentence names. */
function locate({ token, message, sentence }: RefusedMove, rows: readonly CsvRow[]): CsvProblem[] {
  const [, table] = /^(?:The strength of m|M)atch (\d+) of the draw/.exec(sentence) ?? [];
  const ofTable = rows.filter(({ cells }) => table !== undefined && Number(cells.table) === Number(table));
  const named = rows.filter(({ cells }) => cells.player && new RegExp(`(^|\\s)${escape(cells.player)}[ ,.]`, 'i').test(sentence));
  // If one name contains another, both match: the longer one is meant.
  const longest = named.reduce((most, { cells }) => Math.max(most, (cells.player ?? '').length), 0);
  const meant = named.filter(({ cells }) => (cells.player ?? '').length === longest);
  const row = ofTable[0] ?? (/twice/.test(token) ? meant.at(-1) : meant[0]) ?? (token === 'sum_not_zero' ? rows.at(-1) : rows[0]);
  const column = COLUMN_OF[token];
  const remedy = token === 'result_recorded' ? ' --correct replaces it.' : '';
  return at(row, column !== undefined && row && column in row.cells ? column : undefined, `${message}${remedy}`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function at(row: CsvRow | undefined, column: string | undefined, what: string): CsvProblem[] {
  if (!row) return [{ line: 1, what }];
  return [column === undefined ? { line: row.line, what } : { line: row.lineOf(column), column, what }];
}

/** The items for which a condition holds, and the others. */
function divide<Item>(items: readonly Item[], holds: (item: Item) => boolean): [Item[], Item[]] {
  const yes: Item[] = [];
  const no: Item[] = [];
  for (const item of items) (holds(item) ? yes : no).push(item);
  return [yes, no];
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** A whole number above 0. */
function integer(row: CsvRow, column: string, errors: CsvProblem[]): number | undefined {
  const text = row.cells[column] ?? '';
  if (/^\d{1,9}$/.test(text) && Number(text) >= 1) return Number(text);
  errors.push(...at(row, column, text === '' ? `the ${column} is missing` : `'${sanitize(text)}' is not a whole number above 0`));
  return undefined;
}

/** The name of a player; the database validates it. */
function player(row: CsvRow, errors: CsvProblem[]): string | undefined {
  if (row.cells.player) return row.cells.player;
  errors.push(...at(row, 'player', 'the player is missing'));
  return undefined;
}

/** A number; the database validates it. */
function number(row: CsvRow, column: string, errors: CsvProblem[]): number | undefined {
  const text = row.cells[column] ?? '';
  if (/^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  errors.push(...at(row, column, text === '' ? `the ${column} is missing` : `'${sanitize(text)}' is not a number`));
  return undefined;
}

/** Text of a file for an error message, with invisible characters replaced. */
function sanitize(text: string): string {
  return text.slice(0, 40).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}
