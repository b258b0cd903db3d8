import { describe, expect, test } from '@jest/globals';
import Table from 'cli-table3';
import { CELL_WIDTH, drawTable, wrapped } from '../../src/terminal/draw-table';

test('a cell that is too wide goes on in the next line', () => {
  const owned = Array.from({ length: 30 }, (_, index) => `Long Street ${index}`).join(',');
  const lines = drawTable([{ Player: 'Ann', 'Properties owned': owned, Cash: 5 }]).split('\n');
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([lines[0]?.length]));
  expect(lines[0]?.length).toBeLessThanOrEqual(CELL_WIDTH + 24);
  const cells = lines.slice(3, -1).map((line) => line.split('|')[2]?.trim());
  expect(cells.join('').replace(/ /g, '')).toBe(owned.replace(/ /g, ''));
});

test.each([
  ['short', 10, ['short']],
  ['one two three', 7, ['one two', 'three']],
  ['Co-Op,Oak House,AMBS', 10, ['Co-Op,Oak', 'House,AMBS']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['a\nb', 4, ['a', 'b']],
  ['', 4, ['']],
])('%j in %i characters is %j', (text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
});

test('what a terminal would act upon is shown as a question mark, and is not counted as nothing', () => {
  const lines = drawTable([{ Player: '\u001b[31mEve\u0007\u202e', Cash: 5 }]).split('\n');
  expect(lines[3]).toContain('?[31mEve??');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

test('no rows are nothing', () => {
  expect(drawTable([])).toBe('');
});

/** The same table by a library, whose time is quadratic in the number of rows. */
function drawnByLibrary(rows: readonly Record<string, string | number | null>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const table = new Table({
    head: columns,
    colAligns: columns.map((name) => (rows.some((row) => typeof row[name] === 'number') ? 'right' : 'left')),
    style: { head: [], border: [] },
    chars: {
      top: '-', 'top-mid': '+', 'top-left': '+', 'top-right': '+',
      bottom: '-', 'bottom-mid': '+', 'bottom-left': '+', 'bottom-right': '+',
      left: '|', 'left-mid': '', mid: '', 'mid-mid': '', right: '|', 'right-mid': '', middle: '|',
    },
  });
  table.push(...rows.map((row) => columns.map((name) => wrapped(String(row[name] ?? ''), CELL_WIDTH).join('\n'))));
  const [top = '', head = '', ...rest] = table.toString().split('\n');
  return [top, head, top, ...rest].join('\n');
}

describe('a table', () => {
  test.each([
    ['a row', [{ Game: 1, Name: 'Game 1', Winner: null }]],
    ['numbers between texts', [{ Round: 'one', Cash: 'none' }, { Round: 22, Cash: null }, { Round: null, Cash: 1_000_000 }]],
    ['wide and combined characters', [{ Name: '东京', Cash: 1 }, { Name: 'Zoë', Cash: 22 }, { Name: '\u00c5ngstr\u00f6m e\u0301', Cash: 333 }]],
    ['cells of several lines', [{ A: 'a\nb\n\nc', B: 'x '.repeat(70), C: 7 }, { A: '', B: null, C: 8 }]],
    ['empty texts', [{ A: '', B: '' }]],
    ['many rows', Array.from({ length: 60 }, (_, index) => ({ Game: index ** 3, Name: 'n'.repeat(index), Next: index % 3 ? 'Ada' : null }))],
  ] as [string, Record<string, string | number | null>[]][])('of %s looks as a library draws it', (_, rows) => {
    expect(drawTable(rows)).toBe(drawnByLibrary(rows));
  });

  test('of twenty times as many rows takes no more than sixty times as long', () => {
    const draw = (count: number): number => {
      const rows = Array.from({ length: count }, (_, index) => ({ Game: index, Name: `Game ${index}`, Edition: 'classic', Winner: null }));
      const from = performance.now();
      expect(drawTable(rows).split('\n')).toHaveLength(count + 4);
      return performance.now() - from;
    };
    draw(1_000);
    const least = (count: number): number => Math.min(draw(count), draw(count), draw(count));
    expect(least(20_000) / least(1_000)).toBeLessThan(60);
  });
});
