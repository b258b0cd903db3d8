/**
 * `npx tsx test/suites/reach.ts` plays the tests of the rules in databases whose trigger calls the routines, notes which
 * routines each test file executes, and writes reach.json. It takes longer than `npm test`; who adds a test file need not run it:
 * a file that is not in the list counts as one that may execute anything.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/database/directories';
import { fileOfSuites, readSuites } from './suites';

/** Which routines each test file executes, and how long it takes. */
export interface Reach {
  /** in small letters */
  routines: string[];
  /** by its path */
  files: Record<string, {
    seconds: number;
    /** a bit for each routine, the first one lowest, in hexadecimal */
    reaches: string;
  }>;
}

const FILE = path.join(__dirname, 'reach.json');

/** @returns undefined: reach.json has not been written */
export function readReach(): Reach | undefined {
  return fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Reach) : undefined;
}

/** Whether a test file executes a routine. */
export function reaches(reach: Reach | undefined, file: string, routine: string): boolean {
  if (!reach) return false;
  const { routines, files } = reach;
  const bit = routines.indexOf(routine);
  const bits = files[file]?.reaches;
  if (bit < 0 || bits === undefined) return false;
  return ((BigInt(`0x${bits}`) >> BigInt(bit)) & 1n) === 1n;
}

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
  fs.writeFileSync(FILE, `${JSON.stringify({ routines, files } satisfies Reach, null, 1)}\n`);
  process.stdout.write(`${suites.length} test files execute ${routines.length} routines.\n`);
}

if (require.main === module) {
  fs.rmSync(fileOfSuites(), { force: true });
  const { status } = spawnSync('npx', ['jest', '--selectProjects', 'rules', ...process.argv.slice(2)], {
    cwd: PROGRAM_DIRECTORY, stdio: 'inherit', env: { ...process.env, TEST_REACH: 'yes', TEST_UNLINKED: 'yes' },
  });
  write();
  process.exitCode = status ?? 1;
}
