import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../src/deploy/catalogue';
import { FAULTS } from '../faults/faults';
import { concernedBy } from '../suites/concerned';
import { type Reach, reaches } from '../suites/reach';

/* Which tests a change concerns, and the faults that tests are to find. */

const TESTS = new Map([
  ['test/unit/landing/pass-tiles.test.ts', ''],
  ['test/unit/landing/taxes.test.ts', ''],
  ['test/unit/league/draws.test.ts', ''],
  ['test/scenario/rents.test.ts', "await connection.rows('SELECT * FROM gameView')"],
  ['test/property/bots.test.ts', ''],
  ['test/documentation/links.test.ts', ''],
  ['test/web/look.system.test.ts', ''],
]);

/** The first routine is executed by the tests of bots and of draws, the second one by nothing. */
const REACH: Reach = {
  routines: ['pass_tiles', 'unread'],
  files: { 'test/property/bots.test.ts': { seconds: 9, reaches: '1' }, 'test/unit/league/draws.test.ts': { seconds: 2, reaches: '1' } },
};

const secondsOf = (file: string): number => REACH.files[file]?.seconds ?? 5;

const filesOf = (changed: string[], reach: Reach | undefined = REACH, importers: string[] = []): string[] =>
  concernedBy(changed, reach, TESTS, () => importers, secondsOf).map(({ file }) => file);

describe('a change of', () => {
  test('a routine concerns the test of its name, then those that execute it, the quickest first', () => {
    expect(filesOf(['procedures/landing/pass_tiles.sql'])).toEqual([
      'test/unit/landing/pass-tiles.test.ts', 'test/unit/league/draws.test.ts', 'test/property/bots.test.ts',
    ]);
  });

  test('a routine concerns its room where nothing is known', () => {
    const named = concernedBy(['procedures/landing/pass_tiles.sql'], undefined, TESTS, () => [], secondsOf);
    expect(named.map(({ file }) => file)).toEqual(['test/unit/landing/pass-tiles.test.ts', 'test/unit/landing/taxes.test.ts']);
  });

  test.each([
    ['procedures/move/check_seat.sql', 'a refusal that it raises', "token: 'not_your_seat'"],
    ['procedures/rule/estate_refusal.sql', 'a refusal that it returns', "refused('has_buildings', 'sell_deed')"],
    ['procedures/action/play_in_jail.sql', 'a rule that it reads', '{ rules: { jail_turns: 3 } }'],
    ['procedures/move/winner_checker.sql', 'a section that it is from', "test('A13: nobody wins while several are left'"],
  ])('%s concerns first, of those that execute it, a test that names %s', (file, _, text) => {
    const name = path.basename(file, '.sql');
    const tests = new Map([['test/scenario/any.test.ts', ''], ['test/scenario/near.test.ts', text], ['test/web/talk.test.ts', text]]);
    const reach: Reach = { routines: [name], files: { 'test/scenario/any.test.ts': { seconds: 1, reaches: '1' }, 'test/scenario/near.test.ts': { seconds: 9, reaches: '1' } } };
    expect(concernedBy([file], reach, tests, () => [], secondsOf).map((one) => one.file)).toEqual(['test/scenario/near.test.ts', 'test/scenario/any.test.ts']);
  });

  test('a view concerns what reads it', () => {
    expect(filesOf(['procedures/views/gameView.sql'])).toEqual(['test/scenario/rents.test.ts']);
  });

  test('a test, a page of the documentation or a script of the browser concerns these', () => {
    expect(filesOf(['test/unit/league/draws.test.ts'])).toEqual(['test/unit/league/draws.test.ts']);
    expect(filesOf(['docs/engine.md'])).toEqual(['test/documentation/links.test.ts']);
    expect(filesOf(['src/page/browser/page.js'], REACH, [])).toEqual(['test/web/look.system.test.ts']);
  });

  test('a file of TypeScript concerns what imports it, the test of its name first', () => {
    expect(filesOf(['src/league/draws.ts'], REACH, ['test/property/bots.test.ts', 'test/unit/league/draws.test.ts'])).toEqual([
      'test/unit/league/draws.test.ts', 'test/property/bots.test.ts',
    ]);
  });
});

test('routines are read from the bits of a file', () => {
  const reach: Reach = { routines: ['a', 'b', 'c'], files: { 'x.test.ts': { seconds: 1, reaches: '5' } } };
  expect(['a', 'b', 'c', 'd'].map((routine) => reaches(reach, 'x.test.ts', routine))).toEqual([true, false, true, false]);
});

test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s can be made', (_, { file, from, to }) => {
  expect(fs.readFileSync(path.join(CHECKOUT, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
