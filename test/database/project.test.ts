import { afterAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withDotenv } from '../../src/server/database-url';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { NoDatabaseError } from '../../src/server/no-database-error';
import { projectDirectory, whyUntrusted } from '../../src/server/project';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-project-')));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A program that npm installed: it has no sources. */
const PROGRAM = path.join(folder, 'one', 'node_modules', 'sqlopoly');
const env = { SQLOPOLY_HOME: path.join(folder, 'homes') };

const [BOB, ALICE] = [1_234, 4_321];
const isRoot = process.getuid?.() === 0;
/** The id by which a program knows Bob or Alice. Only root can give files away; else Bob, whose all files are, is this user. */
const ownerOf = (user: number): number => (isRoot ? user : (process.getuid?.() ?? 0) + (user === BOB ? 0 : 1));

/** Makes a folder of Bob's. @param files what is in it, by name */
function place(name: string, files: Readonly<Record<string, string>> = {}): string {
  const made = path.join(folder, name);
  fs.mkdirSync(made, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(made, file), text, { mode: 0o600 });
    if (isRoot) fs.chownSync(path.join(made, file), BOB, BOB);
  }
  return made;
}

/** The folder that an installed program uses for somebody. */
const projectOf = (current: string, user = ownerOf(BOB)): string => projectDirectory(PROGRAM, current, env, user);

/** The folder of the server that is used from there. */
const serverOf = (current: string): string => directoriesOf(projectOf(current), env).server;

/** Leaves what the start of a server leaves. @param record more of its record than the passwords */
function setUp(server: string, record: object = { source: 'private' }): void {
  fs.mkdirSync(server, { recursive: true });
  fs.writeFileSync(path.join(server, 'credentials.json'), JSON.stringify({ rootPassword: 'a', ownerPassword: 'b', ...record }));
}

describe('the project', () => {
  test('of a checkout is the checkout, wherever it is called from', () => {
    const checkout = place('checkout');
    fs.mkdirSync(path.join(checkout, 'src', 'cli'), { recursive: true });
    fs.writeFileSync(path.join(checkout, 'src', 'cli', 'main.ts'), '');
    const elsewhere = place('elsewhere', { '.env': '' });
    setUp(serverOf(elsewhere));
    expect(projectDirectory(checkout, elsewhere, env)).toBe(checkout);
    expect(projectDirectory()).toBe(PROGRAM_DIRECTORY);
  });

  test('of an installed program is where somebody works, so that each version and name of it finds the same server', () => {
    const work = place('plain/work');
    expect(projectOf(work)).toBe(work);
    expect(projectDirectory(path.join(folder, 'two', 'node_modules', 'sqlopoly'), work, env)).toBe(work);
    expect(serverOf(place('plain/other'))).not.toBe(serverOf(work));
  });

  test.each([
    ['a server that was set up there', { source: 'private' }],
    ['a container that was set up there', { source: 'container' }],
    ['damaged passwords, whose server must not be passed over', { rootPassword: '' }],
  ])('is the nearest folder with %s', (name, record) => {
    const [above, middle, below] = [place(name), place(`${name}/drawer`), place(`${name}/drawer/box`)];
    expect(projectOf(below)).toBe(below);
    setUp(directoriesOf(above, env).server, record);
    expect(projectOf(below)).toBe(above);
    setUp(directoriesOf(middle, env).server, record);
    expect(projectOf(below)).toBe(middle);
    expect(projectOf(above)).toBe(above);
  });

  test('is not made by a first start that failed, which leaves only passwords', () => {
    const [above, below] = [place('failed'), place('failed/below')];
    const { server } = directoriesOf(above, env);
    setUp(server, {});
    expect(projectOf(below)).toBe(below);
    fs.mkdirSync(path.join(server, 'data'));
    expect(projectOf(below)).toBe(above);
  });

  test('is the current folder if it has a .env, also of another user: that is refused instead of passed over', () => {
    const [above, current] = [place('shared'), place('shared/game', { '.env': 'DATABASE_URL=mysql://alice@127.0.0.1/game' })];
    setUp(directoriesOf(above, env).server);
    expect(projectOf(current)).toBe(current);
    expect(projectOf(current, ownerOf(ALICE))).toBe(current);
    expect(withDotenv(current, {}, false, ownerOf(BOB))).toEqual({ DATABASE_URL: 'mysql://alice@127.0.0.1/game' });
    const read = (): unknown => withDotenv(current, {}, false, ownerOf(ALICE));
    expect(read).toThrow(NoDatabaseError);
    expect(read).toThrow(`${path.join(current, '.env')}: it belongs to another user`);
  });

  test.each(['.env', 'package.json'])('is the nearest folder with %s of this user', (mark) => {
    const work = place(`marked by ${mark}`, { [mark]: '{}' });
    const below = place(`marked by ${mark}/a/b`);
    expect(projectOf(below)).toBe(work);
    expect(projectOf(below, ownerOf(ALICE))).toBe(below);
    // The administrator works where they are, not for the one who left a file above.
    if (isRoot) expect([projectOf(below, 0), projectOf(work, 0)]).toEqual([below, work]);
  });

  test('is not made by a link of another user to a file of this one', () => {
    const current = place('lent/current');
    place('own', { '.env': '' });
    const link = path.join(folder, 'lent', '.env');
    fs.symlinkSync(path.join(folder, 'own', '.env'), link);
    if (!isRoot) return expect(projectOf(current)).toBe(path.dirname(link));
    fs.lchownSync(link, ALICE, ALICE);
    expect(projectOf(current)).toBe(current);
    expect(whyUntrusted(link, false, BOB)).toBe('it belongs to another user');
    fs.lchownSync(link, BOB, BOB);
    expect([projectOf(current), whyUntrusted(link, true, BOB)]).toEqual([path.dirname(link), undefined]);
  });

  test('above the current folder is refused if others can write its .env', () => {
    const [above, current] = [place('open', { '.env': 'A=1' }), place('open/below')];
    const file = path.join(above, '.env');
    fs.chmodSync(file, 0o660);
    expect(projectOf(current)).toBe(above);
    expect(() => withDotenv(above, {}, true, ownerOf(BOB))).toThrow(`${file}: others can write it (chmod go-w .env)`);
    expect(withDotenv(above, {}, false, ownerOf(BOB))).toEqual({ A: '1' });
    fs.chmodSync(file, 0o640);
    expect(withDotenv(above, {}, true, ownerOf(BOB))).toEqual({ A: '1' });
  });

  test('does not pass over a .env that is a link to nothing', () => {
    const current = place('dangling');
    fs.symlinkSync('nowhere', path.join(current, '.env'));
    expect(projectOf(current)).toBe(current);
    expect(() => withDotenv(current, {}, false)).toThrow(NoDatabaseError);
  });

  test('is found above a folder in which nothing can be examined', () => {
    const above = place('locked', { '.env': '' });
    // As a folder that this user must not enter: each look into it is an error.
    fs.writeFileSync(path.join(above, 'file'), '');
    expect(projectOf(path.join(above, 'file', 'below'))).toBe(above);
  });
});
