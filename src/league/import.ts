import type { GameConnection } from '../game/connection';
import { RefusedMove } from '../game/refusal';
import { isPassing } from '../game/resend';
import { type DrawnMatch, RECORD_DRAW, RECORD_RESULT, type Score } from './calls';
import { compareNames } from './compare-names';
import { type CsvFault, type CsvRow, ImportError, readCsv } from './csv';
import { type MatchPlayer, readLeaguePlayers, readMatches } from './views';
import { wholly } from './whole';

export const DRAW_COLUMNS = ['round', 'table', 'player'] as const;
export const RESULT_COLUMNS = ['round', 'table', 'player', 'score'] as const;

const CORRECT_RESULT = 'CALL correct_result(?, ?)';

/** What an import did. */
export interface Imported {
  /** rounds drawn, or results recorded */
  written: number;
  /** those that were there already, exactly so */
  unchanged: number;
}

/** Something that is written by one statement, and the rows that it comes from. */
interface Piece {
  sql: string;
  values: readonly (string | number)[];
  rows: readonly CsvRow[];
}

/**
 * Draws rounds as a file says, all of them or none. A row is a player: round, table, player, and
 * strength where tables have one. A round that is drawn exactly so already stays.
 * @throws ImportError with all that is wrong, for the file or as the database refuses it
 */
export async function importDraws(connection: GameConnection, tournament: number, text: string): Promise<Imported> {
  const faults: CsvFault[] = [];
  const [rows, wrong] = divide(readCsv(text, DRAW_COLUMNS), (row) => {
    const good = [integer(row, 'round', faults), integer(row, 'table', faults)];
    if (row.cells.strength) good.push(number(row, 'strength', faults));
    return good.every((value) => value !== undefined);
  });
  // Of what lacks a row, the database would refuse what is not the fault.
  const lacking = new Set(wrong.map((row) => Number(row.cells.round)));
  faults.push(...(await unknownPlayers(connection, rows)));
  const before = await readMatches(connection, tournament);
  let unchanged = 0;
  const pieces: Piece[] = [];
  for (const [round, items] of groupBy(rows, (row) => Number(row.cells.round))) {
    const known = faults.length;
    const matches = matchesOf(items, faults);
    if (lacking.has(round) || faults.length > known) continue;
    if (sameDraw(matches, before.filter(({ Round }) => Round === round))) unchanged += 1;
    else pieces.push({ sql: RECORD_DRAW, values: [tournament, round, JSON.stringify(matches)], rows: items });
  }
  await sendAll(connection, pieces, faults);
  return { written: pieces.length, unchanged };
}

/**
 * Records results as a file says, all of them or none. A row is a score: round, table, player, score.
 * A result that is there exactly so already stays.
 * @param correct whether a result that is there and is another one is replaced
 * @throws ImportError with all that is wrong, for the file or as the database refuses it
 */
export async function importResults(
  connection: GameConnection,
  tournament: number,
  text: string,
  correct = false,
): Promise<Imported> {
  const faults: CsvFault[] = [];
  const before = await readMatches(connection, tournament);
  const tableOf = (row: CsvRow): string => `${Number(row.cells.round)}/${Number(row.cells.table)}`;
  const [rows, wrong] = divide(readCsv(text, RESULT_COLUMNS), (row) => {
    const good = [integer(row, 'round', faults), integer(row, 'table', faults), number(row, 'score', faults)];
    return good.every((value) => value !== undefined);
  });
  const lacking = new Set(wrong.map(tableOf));
  let unchanged = 0;
  const pieces: Piece[] = [];
  for (const [table, items] of groupBy(rows, tableOf)) {
    if (lacking.has(table)) continue;
    const drawn = before.filter(({ Round, Table }) => `${Round}/${Table}` === table);
    const [first] = drawn;
    const scores = items.map((row): Score => ({ player: row.cells.player ?? '', score: Number(row.cells.score) }));
    if (!first) faults.push(...at(items[0], 'table', `no match is drawn at this table of this round (${table})`));
    else if (sameResult(scores, drawn)) unchanged += 1;
    else {
      const sql = correct && first.Score !== null ? CORRECT_RESULT : RECORD_RESULT;
      pieces.push({ sql, values: [first.Match, JSON.stringify(scores)], rows: items });
    }
  }
  await sendAll(connection, pieces, faults);
  return { written: pieces.length, unchanged };
}

/** The matches of a round, in the order of their tables. */
function matchesOf(rows: readonly CsvRow[], faults: CsvFault[]): DrawnMatch[] {
  const tables = [...groupBy(rows, (row) => Number(row.cells.table))].sort(([one], [other]) => one - other);
  return tables.map(([table, items], index) => {
    if (table !== index + 1) faults.push(...at(items[0], 'table', `tables count from 1 in each round; there is a ${table}, but no ${index + 1}`));
    const players = items.map(({ cells }) => cells.player ?? '');
    const [strength = ''] = items.map(({ cells }) => cells.strength ?? '');
    const other = items.find(({ cells }) => (cells.strength ?? '') !== strength);
    if (other) faults.push(...at(other, 'strength', 'the rows of a table have different strengths'));
    return strength === '' ? { players } : { players, strength: Number(strength) };
  });
}

