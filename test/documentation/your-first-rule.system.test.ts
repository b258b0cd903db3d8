import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { GameConnection } from '../../src/client/connection';
import { emptyDatabase, SERVER_URL } from '../support/database';
import { readPage } from '../support/pages';

/*
 * The tutorial that changes the sources, followed as its text says in a copy of them: a block `diff` is applied, one with
 * `file=` is saved, and `sh` and `console` are run.
 */

const PAGE = 'docs/tutorials/your-first-rule.md';

/** What a checkout consists of that the tutorial needs. */
const PARTS = ['src', 'test', 'migrations', 'procedures', 'seeds', 'docs', 'package.json', 'package-lock.json', 'jest.config.cjs', 'tsconfig.json', 'docker-compose.yml'];

const BLOCK = /^```(\w+)(?: file=(\S+))?\n([^]*?)^```$/gm;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-first-rule-'));
const checkout = path.join(folder, 'sqlopoly');
let env: NodeJS.ProcessEnv;
let database: string;
beforeAll(async () => {
  fs.mkdirSync(checkout);
  for (const part of PARTS) fs.cpSync(path.join(PROGRAM_DIRECTORY, part), path.join(checkout, part), { recursive: true });
  fs.symlinkSync(path.join(PROGRAM_DIRECTORY, 'node_modules'), path.join(checkout, 'node_modules'));
  const empty = await emptyDatabase('rule');
  database = empty.database;
  env = { ...process.env, DATABASE_URL: empty.address.url, SQLOPOLY_HOME: path.join(folder, 'home'), NO_COLOR: '1' };
  // The jest of the tutorial is not a worker of this one, and has a server of its own.
  for (const name of ['DEBUG', 'FORCE_COLOR', 'JEST_WORKER_ID', 'NODE_ENV', 'npm_command', SERVER_URL]) delete env[name];
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  const url = new URL('/', env['DATABASE_URL']).href;
  const root = await GameConnection.open({ url });
  await root.run('DROP DATABASE ??', [database]);
  await root.close();
});

/** Runs a script in the copy. @returns what it printed */
function run(script: string, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', `exec 2>&1\nset -e\n${script}`], { cwd: checkout, env, stdio: ['pipe', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve(printed.replace(/^Using the MySQL that DATABASE_URL names: .*\n/gm, ''));
      else reject(new Error(`Status ${status} of ${script}\n${printed}`));
    });
    child.stdin.end(input);
  });
}

/** The commands of a block behind `$ `, each with what it prints. */
async function transcript(block: string): Promise<string> {
  const lines: string[] = [];
  for (const [, command = ''] of block.matchAll(/^\$ (.*)$/gm)) lines.push(`$ ${command}\n`, await run(command));
  return lines.join('');
}

test('the tutorial makes an effect, tests it and plays it, as its text says', async () => {
  const done: string[] = [];
  for (const [, kind = '', file, text = ''] of readPage(PAGE).matchAll(BLOCK)) {
    if (kind === 'diff') {
      // Nothing about an offset: its line numbers are those of the file.
      expect(await run('patch -p1 --fuzz=0', text)).toMatch(/^patching file \S+\n$/);
      done.push(/^\+\+\+ b\/(\S+)$/m.exec(text)?.[1] ?? '');
    } else if (file !== undefined) {
      fs.writeFileSync(path.join(checkout, file), text);
      done.push(file);
    } else if (kind === 'sh') {
      const printed = await run(text);
      if (text.includes('jest')) expect(printed).toMatch(/^Tests: +3 passed, 3 total$/m);
    } else if (kind === 'console') expect(await transcript(text)).toBe(text);
  }
  // What CONTRIBUTING.md says of an effect.
  expect(done).toEqual([
    'seeds/effects.sql', 'seeds/event_kinds.sql', 'procedures/landing/swap_with_leader.sql', 'procedures/landing/landing_on_bonus.sql',
    'procedures/edition/meaningsView.sql', 'test/unit/landing/swap-with-leader.test.ts', 'heights.yaml',
  ]);
});
