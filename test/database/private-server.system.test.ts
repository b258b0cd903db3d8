import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { RowDataPacket } from 'mysql2/promise';
import { withConnection } from '../../src/server/ask-server';
import { type DatabaseLocation, databaseStatus, locateDatabase, stopDatabase } from '../../src/server/location';
import { readRecord, writeRecord } from '../../src/server/server-record';
import { run } from '../../src/server/run';
import { waitUntil } from '../../src/server/server-process';
import { isAlive, type Machine, makeMachine, pidIn, startStranger } from './machine';

// The tests of this file use one server, one after the other.
let machine: Machine;
let checkout: string;
let first: DatabaseLocation;
let folder: string;

beforeAll(async () => {
  machine = makeMachine();
  checkout = machine.checkout('game');
  first = await locateDatabase(machine.options(checkout));
  folder = path.dirname(first.socketPath!);
});

afterAll(async () => {
  await machine.remove();
});

const portOf = ({ url }: DatabaseLocation): number => Number(new URL(url).port);
const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8);

async function query(location: DatabaseLocation, sql: string): Promise<RowDataPacket[]> {
  return await withConnection({ uri: location.url }, async (c) => (await c.query<RowDataPacket[]>(sql))[0]);
}

async function killServer(location: DatabaseLocation): Promise<void> {
  const pid = pidIn(location);
  process.kill(pid, 'SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), 10_000)).toBe(true);
}

test('the first start says so once and makes a private folder', () => {
  expect(machine.said.filter((line) => line.startsWith('Setting up'))).toHaveLength(1);
  expect(first.source).toBe('private');
  expect(path.basename(folder)).toMatch(/^game-[0-9a-f]{8}$/);
  const above = [path.dirname(folder), path.dirname(path.dirname(folder))];
  for (const directory of [folder, path.join(folder, 'data'), ...above]) {
    expect([directory, modeOf(directory)]).toEqual([directory, '700']);
  }
  for (const name of ['credentials.json', 'client.cnf', 'player.cnf', 'mysqld.log', 'mysqld.pid']) {
    expect([name, modeOf(path.join(folder, name))]).toEqual([name, '600']);
  }
  expect(fs.existsSync(path.join(folder, 'init.sql'))).toBe(false);
});

test('a running server is found again silently', async () => {
  machine.said.length = 0;
  expect((await locateDatabase(machine.options(checkout))).url).toBe(first.url);
  expect(machine.said).toEqual([]);
});

test('the owner can create roles, accounts, tables, triggers and functions, over TCP and the socket', async () => {
  const { username, password } = new URL(first.url);
  const statements = [
    'CREATE TABLE Ledger (id INT PRIMARY KEY, amount INT NOT NULL)',
    'CREATE TRIGGER ledger_trigger BEFORE INSERT ON Ledger FOR EACH ROW SET NEW.amount = NEW.amount + 1',
    'CREATE FUNCTION doubled(p INT) RETURNS INT DETERMINISTIC RETURN p * 2',
    "CREATE ROLE player_role",
    'GRANT INSERT (id, amount) ON sqlopoly.Ledger TO player_role',
    "CREATE USER guest@'%' IDENTIFIED BY 'guest-password' DEFAULT ROLE player_role",
    'INSERT INTO Ledger VALUES (1, doubled(5))',
  ];
  await withConnection({ uri: first.url }, async (connection) => {
    for (const sql of statements) await connection.query(sql);
  });
  const guest = { user: 'guest', password: 'guest-password', database: 'sqlopoly' };
  await withConnection({ ...guest, host: '127.0.0.1', port: portOf(first) }, async (connection) => {
    await connection.query('INSERT INTO Ledger (id, amount) VALUES (2, 20)');
    await expect(connection.query('SELECT * FROM Ledger')).rejects.toThrow(/denied/);
  });
  const bySocket = { socketPath: first.socketPath!, user: username, password, database: 'sqlopoly' };
  const rows = await withConnection(bySocket, async (c) => (await c.query('SELECT amount FROM Ledger ORDER BY id'))[0]);
  expect(rows).toEqual([{ amount: 11 }, { amount: 21 }]);
});

test('the owner can create and share a database for a game, but not use those of the server', async () => {
  await withConnection({ uri: first.url }, async (connection) => {
    for (const sql of [
      'CREATE DATABASE own',
      'CREATE TABLE own.Ledger (id INT PRIMARY KEY, amount INT NOT NULL)',
      'CREATE TRIGGER own.ledger_trigger BEFORE INSERT ON own.Ledger FOR EACH ROW SET NEW.amount = NEW.amount + 1',
      'CREATE FUNCTION own.doubled(p INT) RETURNS INT DETERMINISTIC RETURN p * 2',
      'CREATE VIEW own.ledgerView AS SELECT id FROM own.Ledger',
      'CREATE EVENT own.nothing ON SCHEDULE EVERY 1 DAY DO SELECT 1',
      'CREATE ROLE own_player',
      'GRANT SELECT ON own.ledgerView TO own_player',
      'DROP ROLE own_player',
      'DROP DATABASE own',
    ]) await connection.query(sql);
    for (const sql of [
      'SELECT * FROM mysql.user', "UPDATE mysql.user SET Super_priv = 'Y'", 'CREATE TABLE mysql.own (id INT)', 'DROP TABLE mysql.user',
      'DROP DATABASE mysql', 'DROP DATABASE sys',
      "ALTER USER root@localhost IDENTIFIED BY ''", "CREATE DEFINER=root@localhost VIEW own_view AS SELECT 1", "SELECT LOAD_FILE('/etc/passwd') INTO OUTFILE '/tmp/x'",
      'GRANT SELECT ON mysql.* TO sqlopoly', 'SET GLOBAL partial_revokes = OFF',
    ]) {
      await expect(connection.query(sql).then(() => sql)).rejects.toThrow(/denied|[Aa]ccess/);
    }
  });
});

test('root has a password, and can only connect over the socket', async () => {
  const { rootPassword } = readRecord(folder)!;
  const bySocket = { socketPath: first.socketPath!, user: 'root' };
  const byTcp = { host: '127.0.0.1', port: portOf(first), user: 'root' };
  const nothing = async (): Promise<void> => undefined;
  await expect(withConnection({ ...bySocket, password: rootPassword }, nothing)).resolves.toBeUndefined();
  await expect(withConnection({ ...bySocket, password: '' }, nothing)).rejects.toThrow(/Access denied/);
  await expect(withConnection({ ...byTcp, password: '' }, nothing)).rejects.toThrow(/Access denied/);
  await expect(withConnection({ ...byTcp, password: rootPassword }, nothing)).rejects.toThrow(/Access denied/);
});

test('the server is durable and local', async () => {
  const sql = `SELECT @@innodb_flush_log_at_trx_commit AS flush, @@innodb_doublewrite AS doublewrite,
    @@bind_address AS address, @@log_bin AS binlog, @@character_set_database AS charset`;
  expect(await query(first, sql)).toEqual([
    { flush: 1, doublewrite: 'ON', address: '127.0.0.1', binlog: 0, charset: 'utf8mb4' },
  ]);
});

test('the status shows the server without the password, and a command for a mysql client', async () => {
  const status = await databaseStatus(machine.options(checkout));
  expect(status).toMatchObject({ source: 'private', running: true, dataDirectory: path.join(folder, 'data') });
  expect(JSON.stringify(status)).not.toContain(new URL(first.url).password);
  const [client = '', ...args] = status.clientCommand!.split(' ');
  args.push('--batch', '--skip-column-names', '--execute=SELECT COUNT(*) FROM Ledger');
  const shown = await run(client, args, { env: machine.env });
  // Only a fetched server is sure to come with a client.
  const isMissing = shown.missing && client === 'mysql';
  expect(shown.stdout.trim()).toBe(isMissing ? '' : '2');
  // A deploy fills the role.
  await query(first, 'GRANT INSERT ON Ledger TO sqlopoly_player');
  const [player = '', settings = ''] = status.playerCommand!.split(' ');
  const asPlayer = await run(player, [settings, '--batch', '--execute=SELECT CURRENT_USER(), CURRENT_ROLE()\\G'], { env: machine.env });
  expect(asPlayer.stdout).toMatch(isMissing ? /^$/ : /^CURRENT_USER\(\): local_player@%\nCURRENT_ROLE\(\): `sqlopoly_player`@`%`$/m);
  const refused = await run(player, [settings, '--execute=SELECT * FROM Ledger'], { env: machine.env });
  expect(refused.stderr).toMatch(isMissing ? /^/ : /denied/);
});

test('games survive a stop and a start, on the same port', async () => {
  const pid = pidIn(first);
  expect(await stopDatabase(machine.options(checkout))).toBe(true);
  expect(isAlive(pid)).toBe(false);
  expect(await stopDatabase(machine.options(checkout))).toBe(false);
  expect(await databaseStatus(machine.options(checkout))).toMatchObject({ source: 'private', running: false });
  const again = await locateDatabase(machine.options(checkout));
  expect(again.url).toBe(first.url);
  expect(await query(again, 'SELECT COUNT(*) AS n FROM Ledger')).toEqual([{ n: 2 }]);
});

test('games survive kill -9; a pid that now belongs to another process is left alone', async () => {
  await query(first, 'INSERT INTO Ledger VALUES (3, 30)');
  await killServer(first);
  const stranger = startStranger();
  try {
    fs.writeFileSync(path.join(folder, 'mysqld.pid'), `${stranger.pid}\n`);
    fs.writeFileSync(`${first.socketPath}.lock`, `${stranger.pid}\n`);
    expect(await databaseStatus(machine.options(checkout))).toMatchObject({ running: false });
    expect(await stopDatabase(machine.options(checkout))).toBe(false);
    const again = await locateDatabase(machine.options(checkout));
    expect(await query(again, 'SELECT COUNT(*) AS n FROM Ledger')).toEqual([{ n: 3 }]);
    expect(stranger.isAlive()).toBe(true);
  } finally {
    stranger.end();
  }
});

test.each([
  ['empty, while it runs', '', false],
  ['of no use, while it runs', '{"rootPassword": null, "ownerPassword": 5}', false],
  ['cut, after a kill -9', '{"rootPassword": "abc', true],
])('credentials that are %s are renewed, and the games stay', async (_, text, isKilled) => {
  const before = readRecord(folder)!;
  if (isKilled) await killServer(first);
  fs.writeFileSync(path.join(folder, 'credentials.json'), text);
  machine.said.length = 0;
  const again = await locateDatabase(machine.options(checkout));
  expect(machine.said).toContain('The passwords of the private MySQL server cannot be read; setting new ones.');
  expect(await query(again, 'SELECT COUNT(*) AS n FROM Ledger')).toEqual([{ n: 3 }]);
  const now = readRecord(folder)!;
  expect([now.rootPassword, now.ownerPassword].includes(before.ownerPassword)).toBe(false);
  expect((await locateDatabase(machine.options(checkout))).url).toBe(again.url);
  first = again;
});

test('if the port is taken, another one is used and recorded', async () => {
  await stopDatabase(machine.options(checkout));
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(portOf(first), '127.0.0.1', resolve));
  try {
    const moved = await locateDatabase(machine.options(checkout));
    expect(portOf(moved)).not.toBe(portOf(first));
    expect(await query(moved, 'SELECT COUNT(*) AS n FROM Ledger')).toEqual([{ n: 3 }]);
    expect(readRecord(folder)!.port).toBe(portOf(moved));
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

test('a server that cannot start gives the reason, and is not replaced by another database', async () => {
  await stopDatabase(machine.options(checkout));
  const tablespace = path.join(folder, 'data', 'ibdata1');
  fs.renameSync(tablespace, `${tablespace}.kept`);
  fs.writeFileSync(tablespace, 'not a tablespace');
  const failure = locateDatabase(machine.options(checkout));
  await expect(failure).rejects.toMatchObject({ name: 'NoDatabaseError', attempts: [{}, { what: 'a private MySQL server' }] });
  await expect(failure).rejects.toThrow(/did not start: .*InnoDB.*mysqld\.log/);

  const record = readRecord(folder)!;
  writeRecord(folder, { ...record, mysqld: { ...record.mysqld!, version: '99.1.0' } });
  await expect(locateDatabase(machine.options(checkout))).rejects.toThrow(/last used with MySQL 99\.1\.0, .* cannot read newer data/);

  writeRecord(folder, record);
  fs.renameSync(`${tablespace}.kept`, tablespace);
  const again = await locateDatabase(machine.options(checkout));
  expect(await query(again, 'SELECT COUNT(*) AS n FROM Ledger')).toEqual([{ n: 3 }]);
});
