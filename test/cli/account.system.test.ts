import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { withMachineNames } from '../../src/cli/support/machine-names';
import { GameConnection } from '../../src/client/connection';
import { freshDatabase } from '../support/database';
import { errnoOf, TestGame } from '../support/game';
import { CommandLine } from './command-line';

/** Names of accounts are the server's, and other workers make some too. */
const PLAYER = `cli_player_${process.env.JEST_WORKER_ID}`;
const SPECTATOR = `cli_spectator_${process.env.JEST_WORKER_ID}`;
const LOCAL = `cli_local_${process.env.JEST_WORKER_ID}`;

/** MySQL's numbers: access denied to an account, to a table, to a routine. */
const [NO_ACCESS, NO_TABLE, NO_ROUTINE] = [1045, 1142, 1370] as const;

let sqlopoly: CommandLine;
let connection: GameConnection;
let database: string;
let game: TestGame;
beforeAll(async () => {
  const made = await freshDatabase();
  database = made.database;
  sqlopoly = new CommandLine(made.address.url);
  connection = await GameConnection.open(made.address);
  await connection.run('DROP USER IF EXISTS ?, ?, ?', [PLAYER, SPECTATOR, LOCAL]);
  game = await TestGame.start(connection);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

interface Account {
  name: string;
  role: string;
  host: string;
  url: string;
}

/** The command line of somebody who was handed an account. */
async function asAccount<Result>(url: string, use: (theirs: CommandLine) => Promise<Result>): Promise<Result> {
  const theirs = new CommandLine(url);
  try {
    return await use(theirs);
  } finally {
    theirs.remove();
  }
}

/** The numbers of the errors that an account's statements end with. */
async function errorsOf(url: string, ...statements: string[]): Promise<number[]> {
  const theirs = await GameConnection.open({ url });
  const errors: number[] = [];
  for (const statement of statements) errors.push(await errnoOf(theirs, statement));
  await theirs.close();
  return errors;
}

const BASE_TABLES = ['SELECT * FROM Game', 'SELECT * FROM Player', 'SELECT * FROM Gamemanager', 'SELECT * FROM Deed'];

describe('an account for a player', () => {
  let url: string;

  test('is printed as an address, and nothing else', async () => {
    const stdout = await sqlopoly.output('account', PLAYER);
    url = stdout.trim();
    const owner = new URL(sqlopoly.env['DATABASE_URL'] ?? '');
    const theirs = new URL(url);
    expect([stdout, theirs.username, theirs.host, theirs.pathname]).toEqual([`${url}\n`, PLAYER, owner.host, `/${database}`]);
    expect(theirs.password.length).toBeGreaterThanOrEqual(20);
    expect(theirs.password).not.toBe(owner.password);
  });

  test('plays and watches through the command line', async () => {
    await asAccount(url, async (theirs) => {
      expect(await theirs.output('roll', '3', '--game', String(game.id))).toMatch(/^Jane rolls 3\.\n/);
      expect(await theirs.json('view')).toEqual((await game.view()).map((seat) => ({ game_id: game.id, ...withMachineNames(seat) })));
      expect(await theirs.json('games')).toHaveLength(1);
      expect((await theirs.failure('roll', '9', '--game', String(game.id)))[0]).toBe(1);
    });
    expect((await game.ledger()).map(({ dice }) => dice)).toEqual([3]);
  });

  test('sees no table and starts no game', async () => {
    expect(await errorsOf(url, ...BASE_TABLES)).toEqual(BASE_TABLES.map(() => NO_TABLE));
    expect(await errorsOf(url, "CALL new_game('campus', NULL)", 'UPDATE Player SET bank_balance = 9')).toEqual([
      NO_ROUTINE, NO_TABLE,
    ]);
    await asAccount(url, async (theirs) => {
      expect(await theirs.failure('new')).toEqual([1, expect.stringMatching(/^This account may not do that; .*denied/)]);
      expect((await theirs.failure('migrate'))[0]).toBe(3);
      expect(await theirs.failure('account', 'friend')).toEqual([1, expect.stringContaining('may not')]);
    });
  });

  test('is made once', async () => {
    expect(await sqlopoly.failure('account', PLAYER)).toEqual([1, `There is an account ${PLAYER} already.`]);
    expect(await errorsOf(url, 'SELECT 1')).toEqual([0]);
  });

  test('is removed by --drop', async () => {
    expect(await sqlopoly.output('account', PLAYER, '--drop')).toBe(`Dropped the account ${PLAYER}.\n`);
    await expect(GameConnection.open({ url })).rejects.toMatchObject({ errno: NO_ACCESS });
    await asAccount(url, async (theirs) => expect((await theirs.failure('view'))[0]).toBe(3));
    expect(await sqlopoly.failure('account', PLAYER, '--drop')).toEqual([
      1, `There is no account ${PLAYER} that was made for the games in ${database}.`,
    ]);
  });

  test('is not made for the owner, nor beside one that differs in capitals or accents', async () => {
    const like = PLAYER.toUpperCase();
    await sqlopoly.output('account', PLAYER);
    expect(await sqlopoly.failure('account', like)).toEqual([1, expect.stringContaining(`There is an account ${PLAYER}, `)]);
    expect(await sqlopoly.failure('account', 'root', '--host', '10.0.0.1')).toEqual([1, expect.stringContaining('root owns the games')]);
    await sqlopoly.output('account', PLAYER, '--drop');
  });

  test.each([
    ['mysql.sys', 'There is an account mysql.sys at localhost, which was made for something else'],
    ['event_scheduler', "event_scheduler is a name of the server's own sessions"],
  ])('is not made for one that the server has: %s', async (name, message) => {
    expect(await sqlopoly.failure('account', name)).toEqual([1, expect.stringContaining(message)]);
  });

  test.each(['', ' ', 'a\nb', 'a\u001b[2J', ' jane', 'a\u200bb'])('is not made without a name that can be seen: %j', async (name) => {
    expect(await sqlopoly.failure('account', name)).toEqual([1, 'The name of an account must not be empty, and must not have invisible characters or spaces at its ends.']);
  });

  test('--drop takes nothing else', async () => {
    for (const option of [['--role', 'host'], ['--host', '%'], ['--connections', '3'], ['--seconds', '3']]) {
      const [status, why] = await sqlopoly.failure('account', PLAYER, '--drop', ...option);
      expect([status, why]).toEqual([2, expect.stringContaining(`cannot be used with option '${option[0]}`)]);
    }
  });

  test('--drop removes no account that was not handed out', async () => {
    expect(await sqlopoly.failure('account', 'root', '--drop')).toEqual([1, expect.stringContaining('no account root')]);
    expect(await connection.rows('SELECT CURRENT_USER() AS account')).toEqual([{ account: 'root@%' }]);
  });
});

describe('an account for a spectator', () => {
  test('watches, and does not play', async () => {
    const account = await sqlopoly.json<Account>('account', SPECTATOR, '--role', 'spectator');
    expect(account).toEqual({ name: SPECTATOR, role: 'spectator', host: '%', connections: 10, seconds: 60, url: expect.stringMatching(/^mysql:/) });
    const before = await game.state();
    await asAccount(account.url, async (theirs) => {
      expect(await theirs.json('view')).toEqual((await game.view()).map((seat) => ({ game_id: game.id, ...withMachineNames(seat) })));
      expect(await theirs.output('log')).toContain('Jane lands on GO.');
      expect(await theirs.failure('roll', '3', '--game', String(game.id))).toEqual([1, expect.stringMatching(/^This account may not do that; .*denied/)]);
    });
    expect(await errorsOf(account.url, ...BASE_TABLES)).toEqual(BASE_TABLES.map(() => NO_TABLE));
    expect(await game.state()).toEqual(before);
    expect(await sqlopoly.json('account', SPECTATOR, '--drop')).toEqual({ name: SPECTATOR, dropped: true });
  });
});

test('--host says from where an account may connect', async () => {
  const { url } = await sqlopoly.json<Account>('account', LOCAL, '--host', '192.0.2.1');
  expect(await connection.rows('SELECT host FROM mysql.user WHERE user = ?', [LOCAL])).toEqual([{ host: '192.0.2.1' }]);
  await expect(GameConnection.open({ url })).rejects.toMatchObject({ errno: NO_ACCESS });
  await sqlopoly.output('account', LOCAL, '--drop');
  expect(await connection.rows('SELECT host FROM mysql.user WHERE user = ?', [LOCAL])).toEqual([]);
});

test('says when the accounts together could take all connections of the server', async () => {
  const [server] = await connection.rows<{ available: number }>('SELECT @@max_connections AS available');
  const made = await sqlopoly.run('account', PLAYER, '--connections', String(server?.available));
  expect(made).toMatchObject({ status: 0, stderr: expect.stringContaining(`and it has ${server?.available}: if they do, nobody else can connect.`) });
  await sqlopoly.output('account', PLAYER, '--drop');
});

test('an account loses its sessions with --drop, so that nobody has what another is given by that name', async () => {
  const held = (await sqlopoly.output('account', PLAYER)).trim();
  await sqlopoly.output('new', '--edition', 'classic', '--players', '2', '--seat', `0=${PLAYER}`);
  const session = await GameConnection.open({ url: held });
  await session.run('START TRANSACTION');
  await session.rows('SELECT Game FROM gamesView FOR SHARE');
  const dropped = await sqlopoly.run('account', PLAYER, '--drop');
  expect(dropped).toMatchObject({ status: 0, stderr: expect.stringContaining(`What ${PLAYER} owns stays under that name: 1 seat.`) });
  await expect(session.rows('SELECT 1')).rejects.toMatchObject({ fatal: true });
  await session.close();
  const again = await sqlopoly.run('account', PLAYER);
  expect(again).toMatchObject({ status: 0, stderr: expect.stringContaining(`The account ${PLAYER} gets what already belongs to that name: 1 seat.`) });
  await sqlopoly.output('account', PLAYER, '--drop');
});
