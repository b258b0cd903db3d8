import { describe, expect, test } from '@jest/globals';
import { type FigureKind, figureOf, isWithin } from './figure';
import { boundText, jsonOf, numberText, tableOf } from './report';

const MOVE: FigureKind = { name: 'a move', unit: 'x', target: { atMost: 9.5 }, changeTarget: { atMost: 0.55 } };

const at = (wall: number, processor: number | null = null): { wall: number; processor: number | null } => ({ wall, processor });

test('a target is met at its bound; without a bound it is always met', () => {
  expect(isWithin(9.5, { atMost: 9.5 })).toBe(true);
  expect(isWithin(9.51, { atMost: 9.5 })).toBe(false);
  expect(isWithin(0.36, { atLeast: 0.36 })).toBe(true);
  expect(isWithin(0.35, { atLeast: 0.36 })).toBe(false);
  expect(isWithin(1_000, null)).toBe(true);
  expect([{ atMost: 2 }, { atLeast: 0.4 }, null].map(boundText)).toEqual(['at most 2', 'at least 0.4', '']);
});

test('numbers have significant digits only', () => {
  expect([1234.5, 21.46, 9.512, 0.2149, -12.34, null].map(numberText)).toEqual(['1235', '21.5', '9.51', '0.215', '-12.3', '']);
});

describe('a figure', () => {
  test('has no comparison if one version was measured', () => {
    expect(figureOf(MOVE, [at(9, 8)], 'some µs')).toEqual({
      name: 'a move', reading: at(9, 8), unit: 'x', target: { atMost: 9.5 }, from: 'some µs', before: null,
    });
    expect(() => figureOf(MOVE, [], '')).toThrow('Nothing was measured of a move.');
  });

  test('is compared with the older one as new ÷ old', () => {
    const { before } = figureOf(MOVE, [at(9, 8), at(18, 10)], '');
    expect(before).toEqual({ reading: at(18, 10), change: at(0.5, 0.8), target: { atMost: 0.55 } });
    expect(figureOf(MOVE, [at(9, 8), at(18)], '').before?.change).toEqual(at(0.5));
  });

  test('can be compared in its own way', () => {
    const extra: FigureKind = { name: 'an insert', unit: 'x', change: (now, before) => (now - 1) / (before - 1) };
    expect(figureOf(extra, [at(1.5), at(3)], '').before).toEqual({ reading: at(3), change: at(0.25), target: null });
  });
});

describe('the report', () => {
  const alone = figureOf({ name: 'loading', unit: 'ms', target: { atMost: 500 } }, [at(812.4, 700)], '812 µs a move');
  const compared = figureOf(MOVE, [at(9, 8), at(12, 10)], '9 µs, old 12 µs');
  const rows = (table: string): string[][] =>
    table.split('\n').filter((line) => line.startsWith('│')).map((line) => line.split('│').slice(1, -1).map((cell) => cell.trim()));

  test('marks missed targets, and leaves out figures that were not measured', () => {
    expect(rows(tableOf([alone]))).toEqual([
      ['figure', 'target', 'value', 'processor', 'from'],
      ['loading', 'at most 500', '812 ms *', '700', '812 µs a move'],
    ]);
  });

  test('has no column for missing processor times, and shows counts as whole numbers', () => {
    const lost = figureOf({ name: 'kill: lost', unit: 'count', target: { atMost: 0 } }, [at(1)], 'of 1200');
    const pause = figureOf({ name: 'kill: pause', unit: 's' }, [at(2.345)], '');
    expect(rows(tableOf([lost, pause]))).toEqual([
      ['figure', 'target', 'value', 'from'],
      ['kill: lost', 'at most 0', '1 *', 'of 1200'],
      ['kill: pause', '', '2.35 s', ''],
    ]);
    const memory = figureOf({ name: 'memory', unit: 'MB', target: { atMost: 25 } }, [at(20.71)], '');
    expect(rows(tableOf([memory]))[1]).toEqual(['memory', 'at most 25', '20.7 MB', '']);
    expect(tableOf([lost], ['What is lost is lost.'])).toMatch(/\nWhat is lost is lost\.$/);
  });

  test('shows the older version and the comparison', () => {
    expect(rows(tableOf([compared, alone]))).toEqual([
      ['figure', 'target', 'value', 'processor', 'old', 'new ÷ old', 'processor', 'target', 'from'],
      ['a move', 'at most 9.5', '9.00', '8.00', '12.0', '0.750 *', '0.800', 'at most 0.55', '9 µs, old 12 µs'],
      ['loading', 'at most 500', '812 ms *', '700', '', '', '', '', '812 µs a move'],
    ]);
  });

  test('shows in JSON which targets are met', () => {
    expect(jsonOf([compared, alone])).toMatchObject([
      { name: 'a move', met: true, before: { change: { wall: 0.75 }, met: false } },
      { name: 'loading', met: false, before: null },
    ]);
  });
});
