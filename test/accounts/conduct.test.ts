import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { createAccount, dropAccount } from '../../src/deploy/accounts';
import type { Role } from '../../src/deploy/rights';
import { type Address, GameConnection } from '../../src/client/connection';
import { accountName } from '../support/accounts';
import { isConnected, sessionOf, untilWaiting } from '../support/crowd';
import { addressAs, freshDatabase } from '../support/database';
import { errnoOf, TestGame } from '../support/game';

/** Accounts that hold others up, or take what others need: their sessions are ended, and after some times they are kept out. */

const ROLL = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';
const ACCOUNT_IS_LOCKED = 3118;
const DICE_OUT_OF_RANGE = 50022;
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

/** Holds up a move until the session that does so is ended. @param errno of the last statement @returns how often the event came */
async function holdUp(statements: readonly string[], errno = 0): Promise<number> {
  const reader = await GameConnection.open(address);
  const id = await sessionOf(reader);
  let result = 0;
  for (const statement of statements) result = await errnoOf(reader, statement);
  expect(result).toBe(errno);
  const moved = mover.run(ROLL, [game.id, 3]);
  await untilWaiting(root, await sessionOfWaiting());
  let times = 0;
  do {
    await endOverdueSessions();
    times += 1;
  } while (await isConnected(root, id));
  await moved;
  await reader.close();
  return times;
}

let waiting = 0;
beforeAll(async () => {
  waiting = await sessionOf(mover);
});
const sessionOfWaiting = async (): Promise<number> => waiting;

describe.each<Role>(['spectator', 'player'])('the account of a %s', (role) => {
  beforeEach(() => hire(role));

  test.each([
    ['a locking read', ['START TRANSACTION', 'SELECT * FROM gamesView FOR SHARE']],
    ['a session in which every read locks', ["SET transaction_isolation = 'SERIALIZABLE'", 'START TRANSACTION', 'SELECT * FROM gamesView']],
  ])('is disconnected at once when it blocks a move by %s, and locked out after three times', async (_, statements) => {
    for (let time = 1; time <= 3; time += 1) expect(await holdUp(statements)).toBe(1);
    await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
    await root.run('CALL unlock_accounts()');
    await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
    await root.run('UPDATE AccountConduct SET kept_out_until = kept_out_until - INTERVAL 5 MINUTE');
    await root.run('CALL end_overdue_sessions()');
    await (await GameConnection.open(address)).close();
    expect(await root.rows('SELECT * FROM AccountConduct')).toEqual([]);
  });

  test('is counted again from 0 after a minute, and never locked out with the setting 0', async () => {
    const counted = 'CALL count_conduct(JSON_ARRAY(JSON_ARRAY(0, ?, 7), JSON_ARRAY(1, ?, 1)))';
    for (let time = 0; time < 2; time += 1) await root.run(counted, [NAME, NAME]);
    await root.run('UPDATE AccountConduct SET counted_from = counted_from - INTERVAL 61 SECOND');
    await root.run(counted, [NAME, NAME]);
    expect(await root.rows('SELECT times, kept_out_until FROM AccountConduct')).toEqual([{ times: 7, kept_out_until: null }]);
    await root.run("UPDATE Setting SET value = 0 WHERE setting = 'kept_out_minutes'");
    for (let time = 0; time < 5; time += 1) await root.run(counted, [NAME, NAME]);
    await root.run("UPDATE Setting SET value = 5 WHERE setting = 'kept_out_minutes'");
    await (await GameConnection.open(address)).close();
  });

  test('can read its views without holding locks', async () => {
    const reader = await GameConnection.open(address);
    const id = await sessionOf(reader);
    await reader.choose(game.id);
    await reader.run('START TRANSACTION');
    for (const { name } of await reader.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()')) {
      await reader.rows('SELECT * FROM ?? LIMIT 3', [name]);
    }
    await root.run('DO SLEEP(0.2)');
    expect(await root.rows('SELECT trx_rows_locked AS locked FROM information_schema.INNODB_TRX WHERE trx_mysql_thread_id = ?', [id])).toEqual([{ locked: 0 }]);
    await reader.close();
  });
});

describe('an account that moves', () => {
  beforeEach(() => hire('player'));

  test('is disconnected at once when it also locks the games of others in its transaction', async () => {
    const other = await TestGame.start(root);
    const move = `INSERT INTO Gamemanager (game_id, dice) VALUES (${other.id}, 3)`;
    expect(await holdUp(['START TRANSACTION', move, 'SELECT * FROM gamesView FOR SHARE'])).toBe(1);
    expect(await root.rows('SELECT times FROM AccountConduct')).toEqual([{ times: 7 }]);
  });

  test('has two seconds in which it may hold its game while others wait, and is locked out after twenty times', async () => {
    expect(await holdUp(['START TRANSACTION', `INSERT INTO Gamemanager (game_id, dice) VALUES (${game.id}, 7)`], DICE_OUT_OF_RANGE)).toBeGreaterThan(1);
    expect(await root.rows('SELECT times FROM AccountConduct')).toEqual([{ times: 1 }]);
    await root.run('UPDATE AccountConduct SET times = 18');
    const counted = 'CALL count_conduct(JSON_ARRAY(JSON_ARRAY(0, ?, 1), JSON_ARRAY(1, ?, 1)))';
    await root.run(counted, [NAME, NAME]);
    await (await GameConnection.open(address)).close();
    await root.run(counted, [NAME, NAME]);
    await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
  });
});
test('an idle session is disconnected, but not counted, while somebody waits for a table', async () => {
  await hire('spectator');
  const reader = await GameConnection.open(address);
  const id = await sessionOf(reader);
  await reader.run('START TRANSACTION');
  await reader.rows('SELECT * FROM piecesView');
  const locked = mover.run('LOCK TABLES Token WRITE');
  do await endOverdueSessions();
  while (await isConnected(root, id));
  await locked;
  await mover.run('UNLOCK TABLES');
  expect(await root.rows('SELECT account FROM AccountConduct')).toEqual([]);
  await reader.close();
});

