import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../src/deploy/catalogue';

/* Tests of the rules use a database that is there. What starts something of its own is in the lane of the system. */

/** What starts a program, a server, a browser, a container, or deploys. */
const STARTS = [
  'node:child_process', 'playwright-core', 'testcontainers', 'src/server/throwaway-server', 'src/server/private-server', 'src/server/run',
  'src/server/location', 'src/server/group/cluster', 'src/deploy/deploy',
];

/** What a test takes only the name of, to print it. */
const ONLY_NAMED = /\/write-[a-z-]+$/;

/** What deploys, when a test asks for it: workers do so once. */
const DEPLOYS_ON_REQUEST = 'deployQuietly(';

/** Tests of the rules that run one short program. */
const RUN_A_PROGRAM = ['test/tidy/types.test.ts', 'test/unit/dice/check-dice.test.ts'];

/** What a file under test/ imports, relative to the checkout and without extension, or by the name of the package; not what it imports when it needs it. */
function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(CHECKOUT, `${file}.ts`), 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}

/** What of STARTS a test can reach through files under test/, with the way to it. */
function reaches(file: string): string[] {
  const ways = new Map([[file, file]]);
  const found: string[] = [];
  for (const [one, way] of ways) {
    for (const name of importsOf(one)) {
      if (STARTS.includes(name)) found.push(`${way} > ${name}`);
      else if (name.startsWith('test/') && !ONLY_NAMED.test(name) && !ways.has(name)) ways.set(name, `${way} > ${name}`);
    }
  }
  return found;
}

const TESTS = fs
  .readdirSync(path.join(CHECKOUT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.split(path.sep).includes('node_modules'))
  .map((name) => `test/${name.split(path.sep).join('/')}`)
  .sort();

describe('a test', () => {
  test('of the rules starts nothing and deploys nothing of its own', () => {
    const rules = TESTS.filter((file) => !file.endsWith('.system.test.ts') && !RUN_A_PROGRAM.includes(file));
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.flatMap((file) => reaches(file.replace(/\.ts$/, '')))).toEqual([]);
  });

  test('of the system does, else it is one of the rules', () => {
    const system = TESTS.filter((file) => file.endsWith('.system.test.ts'));
    expect(system.length).toBeGreaterThan(20);
    const deploys = (file: string): boolean => fs.readFileSync(path.join(CHECKOUT, file), 'utf8').includes(DEPLOYS_ON_REQUEST);
    expect(system.filter((file) => !deploys(file) && reaches(file.replace(/\.ts$/, '')).length === 0)).toEqual([]);
  });
});
