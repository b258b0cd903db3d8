import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/database/directories';
import { isTrusted, projectDirectory } from '../../src/database/project';
import { run, type RunResult } from '../../src/database/run';

/* The packed program as npm installs it, far from the folder in which somebody works. */
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-package-')));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Nobody answers there. */
const addressOf = (database: string): string => `mysql://nobody:nothing@127.0.0.1:1/${database}`;

/** Makes a folder. @param files what is in it, by name */
function place(name: string, files: Readonly<Record<string, string>> = {}): string {
  const made = path.join(folder, name);
  fs.mkdirSync(made, { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(made, file), text);
  return made;
}

describe('a packed program', () => {
  const program = path.join(folder, 'npx', 'node_modules', 'sqlopoly');
  beforeAll(async () => {
    const packed = await run('npm', ['pack', '--ignore-scripts', '--offline', '--pack-destination', folder], { cwd: PROGRAM_DIRECTORY, env: process.env });
    expect(packed).toMatchObject({ code: 0 });
    fs.mkdirSync(program, { recursive: true });
    const [archive = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    const unpacked = await run('tar', ['-xzf', path.join(folder, archive), '--strip-components=1', '-C', program], { env: process.env });
    expect(unpacked).toMatchObject({ code: 0 });
    const libraries = path.join(PROGRAM_DIRECTORY, 'node_modules');
    for (const name of fs.readdirSync(libraries).filter((entry) => !entry.startsWith('.'))) {
      fs.symlinkSync(path.join(libraries, name), path.join(folder, 'npx', 'node_modules', name));
    }
  });

  function games(cwd: string): Promise<RunResult> {
    const env = { ...process.env, SQLOPOLY_HOME: path.join(folder, 'home'), XDG_CACHE_HOME: path.join(folder, 'cache'), DATABASE_URL: undefined };
    return run(process.execPath, [path.join(program, 'src', 'sqlopoly.cjs'), 'games'], { cwd, env });
  }

  test('reads the .env of the folder in which somebody works, not its own', async () => {
    fs.writeFileSync(path.join(program, '.env'), `DATABASE_URL=${addressOf('of_the_program')}\n`);
    const work = place('work', { '.env': `DATABASE_URL=${addressOf('of_the_person')}\n` });
    const { code, stderr } = await games(work);
    expect([code, stderr]).toEqual([3, expect.stringContaining('127.0.0.1:1/of_the_person')]);
    expect((await games(place('work/below'))).stderr).toContain('127.0.0.1:1/of_the_person');
  });

  test('does not pass over a .env that cannot be read', async () => {
    const work = place('unreadable');
    fs.mkdirSync(path.join(work, '.env'));
    const { code, stderr } = await games(work);
    expect([code, stderr]).toEqual([3, expect.stringContaining(path.join(work, '.env'))]);
  });
});

describe('the project', () => {
  const installed = (name: string): string => path.join(folder, name, 'node_modules', 'sqlopoly');

  test('of a checkout is the checkout, wherever it is called from', () => {
    expect(projectDirectory(path.join(folder, 'checkout'), place('elsewhere'))).toBe(path.join(folder, 'checkout'));
    expect(projectDirectory()).toBe(PROGRAM_DIRECTORY);
  });

  test('of an installed program is where somebody works, so that each version and name of it finds the same server', () => {
    const work = place('plain/work');
    expect(projectDirectory(installed('first'), work)).toBe(work);
    const [first, second] = ['first', 'second'].map((name) => directoriesOf(projectDirectory(installed(name), work), { SQLOPOLY_HOME: folder }));
    expect(second).toEqual(first);
    const other = directoriesOf(projectDirectory(installed('first'), place('plain/other')), { SQLOPOLY_HOME: folder });
    expect(other.server).not.toBe(first?.server);
  });

  test('is not made by the file of another user', () => {
    const file = path.join(place('foreign', { '.env': '' }), '.env');
    const { uid } = fs.statSync(file);
    expect([isTrusted(file, uid), isTrusted(file, uid + 1), isTrusted(`${file}.missing`, uid)]).toEqual([true, uid === 0, false]);
    // Only the administrator can give a file away.
    if (process.getuid?.() === 0) {
      fs.chownSync(file, 1_234, 1_234);
      expect([isTrusted(file, 1_234), isTrusted(file, 4_321)]).toEqual([true, false]);
    }
  });

  test.each(['.env', 'package.json'])('is the nearest folder with %s', (mark) => {
    const work = place(`marked by ${mark}`, { [mark]: '{}' });
    expect(projectDirectory(installed('first'), place(`marked by ${mark}/a/b`))).toBe(work);
  });
});
