import { getContainerRuntimeClient } from 'testcontainers';

/** The environment variable by which the tests learn why there is no container engine; empty: there is one. */
const NO_ENGINE = 'SQLOPOLY_TEST_NO_ENGINE';

/** Set where there must be one: then it is an error that there is none. */
const REQUIRED = 'SQLOPOLY_REQUIRE_CONTAINER';

/**
 * Looks for a container engine, once for all tests, and says whether there is one.
 * @throws Error when one is required and none answers
 */
export async function lookForEngine(): Promise<void> {
  const reason = await whyNoEngine();
  process.env[NO_ENGINE] = reason ?? '';
  if (reason !== undefined && process.env[REQUIRED]) throw new Error(`No container engine answers: ${reason}`);
  sayWhetherThereIsAnEngine();
}

/** For people, at the beginning and at the end, where it is not overlooked. */
export function sayWhetherThereIsAnEngine(): void {
  const reason = noEngine();
  process.stderr.write(
    reason === undefined
      ? 'Tests in a container: run, a container engine answers.\n'
      : `Tests in a container: NOT RUN, no container engine answers (${reason}).\n`,
  );
}

/** Why the tests in a container cannot run; undefined: they can. */
export function noEngine(): string | undefined {
  return process.env[NO_ENGINE] || undefined;
}

async function whyNoEngine(): Promise<string | undefined> {
  try {
    await getContainerRuntimeClient();
    return undefined;
  } catch (error) {
    return (error instanceof Error && error.message) || String(error);
  }
}
