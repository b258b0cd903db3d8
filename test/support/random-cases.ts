import { randomInt } from 'node:crypto';
import fc from 'fast-check';

/*
 * Random cases, each of which takes as long as a game. RANDOM_GAMES=80 tries so many instead of a few, and RANDOM_SEED=7
 * those of a seed: a hunt.
 */

const { RANDOM_GAMES, RANDOM_SEED } = process.env;
const IS_HUNT = Boolean(RANDOM_GAMES ?? RANDOM_SEED);

/** For how many seconds smaller cases are tried after one has failed. */
const SECONDS = IS_HUNT ? 600 : 45;

/** The milliseconds of a test of random cases: jest must not stop it before it has said which case fails. */
export const RANDOM_TIMEOUT = IS_HUNT ? 2 ** 31 - 1 : 3_600_000;

/** How many cases are tried. @param usually how many if this is no hunt */
export function casesToTry(usually: number): number {
  return Number(RANDOM_GAMES ?? usually);
}

/** How to try cases, and how to say that one failed. */
export interface Trial {
  runs: number;
  /** default: that of RANDOM_SEED, else a new one */
  seed?: number;
  /** seconds for smaller cases */
  seconds?: number;
  /** the time in seconds */
  clock?: () => number;
  /** receives the first failure at once, in case the run is stopped before the end */
  say?: (line: string) => void;
}

/**
 * Tries random cases. When one fails, smaller ones are tried for a limited time.
 * @throws Error with the seed, and the smallest case that failed
 */
export async function expectOfAny<Case>(arbitrary: fc.Arbitrary<Case>, hold: (value: Case) => Promise<void>, trial: Trial): Promise<void> {
  const {
    runs, seed = Number(RANDOM_SEED ?? randomInt(2 ** 31)), seconds = SECONDS,
    clock = () => performance.now() / 1_000, say = (line) => process.stderr.write(`${line}\n`),
  } = trial;
  let deadline: number | undefined;
  const property = fc.asyncProperty(arbitrary, async (value) => {
    // fast-check takes these for cases that hold, and reports the smallest that failed before.
    if (deadline !== undefined && clock() >= deadline) return;
    try {
      await hold(value);
    } catch (error) {
      if (deadline === undefined) {
        deadline = clock() + seconds;
        say(`RANDOM_SEED=${seed} fails; looking for a smaller case for ${seconds} seconds. ${String(error)}`);
      }
      throw error;
    }
  });
  await fc.assert(property, { numRuns: runs, seed });
}