function sameDraw(matches: readonly DrawnMatch[], drawn: readonly MatchPlayer[]): boolean {
  const line = (table: number, strength: number | null, player: string): string => `${table} ${strength} ${player}`;
  const given = matches.flatMap(({ players, strength = null }, index) => players.map((player) => line(index + 1, strength, player)));
  return isSame(given, drawn.map(({ Table, Strength, Player }) => line(Table, Strength, Player)));
}

/** Whether scores are those that a match has. */
export function sameResult(scores: readonly Score[], drawn: readonly MatchPlayer[]): boolean {
  return isSame(scores.map(({ player, score }) => `${score} ${player}`), drawn.map(({ Player, Score: score }) => `${score} ${Player}`));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
}

/** Everybody who is not in the league, not only the first. */
async function unknownPlayers(connection: GameConnection, rows: readonly CsvRow[]): Promise<CsvFault[]> {
  const players = (await readLeaguePlayers(connection)).map(({ Player }) => Player).sort(compareNames);
  const isKnown = (name: string): boolean => players.some((player) => compareNames(player, name) === 0);
  return rows.flatMap((row) => {
    const name = row.cells.player ?? '';
    return isKnown(name) ? [] : at(row, 'player', `league_player_not_found: ${visible(name)} is not in the league.`);
  });
}

/**
 * Sends all pieces in one transaction, which is taken back as a whole when one is refused. What is
 * refused is told of every piece.
 */
async function sendAll(connection: GameConnection, pieces: readonly Piece[], faults: readonly CsvFault[]): Promise<void> {
  await wholly(connection, async () => {
    const refused: CsvFault[] = [];
    for (const piece of pieces) refused.push(...(await send(connection, piece)));
    const all = [...faults, ...refused].sort((one, other) => one.line - other.line);
    const seen = new Set(all.map(({ line, column, what }) => JSON.stringify([line, column, what])));
    if (all.length > 0) throw new ImportError([...seen].map((text) => faultOf(text)));
  });
}

function faultOf(text: string): CsvFault {
  const [line, column, what] = JSON.parse(text) as [number, string | null, string];
  return column === null ? { line, what } : { line, column, what };
}

/** Sends a piece. @returns what the database refuses of it, and where that is in the file */
async function send(connection: GameConnection, { sql, values, rows }: Piece): Promise<CsvFault[]> {
  try {
    await connection.run(sql, values);
    return [];
  } catch (error) {
    if (!(error instanceof RefusedMove) || isPassing(error)) throw error;
    return locate(error, rows);
  }
}

/** The column that a refusal is about, where it is about one. */
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

/** Where in the rows a refusal belongs: at the player or the match that its sentence names. */
function locate({ token, message, sentence }: RefusedMove, rows: readonly CsvRow[]): CsvFault[] {
  const [, table] = /^(?:The strength of m|M)atch (\d+) of the draw/.exec(sentence) ?? [];
  const ofTable = rows.filter(({ cells }) => table !== undefined && Number(cells.table) === Number(table));
  const named = rows.filter(({ cells }) => cells.player && new RegExp(`(^|\\s)${escape(cells.player)}[ ,.]`, 'i').test(sentence));
  // A name that is part of another is named by both: the longer one is meant.
  const longest = Math.max(...named.map(({ cells }) => (cells.player ?? '').length));
  const meant = named.filter(({ cells }) => (cells.player ?? '').length === longest);
  const row = ofTable[0] ?? (/twice/.test(token) ? meant.at(-1) : meant[0]) ?? (token === 'sum_not_zero' ? rows.at(-1) : rows[0]);
  const column = COLUMN_OF[token];
  return at(row, column !== undefined && row && column in row.cells ? column : undefined, message);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function at(row: CsvRow | undefined, column: string | undefined, what: string): CsvFault[] {
  if (!row) return [{ line: 1, what }];
  return [column === undefined ? { line: row.line, what } : { line: row.lineOf(column), column, what }];
}

/** Those of which something holds, and the others. */
function divide<Item>(items: readonly Item[], holds: (item: Item) => boolean): [Item[], Item[]] {
  const yes: Item[] = [];
  const no: Item[] = [];
  for (const item of items) (holds(item) ? yes : no).push(item);
  return [yes, no];
}

function groupBy<Key>(rows: readonly CsvRow[], keyOf: (row: CsvRow) => Key): Map<Key, CsvRow[]> {
  const groups = new Map<Key, CsvRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** A whole number above 0. */
function integer(row: CsvRow, column: string, faults: CsvFault[]): number | undefined {
  const text = row.cells[column] ?? '';
  if (/^\d{1,9}$/.test(text) && Number(text) >= 1) return Number(text);
  faults.push(...at(row, column, `'${visible(text)}' is no number above 0`));
  return undefined;
}

/** A number; the database decides whether it is a good one. */
function number(row: CsvRow, column: string, faults: CsvFault[]): number | undefined {
  const text = row.cells[column] ?? '';
  if (/^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  faults.push(...at(row, column, `'${visible(text)}' is no number`));
  return undefined;
}

/** What a file says, as an error repeats it: without what cannot be seen. */
function visible(text: string): string {
  return text.slice(0, 40).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}
