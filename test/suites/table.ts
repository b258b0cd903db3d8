/**
 * `npm run test:suites` shows how long each test file took when it ran last on this machine, and what it started; those first
 * that took longest. With a number, only so many.
 */
import { drawTable } from '../../src/terminal/draw-table';
import { readSuites, type Start, type Suite } from './suites';

const STARTS: readonly Start[] = ['deploy', 'server', 'browser', 'process', 'program'];

/** The seconds of suites and what they started, in all. */
function totalOf(suites: readonly Suite[]): { seconds: number; starts: Record<Start, number> } {
  const count = (start: Start): number => suites.reduce((sum, { starts }) => sum + (starts[start] ?? 0), 0);
  return {
    seconds: suites.reduce((sum, { seconds }) => sum + seconds, 0),
    starts: Object.fromEntries(STARTS.map((start) => [start, count(start)])) as Record<Start, number>,
  };
}

function rowOf(name: string, lane: string, tests: number, { seconds, starts }: { seconds: number; starts: Partial<Record<Start, number>> }, whole: number): object {
  const share = `${((100 * seconds) / whole).toFixed(1)} %`;
  return { 'Test file': name, Lane: lane, Tests: tests, Seconds: seconds.toFixed(1), Share: share, ...Object.fromEntries(STARTS.map((start) => [start === 'process' ? 'processes' : `${start}s`, starts[start] ?? null])) };
}

function main(most: number): void {
  const suites = readSuites().sort((one, other) => other.seconds - one.seconds);
  if (suites.length === 0) {
    process.stdout.write('No test has run yet on this machine: npm test\n');
    return;
  }
  for (const lane of [...new Set(suites.map((suite) => suite.lane))].sort()) {
    const some = suites.filter((suite) => suite.lane === lane);
    const total = totalOf(some);
    const shown = some.slice(0, most);
    const rest = some.slice(most);
    const rows = shown.map((suite) => rowOf(suite.suite, lane, suite.tests, suite, total.seconds));
    const testsOf = (list: readonly Suite[]): number => list.reduce((sum, { tests }) => sum + tests, 0);
    if (rest.length > 0) rows.push(rowOf(`${rest.length} more files`, lane, testsOf(rest), totalOf(rest), total.seconds));
    rows.push(rowOf(`${some.length} files`, lane, testsOf(some), total, total.seconds));
    process.stdout.write(`${drawTable(rows)}\n`);
  }
  process.stdout.write('Seconds are those of the workers, which run side by side.\n');
}

main(Number(process.argv[2] ?? Number.POSITIVE_INFINITY));
