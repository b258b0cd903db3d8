import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run } from '../../src/server/run';
import { CommandLine } from './command-line';

/** These tests follow the life of one server, in order. */
let sqlopoly: CommandLine;
beforeAll(() => {
  // Only the fetched server program is shared.
  const cache = directoriesOf(PROGRAM_DIRECTORY, process.env).cache;
  sqlopoly = new CommandLine('', { ...process.env, SQLOPOLY_MYSQL_CACHE: cache });
});
afterAll(async () => {
  await sqlopoly.run('db', 'reset', '--yes');
  sqlopoly.remove();
});

/** What `db status --json` prints. */
interface StatusJson {
  data_directory?: string;
  log_file?: string;
  socket_path?: string;
  client_command?: string;
  player_command?: string;
}

function status(): Promise<StatusJson> {
  return sqlopoly.json<StatusJson>('db', 'status');
}

test('at first there is nothing, and asking starts nothing', async () => {
  const nothing = { source: 'none', running: false, description: 'no MySQL server was set up for this project yet' };
  expect(await status()).toEqual(nothing);
  expect(await sqlopoly.output('db', 'down')).toBe('The server of this project was not running.\n');
  expect(fs.readdirSync(sqlopoly.home)).toEqual([]);
});

test('db url starts the server; a command installs the game in it, even if it only reads, and db up finds it there', async () => {
  await sqlopoly.output('db', 'url');
  const listed = await sqlopoly.run('games');
  expect([listed.status, listed.stdout, listed.stderr]).toEqual([0, '', expect.stringMatching(/^Installing the game \(version .*\)\.\nThere are no games yet; start one with: .* new\n$/)]);
  const { status: code, stdout, stderr } = await sqlopoly.run('db', 'up');
  expect([code, stdout, stderr]).toEqual([0, expect.stringMatching(/^Ready: a private server in .*, MySQL \d+\.\d+\.\d+.* on 127\.0\.0\.1:\d+\.\n$/), '']);
  expect(JSON.parse(await sqlopoly.output('new', '--json'))).toMatchObject({ game_id: 1, name: 'campus' });
});

test('db status shows it without its password, db url with it', async () => {
  const url = (await sqlopoly.output('db', 'url')).trim();
  const { password } = new URL(url);
  const shown = await status();
  expect(shown).toMatchObject({ source: 'private', running: true, url: url.replace(`:${password}@`, ':***@') });
  expect(shown.data_directory?.startsWith(sqlopoly.home)).toBe(true);
  expect(fs.existsSync(shown.log_file ?? '')).toBe(true);
  expect(fs.existsSync(shown.socket_path ?? '')).toBe(true);
  const text = await sqlopoly.output('db', 'status');
  expect(text).toContain(`\ndata directory: ${shown.data_directory}\n`);
  expect(text).toContain(`\nconnect as the owner: ${shown.client_command}\nconnect as a player: ${shown.player_command}\n`);
  expect(text).toMatch(/\nThe owner can change any table: .* only `replay` finds it\. A player's account can only make moves\.\n$/);
  expect(JSON.stringify(shown) + text).not.toContain(password);
});

test('the line that connects a client has no password in it, and names a file of this user alone', async () => {
  const { client_command: clientCommand = '' } = await status();
  const [client = '', settings = ''] = clientCommand.split(' --defaults-file=');
  expect(fs.statSync(settings).mode & 0o777).toBe(0o600);
  // Debian's server comes with its client; on a machine with a mysqld of its own it may be missing.
  const result = await run(client, [`--defaults-file=${settings}`, '-Ne', 'INSERT INTO Gamemanager (dice) VALUES (3)'], {
    env: process.env,
  });
  expect([0, undefined]).toContain(result.code);
  expect(result.missing).toBe(result.code === undefined);
  const moves = await sqlopoly.json<object[]>('log', '--moves');
  expect(moves).toHaveLength(result.missing ? 0 : 1);
});

/** What a shell ends with when there is no such program. */
const NO_PROGRAM = 127;

/** What a client prints, and what it says is wrong; undefined where there is no client. */
async function inClient(command: string, database: string, input: string): Promise<{ stdout: string; stderr: string } | undefined> {
  const file = path.join(sqlopoly.home, 'input.sql');
  fs.writeFileSync(file, input);
  // As people type it.
  const result = await run('sh', ['-c', `${command} ${database} < '${file}'`], { env: process.env });
  return result.code === NO_PROGRAM ? undefined : result;
}

test("the owner's client makes a database of its own and installs the game there, and knows \\G in a pipe", async () => {
  const { client_command: clientCommand = '' } = await status();
  const script = await sqlopoly.output('sql');
  const made = await inClient(clientCommand, 'sqlopoly', 'CREATE DATABASE own');
  const installed = await inClient(clientCommand, 'own', script);
  const played = await inClient(clientCommand, 'own', "CALL new_game('campus', NULL); INSERT INTO Gamemanager (dice) VALUES (3); SELECT * FROM gameView\\G");
  expect([made, installed, played].map((one) => one?.stderr ?? '')).toEqual(['', '', '']);
  expect(played?.stdout ?? ' Player name: Jane\n').toMatch(/ Player name: Jane\n/);
});

test("a player's client moves, and changes nothing else", async () => {
  const { player_command: playerCommand = '' } = await status();
  const before = (await sqlopoly.json<object[]>('log', '--moves')).length;
  const moved = await inClient(playerCommand, 'sqlopoly', 'INSERT INTO Gamemanager (dice) VALUES (2)');
  expect(moved?.stderr ?? '').toBe('');
  expect(await sqlopoly.json<object[]>('log', '--moves')).toHaveLength(before + (moved ? 1 : 0));
  const cheated = await inClient(playerCommand, 'sqlopoly', 'UPDATE Player SET bank_balance = 9999');
  expect(cheated?.stderr ?? 'denied').toMatch(/denied/);
});

test('db down stops it; the next command starts it, and its games are there', async () => {
  await sqlopoly.output('roll', '1');
  const before = await sqlopoly.json<object[]>('games');
  expect(await sqlopoly.output('db', 'down')).toBe('Stopped.\n');
  expect(await status()).toMatchObject({ source: 'private', running: false });
  const { status: code, stdout, stderr } = await sqlopoly.run('games', '--json');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^Starting the private MySQL .*\.\n$/)]);
  expect(JSON.parse(stdout)).toEqual(before);
});

test('db reset deletes it when it is agreed to, and not before', async () => {
  expect(await sqlopoly.failure('db', 'reset')).toEqual([2, expect.stringContaining('--yes')]);
  const terminal = sqlopoly.talkInTerminal('db', 'reset');
  await terminal.until('with all its games? [y/N]');
  terminal.type('n\r');
  expect(await terminal.end()).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing was deleted.') });
  const { data_directory: dataDirectory = '' } = await status();
  expect(fs.existsSync(dataDirectory)).toBe(true);
  expect(await sqlopoly.output('db', 'reset', '--yes')).toBe('Deleted.\n');
  expect(fs.existsSync(path.dirname(dataDirectory))).toBe(false);
  expect(await status()).toMatchObject({ source: 'none' });
});
