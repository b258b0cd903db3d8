import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import type { Role } from '../../src/deploy/roles';
import { type Address, GameConnection } from '../../src/game/connection';
import { accountName } from '../support/accounts';
import { sessionOf, untilWaiting } from '../support/crowd';
import { addressAs, freshDatabase } from '../support/database';
import { errnoOf, TestGame } from '../support/game';

/** Accounts that hold others up, or take what others need: their sessions are ended, and after some times they are kept out. */

const ROLL = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';
const ACCOUNT_IS_LOCKED = 3118;
const NAME = accountName('conduct');

let root: GameConnection;
let mover: GameConnection;
let game: TestGame;
let database: string;
let address: Address;
beforeAll(async () => {
  const made = await freshDatabase();
  database = made.database;
  root = await GameConnection.open(made.address);
  mover = await GameConnection.open(made.address);
  await root.run('DROP USER IF EXISTS ?', [NAME]);
});
afterAll(async () => {
  await root.close();
  await mover.close();
});

async function hire(role: Role, seconds = 3600): Promise<void> {
  address = addressAs(NAME, await createAccount(root, NAME, '%', role, { connections: 5, seconds }), database);
}

beforeEach(async () => {
  game = await TestGame.start(root);
  await root.run('DELETE FROM AccountConduct');
});
afterEach(() => dropAccount(root, NAME));

/** Like the event. InnoDB updates its list of transactions only if nobody has read it for 0.1 s. */
async function endOverdueSessions(): Promise<void> {
  await root.run('DO SLEEP(0.2)');
  await root.run('CALL end_overdue_sessions()');
}

/** Holds up a move by reading until the reader is ended. @returns how often the event came */
async function holdUp(begin: string, read: string): Promise<number> {
  const reader = await GameConnection.open(address);
  const id = await sessionOf(reader);
  await reader.run(begin);
  await reader.run('START TRANSACTION');
  await reader.rows(read);
  const moved = mover.run(ROLL, [game.id, 3]);
  await untilWaiting(root, await sessionOfWaiting());
  let times = 0;
  for (let left = 1; left > 0; times += 1) {
    await endOverdueSessions();
    left = (await root.rows('SELECT ID FROM information_schema.PROCESSLIST WHERE ID = ? AND COMMAND <> ?', [id, 'Killed'])).length;
  }
  await moved;
  await reader.close();
  return times;
}

let waiting = 0;
beforeAll(async () => {
  waiting = await sessionOf(mover);
});
const sessionOfWaiting = async (): Promise<number> => waiting;

describe('an account that may only read', () => {
  beforeEach(() => hire('spectator'));

  test.each([
    ['a locking read', 'DO 0', 'SELECT * FROM gamesView FOR SHARE'],
    ['a session in which every read locks', "SET transaction_isolation = 'SERIALIZABLE'", 'SELECT * FROM gamesView'],
  ])('is disconnected at once when it blocks a move by %s, and locked out after three times', async (_, begin, read) => {
    for (let time = 1; time <= 3; time += 1) expect(await holdUp(begin, read)).toBe(1);
    await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
    await root.run('CALL let_accounts_in()');
    await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
    await root.run('UPDATE AccountConduct SET kept_out_until = kept_out_until - INTERVAL 5 MINUTE');
    await root.run('CALL end_overdue_sessions()');
    await (await GameConnection.open(address)).close();
    expect(await root.rows('SELECT * FROM AccountConduct')).toEqual([]);
  });

  test('is counted again from 0 after a minute, and never locked out with the setting 0', async () => {
    const counted = "CALL count_conduct(JSON_ARRAY(JSON_ARRAY(0, ?, 1, 1)))";
    for (let time = 0; time < 2; time += 1) await root.run(counted, [NAME]);
    await root.run('UPDATE AccountConduct SET counted_from = counted_from - INTERVAL 61 SECOND');
    await root.run(counted, [NAME]);
    expect(await root.rows('SELECT times, kept_out_until FROM AccountConduct')).toEqual([{ times: 1, kept_out_until: null }]);
    await root.run("UPDATE Setting SET value = 0 WHERE setting = 'kept_out_minutes'");
    for (let time = 0; time < 5; time += 1) await root.run(counted, [NAME]);
    await root.run("UPDATE Setting SET value = 5 WHERE setting = 'kept_out_minutes'");
    await (await GameConnection.open(address)).close();
  });

  test('can read every view without holding locks', async () => {
    const reader = await GameConnection.open(address);
    const id = await sessionOf(reader);
    await reader.choose(game.id);
    await reader.run('START TRANSACTION');
    for (const { name } of await root.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()')) {
      await reader.rows('SELECT * FROM ?? LIMIT 3', [name]);
    }
    await root.run('DO SLEEP(0.2)');
    expect(await root.rows('SELECT trx_rows_locked AS locked FROM information_schema.INNODB_TRX WHERE trx_mysql_thread_id = ?', [id])).toEqual([{ locked: 0 }]);
    await reader.close();
  });
});

test('an account that also moves has two seconds, and is locked out after twenty times', async () => {
  await hire('player');
  expect(await holdUp('DO 0', 'SELECT * FROM gamesView FOR SHARE')).toBeGreaterThan(1);
  const [row] = await root.rows<{ times: number; kept_out_until: string | null }>('SELECT times, kept_out_until FROM AccountConduct');
  expect(row).toMatchObject({ times: expect.any(Number), kept_out_until: null });
  await root.run('UPDATE AccountConduct SET times = 18');
  const counted = 'CALL count_conduct(JSON_ARRAY(JSON_ARRAY(0, ?, 0, 0), JSON_ARRAY(1, ?, 0, 0)))';
  await root.run(counted, [NAME, NAME]);
  await (await GameConnection.open(address)).close();
  await root.run(counted, [NAME, NAME]);
  await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
});

test('a session that exceeds its temporary space is disconnected', async () => {
  await hire('spectator');
  await root.run("UPDATE Setting SET value = 4 WHERE setting = 'temporary_megabytes'");
  const reader = await GameConnection.open(address);
  const rows = "WITH RECURSIVE n AS (SELECT 1 AS i, CAST(REPEAT('x', 1000) AS CHAR(1000)) AS t UNION ALL SELECT i + 1, t FROM n WHERE i < 4000000000) SELECT COUNT(*) FROM n";
  await reader.run('SET cte_max_recursion_depth = 4294967295');
  let isDone = false;
  const read = errnoOf(reader, rows).catch(() => -1).finally(() => {
    isDone = true;
  });
  while (!isDone) await endOverdueSessions();
  expect(await read).not.toBe(0);
  await root.run("UPDATE Setting SET value = 256 WHERE setting = 'temporary_megabytes'");
  await reader.close();
});

test('an account that prepares too many statements is locked out, and its statements are freed', async () => {
  await hire('spectator');
  const reader = await GameConnection.open(address);
  const [limit] = await root.rows<{ most: number }>('SELECT @@GLOBAL.max_prepared_stmt_count AS most');
  for (let prepared = 0; prepared <= (limit?.most ?? 0) / 2; prepared += 1) await reader.run('PREPARE ?? FROM ?', [`s${prepared}`, 'DO 1']);
  const count = async (): Promise<number> => (await root.rows<{ count: number }>('SELECT prepared_statements() AS count'))[0]?.count ?? 0;
  expect(await count()).toBeGreaterThan(8_000);
  await root.run('CALL end_overdue_sessions()');
  expect(await count()).toBeLessThan(1_000);
  await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
  await reader.close();
});
