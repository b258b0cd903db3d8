import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './import-error';

/** A row. */
export interface CsvRow {
  /** its first line, from 1 */
  line: number;
  /** trimmed, without empty ones at the end */
  fields: string[];
}

/** The separators of fields that spreadsheets write. */
const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

/** Some programs say in the first line which separator follows. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\n"])"?(?=\n|$)/i;

/** A file without that line, which is left empty. */
export function withoutSeparatorLine(text: string): string {
  return text.replace(SEPARATOR_LINE, '');
}

/** Rows are not CSV; the message says why. */
export class NotCsvError extends Error {
  override readonly name = 'NotCsvError';

  constructor(
    /** where the row begins, or the error is */
    readonly line: number,
    options: ErrorOptions,
  ) {
    super('the quotation marks do not match; one within a field is written twice, as in "Ann ""Nan"" Lee"', options);
  }
}

/**
 * Parses rows of fields, with any line ends.
 * @param source with commas, semicolons, tabs or vertical bars
 * @param isRight chooses the separator by its rows; if none is right, or by default, it is the one with which there are most fields
 * @throws NotCsvError
 */
export function readRows(source: string, isRight: (rows: readonly CsvRow[]) => boolean = () => false): Parsed {
  const lines = source.replace(/\r\n?/g, '\n');
  const [, declared] = SEPARATOR_LINE.exec(lines) ?? [];
  const text = withoutSeparatorLine(lines);
  let best: Parsed | undefined;
  let problem: NotCsvError | undefined;
  for (const separator of declared === undefined ? SEPARATORS : [declared]) {
    try {
      const parsed = parseRows(text, separator);
      if (isRight(parsed.rows)) return parsed;
      if (!best || parsed.fields > best.fields) best = parsed;
    } catch (error) {
      if (!(error instanceof NotCsvError)) throw error;
      // With the wrong separator, the first field in quotation marks is an error already.
      if (!problem || error.line > problem.line) problem = error;
    }
  }
  if (best) return best;
  throw problem;
}

/** A file as it is read with one separator. */
interface Parsed {
  /** the non-empty rows */
  rows: CsvRow[];
  /** the number of the last line */
  end: number;
  /** how many fields there are, with empty ones */
  fields: number;
}

/** @throws NotCsvError */
function parseRows(text: string, delimiter: string): Parsed {
  const rows: CsvRow[] = [];
  let count = 0;
  let line = 1;
  try {
    parse(text, {
      bom: true, delimiter, record_delimiter: '\n', relax_column_count: true, trim: true,
      on_record: (record: string[], { lines }) => {
        rows.push({ line, fields: withoutEmptyEnd(record) });
        count += record.length;
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code, lines = line } = error as CsvError & { lines?: number };
    throw new NotCsvError(code === 'CSV_QUOTE_NOT_CLOSED' ? line : lines, { cause: error });
  }
  return { rows: rows.filter(({ fields }) => fields.length > 0), end: Math.max(line - 1, 1), fields: count };
}

function withoutEmptyEnd(fields: readonly string[]): string[] {
  const last = fields.findLastIndex((field) => field !== '');
  return fields.slice(0, last + 1);
}

/**
 * The same for a file.
 * @param file the name for messages
 * @throws ImportError for unbalanced quotation marks
 */
export function parseCsv(file: string, source: string): Parsed {
  try {
    return readRows(source);
  } catch (error) {
    if (!(error instanceof NotCsvError)) throw error;
    throw new ImportError(file, [{ line: error.line, text: error.message }], { cause: error });
  }
}
