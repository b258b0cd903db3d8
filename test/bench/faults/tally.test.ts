import { describe, expect, test } from '@jest/globals';
import { type Acknowledged, doubledIn, gapsOf, type LedgerEntry, longest, lostIn, pausesAt, refusedFor } from './tally';

const entry = (record: number, token: string | null = null): LedgerEntry => ({ record, token });
const told = (row: LedgerEntry | null, client = 0, at = 0): Acknowledged => ({ client, game: 1, at, row });
const books = (acknowledged: (LedgerEntry | null)[], ledger: LedgerEntry[], unknown = 0): Parameters<typeof lostIn>[0] =>
  ({ acknowledged: acknowledged.map((row) => told(row)), ledger, unknown });

describe('of acknowledged moves', () => {
  test('none is lost that is in the ledger, whatever else is there', () => {
    expect(lostIn(books([], []))).toBe(0);
    expect(lostIn(books([entry(1, 'a'), entry(2, 'b')], [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')]))).toBe(0);
  });

  test('each is lost whose record is missing, or is the move of somebody else', () => {
    expect(lostIn(books([entry(1, 'a'), entry(2, 'b')], [entry(1, 'a')]))).toBe(1);
    expect(lostIn(books([entry(1, 'a'), entry(2, 'b')], [entry(1, 'a'), entry(2, 'c')]))).toBe(1);
  });

  test('one is lost of two that are the same row', () => {
    expect(lostIn(books([entry(1, 'a'), entry(1, 'a')], [entry(1, 'a')]))).toBe(1);
  });

  test('those of plain clients are counted against the rows that nobody else was told of', () => {
    expect(lostIn(books([null, null], [entry(1), entry(2)]))).toBe(0);
    expect(lostIn(books([null, null], [entry(1)]))).toBe(1);
    expect(lostIn(books([entry(1, 'a'), null, null], [entry(1, 'a'), entry(2)]))).toBe(1);
    expect(lostIn(books([entry(2, 'a'), null], [entry(1)]))).toBe(1);
  });
});

describe('of the rows of a ledger', () => {
  test('none is doubled that somebody sent, known or unknown', () => {
    expect(doubledIn(books([entry(1, 'a'), null], [entry(1, 'a'), entry(2)]))).toBe(0);
    expect(doubledIn(books([null], [entry(1), entry(2)], 1))).toBe(0);
    expect(doubledIn(books([null], [entry(1)], 1))).toBe(0);
  });

  test('those are that nobody sent', () => {
    expect(doubledIn(books([entry(1, 'a')], [entry(1, 'a'), entry(2, 'b'), entry(3)]))).toBe(2);
    expect(doubledIn(books([null], [entry(1), entry(2), entry(3)], 1))).toBe(1);
  });

  test('those are whose token another has, also where as many were sent', () => {
    expect(doubledIn(books([entry(1, 'a')], [entry(1, 'a'), entry(2, 'a')], 5))).toBe(1);
  });
});

describe('pauses', () => {
  const moves = [told(null, 0, 10), told(null, 1, 12), told(null, 0, 40), told(null, 0, 45), told(null, 1, 90)];
  const play = { from: 5, to: 100 };

  test('are between the moves of one client, and before his first and after his last', () => {
    expect(gapsOf(moves, 0, play)).toEqual([{ from: 5, to: 10 }, { from: 10, to: 40 }, { from: 40, to: 45 }, { from: 45, to: 100 }]);
    expect(gapsOf(moves, 2, play)).toEqual([play]);
  });

  test('have a longest, which is 0 of none', () => {
    expect(longest(gapsOf(moves, 0, play))).toBe(55);
    expect(longest([])).toBe(0);
  });

  test('at a fault are the gaps that it is in, of those whom it happened to', () => {
    const gaps = [0, 1].map((client) => gapsOf(moves, client, play));
    expect(pausesAt({ from: 20, to: 20 }, gaps)).toEqual([30, 78]);
    expect(pausesAt({ from: 20, to: 50 }, gaps)).toEqual([55, 78]);
    expect(pausesAt({ from: 20, to: 20, client: 0 }, gaps)).toEqual([30]);
    expect(pausesAt({ from: 6, to: 7 }, gaps)).toEqual([5, 7]);
  });
});

describe('somebody is refused', () => {
  const moves = [told(null, 0, 10), told(null, 1, 12), told(null, 0, 40), told(null, 1, 90)];

  test('from his first refusal to his next move, the longest of all', () => {
    expect(refusedFor({ from: 15, to: 80 }, [{ client: 0, at: 20 }, { client: 0, at: 30 }, { client: 1, at: 25 }], moves)).toBe(65);
    expect(refusedFor({ from: 15, to: 24 }, [{ client: 0, at: 20 }, { client: 1, at: 25 }], moves)).toBe(20);
  });

  test('for no time at all when nobody is', () => {
    expect(refusedFor({ from: 15, to: 80 }, [{ client: 0, at: 85 }], moves)).toBe(0);
  });

  test('at least until his last refusal when he never moves again', () => {
    expect(refusedFor({ from: 0, to: 200 }, [{ client: 1, at: 100 }, { client: 1, at: 130 }], moves)).toBe(30);
  });
});
