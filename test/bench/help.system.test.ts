import { expect, test } from '@jest/globals';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run } from '../../src/server/run';

test('the bench starts without jest, and names what it measures', async () => {
  const { code, stdout, stderr } = await run('npx', ['tsx', 'test/bench/bench.ts', '--help'], { env: process.env, cwd: PROGRAM_DIRECTORY, timeout: 120_000 });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('waiting');
});