describe('a statement that keeps MySQL from listing sessions', () => {
  /** With a byte that is no text, from which on the server does not show the statement. */
  const BROKEN = "DO SLEEP(60), '\u{ff}'";

  async function hide(statement: string): Promise<{ ended: Promise<unknown>; close: () => void }> {
    const session = await createConnection({ uri: address.url, charset: 'utf8mb4' });
    session.on('error', () => undefined);
    // As binary, each letter up to U+00FF is sent as one byte.
    if (statement === BROKEN) await session.query('SET character_set_client = binary');
    return { ended: session.query(statement).catch((error: unknown) => error), close: () => session.destroy() };
  }

  test.each(["DO SLEEP(60), '😀'", BROKEN])('is ended after two seconds, so that who blocks others is found: %s', async (statement) => {
    await hire('player');
    const hidden = await hide(statement);
    const reader = await GameConnection.open(address);
    await reader.run('START TRANSACTION');
    await reader.rows('SELECT * FROM gamesView FOR SHARE');
    const moved = mover.run(ROLL, [game.id, 3]);
    while ((await root.rows('SELECT unlistable_from FROM AccountConduct WHERE unlistable_from IS NOT NULL')).length === 0) await endOverdueSessions();
    await root.run('UPDATE AccountConduct SET unlistable_from = unlistable_from - INTERVAL 2 SECOND');
    await endOverdueSessions();
    expect(await hidden.ended).toBeInstanceOf(Error);
    await moved;
    // What only breaks off is not counted: the locking read is.
    expect(await root.rows('SELECT times FROM AccountConduct')).toEqual([{ times: statement === BROKEN ? 7 : 8 }]);
    hidden.close();
    await reader.close();
  });
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

describe('prepared statements, when half of what the server can hold is used', () => {
  const OTHER = accountName('idle');
  /** What the server can hold here: with as much as by default it takes longer. */
  const most = 1_000;
  let hoarder: GameConnection;
  let idle: GameConnection;
  let idleAddress: Address;

  beforeEach(async () => {
    await hire('player');
    await root.run('SET GLOBAL max_prepared_stmt_count = ?', [most]);
    await root.run('DROP USER IF EXISTS ?', [OTHER]);
    idleAddress = addressAs(OTHER, await createAccount(root, OTHER, '%', 'player', { connections: 5, seconds: 3600 }), database);
    hoarder = await GameConnection.open(address);
    idle = await GameConnection.open(idleAddress);
  });
  afterEach(async () => {
    await hoarder.close();
    await idle.close();
    await dropAccount(root, OTHER);
    await root.run('SET GLOBAL max_prepared_stmt_count = DEFAULT');
  });

  async function hoard(): Promise<void> {
    for (let prepared = 0; prepared <= most / 2; prepared += 1) await hoarder.run('PREPARE ?? FROM ?', [`s${prepared}`, 'DO 1']);
    expect(await isFull()).toBe(true);
  }

  async function isFull(): Promise<boolean> {
    const [row] = await root.rows<{ count: number }>('SELECT prepared_statements() AS count');
    return (row?.count ?? 0) > most / 2;
  }

  /** Whether the performance schema knows who holds a statement; by default it does. */
  async function recordStatements(enabled: 'YES' | 'NO'): Promise<void> {
    await root.run("UPDATE performance_schema.setup_consumers SET ENABLED = ? WHERE NAME = 'events_statements_current'", [enabled]);
    await root.run("UPDATE performance_schema.setup_instruments SET ENABLED = ? WHERE NAME IN ('statement/abstract/new_packet', 'statement/abstract/Query', 'statement/com/Query', 'statement/sql/prepare_sql')", [enabled]);
  }

  test('are freed, and nobody is locked out where the server does not say who held them', async () => {
    await hoard();
    await root.run('CALL end_overdue_sessions()');
    expect(await isFull()).toBe(false);
    expect(await root.rows('SELECT account FROM AccountConduct')).toEqual([]);
    await expect(hoarder.rows('DO 1')).rejects.toThrow();
    await (await GameConnection.open(address)).close();
  });

  test('lock nobody out whose sessions are ended at the moment at which another frees them', async () => {
    const id = await sessionOf(idle);
    await hoard();
    const ended = root.run('CALL end_overdue_sessions()');
    while (await isConnected(mover, id));
    await hoarder.close();
    await ended;
    expect(await isFull()).toBe(false);
    expect(await root.rows('SELECT account FROM AccountConduct')).toEqual([]);
    await (await GameConnection.open(idleAddress)).close();
  });

  test('lock out the account of which the server says that it held them, and disturb no other', async () => {
    await recordStatements('YES');
    try {
      await hoard();
      await root.run('CALL end_overdue_sessions()');
    } finally {
      await recordStatements('NO');
    }
    expect(await isFull()).toBe(false);
    expect(await root.rows('SELECT account FROM AccountConduct')).toEqual([{ account: NAME }]);
    await expect(GameConnection.open(address)).rejects.toMatchObject({ errno: ACCOUNT_IS_LOCKED });
    await idle.run('DO 1');
  });
});
