import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { readPage } from '../support/pages';
import { noEngine } from './engine';

const reason = noEngine();

if (reason === undefined) test('the test of docs/tutorials/round-test.md passes in a container', inContainer);
else test(`NOT RUN, no container engine answers (${reason}); test/documentation/ runs it on a server`, () => undefined);

function inContainer(): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-round-test-'));
  try {
    const [, text = ''] = /^```js file=rounds\.test\.mjs\n([^]*?)^```$/m.exec(readPage('docs/tutorials/round-test.md')) ?? [];
    fs.writeFileSync(path.join(folder, 'rounds.test.mjs'), text);
    fs.symlinkSync(path.join(PROGRAM_DIRECTORY, 'node_modules'), path.join(folder, 'node_modules'));
    const npx = path.join(folder, 'npx');
    fs.writeFileSync(npx, `#!/bin/sh\nshift\nexec ${process.execPath} ${path.join(PROGRAM_DIRECTORY, 'src/sqlopoly.cjs')} "$@"\n`, { mode: 0o755 });
    const env = { ...process.env, DATABASE_URL: '', SQLOPOLY_HOME: folder, PATH: `${folder}:${process.env['PATH']}` };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--test', 'rounds.test.mjs'], { cwd: folder, env, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
