import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AccountLimits, createAccount, dropAccount } from '../../src/deploy/accounts';
import { GameConnection } from '../../src/client/connection';
import { addressAs, freshDatabase } from '../support/database';
import { sessionOf } from '../support/crowd';
import { errnoOf, TestGame } from '../support/game';
import { CommandLine } from './command-line';

/** Who leaves a transaction open holds others up, until the owner ends it. */

const PLAYER = `cli_holder_${process.env.JEST_WORKER_ID}`;
const ROLL = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';
const WAITED_TOO_LONG = 1205;

interface Listed {
  id: string;
  account: string | null;
  state: string;
  rows_changed: number | null;
  ended: boolean;
}

let sqlopoly: CommandLine;
let theirs: CommandLine;
let connection: GameConnection;
let game: TestGame;
let address: { url: string };
let owner: { url: string };
beforeAll(async () => {
  const made = await freshDatabase();
  owner = made.address;
  sqlopoly = new CommandLine(made.address.url);
  connection = await GameConnection.open(made.address);
  await connection.run('DROP USER IF EXISTS ?', [PLAYER]);
  address = addressAs(PLAYER, await createAccount(connection, PLAYER, '%', 'player', { connections: 2, seconds: 0 }), made.database);
  theirs = new CommandLine(address.url);
  game = await TestGame.start(connection);
  await connection.run('SET SESSION innodb_lock_wait_timeout = 1');
});
afterAll(async () => {
  await dropAccount(connection, PLAYER);
  await connection.close();
  sqlopoly.remove();
  theirs.remove();
});

async function listed(...args: string[]): Promise<Listed[]> {
  return JSON.parse(await sqlopoly.output('db', 'unlock', '--json', ...args)) as Listed[];
}

/** As the event of the server does, in no hurry: InnoDB renews what it tells of transactions only when nobody has asked for 0.1 s. */
async function endOverdueSessions(): Promise<void> {
  await connection.run('DO SLEEP(0.2)');
  await connection.run('CALL end_overdue_sessions()');
}

test('a transaction that holds up a game is listed with its account, and ended by its number', async () => {
  const holder = await GameConnection.open(address);
  await holder.run('START TRANSACTION');
  await holder.run(ROLL, [game.id, 3]);
  expect(await errnoOf(connection, ROLL, [game.id, 3])).toBe(WAITED_TOO_LONG);

  const found = (await listed()).find(({ account }) => account?.startsWith(`${PLAYER}@`));
  expect(found).toMatchObject({ state: 'idle', ended: false });
  expect(found?.rows_changed).toBeGreaterThan(0);
  expect(await sqlopoly.output('db', 'unlock', found?.id ?? '')).toBe('Ended 1 transaction.\n');
  await connection.run(ROLL, [game.id, 4]);
  await holder.close();
  expect((await listed()).filter(({ account }) => account?.startsWith(`${PLAYER}@`))).toEqual([]);
});

test('a prepared one, which nobody has any more, too', async () => {
  const name = `unlock ${game.id}`;
  const holder = await GameConnection.open(address);
  await holder.run('XA START ?', [name]);
  await holder.run(ROLL, [game.id, 1]);
  await holder.run('XA END ?', [name]);
  await holder.run('XA PREPARE ?', [name]);
  await holder.close();
  expect(await errnoOf(connection, ROLL, [game.id, 1])).toBe(WAITED_TOO_LONG);

  const id = `xa:${Buffer.from(name).toString('hex')}`;
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ account: null, state: 'prepared' });
  expect(await listed(id)).toMatchObject([{ id, ended: true }]);
  await connection.run(ROLL, [game.id, 2]);
});

test('what has not been open for so long is let be; what is not there is told', async () => {
  const holder = await GameConnection.open(address);
  await holder.run('START TRANSACTION');
  await holder.run(ROLL, [game.id, 3]);
  expect((await listed('--older', '86400', '--all')).filter(({ account }) => account?.startsWith(`${PLAYER}@`))).toEqual([]);
  await holder.run('COMMIT');
  await holder.close();
  expect(await sqlopoly.failure('db', 'unlock', '1')).toEqual([1, 'There is no open transaction 1; npx sqlopoly db unlock lists those that are open.']);
});

