import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** A file that cannot be imported; the message begins with the line. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    /** counts from 1 */
    readonly line: number,
    what: string,
    options?: ErrorOptions,
  ) {
    super(`line ${line}: ${what}`, options);
  }
}

/** A row of a file, by the heads of its columns. */
export interface CsvRow {
  /** where it ends, counted from 1 */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * Reads a file with a head.
 * @param columns the heads that it must have; it may have others, in any order and in any case
 * @throws ImportError
 */
export function readCsv(text: string, columns: readonly string[]): CsvRow[] {
  try {
    return parse<CsvRow, Record<string, string>>(text, {
      bom: true,
      columns: (heads: string[]) => checkHeads(heads.map((head) => head.toLowerCase()), columns),
      on_record: (cells, { lines }: InfoRecord) => ({ line: lines, cells }),
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw new ImportError(lines ?? 1, error.message, { cause: error });
  }
}

/** Rows as a file with a head. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify([[...columns], ...rows.map((row) => [...row])]);
}

function checkHeads(heads: string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !heads.includes(column));
  if (missing.length > 0) {
    throw new ImportError(1, `the columns ${missing.join(', ')} are missing; a head names ${columns.join(', ')}`);
  }
  return heads;
}
