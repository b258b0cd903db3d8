import { afterEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { RowDataPacket } from 'mysql2/promise';
import { withConnection } from '../../src/server/ask-server';
import { waitUntil } from '../../src/server/server-process';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { askArguments, isAlive } from './machine';

const servers: ThrowawayServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(options?: Parameters<typeof startThrowawayServer>[0]): Promise<ThrowawayServer> {
  const server = await startThrowawayServer(options);
  servers.push(server);
  return server;
}

async function query(server: ThrowawayServer, sql: string): Promise<RowDataPacket[]> {
  return await withConnection({ uri: server.url }, async (c) => (await c.query<RowDataPacket[]>(sql))[0]);
}

test.each([false, true])('keeps its data through kill -9 and restart (durable: %s)', async (durable) => {
  const server = await start({ durable });
  await query(server, 'CREATE DATABASE games');
  await query(server, 'CREATE TABLE games.Move (id INT PRIMARY KEY)');
  await query(server, 'INSERT INTO games.Move VALUES (1)');
  const before = server.pid;
  await server.kill();
  expect(isAlive(before)).toBe(false);
  await expect(query(server, 'SELECT 1')).rejects.toThrow();
  await server.restart();
  expect(server.pid).not.toBe(before);
  expect(await query(server, 'SELECT id FROM games.Move')).toEqual([{ id: 1 }]);
  const settings = await query(server, 'SELECT @@innodb_doublewrite AS doublewrite, CURRENT_USER() AS user');
  expect(settings).toEqual([{ doublewrite: durable ? 'ON' : 'OFF', user: 'root@%' }]);
});

test('accepts flags, starts separate servers, and leaves nothing behind', async () => {
  const env = { ...process.env, DATABASE_URL: 'mysql://me:secret@nowhere.invalid/db' };
  const [one, two] = await Promise.all([start({ flags: ['--max-connections=7'], env }), start()]);
  expect(await query(one!, 'SELECT @@max_connections AS n')).toEqual([{ n: 7 }]);
  expect(await query(one!, 'SELECT @@server_uuid AS id')).not.toEqual(await query(two!, 'SELECT @@server_uuid AS id'));
  expect(fs.existsSync(one!.socketPath)).toBe(true);
  await one!.stop();
  await one!.stop();
  expect([isAlive(one!.pid), fs.existsSync(one!.dataDirectory)]).toEqual([false, false]);
  expect(await query(two!, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('starts with the stored data of another server, with a new password for root', async () => {
  const server = await start();
  await query(server, 'CREATE DATABASE games');
  await query(server, 'CREATE PROCEDURE games.hello() SELECT 1 AS one');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-stored-'));
  try {
    await server.store(path.join(folder, 'data'));
    expect([isAlive(server.pid), fs.existsSync(server.dataDirectory)]).toEqual([false, false]);
    const [one, two] = await Promise.all([start({ data: path.join(folder, 'data') }), start({ data: path.join(folder, 'data') })]);
    for (const next of [one!, two!]) {
      expect(next.url).not.toBe(server.url);
      await query(next, 'CALL games.hello()');
      expect(await query(next, "SELECT CONCAT(User, '@', Host) AS root FROM mysql.user WHERE User = 'root'")).toEqual([{ root: 'root@%' }]);
    }
    await query(one!, 'DROP DATABASE games');
    await query(two!, 'CALL games.hello()');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('reports the error of the server for an unknown flag', async () => {
  await expect(start({ flags: ['--no-such-flag'] })).rejects.toThrow(/unknown option '--no-such-flag'/);
});

test('dies with its parent, even if that is killed', async () => {
  const parent = spawn(process.execPath, askArguments('throwaway', ''), { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  const { pid, dataDirectory } = JSON.parse(line) as { pid: number; dataDirectory: string };
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), 5000)).toBe(true);
  expect(await waitUntil(() => !fs.existsSync(dataDirectory), 5000)).toBe(true);
});