test('a statement that keeps MySQL from listing transactions is named', async () => {
  const holder = await GameConnection.open(address);
  const id = await sessionOf(holder);
  await holder.run('START TRANSACTION');
  await holder.run(ROLL, [game.id, 3]);
  const running = holder.run("DO SLEEP(600), '😀'").catch((error: unknown) => error);
  while ((await connection.rows('SELECT ID FROM performance_schema.processlist WHERE ID = ? AND INFO IS NOT NULL', [id])).length === 0);
  await connection.run('DO SLEEP(0.2)');
  expect(await sqlopoly.failure('db', 'unlock')).toEqual([1, expect.stringContaining(`session ${id} of ${PLAYER} (KILL ${id} ends it)`)]);
  await connection.run('KILL ?', [id]);
  await running;
  await holder.close();
});

test('an account without the rights is told which they are', async () => {
  expect(await theirs.failure('db', 'unlock')).toEqual([1, expect.stringContaining('That takes GRANT PROCESS, CONNECTION_ADMIN, XA_RECOVER_ADMIN ON *.*.')]);
});

test('an account has a number of connections, which leaves some to others', async () => {
  // The server ends a session somewhat after its connection.
  while ((await connection.rows('SELECT ID FROM performance_schema.processlist WHERE USER = ?', [PLAYER])).length > 0);
  const connections = [await GameConnection.open(address), await GameConnection.open(address)];
  await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: 1226 });
  expect(await theirs.failure('view')).toEqual([3, expect.stringContaining('max_user_connections')]);
  for (const one of connections) await one.close();
});

test('who takes longer than his account may is ended, with a statement or a transaction, whatever clock his session has', async () => {
  const limited = addressAs(PLAYER, await renewed({ connections: 3, seconds: 1 }), new URL(address.url).pathname.slice(1));
  const [holder, runner] = [await GameConnection.open(limited), await GameConnection.open(limited)];
  await holder.run('START TRANSACTION');
  await holder.run(ROLL, [game.id, 2]);
  await runner.run('SET timestamp = 2100000000');
  const running = runner.run('DO SLEEP(600)').catch((error: unknown) => error);
  const sessions = async (): Promise<number> => {
    const [row] = await connection.rows<{ sessions: number }>('SELECT COUNT(*) AS sessions FROM performance_schema.processlist WHERE USER = ?', [PLAYER]);
    return row?.sessions ?? 0;
  };
  expect(await sessions()).toBe(2);
  while ((await sessions()) > 0) await endOverdueSessions();
  expect(await running).toBeInstanceOf(Error);
  await connection.run(ROLL, [game.id, 3]);
  await holder.close();
  await runner.close();
});

test('who is idle while a deploy waits for a table that he may hold is ended', async () => {
  const session = await GameConnection.open(addressAs(PLAYER, await renewed({ connections: 3, seconds: 3600 }), new URL(address.url).pathname.slice(1)));
  await session.run('START TRANSACTION');
  await session.rows('SELECT Game FROM gamesView LIMIT 0');
  const deployer = await GameConnection.open(owner);
  const changing = deployer.run('LOCK TABLES GameState WRITE');
  let isDone = false;
  void changing.then(() => {
    isDone = true;
  });
  while (!isDone) await endOverdueSessions();
  await expect(session.rows('SELECT 1')).rejects.toThrow();
  await deployer.close();
  await session.close();
});

test('who keeps within his limits, and who has none, stays', async () => {
  const session = await GameConnection.open(addressAs(PLAYER, await renewed({ connections: 3, seconds: 3600 }), new URL(address.url).pathname.slice(1)));
  await session.run('START TRANSACTION');
  await session.run(ROLL, [game.id, 2]);
  await connection.run('CALL end_overdue_sessions()');
  await session.run('ROLLBACK');
  await session.close();
});

/** The password of the player's account, made anew. */
async function renewed(limits: AccountLimits): Promise<string> {
  await dropAccount(connection, PLAYER);
  return await createAccount(connection, PLAYER, '%', 'player', limits);
}
