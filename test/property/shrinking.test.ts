import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shrinkingBriefly } from '../support/shrinking';

/** Lists of numbers do not hold that have three above 10. @returns the counterexample, and how many lists were looked at after the first that failed */
async function look(isHunt: boolean): Promise<{ failed: boolean; found: number[]; looked: number }> {
  let looked = 0;
  let hasFailed = false;
  const hold = (numbers: number[]): Promise<void> => {
    if (hasFailed) looked += 1;
    if (numbers.filter((number) => number > 10).length < 3) return Promise.resolve();
    hasFailed = true;
    return Promise.reject(new Error('Three numbers are too large.'));
  };
  const property = fc.asyncProperty(fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 60, size: 'max' }), shrinkingBriefly(hold, isHunt));
  const { failed, counterexample } = await fc.check(property, { seed: 1 });
  return { failed, found: counterexample?.[0] ?? [], looked };
}

test('a counterexample is reported after trying a few smaller ones', async () => {
  const { failed, found, looked } = await look(false);
  expect(failed).toBe(true);
  expect(found.filter((number) => number > 10).length).toBeGreaterThan(2);
  expect(looked).toBe(30);
});

test('in a hunt, the smallest counterexample is reported', async () => {
  const { failed, found, looked } = await look(true);
  expect({ failed, found }).toEqual({ failed: true, found: [11, 11, 11] });
  expect(looked).toBeGreaterThan(30);
});
