/**
 * `npm run test:changed` runs the tests that a change concerns, the nearest first, as many as fit into a minute: those of
 * the files that git says are changed and not committed, else of the last commit. `npm run test:changed -- REF` compares
 * with a commit; `--seconds N` takes longer; `--list` only lists them.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { type Concerned, concernedBy, testFiles } from './concerned';
import { readReach } from './reach';
import { readSuites } from './suites';

/** What a file of each lane takes of which nothing is known, in seconds. */
const UNKNOWN = { rules: 5, system: 20 };

function git(...args: string[]): string[] {
  const { stdout, status, stderr } = spawnSync('git', args, { cwd: PROGRAM_DIRECTORY, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim() || 'git is not there.');
  return stdout.split('\n').filter(Boolean);
}

/** The files that differ from a commit; default: what is not committed, else the last commit. */
function changedFiles(since: string | undefined): string[] {
  const added = git('ls-files', '--others', '--exclude-standard');
  if (since !== undefined) return [...git('diff', '--name-only', since), ...added];
  const open = [...git('diff', '--name-only', 'HEAD'), ...added];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** The test files that import a file of TypeScript, through whatever others. */
function importersOf(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const { stdout } = spawnSync('npx', ['jest', '--listTests', '--findRelatedTests', ...files], { cwd: PROGRAM_DIRECTORY, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.endsWith('.test.ts')).map((line) => line.slice(PROGRAM_DIRECTORY.length + 1));
}

/** As many as fit, the nearest first; one at least. */
function fitting(concerned: readonly Concerned[], budget: number, secondsOf: (file: string) => number): string[] {
  const chosen: string[] = [];
  let left = budget;
  for (const { file } of concerned) {
    const seconds = secondsOf(file);
    if (chosen.length > 0 && seconds > left) continue;
    chosen.push(file);
    left -= seconds;
  }
  return chosen;
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '60' }, list: { type: 'boolean', default: false } } });
  const changed = changedFiles(positionals[0]);
  const reach = readReach();
  const seconds = new Map([...Object.entries(reach?.files ?? {}).map(([file, known]) => [file, known.seconds] as const), ...readSuites().map((suite) => [suite.suite, suite.seconds] as const)]);
  const secondsOf = (file: string): number => seconds.get(file) ?? (file.endsWith('.system.test.ts') ? UNKNOWN.system : UNKNOWN.rules);
  const concerned = concernedBy(changed, reach, testFiles(), importersOf, secondsOf);
  if (!reach) process.stdout.write('Which routines a test executes is not known, so names must do: npx tsx test/suites/write-reach.ts finds out.\n');
  process.stdout.write(`Changed: ${changed.length === 0 ? 'nothing' : changed.join(', ')}\n`);
  if (concerned.length === 0) {
    process.stdout.write('No test is known to concern it: npm test runs all tests of the rules.\n');
    return;
  }
  // Two or more workers share them, and the database must be deployed first.
  const chosen = fitting(concerned, 1.5 * (Number(values.seconds) - 15), secondsOf);
  process.stdout.write(`Test files that it concerns: ${concerned.length}. Of these now, the nearest first, for about ${values.seconds} seconds: ${chosen.length}.\n`);
  for (const { file, why } of concerned.filter((one) => chosen.includes(one.file))) process.stdout.write(`  ${file} (${why})\n`);
  if (values.list) return;
  const report = process.env['TEST_REPORT'];
  const reported = report === undefined ? [] : ['--json', `--outputFile=${report}`];
  process.exitCode = spawnSync('npx', ['jest', ...reported, '--runTestsByPath', ...chosen], { cwd: PROGRAM_DIRECTORY, stdio: 'inherit' }).status ?? 1;
  if (chosen.length < concerned.length) process.stdout.write('Before it is committed: npm test; and npm run test:system.\n');
}

main();
