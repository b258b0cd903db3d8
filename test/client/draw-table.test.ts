import { expect, test } from '@jest/globals';
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
