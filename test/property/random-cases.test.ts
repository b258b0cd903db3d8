import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { expectOfAny } from '../support/random-cases';

/** Lists of numbers do not hold that have three above 10; each takes two seconds. @returns what was reported, and when */
async function look(seconds: number): Promise<{ said: string[]; error: string; found: number[]; took: number }> {
  let [now, failed] = [0, 0];
  const said: string[] = [];
  const hold = (numbers: number[]): Promise<void> => {
    now += 2;
    if (numbers.filter((number) => number > 10).length < 3) return Promise.resolve();
    failed ||= now;
    return Promise.reject(new Error('Three numbers are too large.'));
  };
  const numbers = fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 60, size: 'max' });
  const trial = { runs: 100, seed: 1, seconds, clock: () => now, say: (line: string) => said.push(line) };
  const error = await expectOfAny(numbers, hold, trial).then(() => '', (failed: Error) => `${failed.message}\n${String(failed.cause)}`);
  const [, found = '[]'] = /^Counterexample: \[(.*)\]$/m.exec(error) ?? [];
  return { said, error, found: JSON.parse(found) as number[], took: now - failed };
}

test('a failure is said at once, and the smallest case that is found in time is reported with the seed', async () => {
  const { said, error, found, took } = await look(60);
  expect(said).toEqual(['RANDOM_SEED=1 fails; looking for a smaller case for 60 seconds. Error: Three numbers are too large.']);
  expect(error).toMatch(/\{ seed: 1, path: /);
  expect(error).toMatch(/Three numbers are too large/);
  expect(found.filter((number) => number > 10).length).toBeGreaterThan(2);
  expect(took).toBe(60);
});

test('with enough time, the very smallest is reported', async () => {
  expect(await look(1e6)).toMatchObject({ found: [11, 11, 11] });
});

test('cases that hold are all tried', async () => {
  let tried = 0;
  await expectOfAny(fc.nat(), () => Promise.resolve(void (tried += 1)), { runs: 7 });
  expect(tried).toBe(7);
});
