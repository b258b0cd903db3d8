import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import type { GameConnection } from '../../src/game/connection';
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
  expect(stderr).toContain(`There is no account ${missing} yet, so that nobody has its seat: npx sqlopoly account ${missing}\n`);
  expect(stderr).not.toContain(name);
  await dropAccount(connection, name);
});

test.each<[args: string[], status: number, text: RegExp]>([
  [['--players', '2', '--seat', '0=zoe', '--dice', 'table'], 1, /^options_malformed: Where seats belong to accounts the server rolls/],
  [['--players', '2', '--seat', '2=zoe'], 1, /^options_malformed: Seats are given by the numbers of players/],
  [['--players', 'ada,@scrooge', '--seat', '1=zoe'], 1, /^options_malformed: Seats are given by the numbers of players/],
  [['--players', '2', '--seat', 'zoe'], 2, /A seat is given as number=seat/],
  [['--players', '2', '--seat', '0=zoe', '--seat', '0=max'], 2, /Player 0 has a seat already/],
])('new %j is refused', async (args, status, text) => {
  expect(await sqlopoly.failure('new', '--edition', 'classic', ...args)).toEqual([status, expect.stringMatching(text)]);
});
