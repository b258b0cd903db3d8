import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run } from '../../src/server/run';

const FILE = path.join('test', 'unit', 'setup', 'names.test.ts');

/** Asks jest which tests it would run. */
const listed = async (...args: string[]) => await run('npx', ['jest', '--listTests', ...args], { env: process.env, cwd: PROGRAM_DIRECTORY, timeout: 120_000 });

test.each([[[FILE]], [[FILE, '-i']], [['-i', FILE]], [['-t', 'a name', FILE]], [[FILE, '--selectProjects', 'rules']]])('jest %j runs one file', async (args) => {
  expect((await listed(...args)).stdout.split('\n').filter((line) => line.endsWith('.test.ts'))).toEqual([path.join(PROGRAM_DIRECTORY, FILE)]);
});

test('a path among the projects is refused, instead of running a lane', async () => {
  const { code, stdout, stderr } = await listed('--selectProjects', 'rules', FILE);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`There is no project ${FILE}. For single files, in whichever project they are: npx jest ${FILE}`);
});
