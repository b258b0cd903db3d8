import Table from 'cli-table3';
import { visible } from './visible';

/** How many characters a line of a cell has at most; a longer text goes on below. */
export const CELL_WIDTH = 60;

/**
 * Draws rows as a table with plain lines, as a `mysql` client does: the columns are those of the first
 * row, numbers stand to the right, NULL is left empty.
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
  table.push(...cells.map((row) => row.map((value) => wrapped(visible(String(value ?? '')), CELL_WIDTH).join('\n'))));
  return ruleUnderHead(table.toString());
}

/** cli-table3 draws lines either between all rows or between none. */
function ruleUnderHead(table: string): string {
  const [top = '', head = '', ...rest] = table.split('\n');
  return [top, head, top, ...rest].join('\n');
}

/**
 * A text in lines of at most so many characters, broken behind a blank or a comma where there is one.
 * A line that was broken behind a blank does not end in one.
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
