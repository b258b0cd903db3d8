import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './import-error';

/** A non-empty row. */
export interface CsvRow {
  /** its first line, from 1 */
  line: number;
  /** trimmed, without empty ones at the end */
  fields: string[];
}

/**
 * Parses comma-separated values.
 * @param file the name for messages
 * @param source lines end with `\n`
 * @returns the non-empty rows, and the number of the last line
 * @throws ImportError for unbalanced quotation marks
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
