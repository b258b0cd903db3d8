import { describe, expect, test } from '@jest/globals';
import { type Acknowledged, doubledIn, gapsOf, type LedgerEntry, longest, lostIn, pausesAt, refusedFor } from './tally';

const entry = (record: number, token: string | null = null): LedgerEntry => ({ record, token });
const told = (row: LedgerEntry | null, client = 0, at = 0): Acknowledged => ({ client, game: 1, at, row });
const books = (acknowledged: (LedgerEntry | null)[], ledger: LedgerEntry[], unknown = 0): Parameters<typeof lostIn>[0] =>
  ({ acknowledged: acknowledged.map((row) => told(row)), ledger, unknown });

describe('of acknowledged moves', () => {
  test('none in the ledger is lost, whatever else is there', () => {
    expect(lostIn(books([], []))).toBe(0);
    expect(lostIn(books([entry(1, 'a'), entry(2, 'b')], [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')]))).toBe(0);
  });

  test('each whose record is missing or belongs to another client is lost', () => {
    expect(lostIn(books([entry(1, 'a'), entry(2, 'b')], [entry(1, 'a')]))).toBe(1);
    expect(lostIn(books([entry(1, 'a'), entry(2, 'b')], [entry(1, 'a'), entry(2, 'c')]))).toBe(1);
  });

  test('one of two with the same row is lost', () => {
    expect(lostIn(books([entry(1, 'a'), entry(1, 'a')], [entry(1, 'a')]))).toBe(1);
  });

  test('those of plain clients are matched with rows that no other client got', () => {
    expect(lostIn(books([null, null], [entry(1), entry(2)]))).toBe(0);
    expect(lostIn(books([null, null], [entry(1)]))).toBe(1);
    expect(lostIn(books([entry(1, 'a'), null, null], [entry(1, 'a'), entry(2)]))).toBe(1);
    expect(lostIn(books([entry(2, 'a'), null], [entry(1)]))).toBe(1);
  });
});

describe('of the rows of a ledger', () => {
  test('none that was sent is a duplicate, whether its result is known or not', () => {
    expect(doubledIn(books([entry(1, 'a'), null], [entry(1, 'a'), entry(2)]))).toBe(0);
    expect(doubledIn(books([null], [entry(1), entry(2)], 1))).toBe(0);
    expect(doubledIn(books([null], [entry(1)], 1))).toBe(0);
  });

  test('rows that nobody sent are duplicates', () => {
    expect(doubledIn(books([entry(1, 'a')], [entry(1, 'a'), entry(2, 'b'), entry(3)]))).toBe(2);
    expect(doubledIn(books([null], [entry(1), entry(2), entry(3)], 1))).toBe(1);
  });

  test('rows with the same token are duplicates, even if as many moves were sent', () => {
    expect(doubledIn(books([entry(1, 'a')], [entry(1, 'a'), entry(2, 'a')], 5))).toBe(1);
  });
});

describe('pauses', () => {
  const moves = [told(null, 0, 10), told(null, 1, 12), told(null, 0, 40), told(null, 0, 45), told(null, 1, 90)];
  const play = { from: 5, to: 100 };

  test('are between the moves of one client, and before the first and after the last', () => {
    expect(gapsOf(moves, 0, play)).toEqual([{ from: 5, to: 10 }, { from: 10, to: 40 }, { from: 40, to: 45 }, { from: 45, to: 100 }]);
    expect(gapsOf(moves, 2, play)).toEqual([play]);
  });

  test('have a maximum, which is 0 without pauses', () => {
    expect(longest(gapsOf(moves, 0, play))).toBe(55);
    expect(longest([])).toBe(0);
  });

  test('at a fault are the gaps around it, of the affected clients', () => {
    const gaps = [0, 1].map((client) => gapsOf(moves, client, play));
    expect(pausesAt({ from: 20, to: 20 }, gaps)).toEqual([30, 78]);
    expect(pausesAt({ from: 20, to: 50 }, gaps)).toEqual([55, 78]);
    expect(pausesAt({ from: 20, to: 20, client: 0 }, gaps)).toEqual([30]);
    expect(pausesAt({ from: 6, to: 7 }, gaps)).toEqual([5, 7]);
  });
});

describe('a client is refused', () => {
  const moves = [told(null, 0, 10), told(null, 1, 12), told(null, 0, 40), told(null, 1, 90)];

  test('from the first refusal to the next move, the longest of all', () => {
    expect(refusedFor({ from: 15, to: 80 }, [{ client: 0, at: 20 }, { client: 0, at: 30 }, { client: 1, at: 25 }], moves)).toBe(65);
    expect(refusedFor({ from: 15, to: 24 }, [{ client: 0, at: 20 }, { client: 1, at: 25 }], moves)).toBe(20);
  });

  test('for 0 ms if no client is refused', () => {
    expect(refusedFor({ from: 15, to: 80 }, [{ client: 0, at: 85 }], moves)).toBe(0);
  });

  test('at least until the last refusal if the client never moves again', () => {
    expect(refusedFor({ from: 0, to: 200 }, [{ client: 1, at: 100 }, { client: 1, at: 130 }], moves)).toBe(30);
  });
});
