import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { databaseStatus, eraseDatabase, locateDatabase, NoDatabaseError, stopDatabase } from '../../src/server/location';
import { directoriesOf, makePrivateDirectory } from '../../src/server/directories';
import { withConnection } from '../../src/server/ask-server';
import { freePort } from '../../src/server/server-process';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { type Machine, makeMachine } from './machine';

let machine: Machine;

beforeAll(() => {
  machine = makeMachine();
});

afterAll(async () => {
  await machine.remove();
});

async function failureOf(promise: Promise<unknown>): Promise<NoDatabaseError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof NoDatabaseError)) throw new Error(`expected a NoDatabaseError, got ${String(error)}`);
  return error;
}

describe('DATABASE_URL', () => {
  let server: ThrowawayServer;
  let url: string;
  let password: string;

  beforeAll(async () => {
    server = await startThrowawayServer();
    await withConnection({ uri: server.url }, (connection) => connection.query('CREATE DATABASE monopoly'));
    url = `${server.url}monopoly`;
    password = new URL(url).password;
  });

  afterAll(async () => {
    await server.stop();
  });

  /** A checkout's options with an address in the environment. */
  const withUrl = (address: string, name = 'url') => {
    const options = machine.options(machine.checkout(name));
    return { ...options, env: { ...options.env, DATABASE_URL: address } };
  };

  test('is used when it is set, and no server is set up', async () => {
    const location = await locateDatabase(withUrl(url));
    expect(location).toEqual({ source: 'url', url, description: `DATABASE_URL: ${new URL(url).host}/monopoly` });
    expect(fs.existsSync(machine.env['SQLOPOLY_HOME']!)).toBe(false);
  });

  test('is read from .env in the checkout, unless the environment has it', async () => {
    const checkout = machine.checkout('dotenv');
    fs.writeFileSync(path.join(checkout, '.env'), `DATABASE_URL=${url}\n`);
    expect((await locateDatabase(machine.options(checkout))).url).toBe(url);
    expect(process.env['DATABASE_URL']).not.toBe(url);
    const other = withUrl(`${url}?socketPath=${server.socketPath}`, 'dotenv');
    expect((await locateDatabase(other)).socketPath).toBe(server.socketPath);
    fs.rmSync(path.join(checkout, '.env'));
  });

  test('has a status without its password, and is neither stopped nor erased', async () => {
    const options = withUrl(url);
    const status = await databaseStatus(options);
    expect(status).toMatchObject({ source: 'url', running: true, version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    expect(status.url).toBe(url.replace(password, '***'));
    expect(await stopDatabase(options)).toBe(false);
    await expect(eraseDatabase(options)).rejects.toThrow(/monopoly, which this command does not erase/);
    expect((await databaseStatus(options)).running).toBe(true);
  });

  test('that does not answer is an error with the host but without the password', async () => {
    const port = await freePort();
    const options = withUrl(`mysql://me:hunter2@127.0.0.1:${port}/monopoly`);
    const { message, attempts } = await failureOf(locateDatabase(options));
    expect(attempts).toHaveLength(1);
    expect(message).toContain(`127.0.0.1:${port}/monopoly`);
    expect(message).toContain('ECONNREFUSED');
    expect(message).not.toContain('hunter2');
    const status = await databaseStatus(options);
    expect(status).toMatchObject({ source: 'url', running: false, problem: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(status)).not.toContain('hunter2');
  });

  test('with a wrong password or database says so', async () => {
    const wrong = await failureOf(locateDatabase(withUrl(url.replace(password, 'hunter2'))));
    expect(wrong.message).toMatch(/Access denied for user 'root'/);
    expect(wrong.message).not.toContain('hunter2');
    expect((await failureOf(locateDatabase(withUrl(`${server.url}chess`)))).message).toMatch(/Unknown database 'chess'/);
  });

  test.each(['postgres://me:hunter2@host/db', 'mysql://me:hunter2@host', 'mysql://me:hunter2@host/', 'me:hunter2@host', 'mysql://me:hunter2@:x/y'])(
    'that is no address of a MySQL database is an error that does not repeat it (%#)',
    async (address) => {
      const { message } = await failureOf(locateDatabase(withUrl(address)));
      expect(message).toContain('mysql://user:password@host/database');
      expect(message).not.toContain('hunter2');
    },
  );
});

describe('when nothing works', () => {
  test('the error lists everything that was tried, with reasons and solutions', async () => {
    const options = machine.options(machine.checkout('nothing'));
    const cache = path.join(machine.folder, 'empty-cache');
    const env = { ...options.env, PATH: '/nonexistent', MYSQLD: '/nonexistent/mysqld', SQLOPOLY_MYSQL_CACHE: cache };
    const { message, attempts } = await failureOf(locateDatabase({ ...options, env }));
    expect(attempts.map(({ what }) => what)).toEqual(['DATABASE_URL', 'a MySQL server on this machine', 'a container']);
    expect(message).toMatch(/MYSQLD is set, but \/nonexistent\/mysqld does not exist/);
    expect(message).toMatch(/docker is not on the PATH/);
    expect(message).toMatch(/install MySQL 8\.0\.21 or newer/);
    expect(message).toMatch(/DATABASE_URL=mysql:\/\/user:password@host\/database/);
    expect(await databaseStatus({ ...options, env })).toMatchObject({ source: 'none', running: false });
  });

  test('lost passwords without a server are reported, with the name of their file', async () => {
    const options = machine.options(machine.checkout('lost'));
    const folder = directoriesOf(options.checkout ?? '', machine.env).server;
    makePrivateDirectory(folder);
    fs.writeFileSync(path.join(folder, 'credentials.json'), '');
    await expect(locateDatabase(options)).rejects.toThrow(`${path.join(folder, 'credentials.json')} has no passwords, so`);
    fs.rmSync(folder, { recursive: true });
  });

  test('a server that cannot be downloaded leaves nothing behind', async () => {
    const options = machine.options(machine.checkout('nothing'));
    const cache = path.join(machine.folder, 'another-cache');
    const env: NodeJS.ProcessEnv = { ...options.env, PATH: '/nonexistent', SQLOPOLY_MYSQL_CACHE: cache };
    delete env['MYSQLD'];
    const outcome = await locateDatabase({ ...options, env }).catch((error: unknown) => error);
    // Either this machine has a server of its own, or apt-get was looked for in vain.
    const hasServer = fs.existsSync('/usr/sbin/mysqld');
    expect(outcome instanceof NoDatabaseError).toBe(!hasServer);
    expect(String(outcome)).toMatch(hasServer ? /object/ : /a downloaded MySQL server: (apt-get is not on the PATH|a server can only be downloaded on Debian amd64)/);
    expect(fs.existsSync(cache) ? fs.readdirSync(cache) : []).toEqual([]);
  });
});
