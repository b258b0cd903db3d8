import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run, type RunResult } from '../../src/server/run';
import { readCatalogue } from '../../src/deploy/catalogue';
import { brokenLinks } from '../support/links';
import { cellsIn } from './command-line';

/* Two versions of the program, packed and run by npm, far from the folder in which somebody works. */
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-package-')));
const npmCache = path.join(folder, 'npm');

/** Nobody answers there. */
const addressOf = (database: string): string => `mysql://nobody:nothing@127.0.0.1:1/${database}`;

/** Only the fetched server program, and what npm has downloaded, are shared. */
function environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  // A script of npm passes on which folder it belongs to.
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_(?:config_local_prefix|lifecycle|package|command|execpath)/.test(name));
  const cache = directoriesOf(PROGRAM_DIRECTORY, process.env).cache;
  const ours = { SQLOPOLY_HOME: path.join(folder, 'home'), SQLOPOLY_MYSQL_CACHE: cache, XDG_CACHE_HOME: path.join(folder, 'cache'), npm_config_cache: npmCache, DATABASE_URL: undefined };
  return { ...Object.fromEntries(kept), ...ours, ...more };
}

/** Makes a folder. @param files what is in it, by name */
function place(name: string, files: Readonly<Record<string, string>> = {}): string {
  const made = path.join(folder, name);
  fs.mkdirSync(made, { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(made, file), text);
  return made;
}

/** What a checkout has beside the sources. */
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'coverage', '.env'];

/** A copy of this checkout, with its libraries. @param version of its package */
function copyOf(name: string, version: string): string {
  const copy = place(name);
  for (const part of fs.readdirSync(PROGRAM_DIRECTORY).filter((entry) => !LEFT_OUT.includes(entry) && !entry.endsWith('.tgz'))) {
    const filter = (file: string): boolean => !file.includes('node_modules') && !file.includes(`${path.sep}recorded${path.sep}`);
    fs.cpSync(path.join(PROGRAM_DIRECTORY, part), path.join(copy, part), { recursive: true, filter });
  }
  const libraries = path.join(PROGRAM_DIRECTORY, 'node_modules');
  fs.mkdirSync(path.join(copy, 'node_modules'));
  for (const entry of fs.readdirSync(libraries).filter((one) => one !== '.cache')) {
    fs.symlinkSync(path.join(libraries, entry), path.join(copy, 'node_modules', entry));
  }
  const file = path.join(copy, 'package.json');
  fs.writeFileSync(file, JSON.stringify({ ...(JSON.parse(fs.readFileSync(file, 'utf8')) as object), version }));
  return copy;
}

/** Packs a checkout. @returns the archive */
async function pack(checkout: string, version: string, destination = folder, ...options: string[]): Promise<string> {
  const packed = await run('npm', ['pack', '--pack-destination', destination, ...options], { cwd: checkout, env: environment() });
  expect(packed).toMatchObject({ code: 0 });
  return path.join(destination, `sqlopoly-${version}.tgz`);
}

/** Unpacks an archive. @returns the folder */
async function unpack(archive: string, name: string): Promise<string> {
  const unpacked = place(name);
  expect(await run('tar', ['-xzf', archive, '--strip-components=1', '-C', unpacked], { env: process.env })).toMatchObject({ code: 0 });
  return unpacked;
}

const [FIRST, SECOND] = ['7.1.0', '7.2.0'];
let first = '';
let second = '';
beforeAll(async () => {
  const { stdout } = await run('npm', ['config', 'get', 'cache'], { env: process.env });
  fs.mkdirSync(npmCache);
  fs.mkdirSync(path.join(stdout.trim(), '_cacache'), { recursive: true });
  fs.symlinkSync(path.join(stdout.trim(), '_cacache'), path.join(npmCache, '_cacache'));
  first = await pack(copyOf('first', FIRST), FIRST);
  const next = copyOf('second', SECOND);
  const file = path.join(next, 'procedures/move/end_game.sql');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/\nEND\s*$/, '\n  DO 7;\nEND\n'));
  // What an earlier build left is not packed.
  place('second/dist', { 'stale.js': '' });
  second = await pack(next, SECOND);
});

