import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run, type RunResult } from '../../src/server/run';

/*
 * What `npm test` and `npm start` do first: install what package-lock.json says. Here in a small
 * checkout of its own, whose only dependency lies beside it, so that no registry is asked.
 */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-install-'));
const CACHE = path.join(folder, 'cache');
const ENV = { ...process.env, npm_config_cache: CACHE };
beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'src'));
  fs.copyFileSync(path.join(PROGRAM_DIRECTORY, 'src/sqlopoly.cjs'), path.join(folder, 'src/sqlopoly.cjs'));
  await packDependency('1.0.0');
  write('script.cjs', 'process.stdout.write(require("dependency") + process.argv.slice(2)); process.exitCode = 7;');
  write('package.json', {
    name: 'checkout',
    version: '0.0.0',
    scripts: { hello: 'node script.cjs' },
    dependencies: { dependency: 'file:dependency.tgz' },
  });
  await npm('install', '--package-lock-only');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | object): void {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`;
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

async function npm(...args: string[]): Promise<void> {
  const result = await run('npm', [...args, '--offline', '--no-audit', '--no-fund'], { env: ENV, cwd: folder });
  expect(result).toMatchObject({ code: 0 });
}

/** Makes dependency.tgz, which says its version when it is loaded. */
async function packDependency(version: string): Promise<void> {
  write('dependency/package.json', { name: 'dependency', version, main: 'index.js' });
  write('dependency/index.js', `module.exports = '${version} ';`);
  await npm('pack', './dependency');
  fs.renameSync(path.join(folder, `dependency-${version}.tgz`), path.join(folder, 'dependency.tgz'));
}

function runScript(...args: string[]): Promise<RunResult> {
  const program = path.join(folder, 'src/sqlopoly.cjs');
  return run(process.execPath, [program, '--run-script', ...args], { env: ENV, cwd: os.tmpdir() });
}

const INSTALLING = 'Installing the dependencies (npm ci).';

test('the first run installs, the next does not; the script gets its arguments and ends as it wants', async () => {
  const first = await runScript('hello', 'a', 'b c');
  expect(first).toMatchObject({ code: 7, stdout: '1.0.0 a,b c', stderr: expect.stringContaining(INSTALLING) });
  const second = await runScript('hello');
  expect(second).toMatchObject({ code: 7, stdout: '1.0.0 ', stderr: expect.not.stringContaining(INSTALLING) });
});

test('what has gone is installed again', async () => {
  fs.rmSync(path.join(folder, 'node_modules/dependency'), { recursive: true });
  expect(await runScript('hello')).toMatchObject({ code: 7, stdout: '1.0.0 ', stderr: expect.stringContaining(INSTALLING) });
});

test('another version in package-lock.json is installed', async () => {
  const lock = path.join(folder, 'package-lock.json');
  const installed = path.join(folder, 'node_modules');
  // As git leaves it: the lock file of another commit beside what was installed for this one.
  fs.renameSync(installed, `${installed}.before`);
  fs.rmSync(lock);
  await packDependency('1.1.0');
  await npm('install', '--package-lock-only');
  fs.renameSync(`${installed}.before`, installed);
  expect(await runScript('hello')).toMatchObject({ code: 7, stdout: '1.1.0 ', stderr: expect.stringContaining(INSTALLING) });
});

test('what cannot be installed ends with 1, and says so', async () => {
  for (const gone of [path.join(folder, 'node_modules'), CACHE]) fs.rmSync(gone, { recursive: true });
  fs.writeFileSync(path.join(folder, 'dependency.tgz'), 'no archive');
  const result = await runScript('hello');
  expect(result).toMatchObject({ code: 1, stdout: '' });
  expect(result.stderr).toMatch(/The dependencies could not be installed\.\n$/);
});
