/**
 * `npx tsx test/suites/write-reach.ts` plays the tests of the rules in databases whose trigger calls the routines, notes which
 * routines each test file executes, and writes reach.json. It takes longer than `npm test`. A test file that is not in the list
 * is found by names only, until somebody runs this again.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { type Reach, REACH_FILE } from './reach';
import { fileOfSuites, readSuites } from './suites';

function encode(routines: readonly string[], reached: readonly string[]): string {
  return reached.reduce((bits, routine) => bits | (1n << BigInt(routines.indexOf(routine))), 0n).toString(16);
}

function write(): void {
  const suites = readSuites().flatMap(({ suite, seconds, reached }) => (reached ? [{ suite, seconds, reached }] : []));
  const routines = [...new Set(suites.flatMap(({ reached }) => reached))].sort();
  const files = Object.fromEntries(
    suites
      .sort((one, other) => (one.suite < other.suite ? -1 : 1))
      .map(({ suite, seconds, reached }) => [suite, { seconds: Math.round(seconds), reaches: encode(routines, reached) }]),
  );
  fs.writeFileSync(REACH_FILE, `${JSON.stringify({ routines, files } satisfies Reach, null, 1)}\n`);
  process.stdout.write(`${suites.length} test files execute ${routines.length} routines.\n`);
}

function main(args: readonly string[]): void {
  fs.rmSync(fileOfSuites(), { force: true });
  const { status } = spawnSync('npx', ['jest', '--selectProjects', 'rules', ...args], {
    cwd: PROGRAM_DIRECTORY, stdio: 'inherit', env: { ...process.env, TEST_REACH: 'yes', TEST_UNLINKED: 'yes' },
  });
  write();
  process.exitCode = status ?? 1;
}

main(process.argv.slice(2));
