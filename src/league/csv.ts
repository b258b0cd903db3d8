import { stringify } from 'csv-stringify/sync';
import { counted } from '../client/words/counted';
import { type CsvRow as FileRow, NotCsvError, readRows } from '../client/imports/csv';
import { decodeText, NotTextError } from '../client/imports/read-text';

/** An error in one place of a file. */
export interface CsvProblem {
  /** counts from 1 */
  line: number;
  /** header of the column; undefined: the whole row */
  column?: string;
  what: string;
}

/** A file that cannot be imported, with all its errors. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    readonly errors: readonly CsvProblem[],
    options?: ErrorOptions,
  ) {
    super(errors.map(({ line, column, what }) => `line ${line}${column === undefined ? '' : `, ${column}`}: ${what}`).join('\n'), options);
  }
}

/** A row of a file, by the headers of its columns. */
export interface CsvRow {
  cells: Readonly<Record<string, string>>;
  /** the cells with any apostrophe in front of a formula, which may be part of a name */
  written: Readonly<Record<string, string>>;
  /** where the row begins, counted from 1 */
  line: number;
  /** what is wrong with the row as a whole */
  error?: string;
  /** where a cell begins, counted from 1 */
  lineOf(column: string): number;
}

/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte order mark.
 * @returns its text with `\n` as line ends
 * @throws ImportError for other encodings
 */
export function decode(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof NotTextError)) throw error;
    throw new ImportError([{ line: error.line, what: `this ${error.message}` }], { cause: error });
  }
}

/**
 * Reads a file with a header. The separator is the one that yields the required columns.
 * @param columns the required headers; the file may have others, in any order and any case
 * @returns the rows, at least one
 * @throws ImportError
 */
export function readCsv(text: string, columns: readonly string[]): CsvRow[] {
  const [head, ...rows] = rowsOf(text, (heads) => columns.every((column) => heads.includes(column)));
  const heads = headsOf(head);
  const missing = columns.filter((column) => !heads.includes(column));
  if (missing.length > 0) throw new ImportError([{ line: head?.line ?? 1, what: headError(missing, columns) }]);
  const twice = heads.find((name, index) => name !== '' && heads.indexOf(name) < index);
  if (twice !== undefined) throw new ImportError([{ line: head?.line ?? 1, column: twice, what: 'there are two columns of this name' }]);
  if (rows.length === 0) throw new ImportError([{ line: head?.line ?? 1, what: 'there are no rows below the header' }]);
  return rows.map((row) => rowOf(heads, row));
}

/**
 * The rows of a file. The first is its header.
 * @param isRight whether these are the headers of the file, in lower case, by which the separator is chosen
 * @throws ImportError
 */
export function rowsOf(text: string, isRight: (heads: readonly string[]) => boolean): FileRow[] {
  try {
    return readRows(text, ([head]) => isRight(headsOf(head))).rows;
  } catch (error) {
    if (!(error instanceof NotCsvError)) throw error;
    throw new ImportError([{ line: error.line, what: error.message }], { cause: error });
  }
}

/** Headers in lower case. */
export function headsOf(head: FileRow | undefined): string[] {
  return head?.fields.map((field) => field.toLowerCase()) ?? [];
}

/** A row by its headers. Fields at its end that are missing are empty: a spreadsheet may leave them out. */
export function rowOf(heads: readonly string[], { fields, line }: FileRow): CsvRow {
  const cells = heads.map((head, index) => [head, fields[index] ?? ''] as const);
  return {
    cells: Object.fromEntries(cells.map(([head, cell]) => [head, withoutApostrophe(cell)])),
    written: Object.fromEntries(cells),
    line,
    ...(fields.length <= heads.length ? {} : { error: `${counted(fields.length, 'field')} instead of ${heads.length}` }),
    lineOf: (column) => line + fields.slice(0, heads.indexOf(column)).reduce((sum, cell) => sum + newlines(cell), 0),
  };
}

function headError(missing: readonly string[], columns: readonly string[]): string {
  return (
    `${missing.length === 1 ? 'the column' : 'the columns'} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing; the header must name ` +
    `${columns.join(', ')}, separated by commas, semicolons, tabs or vertical bars`
  );
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

/** What spreadsheets take for a formula, and what was written as text for that reason. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Rows as CSV with a header. A text that a spreadsheet would take for a formula begins with an apostrophe, which readCsv
 * removes.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify([[...columns], ...rows.map((row) => row.map((cell) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell)))]);
}

/** A text as it was before writeCsv. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
