import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCsv, writeCsv } from '../../../src/league/csv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('a name that a spreadsheet takes for a formula is written as text: %j', (name) => {
  const [, row = ''] = writeCsv(['player', 'score'], [[name, -5]]).split('\n');
  expect(row.replace(/^"/, '')).toMatch(/^'/);
  expect(row).toMatch(/,-5$/);
});

test('what is written is read as it was', () => {
  const text = fc.stringMatching(/^['=+\-@]{0,3}[a-z][a-z,;" ]{0,4}[a-z]$/);
  fc.assert(fc.property(text, (name) => {
    expect(readCsv(writeCsv(['player', 'score'], [[name, 1]]), ['player', 'score']).map(({ cells }) => cells['player'])).toEqual([name.trim()]);
  }));
});
