import { expect, test } from '@jest/globals';
import { type Contest, ratingsOf } from '../../../src/client/simulation/ratings';
import { Chance } from '../../support/chance';

const times = (count: number, contest: Contest): Contest[] => Array.from({ length: count }, () => contest);

test('of two players differ as in the formula of Elo', () => {
  const contests = [...times(640, { players: ['Ada', 'Ben'], winners: ['Ada'] }), ...times(360, { players: ['Ben', 'Ada'], winners: ['Ben'] })];
  const [ada, ben] = ratingsOf(['Ada', 'Ben'], contests);
  // 400 · log10(640 / 360), and half of the standard error of a logarithm of odds.
  expect((ada?.elo ?? 0) - (ben?.elo ?? 0)).toBeCloseTo(99.95, 0);
  expect((ada?.elo ?? 0) + (ben?.elo ?? 0)).toBeCloseTo(3_000, 6);
  expect(ada?.error).toBeCloseTo((1.959964 * (400 / Math.LN10) * Math.sqrt(1 / 640 + 1 / 360)) / 2, 0);
  expect(ben?.error).toBeCloseTo(ada?.error ?? 0, 6);
});

test('of equal players are equal, however many seats each has', () => {
  const players = ['Ada', 'Ben', 'Ada'];
  const contests = [...times(20, { players, winners: ['Ada'] }), ...times(10, { players, winners: ['Ben'] })];
  for (const { elo } of ratingsOf(['Ada', 'Ben'], contests)) expect(elo).toBeCloseTo(1_500, 0);
});

test('count a shared win for each half, and a game without a winner for nobody', () => {
  const shared = times(10, { players: ['Ada', 'Ben'], winners: ['Ada', 'Ben'] });
  const none = times(90, { players: ['Ada', 'Ben'], winners: [] });
  const [ada, ben] = ratingsOf(['Ada', 'Ben'], [...shared, ...none]);
  expect([ada?.elo, ben?.elo]).toEqual([1_500, 1_500]);
  expect(ada?.error).toBeCloseTo(ratingsOf(['Ada', 'Ben'], shared)[0]?.error ?? 0, 9);
});

test('of players who always win or lose are far apart, but finite', () => {
  const [ada, ben, cy] = ratingsOf(['Ada', 'Ben', 'Cy'], times(10, { players: ['Ada', 'Ben', 'Cy'], winners: ['Ada'] }));
  expect((ada?.elo ?? 0) - (ben?.elo ?? 0)).toBeGreaterThan(400);
  expect((ada?.elo ?? 0) - (ben?.elo ?? 0)).toBeLessThan(4_000);
  expect(cy?.elo).toBeCloseTo(ben?.elo ?? 0, 6);
});

test('contain the true strengths in about 95 of 100 simulations', () => {
  const chance = new Chance(4);
  const strengths = { Ada: 8, Ben: 4, Cy: 2, Dee: 1 };
  const names = Object.keys(strengths) as (keyof typeof strengths)[];
  const points = (400 / Math.LN10) * Math.log(8 / (8 * 4 * 2) ** (1 / 4));
  let inside = 0;
  for (let simulation = 0; simulation < 100; simulation += 1) {
    const contests = Array.from({ length: 80 }, (): Contest => {
      const drawn = chance.below(15);
      return { players: names, winners: [drawn < 8 ? 'Ada' : drawn < 12 ? 'Ben' : drawn < 14 ? 'Cy' : 'Dee'] };
    });
    const [ada] = ratingsOf(names, contests);
    inside += Number(Math.abs((ada?.elo ?? 0) - 1_500 - points) <= (ada?.error ?? 0));
  }
  expect(inside).toBeGreaterThanOrEqual(88);
});
