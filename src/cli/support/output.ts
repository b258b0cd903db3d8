import { drawTable } from '../../terminal/draw-table';
import { sanitize, sanitizedJson } from '../../terminal/sanitize';
import type { JsonOption, LimitOptions } from './arguments';
import { withMachineNames } from './machine-names';

/** Prints a note for people to stderr. */
export function printNote(line: string): void {
  process.stderr.write(`${sanitize(line)}\n`);
}

/** Prints a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${sanitize(line)}\n`);
}

/**
 * Writes an object, or a list of them, to stdout as JSON with the keys of docs/json.md. Nested values are not renamed.
 */
export function printJson(value: object): void {
  print(sanitizedJson(JSON.stringify(Array.isArray(value) ? value.map(withMachineNames) : withMachineNames(value), undefined, 2)));
}

/** Rows of one game with its number in front, for JSON. */
export function ofGame({ Game: number }: { Game: number }, rows: readonly object[]): object[] {
  return rows.map((row) => ({ Game: number, ...row }));
}

/** Writes rows to stdout as a table with the columns of the first row. */
export function printTable(rows: readonly object[]): void {
  if (rows.length > 0) print(drawTable(rows));
}

/** Prints rows as JSON or as a table. @param none the note for people when there are no rows */
export function printRows(rows: readonly object[], { json = false }: JsonOption, none?: string): void {
  if (json) printJson(rows);
  else if (rows.length === 0 && none !== undefined) printNote(none);
  else printTable(rows);
}

/**
 * Prints the newest rows like `printRows`, and a note for people if there are more than the limit.
 * @param rows as many as `rowsToRead` says
 */
export function printNewest(rows: readonly object[], { limit, all = false, json = false }: JsonOption & LimitOptions, none: string): void {
  printRows(all ? rows : rows.slice(0, limit), { json }, none);
  if (!all && rows.length > limit) printNote(`These are the newest ${limit}. --all lists the others too, --limit <number> as many as you like.`);
}

/** Prints rows of one game; in JSON, each has its number. */
export function printRowsOf(game: { Game: number }, rows: readonly object[], options: JsonOption): void {
  printRows(options.json ? ofGame(game, rows) : rows, options);
}
