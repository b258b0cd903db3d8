import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { findOrFetchMysqld } from '../../src/server/private-server';
import { eraseDatabase, locateDatabase } from '../../src/server/location';
import { run } from '../../src/server/run';
import { ask, askArguments, isAlive, locationIn, type Machine, makeMachine, pidIn } from './machine';

let machine: Machine | undefined;

beforeEach(() => {
  machine = undefined;
});

afterEach(async () => {
  await machine?.remove();
});

test('concurrent processes share one server, and two checkouts have one each', async () => {
  machine = makeMachine();
  const { env } = machine;
  await findOrFetchMysqld(env['SQLOPOLY_MYSQL_CACHE']!, env, () => undefined);
  const one = machine.checkout('one/game');
  const two = machine.checkout('two/game');
  const results = await Promise.all([one, one, two, one].map((checkout) => ask('locate', checkout, env)));
  const [a, b, other, c] = results.map(locationIn);
  expect([b!.url, c!.url]).toEqual([a!.url, a!.url]);
  expect(other!.url).not.toBe(a!.url);
  expect(pidIn(other!)).not.toBe(pidIn(a!));
  const settingUp = results.filter(({ stderr }) => stderr.includes('Setting up'));
  expect(settingUp).toHaveLength(2);
  // They outlived the processes that started them.
  expect([pidIn(a!), pidIn(other!)].map(isAlive)).toEqual([true, true]);

  await eraseDatabase(machine.options(one));
  expect(fs.existsSync(path.dirname(a!.socketPath!))).toBe(false);
  expect(isAlive(pidIn(other!))).toBe(true);
});

test('a folder whose path is too long for a socket works, also with quotes and spaces', async () => {
  machine = makeMachine(`it's a "long" path/${'x'.repeat(100)}`);
  const location = await locateDatabase(machine.options(machine.checkout('game')));
  expect(Buffer.byteLength(location.socketPath!)).toBeLessThan(100);
  const stat = fs.statSync(path.dirname(location.socketPath!));
  expect([stat.mode & 0o777, stat.uid]).toEqual([0o700, process.getuid!()]);
});

test('root and other users can have a server', async () => {
  machine = makeMachine();
  const { env, folder } = machine;
  const mysqld = await findOrFetchMysqld(env['SQLOPOLY_MYSQL_CACHE']!, env, () => undefined);
  const checkout = machine.checkout('game');
  const isRoot = process.getuid!() === 0;
  const userEnv = { ...env, HOME: folder, MYSQLD: mysqld.path };
  let command = [process.execPath];
  if (isRoot) {
    // The cache is root's own; another user gets a copy.
    const server = path.dirname(path.dirname(mysqld.path));
    if (mysqld.path.startsWith(env['SQLOPOLY_MYSQL_CACHE']!)) {
      await run('cp', ['-a', server, path.join(folder, 'server')], { env });
      userEnv.MYSQLD = path.join(folder, 'server', 'bin', 'mysqld');
    }
    await run('chown', ['-R', '65534:65534', folder], { env });
    command = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath];
  }
  const asUser = (action: string) => run(command[0]!, [...command.slice(1), ...askArguments(action, checkout)], { env: userEnv });
  const location = locationIn(await asUser('locate'));
  expect(fs.statSync(location.socketPath!).uid).toBe(isRoot ? 65534 : process.getuid!());
  expect(location.source).toBe('private');
  expect(await asUser('stop')).toMatchObject({ code: 0, stdout: 'true\n' });
});
