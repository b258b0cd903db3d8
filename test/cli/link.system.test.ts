import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run, type RunResult } from '../../src/server/run';

/* What `npm link` makes: a command on the PATH that works from any folder. And what a package of the checkout holds. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-link-'));
const ENV = { ...process.env, npm_config_cache: path.join(folder, 'cache'), npm_config_prefix: folder };
beforeAll(async () => {
  const linked = await run('npm', ['link', '--offline', '--no-audit', '--no-fund'], { env: ENV, cwd: PROGRAM_DIRECTORY });
  expect(linked).toMatchObject({ code: 0 });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function sqlopoly(...args: string[]): Promise<RunResult> {
  const { npm_lifecycle_event: event, ...rest } = process.env;
  const env = { ...rest, PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}`, SQLOPOLY_HOME: path.join(folder, 'home'), DATABASE_URL: '' };
  return run('sqlopoly', args, { env, cwd: folder });
}

test('a linked program runs from any folder, and its hints leave npx out', async () => {
  const help = await sqlopoly('roll', '--help');
  expect(help).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Usage: sqlopoly roll [^]*\n {2}\$ sqlopoly roll 3\n/) });
  expect(help.stdout).not.toContain('npx');
  expect(await sqlopoly('cluster', 'status')).toMatchObject({ stderr: expect.stringContaining('; sqlopoly cluster up starts one.') });
});

test('a package holds what the program runs on, and of the sources and tests only what starts it and what pages link to', async () => {
  const packed = await run('npm', ['pack', '--dry-run', '--json', '--offline'], { env: ENV, cwd: PROGRAM_DIRECTORY });
  const [{ files }] = JSON.parse(packed.stdout) as [{ files: { path: string }[] }];
  const names = files.map((file) => file.path);
  const needed = ['migrations', 'procedures', 'seeds', 'docs'].flatMap((name) => below(name));
  expect([...needed, 'docker-compose.yml', 'dist/program.js', 'dist/linked.json', 'src/sqlopoly.cjs'].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => /^(?:src|test)\//.test(name) && !name.endsWith('.cjs')).sort()).toEqual(
    (JSON.parse(fs.readFileSync(path.join(PROGRAM_DIRECTORY, 'package.json'), 'utf8')) as { files: string[] }).files.filter((name) => /^(?:src|test)\//.test(name) && !name.endsWith('.cjs')).sort(),
  );
});

function below(name: string): string[] {
  const place = path.join(PROGRAM_DIRECTORY, name);
  return fs.statSync(place).isDirectory() ? fs.readdirSync(place).flatMap((entry) => below(path.join(name, entry))) : [name];
}
