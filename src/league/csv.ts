import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { counted } from '../format/counted';

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
  /** where the row begins, counted from 1 */
  line: number;
  /** what is wrong with the row as a whole */
  error?: string;
  /** where a cell begins, counted from 1 */
  lineOf(column: string): number;
}

/** The possible separators of cells. */
const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte order mark.
 * @throws ImportError for other encodings
 */
export function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ImportError([{ line: firstBadLine(bytes), what: 'this is not UTF-8; save the file as CSV in UTF-8 and try again' }], { cause: error });
  }
}

/** The line of the first byte that is not UTF-8. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0x0a) continue;
    if (!isUtf8(bytes.subarray(start, index))) return line;
    start = index + 1;
    line += 1;
  }
  return line;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a file with a header. The separator is the one that yields the required columns.
 * @param columns the required headers; the file may have others, in any order and any case
 * @throws ImportError
 */
export function readCsv(text: string, columns: readonly string[]): CsvRow[] {
  const separator = SEPARATORS.find((candidate) => {
    const heads = headsOf(text, candidate);
    return columns.every((column) => heads.includes(column));
  });
  if (separator === undefined) throw new ImportError([{ line: 1, what: headError(text, columns) }]);
  try {
    const records = parse(text, {
      bom: true, delimiter: separator, info: true, raw: true, record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true, trim: true,
    }) as unknown as { record: string[]; info: InfoRecord; raw: string }[];
    const [head, ...rest] = records.map(({ record, info, raw }) => ({ record, line: info.lines - newlines(raw.trim()) }));
    const heads = head?.record.map((cell) => cell.toLowerCase()) ?? [];
    return rest.map(({ record, line }) => rowOf(heads, record, line));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw new ImportError([{ line: lines ?? 1, what: error.message }], { cause: error });
  }
}

function rowOf(heads: readonly string[], record: readonly string[], line: number): CsvRow {
  return {
    cells: Object.fromEntries(heads.map((head, index) => [head, withoutApostrophe(record[index] ?? '')])),
    line,
    ...(record.length === heads.length ? {} : { error: `${counted(record.length, 'field')} instead of ${heads.length}` }),
    lineOf: (column) => line + record.slice(0, heads.indexOf(column)).reduce((sum, cell) => sum + newlines(cell), 0),
  };
}

/** The headers in lower case, if cells are separated like this; none if that is not valid CSV. */
function headsOf(text: string, delimiter: string): string[] {
  try {
    const [head = []] = parse(text, { bom: true, delimiter, to: 1, trim: true, skip_empty_lines: true });
    return head.map((cell) => cell.toLowerCase());
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** The error of a header, read with the separator that finds most of the columns. */
function headError(text: string, columns: readonly string[]): string {
  const missing = SEPARATORS.map((candidate) => {
    const heads = headsOf(text, candidate);
    return columns.filter((column) => !heads.includes(column));
  }).sort((one, other) => one.length - other.length)[0] ?? columns;
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
