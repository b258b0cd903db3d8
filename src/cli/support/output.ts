import { drawTable } from '../../terminal/draw-table';
import { visible, visibleJson } from '../../terminal/visible';
import { withMachineNames } from './machine-names';

/** Writes a line for people to stderr. */
export function say(line: string): void {
  process.stderr.write(`${visible(line)}\n`);
}

/** Writes a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${visible(line)}\n`);
}

/**
 * Writes a value as JSON to stdout: an object or a list of them with the names that programs read
 * (docs/json.md). What is inside of their values is written as it is.
 */
export function printJson(value: object): void {
  print(visibleJson(JSON.stringify(Array.isArray(value) ? value.map(withMachineNames) : withMachineNames(value), undefined, 2)));
}

/** Writes rows as a table to stdout: the columns are those of the first row. */
export function printTable(rows: readonly object[]): void {
  if (rows.length > 0) print(drawTable(rows));
}