afterAll(async () => {
  await again(first, place('empty'), 'db', 'reset', '--yes');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** An archive as it is typed in a folder: npx would execute a file with an absolute path. */
function typed(archive: string, cwd: string): string {
  return path.relative(cwd, archive);
}

/** Runs a packed program as somebody does who has the archive, and no package. npx installs it again each time, for some seconds. */
function npx(archive: string, cwd: string, ...args: string[]): Promise<RunResult> {
  return run('npx', ['--yes', '--prefer-offline', typed(archive, cwd), ...args], { cwd, env: environment() });
}

/** Runs what npx has installed. */
function again(archive: string, cwd: string, ...args: string[]): Promise<RunResult> {
  return run(process.execPath, [path.join(installed(archive), 'src/sqlopoly.cjs'), ...args], { cwd, env: environment() });
}

/** Serves the page of a packed program while it is used. */
async function withPage(archive: string, use: (address: string, cookie: string) => Promise<void>): Promise<void> {
  const command = [path.join(installed(archive), 'src/sqlopoly.cjs'), 'web', '--port', '0'];
  const page = spawn(process.execPath, command, { cwd: place('empty'), env: environment(), stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    for await (const line of createInterface({ input: page.stdout })) {
      const [, address] = /^Open (http:\S+)/.exec(line) ?? [];
      if (address === undefined) continue;
      const opened = await fetch(address, { redirect: 'manual' });
      await use(address, cookieOf(opened));
      break;
    }
  } finally {
    const ended = once(page, 'exit');
    page.kill();
    await ended;
  }
}

/** The cookie that an answer sets. */
function cookieOf(answer: Response): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Where npx has installed an archive. */
function installed(archive: string): string {
  const folders = fs.readdirSync(path.join(npmCache, '_npx')).map((name) => path.join(npmCache, '_npx', name));
  const its = folders.find((one) => fs.readFileSync(path.join(one, 'package.json'), 'utf8').includes(path.basename(archive)));
  return path.join(its ?? '', 'node_modules', 'sqlopoly');
}

/** Every file below a folder, with the time of its last change. */
function filesBelow(place: string): string[] {
  const names = fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => `${name} ${fs.statSync(path.join(place, name)).mtimeMs}`);
}

/** The figure after two rounds: names and balances. */
const AFTER_ROUND_2 = [['Jane', '325'], ['Norman', '400'], ['Mary', '40'], ['Bill', '525']];

describe('a packed program', () => {
  test('has what it runs and what its pages link to, and no sources', async () => {
    const unpacked = await unpack(second, 'unpacked');
    const files = fs.readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.startsWith('src') && /\.tsx?$/.test(name))).toEqual([]);
    expect(files.filter((name) => /node_modules|stale|(?:^|\/)\.env$/.test(name))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['dist/page/pictures/draw.cjs', 'docker-compose.yml', 'LICENSE']));
    const below = (name: string): string[] => fs.readdirSync(name, { recursive: true, encoding: 'utf8' }).sort();
    expect(below(path.join(unpacked, 'dist/page/browser'))).toEqual(below(path.join(PROGRAM_DIRECTORY, 'src/page/browser')));
    expect(brokenLinks(unpacked)).toEqual([]);
    expect(fs.readFileSync(path.join(unpacked, 'dist/version'), 'utf8')).toBe(`${readCatalogue(unpacked).version}\n`);
    const notices = fs.readFileSync(path.join(unpacked, 'dist/THIRD-PARTY-LICENCES.txt'), 'utf8');
    expect(notices).toMatch(/^commander \d+\.\d+\.\d+ \(MIT\)\n\n\(The MIT License\)/m);
    expect(notices).toContain('\nhono ');
    expect(notices).toMatch(/^qrcode-generator \d+\.\d+\.\d+ \(MIT\)\n\nCopyright \(c\) 2009 Kazuhiko Arase\n\nPermission is hereby granted/m);
  });

  test('sets up a server in an empty folder, plays its rounds there, and says how it is called', async () => {
    const empty = place('empty');
    const demo = await npx(first, empty, 'demo');
    expect(demo).toMatchObject({ code: 0, stderr: expect.stringContaining('for this project in') });
    const last = cellsIn(demo.stdout).slice(-4).map((cells) => [cells[2], cells[5]]);
    expect(last).toEqual(AFTER_ROUND_2);
    expect(demo.stdout).toContain(`npx ${typed(first, empty)} roll 3`);
    expect(await again(first, empty, 'games')).toMatchObject({ code: 0, stdout: expect.stringContaining('campus') });
    expect(fs.readdirSync(empty)).toEqual([]);
  });

  test('builds and writes nothing where it is installed', async () => {
    const program = path.join(installed(first), '..');
    const before = filesBelow(program);
    expect(fs.existsSync(path.join(program, 'esbuild'))).toBe(false);
    for (const command of ['games', 'rules', '--version']) expect(await again(first, place('empty'), command)).toMatchObject({ code: 0 });
    expect(filesBelow(program)).toEqual(before);
    const starts = path.join(folder, 'cache/sqlopoly/start');
    const cached = fs.readdirSync(starts).flatMap((name) => fs.readdirSync(path.join(starts, name)));
    expect(cached).toEqual([expect.stringMatching(/^program-\w+\.v8$/)]);
  });

  test('in another version finds the same server, and its games after migrate', async () => {
    const empty = place('empty');
    const refused = await npx(second, empty, 'games');
    expect(refused).toMatchObject({ code: 3, stdout: '' });
    expect(refused.stderr).toMatch(new RegExp(`has version ${FIRST}\\+\\w+ of the game, but this program is version ${SECOND}\\+\\w+\\. Run: npx ${typed(second, empty)} migrate\\n$`));
    expect(await again(second, empty, 'migrate')).toMatchObject({ code: 0 });
    expect(JSON.parse((await again(second, empty, 'games', '--json')).stdout)).toMatchObject([{ game_id: 1 }]);
    // Below the folder there is no other project.
    expect((await again(second, place('empty/below'), 'games')).stdout).toContain('campus');
  });

  test('serves its page, with the files that it loads', async () => {
    expect.assertions(5);
    await withPage(second, async (address, cookie) => {
      const pages = await Promise.all(['/', '/games/1', '/league'].map((page) => fetch(new URL(page, address), { headers: { cookie } })));
      const texts = await Promise.all(pages.map((page) => page.text()));
      const assets = [...new Set(texts.join('\n').match(/\/assets\/[\w./-]+/g))];
      const answers = await Promise.all(assets.map((asset) => fetch(new URL(asset, address))));
      expect(assets.map((asset) => path.basename(asset))).toEqual(expect.arrayContaining(['htmx.js', 'league.css', 'league.js', 'page.css', 'page.js', 'playback.js']));
      expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
      const modules = answers.filter(({ url }) => url.endsWith('/playback.js'));
      const imported = (await Promise.all(modules.map(async (module) => [...(await module.text()).matchAll(/\bfrom '(\.[^']+)'/g)].map(([, name = '']) => new URL(name, module.url))))).flat();
      expect(imported.length).toBeGreaterThan(3);
      expect((await Promise.all(imported.map((name) => fetch(name)))).filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
      // A link that others can watch by has a picture of the game.
      const invited = await fetch(new URL('/games/1/invite', address), { method: 'POST', redirect: 'manual', headers: { cookie, origin: new URL(address).origin }, body: new URLSearchParams() });
      const picture = await fetch(new URL(`/games/1/join/${cookieOf(invited).split('=')[1]}/picture.png`, address), { headers: { cookie } });
      expect([picture.status, Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4)]).toEqual([200, 'PNG']);
    });
  });

  test('that ends after its package was replaced leaves what the new one has cached', async () => {
    const bundle = path.join(installed(second), 'dist/program.js');
    const before = fs.readFileSync(bundle);
    const starts = path.join(folder, 'cache/sqlopoly/start', encodeURIComponent(installed(second)).slice(-200));
    // The page compiles its own code, which it would write at its end.
    fs.rmSync(starts, { recursive: true });
    let newer: string[] = [];
    await withPage(second, async () => {
      fs.writeFileSync(bundle, Buffer.concat([before, Buffer.from('\n// newer')]));
      expect(await again(second, place('empty'), 'rules')).toMatchObject({ code: 0 });
      newer = filesBelow(starts);
    });
    expect(newer).toHaveLength(1);
    expect(filesBelow(starts)).toEqual(newer);
    fs.writeFileSync(bundle, before);
  });

  test('reads the .env of the folder in which somebody works, not its own', async () => {
    const own = path.join(installed(first), '.env');
    fs.writeFileSync(own, `DATABASE_URL=${addressOf('of_the_program')}\n`);
    const work = place('work', { '.env': `DATABASE_URL=${addressOf('of_the_person')}\n` });
    const { code, stderr } = await again(first, work, 'games');
    expect([code, stderr]).toEqual([3, expect.stringContaining('127.0.0.1:1/of_the_person')]);
    expect((await again(first, place('work/below'), 'games')).stderr).toContain('127.0.0.1:1/of_the_person');
    fs.rmSync(own);
  });

  test('does not pass over a .env that cannot be read', async () => {
    const work = place('unreadable');
    fs.mkdirSync(path.join(work, '.env'));
    const { code, stderr } = await again(first, work, 'games');
    expect([code, stderr]).toEqual([3, expect.stringContaining(path.join(work, '.env'))]);
  });

  test('that npm installed is found by npx, and names the line of a source in a stack trace', async () => {
    const work = place('project', { 'package.json': '{}', '.env': `DATABASE_URL=${addressOf('none')}\n` });
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', first];
    expect(await run('npm', install, { cwd: work, env: environment() })).toMatchObject({ code: 0 });
    const { code, stderr } = await run('npx', ['sqlopoly', 'games'], { cwd: work, env: environment({ DEBUG: '1' }) });
    expect([code, stderr]).toEqual([3, expect.stringMatching(/node_modules\/sqlopoly\/src\/server\/location\.ts:\d+:\d+\)/)]);
  });

  test('says that it was not built, or for another version', async () => {
    fs.rmSync(path.join(folder, 'second/dist'), { recursive: true });
    const unbuilt = await unpack(await pack(path.join(folder, 'second'), SECOND, place('archives'), '--ignore-scripts'), 'unbuilt');
    const started = (command: string): Promise<RunResult> => run(process.execPath, [path.join(unbuilt, 'src/sqlopoly.cjs'), command], { cwd: unbuilt, env: environment() });
    const missing = `This package of sqlopoly was not built: it has no ${path.join(unbuilt, 'dist/program.js')}. Run \`npm pack\` in a checkout, without --ignore-scripts, and install the archive that it makes; or use the checkout.\n`;
    for (const command of ['games', '--version']) expect(await started(command)).toEqual({ code: 1, stdout: '', stderr: missing, missing: false });
    fs.cpSync(path.join(folder, 'first/dist'), path.join(unbuilt, 'dist'), { recursive: true });
    const { code, stderr } = await started('--version');
    expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^This package of sqlopoly is version ${SECOND}, but ${FIRST}\\+\\w+ was built into it\\. Run`))]);
  });
});
