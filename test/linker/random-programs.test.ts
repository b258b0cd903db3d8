import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LinkError } from '../../src/linker';
import { BothWays } from './both-ways';
import { randomProgram } from './random-program';

let both: BothWays;
beforeAll(async () => {
  both = await BothWays.open('prg');
});
afterAll(() => both.close());

test('a random program gives the same results called and linked', async () => {
  let linked = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 31 - 1 }), async (seed) => {
      const sources = randomProgram(seed);
      try {
        const outcomes = await both.run(sources, [0, 3, null]);
        linked += 1;
        expect(outcomes.linked).toEqual(outcomes.called);
      } catch (error) {
        // A program that the linker refuses is none that it spoils.
        if (!(error instanceof LinkError)) throw new Error(`${String(error)}\n${sources.join('\n')}`);
      }
    }),
    { numRuns: Number(process.env.SQLOPOLY_LINKED_PROGRAMS ?? 30), endOnFailure: true },
  );
  expect(linked).toBeGreaterThan(15);
}, 300_000);
