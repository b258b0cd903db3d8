import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../../src/server/server-process';
import { readCatalogue } from '../../src/deploy/catalogue';
import { GameConnection } from '../../src/client/connection';
import { readDeployment } from '../../src/client/views';
import { emptyDatabase } from '../support/database';
import { CommandLine } from './command-line';

const SECRET = 'correct-horse';

let sqlopoly: CommandLine;
let connection: GameConnection;
let url: URL;
beforeAll(async () => {
  const { address } = await emptyDatabase('cn');
  sqlopoly = new CommandLine(address.url);
  connection = await GameConnection.open(address);
  url = new URL(address.url);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** The address of the test database with something else in it. */
function urlWith(parts: Partial<Pick<URL, 'port' | 'username' | 'password' | 'pathname'>>): string {
  return Object.assign(new URL(url), parts).href;
}

/** Runs `games` with another address. @returns what it said; it failed with 3, and wrote nothing to stdout */
async function complaintAbout(address: string): Promise<string> {
  const { status, stdout, stderr } = await sqlopoly.runWith({ env: { DATABASE_URL: address } }, 'games');
  expect([status, stdout]).toEqual([3, '']);
  return stderr;
}

describe('a DATABASE_URL that does not work ends with 3, and its password appears nowhere', () => {
  test('nobody answers', async () => {
    const port = String(await freePort());
    const stderr = await complaintAbout(urlWith({ port, password: SECRET }));
    expect(stderr).toContain(`${url.hostname}:${port}`);
    expect(stderr).toMatch(/ECONNREFUSED[^]*correct DATABASE_URL/);
    expect(stderr).not.toContain(SECRET);
  });

  test('the password is wrong', async () => {
    const stderr = await complaintAbout(urlWith({ password: SECRET }));
    expect(stderr).toContain('Access denied');
    expect(stderr).not.toContain(SECRET);
  });

  test('there is no such database', async () => {
    const stderr = await complaintAbout(urlWith({ pathname: '/sqlopoly_test_missing' }));
    expect(stderr).toContain("Unknown database 'sqlopoly_test_missing'");
    expect(stderr).not.toContain(url.password);
  });

  test('it is no address of a database', async () => {
    const addresses = [
      `postgres://jane:${SECRET}@localhost/games`,
      `mysql://jane:${SECRET}@localhost`,
      `mysql://jane:${SECRET}@localhost:port/games`,
      `jane:${SECRET}`,
    ];
    for (const stderr of await Promise.all(addresses.map(complaintAbout))) {
      expect(stderr).toContain('mysql://user:password@host/database');
      expect(stderr).not.toContain(SECRET);
    }
  });

  test('with DEBUG set it is told where the error came from, but still no password', async () => {
    const env = { DATABASE_URL: urlWith({ port: String(await freePort()), password: SECRET }), DEBUG: '1' };
    const { stderr } = await sqlopoly.runWith({ env }, 'games');
    expect(stderr).toMatch(/\n {4}at /);
    expect(stderr).not.toContain(SECRET);
  });

  test('db status tells it, and ends with 0', async () => {
    const env = { DATABASE_URL: urlWith({ port: String(await freePort()), password: SECRET }) };
    const { status, stdout, stderr } = await sqlopoly.runWith({ env }, 'db', 'status', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ source: 'url', running: false, problem: expect.stringContaining('ECONNREFUSED') });
    expect(stdout + stderr).not.toContain(SECRET);
  });
});

describe('a database of DATABASE_URL', () => {
  test('is shown by db status and db url', async () => {
    expect(await sqlopoly.json('db', 'status')).toEqual({
      source: 'url',
      running: true,
      description: `DATABASE_URL: ${url.host}${url.pathname}`,
      url: url.href.replace(`:${url.password}@`, ':***@'),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(await sqlopoly.output('db', 'status')).toContain('\nrunning: yes\n');
    expect(await sqlopoly.output('db', 'url')).toBe(`${url.href}\n`);
    expect(await sqlopoly.output('db', 'up')).toBe(`Ready: DATABASE_URL: ${url.host}${url.pathname}.\n`);
  });

  test('is neither stopped nor deleted', async () => {
    expect(await sqlopoly.output('db', 'down')).toBe('');
    expect(await sqlopoly.failure('db', 'reset', '--yes')).toEqual([1, expect.stringContaining('which this command does not erase')]);
    expect(await connection.rows('SELECT DATABASE() AS name')).toEqual([{ name: url.pathname.slice(1) }]);
  });
});

/** Needs the tests before it: the database is as they leave it. */
describe('a database without this version of the game', () => {
  const COMMANDS = [['games'], ['new'], ['roll', '3'], ['play'], ['account', 'jane']];

  test('is not installed without being asked to, and says what to run', async () => {
    for (const result of await Promise.all(COMMANDS.map((command) => sqlopoly.failure(...command)))) {
      expect(result).toEqual([3, expect.stringMatching(/^The game is not installed in .* Run: npx sqlopoly migrate$/)]);
    }
    expect(await connection.rows('SHOW TABLES')).toEqual([]);
  });

  test('demo does not install it where something else is', async () => {
    await connection.run('CREATE TABLE Diary (day DATE)');
    expect(await sqlopoly.failure('demo')).toEqual([3, expect.stringContaining('npx sqlopoly migrate')]);
    expect(await sqlopoly.failure('migrate')).toEqual([3, expect.stringContaining('something else (the table Diary)')]);
    expect(await connection.rows('SHOW TABLES')).toHaveLength(1);
    await connection.run('DROP TABLE Diary');
  });

  test('migrate installs it', async () => {
    const { version, objects } = readCatalogue();
    const said = await sqlopoly.output('migrate');
    expect(said).toMatch(new RegExp(`^Installed version ${version.replace('+', '\\+')}\\.\n`));
    expect(said).toContain(`recreated: ${objects.length}\n`);
    expect(await readDeployment(connection)).toMatchObject({ version, state: 'finished' });
    expect(await sqlopoly.json('games')).toEqual([]);
  });

  test('another version is refused, until migrate replaces it', async () => {
    const { version } = readCatalogue();
    await connection.run("UPDATE Deployment SET version = '0.0.1+other'");
    const refused = `The database has version 0.0.1+other of the game, but this program is version ${version}.`;
    for (const result of await Promise.all(['new', 'demo'].map((command) => sqlopoly.failure(command)))) {
      expect(result).toEqual([3, `${refused} Run: npx sqlopoly migrate`]);
    }
    expect(await sqlopoly.failure('migrate')).toEqual([3, expect.stringContaining('A newer version of the game is installed: the database has 0.0.1+other')]);
    expect(await sqlopoly.output('migrate', '--downgrade')).toMatch(/^Installed version .*, replacing 0\.0\.1\+other\.\n/);
    expect(await sqlopoly.json('games')).toEqual([]);
  });
});
