import { describe, expect, test } from '@jest/globals';
import { less, median, ratio, share } from './statistics';
import { interleaved, Timed, warmUp } from './timing';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3])).toBe(3);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 100, 4])).toBe(7);
  expect(() => median([])).toThrow('There are no measurements.');
});

describe('readings', () => {
  test('are combined kind by kind', () => {
    const [all, part] = [{ wall: 10, processor: 8 }, { wall: 4, processor: 2 }];
    expect(less(all, part)).toEqual({ wall: 6, processor: 6 });
    expect(ratio(all, part)).toEqual({ wall: 2.5, processor: 4 });
    expect(share(all, 2)).toEqual({ wall: 5, processor: 4 });
  });

  test('have no processor time if one of them has none', () => {
    const [all, part] = [{ wall: 10, processor: 8 }, { wall: 4, processor: null }];
    expect(less(all, part)).toEqual({ wall: 6, processor: null });
    expect(ratio(part, all)).toEqual({ wall: 0.4, processor: null });
    expect(share(part, 4)).toEqual({ wall: 1, processor: null });
  });
});

describe('timed work', () => {
  /** Work with a known processor time: the clock advances only during it. */
  function work(name: string, log: string[], nanoseconds: (round: number) => number): Timed {
    let clock = 0n;
    return new Timed(
      () => clock,
      (round) => {
        log.push(name);
        clock += BigInt(nanoseconds(round));
        return Promise.resolve();
      },
      { before: () => Promise.resolve(void (clock += 5_000n)), after: () => Promise.resolve(void (clock += 7_000n)) },
    );
  }

  test('rotates, each time beginning with another', async () => {
    const log: string[] = [];
    const percents: number[] = [];
    await interleaved(3, ['a', 'b', 'c'].map((name) => work(name, log, () => 1)), (percent) => percents.push(Math.round(percent)));
    expect(log.join('')).toBe('abcbcacab');
    expect(percents).toEqual([33, 67, 100]);
  });

  test('also alternates in parts, and adds them up', async () => {
    const log: string[] = [];
    const [a, b] = [work('a', log, () => 1_000), work('b', log, () => 2_000)];
    await interleaved(2, [a, b], undefined, 3);
    expect(log.join('')).toBe('abbaabbaabba');
    expect([a.middle.processor, b.middle.processor]).toEqual([3, 6]);
  });

  test('is not recorded during the warm-up', async () => {
    const log: string[] = [];
    const timed = work('a', log, () => 1_000);
    await warmUp(2, [timed], 2);
    expect(log.join('')).toBe('aaaa');
    expect(() => timed.middle).toThrow('There are no measurements.');
  });

  test('is measured without its surroundings, in microseconds', async () => {
    const timed = work('a', [], (round) => [4_000, 1_000, 2_000][round] ?? 0);
    await interleaved(3, [timed]);
    expect(timed.middle.processor).toBe(2);
    expect(timed.middle.wall).toBeGreaterThan(0);
  });

  test('is compared round by round', async () => {
    // The machine is ten times slower in the second round, for both.
    const slow = work('a', [], (round) => [3_000, 30_000, 3_000][round] ?? 0);
    const fast = work('b', [], (round) => [1_000, 10_000, 1_500][round] ?? 0);
    await interleaved(3, [slow, fast]);
    expect(slow.over(fast).processor).toBe(3);
  });

  test('has no processor time without such a clock', async () => {
    const timed = new Timed(() => null, () => Promise.resolve());
    await interleaved(2, [timed]);
    expect(timed.middle.processor).toBeNull();
    expect(timed.over(timed)).toEqual({ wall: 1, processor: null });
  });
});
