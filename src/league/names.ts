import { counted } from '../client/words/counted';
import type { CsvRow as FileRow } from '../client/imports/csv';
import { type CsvProblem, ImportError, headsOf, rowOf, rowsOf } from './csv';

/** Headings of a column with whole names, without anything but letters. */
const WHOLE: readonly string[] = ['name', 'names', 'player', 'players', 'playername', 'fullname', 'participant', 'participants'];

const FIRST: readonly string[] = ['first', 'firstname', 'forename', 'givenname'];

const LAST: readonly string[] = ['last', 'lastname', 'surname', 'familyname'];

/** What separates fields. */
const SEPARATOR = /[,;\t|]/;

const WHAT_IS_RIGHT = 'write one name per line, or a heading (name or player, or first name and last name) above the columns; a name with a comma goes into quotation marks';

/**
 * Parses names: one per line; on a single line with separators between them; or CSV with a heading, by which the column
 * of the names is found.
 * @throws ImportError when it is unclear which part is a name
 */
export function namesIn(text: string): string[] {
  const rows = SEPARATOR.test(text) ? rowsOf(text, (heads) => columnsOf(heads).length > 0 && heads.length > 1) : linesOf(text);
  const heads = headsOf(rows[0]);
  const columns = columnsOf(heads);
  return columns.length > 0 ? namesBelow(heads, columns, rows) : listedNames(rows);
}

/** The lines of a text without separators, where quotation marks may be part of a name. @throws ImportError */
function linesOf(text: string): FileRow[] {
  const lines = text.split(/\r\n?|\n/).map((line, index) => ({ line: index + 1, name: line.replace(/^\uFEFF/, '').trim() }));
  const open = lines.find(({ name }) => name.startsWith('"') && name.split('"').length % 2 === 0);
  if (open) throw new ImportError([{ line: open.line, what: 'the quotation mark before the name is not closed' }]);
  return lines
    .filter(({ name }) => name !== '')
    .map(({ line, name }) => ({ line, fields: [/^"(?:[^"]|"")*"$/.test(name) ? name.slice(1, -1).replaceAll('""', '"').trim() : name] }));
}

/** The columns that make up a name; none if these are not headings. @throws ImportError when several are possible */
function columnsOf(heads: readonly string[]): string[] {
  const among = (known: readonly string[]): string[] => heads.filter((head) => known.includes(head.replace(/[^\p{L}]/gu, '')));
  const [whole, first, last] = [among(WHOLE), among(FIRST), among(LAST)];
  if ([whole, first, last].some(({ length }) => length > 1)) {
    const several = [whole, first, last].find(({ length }) => length > 1) ?? [];
    throw new ImportError([{ line: 1, what: `there are several columns for names (${several.join(', ')}); keep one of them` }]);
  }
  // If there is a first name, a column that is called name has the last name.
  if (first.length > 0) return [...first, ...(last.length > 0 ? last : whole)];
  return whole.length > 0 ? whole : last;
}

function namesBelow(heads: readonly string[], columns: readonly string[], [head, ...rows]: readonly FileRow[]): string[] {
  const errors: CsvProblem[] = [];
  if (rows.length === 0) errors.push({ line: head?.line ?? 1, what: 'there are no names below the heading' });
  const names = rows.map((row) => {
    const { cells, line, error } = rowOf(heads, row);
    const name = columns.map((column) => cells[column] ?? '').filter((part) => part !== '').join(' ');
    if (error !== undefined) errors.push({ line, what: `${error}; a name with a comma goes into quotation marks` });
    else if (name === '') errors.push({ line, what: `the ${columns.join(' and the ')} is missing` });
    return name;
  });
  if (errors.length > 0) throw new ImportError(errors);
  return names;
}

/** The names of a list without a heading. @throws ImportError when several lines have several fields */
function listedNames(rows: readonly FileRow[]): string[] {
  const filled = rows.map(({ line, fields }) => ({ line, names: fields.filter((field) => field !== '') }));
  const wide = filled.find(({ names }) => names.length > 1);
  if (wide && filled.length > 1) {
    throw new ImportError([{ line: wide.line, what: `there are ${counted(wide.names.length, 'field')} and no heading; ${WHAT_IS_RIGHT}` }]);
  }
  return filled.flatMap(({ names }) => names);
}
