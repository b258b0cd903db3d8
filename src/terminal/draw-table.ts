import Table from 'cli-table3';
import { sanitize } from './sanitize';

/** The most characters in a line of a cell; longer text is wrapped. */
export const CELL_WIDTH = 60;

/**
 * Draws rows as a table like the `mysql` client: the columns of the first row, numbers aligned right, NULL empty.
 * @returns '' for no rows
 */
export function drawTable(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return '';
  const cells = rows.map((row) => Object.values(row) as unknown[]);
  const table = new Table({
    head: columns,
    colAligns: columns.map((_, index) => (cells.some((row) => typeof row[index] === 'number') ? 'right' : 'left')),
    style: { head: [], border: [] },
    chars: {
      top: '-', 'top-mid': '+', 'top-left': '+', 'top-right': '+',
      bottom: '-', 'bottom-mid': '+', 'bottom-left': '+', 'bottom-right': '+',
      left: '|', 'left-mid': '', mid: '', 'mid-mid': '', right: '|', 'right-mid': '', middle: '|',
    },
  });
  table.push(...cells.map((row) => row.map((value) => wrapped(sanitize(String(value ?? '')), CELL_WIDTH).join('\n'))));
  return ruleUnderHead(table.toString());
}

/** Adds the line below the header: cli-table3 draws lines between all rows or none. */
function ruleUnderHead(table: string): string {
  const [top = '', head = '', ...rest] = table.split('\n');
  return [top, head, top, ...rest].join('\n');
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
