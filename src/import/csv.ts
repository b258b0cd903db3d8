import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './import-error';

/** A row that is not empty. */
export interface CsvRow {
  /** where it begins, from 1 */
  line: number;
  /** without the empty ones at the end, and without blanks around them */
  fields: string[];
}

/**
 * Reads comma separated values.
 * @param file what the text is called in messages
 * @param source with `\n` at the ends of lines
 * @returns the rows that are not empty, and the last line
 * @throws ImportError when a quotation mark is not closed, or closed within a value
 */
export function parseCsv(file: string, source: string): { rows: CsvRow[]; end: number } {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(source, { relax_column_count: true, info: true, trim: true }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: line } = error as CsvError & { lines?: number };
    const text = 'the quotation marks do not match';
    throw new ImportError(file, [line === undefined ? { text } : { line, text }], { cause: error });
  }
  let line = 1;
  const rows = records.map(({ record, info }) => {
    const row = { line, fields: withoutEmptyEnd(record) };
    line = info.lines + 1;
    return row;
  });
  return { rows: rows.filter(({ fields }) => fields.length > 0), end: Math.max(line - 1, 1) };
}

function withoutEmptyEnd(fields: readonly string[]): string[] {
  const last = fields.findLastIndex((field) => field !== '');
  return fields.slice(0, last + 1);
}
