/**
 * `npx tsx test/faults/try-faults.ts [NUMBER …]` makes the mistakes of faults.ts, one after the other, in a copy of this checkout,
 * and says which test finds each of them, of those that `npm run test:changed` runs in its minute.
 * Takes about a minute and a half a fault; found.json keeps the answers.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { type Fault, FAULTS } from './faults';

const FOUND = path.join(__dirname, 'found.json');

/** It says that a fault can be made, which it cannot be twice. */
const OF_THE_FAULTS = 'test/tidy/concerned.test.ts';

/** How a test that finds a fault is called; null: none did. */
type Found = Record<string, string | null>;

interface Report {
  testResults: { name: string; message: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Copies the checkout: its files as they are, without what git ignores. */
function copyCheckout(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-faults-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: PROGRAM_DIRECTORY, encoding: 'utf8', maxBuffer: 2 ** 28 });
  for (const file of stdout.split('\n').filter((name) => name && fs.existsSync(path.join(PROGRAM_DIRECTORY, name)))) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(PROGRAM_DIRECTORY, file), path.join(copy, file));
  }
  fs.symlinkSync(path.join(PROGRAM_DIRECTORY, 'node_modules'), path.join(copy, 'node_modules'));
  spawnSync('git', ['init', '-q'], { cwd: copy });
  spawnSync('git', ['add', '-A'], { cwd: copy });
  spawnSync('git', ['-c', 'user.name=faults', '-c', 'user.email=faults@localhost', 'commit', '-qm', 'Add the checkout'], { cwd: copy });
  return copy;
}

/** @returns the first test that fails with a fault; null: none */
function tryFault(copy: string, { file, from, to }: Fault): string | null {
  const place = path.join(copy, file);
  const text = fs.readFileSync(place, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
  fs.writeFileSync(place, text.replace(from, () => to));
  const output = path.join(copy, '.jest-report.json');
  fs.rmSync(output, { force: true });
  spawnSync('npx', ['tsx', 'test/suites/changed.ts'], {
    cwd: copy, stdio: ['ignore', 'inherit', 'ignore'],
    env: { ...process.env, TEST_REPORT: output, SQLOPOLY_MYSQL_CACHE: process.env['SQLOPOLY_MYSQL_CACHE'] ?? directoriesOf(PROGRAM_DIRECTORY, process.env).cache },
  });
  fs.writeFileSync(place, text);
  if (!fs.existsSync(output)) return null;
  const { testResults } = JSON.parse(fs.readFileSync(output, 'utf8')) as Report;
  for (const { name, status, assertionResults } of testResults) {
    if (status !== 'failed' || path.relative(copy, name) === OF_THE_FAULTS) continue;
    const failed = assertionResults.find((one) => one.status === 'failed');
    return `${path.relative(copy, name)}: ${failed?.fullName ?? 'does not run'}`;
  }
  return null;
}

function main(numbers: readonly number[]): void {
  const copy = copyCheckout();
  const found: Found = fs.existsSync(FOUND) ? (JSON.parse(fs.readFileSync(FOUND, 'utf8')) as Found) : {};
  const chosen = FAULTS.filter((_, index) => numbers.length === 0 || numbers.includes(index + 1));
  try {
    for (const fault of chosen) {
      const by = tryFault(copy, fault);
      found[fault.name] = by;
      process.stdout.write(`${fault.name}: ${by ?? 'NOT FOUND'}\n`);
      fs.writeFileSync(FOUND, `${JSON.stringify(Object.fromEntries(FAULTS.map(({ name }) => [name, found[name] ?? null])), null, 1)}\n`);
    }
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

main(process.argv.slice(2).map(Number));
