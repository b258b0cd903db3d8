import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';

test('the compiler finds no error in src and test', () => {
  const { stdout } = spawnSync(process.execPath, [require.resolve('typescript/bin/tsc'), '--pretty', 'false'], { cwd: PROGRAM_DIRECTORY, encoding: 'utf8' });
  expect(stdout).toBe('');
});
