import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lengthOf, momentsOf, Queue } from '../../src/page/browser/playback/queue.js';

/** The queue of moves that are shown on the page one by one, without a browser. */

interface Step {
  dataset: { record: string; player?: string; rolled?: string; instant?: string; endsTurn?: string; moments?: string };
}

function step(record: number, more: Partial<Step['dataset']> = {}): Step {
  return { dataset: { record: String(record), player: '0', ...more } };
}

function queueOf(steps: readonly Step[], isMoving = true): Queue<Step> {
  const queue = new Queue<Step>(() => isMoving);
  queue.add(steps, 0);
  return queue;
}

/** Moves of turns: each is a roll or another move, and the last one of a turn may end it without taking time. */
const turns = fc.array(
  fc.record({ player: fc.constantFrom('0', '1', '2'), rolls: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), isEnded: fc.boolean() }),
  { minLength: 1, maxLength: 4 },
).map((all) => all.flatMap(({ player, rolls, isEnded }) => [
  ...rolls.map((isRoll) => ({ player, ...(isRoll ? { rolled: 'yes' } : {}) })),
  ...(isEnded ? [{ player, instant: 'yes', endsTurn: 'yes' }] : []),
]).map((dataset, index) => step(index + 1, dataset)));

describe('what arrives', () => {
  test('is shown once and in order, whatever comes twice, late or with gaps: the table never goes back and forth', () => {
    const batch = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 8 }), fc.nat(5));
    fc.assert(fc.property(fc.array(batch, { maxLength: 20 }), fc.nat(10), (batches, first) => {
      const queue = new Queue<Step>(() => true);
      let shown = first;
      let promised = first;
      for (const [from, count, taken] of batches) {
        promised = queue.add(Array.from({ length: count }, (_, index) => step(from + index)), shown);
        for (let index = 0; index < taken; index += 1) {
          const next = queue.take();
          if (!next) break;
          expect(Number(next.dataset.record)).toBe(shown + 1);
          shown += 1;
        }
      }
      expect(shown + queue.count).toBe(Math.max(promised, first));
    }));
  });

  test('after a gap is left out, so that the page knows that it has to load the table', () => {
    const queue = new Queue<Step>(() => true);
    expect(queue.add([step(8), step(9), step(11)], 7)).toBe(9);
    expect(queue.count).toBe(2);
  });
});

describe('a move', () => {
  test('takes longer with the longest of its moments, where things move', () => {
    const won = step(1, { moments: JSON.stringify([{ kind: 'hotel' }, { kind: 'won' }]) });
    expect([lengthOf(won, true), lengthOf(won, false), lengthOf(step(1), true)]).toEqual([1650, 650, 650]);
    expect([momentsOf(won, true).map(({ kind }) => kind), momentsOf(won, false)]).toEqual([['hotel', 'won'], []]);
  });

  test('that only ends a turn takes no time', () => {
    expect(lengthOf(step(1, { instant: 'yes', endsTurn: 'yes' }), true)).toBe(0);
  });
});

describe('a turn', () => {
  test('takes at most four seconds, as long as each of its moves can be read', () => {
    fc.assert(fc.property(turns, (steps) => {
      const queue = queueOf(steps);
      let [haste, length] = [1, 0];
      for (let next = queue.first; next; next = queue.first) {
        const begins = queue.hasteOfTurn();
        if (begins !== undefined) {
          // What was still of the turn before is over.
          length = 0;
          haste = begins;
        }
        const shown = lengthOf(next, true) / haste;
        if (shown > 0) expect(shown).toBeGreaterThanOrEqual(500 - 1e-6);
        length += shown;
        if (haste < 1.3 - 1e-6) expect(length).toBeLessThanOrEqual(4000 + 1e-6);
        expect(haste).toBeGreaterThanOrEqual(1);
        queue.take();
      }
    }));
  });

  test('that goes on keeps its speed; the next player has one of their own', () => {
    const long = Array.from({ length: 6 }, (_, index) => step(index + 1, { rolled: 'yes' }));
    const queue = queueOf([...long, step(7, { instant: 'yes', endsTurn: 'yes' }), step(8, { player: '1' })]);
    expect(queue.hasteOfTurn()).toBeCloseTo(1.3);
    queue.take();
    expect(queue.hasteOfTurn()).toBeUndefined();
    for (let taken = 1; taken < 7; taken += 1) queue.take();
    expect(queue.hasteOfTurn()).toBe(1);
  });
});

describe('a clock that runs at this page', () => {
  test('leaves an eighth of its time to what is queued, one second at least and four at most', () => {
    fc.assert(fc.property(turns, fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 1600 }), (steps, seconds, begun) => {
      const queue = queueOf(steps);
      const length = begun + steps.reduce((sum, one) => sum + lengthOf(one, true), 0);
      fc.pre(length > 0);
      const shownIn = length / queue.rush(seconds, begun);
      expect(shownIn).toBeCloseTo(Math.min(4000, Math.max(1000, seconds * 125)));
    }));
  });
});

test('a queue that is given up has nothing to show, and nobody whose turn goes on', () => {
  const queue = queueOf([step(1), step(2)]);
  queue.take();
  queue.clear();
  expect([queue.count, queue.first, queue.take(), queue.hasteOfTurn()]).toEqual([0, undefined, undefined, undefined]);
  expect(queue.add([step(2)], 1)).toBe(2);
  expect(queue.hasteOfTurn()).toBe(1);
});
