import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import type { GameConnection } from '../../src/client/connection';
import { type CommandLine, onFreshDatabase } from './command-line';

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

test('new --seat gives seats to accounts, and the server rolls', async () => {
  await sqlopoly.output('new', '--edition', 'classic', '--players', 'ada,ben,@scrooge', '--seat', '0=zoe', '--seat', '1= max ');
  expect(await connection.rows('SELECT `Player name` AS name, Account FROM playersView ORDER BY `Player No.`')).toEqual([
    { name: 'ada', Account: 'zoe' }, { name: 'ben', Account: 'max' }, { name: 'Ebenezer Scrooge', Account: null },
  ]);
  expect(await connection.rows('SELECT `Dice source` AS dice FROM pendingView')).toEqual([{ dice: 'server' }]);
});

test('a seat of an account that there is not yet is told', async () => {
  const [name, missing] = [`cli_seat_${process.env.JEST_WORKER_ID}`, `cli_nobody_${process.env.JEST_WORKER_ID}`];
  await connection.run('DROP USER IF EXISTS ?', [name]);
  await createAccount(connection, name, '%', 'player');
  const seats = ['--seat', `0=${name}`, '--seat', `1=${missing}`];
  const { status, stderr } = await sqlopoly.run('new', '--edition', 'classic', '--players', '2', ...seats);
  expect(status).toBe(0);
  expect(stderr).toContain(`The account ${missing} does not exist yet, so nobody can use its seat; create it with: npx sqlopoly account ${missing}\n`);
  expect(stderr).not.toContain(name);
  await dropAccount(connection, name);
});

test('new --clock has a character move for who is late', async () => {
  const { game_id: game } = JSON.parse(await sqlopoly.output('new', '--edition', 'classic', '--players', 'ada,ben', '--dice', 'server', '--clock', '60', '--stand-in', '@scrooge', '--json')) as { game_id: number };
  expect(await connection.rows('SELECT c.name FROM Game AS s JOIN BotCharacter AS c ON c.character_id = s.stand_in WHERE s.game_id = ?', [game])).toEqual([{ name: 'Ebenezer Scrooge' }]);
  await connection.run('UPDATE Game SET created_at = created_at - INTERVAL 61 SECOND WHERE game_id = ?', [game]);
  const played = await sqlopoly.output('bots', 'play', '--game', String(game));
  expect(played).toMatch(/^(ada|ben) rolls \d and \d\.\n/);
});

test('seat gives a seat to another account, or to nobody; a fork has none to tell', async () => {
  await sqlopoly.output('new', '--edition', 'classic', '--players', 'ada,ben', '--seat', '0=zoe');
  expect(await sqlopoly.output('seat', '1', 'max')).toMatch(/^The seat of ben in game \d+ belongs to max\.\n$/);
  expect(await sqlopoly.json('seat', '0', '--nobody')).toMatchObject({ player: 0, player_name: 'ada', account: null });
  expect(await sqlopoly.output('fork')).toContain('Its seats belong to nobody');
  expect(await sqlopoly.failure('seat', '0', 'zoe')).toEqual([1, expect.stringMatching(/^dice_are_secret: /)]);
  expect(await sqlopoly.failure('seat', '7', 'zoe')).toEqual([1, expect.stringMatching(/^not_a_seat: /)]);
  expect(await sqlopoly.failure('seat', '0')).toEqual([2, expect.stringContaining('Give an account or --nobody.')]);
  expect(await sqlopoly.failure('seat', '0', 'zoe', '--nobody')).toEqual([2, expect.stringContaining('Give an account or --nobody.')]);
});

test.each<[args: string[], status: number, text: RegExp]>([
  [['--players', '2', '--clock', '0'], 2, /Expected a number of seconds/],
  [['--players', '2', '--clock', '2592001'], 1, /^options_malformed: Error at #\/clock/],
  [['--players', '2', '--stand-in', 'scrooge'], 1, /^options_malformed: A substitute bot needs a clock/],
  [['--players', '2', '--clock', '60', '--stand-in', 'nobody'], 1, /^character_not_found: No character is called nobody; there are .*Silent Partner/],
  [['--players', '2', '--seat', '0=zoe', '--dice', 'table'], 1, /^options_malformed: Where seats belong to accounts, the server must roll/],
  [['--players', '2', '--seat', '2=zoe'], 1, /^options_malformed: Give seats by player number/],
  [['--players', 'ada,@scrooge', '--seat', '1=zoe'], 1, /^options_malformed: Give seats by player number/],
  [['--players', '2', '--seat', 'zoe'], 2, /Expected number=seat/],
  [['--players', '2', '--seat', '0=zoe', '--seat', '0=max'], 2, /Player 0 already has a seat/],
])('new %j is refused', async (args, status, text) => {
  expect(await sqlopoly.failure('new', '--edition', 'classic', ...args)).toEqual([status, expect.stringMatching(text)]);
});
