import stringWidth from 'string-width';
import { sanitize } from './sanitize';

/** The most characters in a line of a cell; longer text is wrapped. */
export const CELL_WIDTH = 60;

/**
 * Draws rows as a table like the `mysql` client: the columns of the first row, numbers aligned right, NULL empty. The
 * time is linear in the number of rows.
 * @returns '' for no rows
 */
export function drawTable(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return '';
  const values = rows.map((row) => Object.values(row) as unknown[]);
  const isNumber = columns.map((_, index) => values.some((row) => typeof row[index] === 'number'));
  const head = columns.map((name) => name.split('\n'));
  const cells = values.map((row) => columns.map((_, index) => linesOfCell(String(row[index] ?? ''))));
  const widths = columns.map((_, index) => widest(index, [head, ...cells]));
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const draw = (row: Row): string[] => linesOf(row, widths, isNumber);
  return [rule, ...draw(head), rule, ...cells.flatMap(draw), rule].join('\n');
}

/** The lines of the cells of a row. */
type Row = readonly (readonly string[])[];

/** The width of the widest line of a column. */
function widest(index: number, rows: readonly Row[]): number {
  return rows.reduce((most, row) => (row[index] ?? []).reduce((longest, line) => Math.max(longest, widthOf(line)), most), 0);
}

/** A row as lines of a table, as many as its highest cell has. */
function linesOf(row: Row, widths: readonly number[], isNumber: readonly boolean[]): string[] {
  const height = row.reduce((most, { length }) => Math.max(most, length), 1);
  return Array.from({ length: height }, (_, line) => {
    const padded = widths.map((width, index) => {
      const text = row[index]?.[line] ?? '';
      const blanks = ' '.repeat(width - widthOf(text));
      return isNumber[index] ? ` ${blanks}${text} ` : ` ${text}${blanks} `;
    });
    return `|${padded.join('|')}|`;
  });
}

/** Most cells: nothing to replace, and as wide as they are long. */
const PLAIN = /^[\x20-\x7e]*$/;

function linesOfCell(text: string): readonly string[] {
  return text.length <= CELL_WIDTH && PLAIN.test(text) ? [text] : wrapped(sanitize(text), CELL_WIDTH);
}

/** The width of a text in columns of a terminal. */
function widthOf(text: string): number {
  return PLAIN.test(text) ? text.length : stringWidth(text);
}

/**
 * Wraps a text into lines of at most `width` characters, after a blank or a comma if possible. Trailing blanks are
 * removed.
 */
export function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let rest = [...line];
    while (rest.length > width) {
      const place = rest.slice(0, width + 1).findLastIndex((character, index) => character === ' ' || (character === ',' && index < width));
      const end = place > 0 ? place + 1 : width;
      lines.push(rest.slice(0, end).join('').trimEnd());
      rest = rest.slice(end);
    }
    return [...lines, rest.join('')];
  });
}
