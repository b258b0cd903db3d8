import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run, type RunResult } from '../../src/server/run';
import { readCatalogue } from '../../src/deploy/catalogue';
import { catalogueVersion } from '../../src/deploy/catalogue-version';
import { readCachedFile, writeCachedFile } from '../../src/launch/cache-folders.cjs';

/*
 * What a start keeps for the next, here in a checkout of its own. Its libraries are this checkout's.
 */
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-startup-')));
const checkout = path.join(folder, 'checkout');
const kept = path.join(checkout, 'node_modules/.cache/sqlopoly');
const ofUser = path.join(folder, 'cache');
const PARTS = ['src', 'migrations', 'procedures', 'seeds', 'package.json', 'package-lock.json'];

/** Nobody answers there. */
const NOWHERE = 'mysql://nobody:nothing@127.0.0.1:1/none';

beforeAll(() => {
  fs.mkdirSync(path.join(checkout, 'node_modules'), { recursive: true });
  for (const part of PARTS) fs.cpSync(path.join(PROGRAM_DIRECTORY, part), path.join(checkout, part), { recursive: true });
  const libraries = path.join(PROGRAM_DIRECTORY, 'node_modules');
  for (const name of fs.readdirSync(libraries).filter((entry) => entry !== '.cache')) {
    fs.symlinkSync(path.join(libraries, name), path.join(checkout, 'node_modules', name));
  }
  fs.writeFileSync(LATER, 'const now = Date.now; Date.now = () => now() + 60_000;');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Lets a start take place a minute later, when what was just written is old enough to be relied on. */
const LATER = path.join(folder, 'later.cjs');

function sqlopoly(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<RunResult> {
  const ours = { DATABASE_URL: NOWHERE, XDG_CACHE_HOME: ofUser, DEBUG: '', FORCE_COLOR: undefined };
  const complete = { ...process.env, ...ours, NODE_OPTIONS: `--require ${LATER}`, ...env };
  return run(process.execPath, [path.join(checkout, 'src/sqlopoly.cjs'), ...args], { env: complete, cwd: folder });
}

async function output(...args: string[]): Promise<string> {
  const result = await sqlopoly(args);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  return result.stdout;
}

test('folders that nobody can make, such as below /proc, end a start with an error', async () => {
  const nowhere = { DATABASE_URL: '', XDG_CACHE_HOME: '/proc/nowhere', XDG_DATA_HOME: '/proc/nowhere', HOME: '/proc/nowhere', SQLOPOLY_HOME: '/proc/nowhere/data', PATH: '' };
  const { code, stderr } = await sqlopoly(['games'], nowhere);
  expect([code, stderr]).toEqual([3, expect.stringContaining("mkdir '/proc/nowhere'")]);
});

/** The file of the program that is kept. */
function bundles(where = kept): string[] {
  return fs.readdirSync(where).filter((file) => /^program-.*\.js$/.test(file));
}

/** Does something to a file of the checkout, whose next start sees it, and puts it back. */
async function withChange(file: string, change: (text: string) => string, work: () => Promise<void>): Promise<void> {
  const place = path.join(checkout, file);
  const before = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
  fs.writeFileSync(place, change(before ?? ''));
  try {
    await work();
  } finally {
    if (before === undefined) fs.rmSync(place);
    else fs.writeFileSync(place, before);
  }
}

describe('what a start keeps', () => {
  test('is made once, also by several starts at once, and used by the next', async () => {
    const helps = await Promise.all(Array.from({ length: 3 }, () => output('roll', '--help')));
    expect(new Set(helps).size).toBe(1);
    const before = bundles();
    expect(before.length).toBeGreaterThan(0);
    expect(await output('roll', '--help')).toBe(helps[0]);
    expect(bundles()).toEqual(before);
    expect(fs.readdirSync(kept).filter((file) => file.endsWith('.part'))).toEqual([]);
    expect(fs.existsSync(ofUser)).toBe(false);
  });

  test('is made again when it is gone or broken', async () => {
    const help = await output('roll', '--help');
    for (const file of fs.readdirSync(kept)) {
      fs.writeFileSync(path.join(kept, file), 'broken');
      expect(await output('roll', '--help')).toBe(help);
    }
    for (const file of bundles()) fs.rmSync(path.join(kept, file));
    expect(await output('roll', '--help')).toBe(help);
    // One is kept: what starts at the same time have made more than once goes with the next.
    expect(bundles()).toHaveLength(1);
  });

  test('is made again when its bytes are damaged and its length is right', async () => {
    const help = await output('roll', '--help');
    for (const kind of [/^program$/, /\.js$/, /\.v8$/]) {
      const [file = ''] = fs.readdirSync(kept).filter((name) => kind.test(name));
      const place = path.join(kept, file);
      const damaged = fs.readFileSync(place).map((byte, at) => (at % 97 === 0 ? byte ^ 0x15 : byte));
      fs.writeFileSync(place, damaged);
      expect(await output('roll', '--help')).toBe(help);
      expect(fs.existsSync(place) && fs.readFileSync(place).equals(damaged)).toBe(false);
    }
    expect(bundles()).toHaveLength(1);
  });

  test('is no longer used when a source changes, even within the same second', async () => {
    const file = 'src/cli/roll.ts';
    for (const word of ['throw', 'fling']) {
      await withChange(file, (text) => text.replace("'roll the dice ", `'${word} the dice `), async () => {
        expect(await output('roll', '--help')).toContain(`${word} the dice `);
      });
      expect(await output('roll', '--help')).toContain('roll the dice ');
    }
  });

  test('is not made of files that are so young that a change might not show', async () => {
    const before = bundles();
    await withChange('src/cli/young.ts', () => '', async () => {
      // It stays young, however long the start takes.
      const later = Date.now() / 1000 + 3_600;
      fs.utimesSync(path.join(checkout, 'src/cli/young.ts'), later, later);
      expect((await sqlopoly(['roll', '--help'], { NODE_OPTIONS: '' })).code).toBe(0);
      expect(bundles()).toEqual(before);
    });
  });

  test('names the line of a source in a stack trace', async () => {
    const { stderr } = await sqlopoly(['games'], { DEBUG: '1' });
    const [, file = '', line] = /\n {4}at .*\((\/.*location\.ts):(\d+):\d+\)/.exec(stderr) ?? [];
    expect(path.relative(checkout, file)).toBe('src/server/location.ts');
    expect(fs.readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain('await askNamedDatabase(');
  });
});

describe('the version', () => {
  test('is that of the SQL as it is now', async () => {
    const versions = [await output('--version')];
    expect(versions).toEqual([`${readCatalogue(checkout).version}\n`]);
    const [changed = '', fresh = ''] = ['seeds/campus.yaml', 'seeds/more.sql'];
    await withChange(changed, (text) => `${text}-- more\n`, async () => void versions.push(await output('-V')));
    await withChange(fresh, () => 'SELECT 1;\n', async () => void versions.push(await output('--version')));
    const gone = path.join(checkout, changed);
    fs.renameSync(gone, `${gone}.gone`);
    versions.push(await output('--version'));
    fs.renameSync(`${gone}.gone`, gone);
    expect(new Set(versions).size).toBe(4);
    expect([await output('--version'), `${catalogueVersion(checkout)}\n`]).toEqual([versions[0], versions[0]]);
  });

  test('is kept, and then told without reading the SQL', async () => {
    const version = await output('--version');
    const file = path.join(kept, 'version');
    const remembered = JSON.parse(String(readCachedFile(file))) as { value: string };
    expect(`${remembered.value}\n`).toBe(version);
    const other = Buffer.from(JSON.stringify({ ...remembered, value: 'kept' }));
    writeCachedFile(file, other);
    expect([await output('--version'), catalogueVersion(checkout)]).toEqual(['kept\n', 'kept']);
    // Without its digest, it is not believed.
    fs.writeFileSync(file, other);
    expect(await output('--version')).toBe(version);
  });
});

describe('what linking makes of the SQL', () => {
  test('is kept, and made again when the SQL or the linker changes, or what is kept is broken', async () => {
    const script = await output('sql');
    const file = path.join(kept, 'linked');
    expect((JSON.parse(String(readCachedFile(file))) as { value: { objects: object[] } }).value.objects.length).toBeGreaterThan(500);
    expect(await output('sql')).toBe(script);
    await withChange('procedures/move/end_game.sql', (text) => text.replace(/\nEND\s*$/, '\n  DO SLEEP(4711);\nEND\n'), async () => {
      expect((await output('sql')).match(/SLEEP\(4711\)/g)?.length).toBeGreaterThan(1);
    });
    await withChange('src/linker/print-linked.ts', (text) => `${text}throw new Error('The linker has changed.');\n`, async () => {
      expect((await sqlopoly(['sql'])).stderr).toContain('The linker has changed.');
    });
    const whole = fs.readFileSync(file, 'utf8');
    for (const damaged of ['broken', whole.replaceAll('cannot_afford', 'can_surely_go')]) {
      fs.writeFileSync(file, damaged);
      expect(await output('sql')).toBe(script);
    }
    expect(readCachedFile(file)?.toString()).toContain('cannot_afford');
  });
});

/** The last: there is no way back. */
test('a command listens to no signal that it does not use, so that one ends it even during a long computation', async () => {
  const counting = path.join(folder, 'counting.cjs');
  fs.writeFileSync(counting, "process.on('exit', () => console.error(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT')));");
  expect(await sqlopoly(['league', 'import', '--help'], { NODE_OPTIONS: `--require ${counting}` })).toMatchObject({ code: 0, stderr: '0\n' });
});

test('a checkout that cannot be written to is no hindrance, nor is a user without a cache', async () => {
  const help = await output('roll', '--help');
  fs.rmSync(path.dirname(kept), { recursive: true });
  // Not by its rights, which the superuser does not heed.
  fs.writeFileSync(path.dirname(kept), '');
  expect(await output('roll', '--help')).toBe(help);
  const [there = ''] = fs.readdirSync(path.join(ofUser, 'sqlopoly/start'));
  expect(bundles(path.join(ofUser, 'sqlopoly/start', there))).toHaveLength(1);
  expect(await output('roll', '--help')).toBe(help);
  fs.rmSync(ofUser, { recursive: true });
  fs.writeFileSync(ofUser, '');
  expect(await output('roll', '--help')).toBe(help);
});
