import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exportGame, importGame } from '../../../src/client/archive';
import { type Address, GameConnection } from '../../../src/client/connection';
import { forkGame, replayGame } from '../../../src/client/time';
import { type Game, readGame } from '../../../src/client/views';
import { freshDatabase } from '../../support/database';
import { changingNothing } from '../../support/everything';
import { errnoOf, TestGame } from '../../support/game';
import { rowsRead } from '../../support/rows-read';

/** Games in which nobody moves: announced by the event, and then ended, if the owner has set after how many days. */

/** MySQL's numbers: a check constraint, a text for a number. */
const [CHECK, NO_NUMBER] = [3819, 1366] as const;

const DAY = 24 * 60;

/** A time that is long past. */
const LONG_AGO = '2025-03-01 12:00:00';

let address: Address;
let connection: GameConnection;
beforeAll(async () => {
  // The event examines all games of a database that has few.
  ({ address } = await freshDatabase());
  connection = await GameConnection.open(address);
});
afterAll(() => connection.close());
beforeEach(async () => {
  await setDays(null);
  // Games of other tests are not idle.
  await connection.run('UPDATE Game SET created_at = utc_now()');
});

const SET_DAYS = "UPDATE Setting SET value = ? WHERE setting = 'abandoned_days'";

async function setDays(days: number | null): Promise<void> {
  await connection.run(SET_DAYS, [days]);
}

/** A game that was made so many minutes ago, after which nobody has moved. */
async function startIdle(minutes: number): Promise<number> {
  const { id } = await TestGame.start(connection);
  await setMade(id, minutes);
  return id;
}

async function setMade(id: number, minutes: number): Promise<void> {
  await connection.run('UPDATE Game SET created_at = utc_now() - INTERVAL ? MINUTE WHERE game_id = ?', [minutes, id]);
}

/** What the scheduled event does: each pass works for a tenth of a second, on a busy machine on one game. */
async function pass(): Promise<void> {
  for (let passes = 0; passes < 3; passes += 1) await connection.run('CALL keep_games_going()');
}

/** What it does about games in which nobody moves. */
async function examine(): Promise<void> {
  for (let passes = 0; passes < 3; passes += 1) await connection.run('CALL end_abandoned_games()');
}

/** Lets the days pass for which the end of games is announced. */
async function passNotice(): Promise<void> {
  await connection.run('UPDATE AbandonedGame SET ends_at = ends_at - INTERVAL 8 DAY');
}

async function gameOf(id: number): Promise<Game> {
  const game = await readGame(connection, id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

const isOver = async (id: number): Promise<boolean> => (await gameOf(id))['Next player'] === null;

/** In how many minutes a game ends; null: that is not announced. */
async function minutesLeft(id: number): Promise<number | null> {
  const [row] = await connection.rows<{ left: number | null }>('SELECT ROUND(TIMESTAMPDIFF(SECOND, utc_now(), Ends) / 60) AS `left` FROM gamesView WHERE Game = ?', [id]);
  return row?.left == null ? null : Number(row.left);
}

describe('the setting', () => {
  test('is off by default: nothing is announced, and nothing ends', async () => {
    const id = await startIdle(3_000 * DAY);
    expect(await connection.rows("SELECT value FROM Setting WHERE setting = 'abandoned_days'")).toEqual([{ value: null }]);
    await changingNothing(connection, pass);
    expect(await gameOf(id)).toMatchObject({ Ends: null, 'Next player': 'Jane' });
  });

  test.each([[0, CHECK], [-1, CHECK], [13, CHECK], [1001, CHECK], ['soon', NO_NUMBER]])('cannot be %j', async (days, errno) => {
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, SET_DAYS, [days])).toBe(errno);
    });
  });

  test('has bounds, which it may reach, and other settings cannot be without a value', async () => {
    for (const days of [14, 1000]) await setDays(days);
    expect(await errnoOf(connection, "UPDATE Setting SET value = NULL WHERE setting = 'save_slots'")).toBe(CHECK);
  });
});

describe('the end of a game', () => {
  test('is announced seven days before: for a month, on the 23rd day after its last move', async () => {
    await setDays(30);
    const [young, old] = [await startIdle(23 * DAY - 1), await startIdle(23 * DAY + 1)];
    await pass();
    expect([await minutesLeft(young), await minutesLeft(old)]).toEqual([null, 7 * DAY]);
    expect([await isOver(young), await isOver(old)]).toEqual([false, false]);
  });

  test('counts from the last move', async () => {
    await setDays(30);
    const id = await startIdle(100 * DAY);
    await connection.run('INSERT INTO Gamemanager (game_id, dice, played_at) VALUES (?, 3, utc_now() - INTERVAL 25 DAY)', [id]);
    await pass();
    expect(await minutesLeft(id)).toBe(5 * DAY + 2 * DAY);
    expect(await gameOf(id)).toMatchObject({ Moves: 1 });
  });

  test('comes seven days after it was announced at the earliest, however long ago the last move was', async () => {
    const id = await startIdle(400 * DAY);
    await setDays(14);
    await pass();
    expect(await minutesLeft(id)).toBe(7 * DAY);
    await changingNothing(connection, pass);
    await connection.run('UPDATE AbandonedGame SET ends_at = utc_now() + INTERVAL 1 MINUTE WHERE game_id = ?', [id]);
    await changingNothing(connection, pass);
    await passNotice();
    await pass();
    expect(await gameOf(id)).toMatchObject({ 'Next player': null, Winner: null, Ends: null, Moves: 1 });
    await connection.choose(id);
    expect(await connection.rows('SELECT Kind AS kind, Sentence AS sentence FROM eventView')).toEqual([
      { kind: 'expired', sentence: 'Nobody has moved for a long time, so the game ends.' },
    ]);
    expect(await connection.rows('SELECT action, account FROM ledgerView')).toEqual([{ action: 'expire', account: null }]);
  });

  test('does not come when somebody moves meanwhile', async () => {
    await setDays(30);
    const id = await startIdle(60 * DAY);
    await pass();
    await passNotice();
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [id]);
    expect(await minutesLeft(id)).toBeNull();
    await pass();
    expect(await gameOf(id)).toMatchObject({ Moves: 1, Ends: null });
    expect(await isOver(id)).toBe(false);
  });

  test.each([[90], [null]])('is announced again when the setting changes: %j', async (days) => {
    await setDays(30);
    const id = await startIdle(100 * DAY);
    await pass();
    await passNotice();
    await setDays(days);
    expect(await minutesLeft(id)).toBeNull();
    await setDays(30);
    await pass();
    expect([await minutesLeft(id), await isOver(id)]).toEqual([7 * DAY, false]);
  });

  test('is announced again when the setting is replaced', async () => {
    await setDays(30);
    const id = await startIdle(100 * DAY);
    await pass();
    await passNotice();
    await connection.run("REPLACE INTO Setting (setting, value, meaning) SELECT setting, 31, meaning FROM Setting WHERE setting = 'abandoned_days'");
    await pass();
    expect([await minutesLeft(id), await isOver(id)]).toEqual([7 * DAY, false]);
  });

  test('does not depend on the clock of a session', async () => {
    await setDays(30);
    const id = await startIdle(60 * DAY);
    await connection.run("SET timestamp = UNIX_TIMESTAMP('2036-01-01')");
    try {
      await pass();
      await pass();
    } finally {
      await connection.run('SET timestamp = DEFAULT');
    }
    expect([await minutesLeft(id), await isOver(id)]).toEqual([7 * DAY, false]);
  });

  test('goes with the game when that is deleted', async () => {
    await setDays(30);
    const id = await startIdle(60 * DAY);
    await pass();
    await connection.run('CALL delete_game(?)', [id]);
    expect(await connection.rows('SELECT game_id FROM AbandonedGame WHERE game_id = ?', [id])).toEqual([]);
  });
});

describe('the event', () => {
  test('leaves a game that another session locks, and ends the others', async () => {
    await setDays(30);
    const [locked, free] = [await startIdle(60 * DAY), await startIdle(60 * DAY)];
    await pass();
    await passNotice();
    const other = await GameConnection.open(address);
    await other.run('START TRANSACTION');
    await other.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [locked]);
    await connection.run('SET SESSION innodb_lock_wait_timeout = 100000');
    await examine();
    expect([await isOver(locked), await isOver(free)]).toEqual([false, true]);
    await other.run('ROLLBACK');
    await other.close();
    await pass();
    expect(await isOver(locked)).toBe(true);
  });

  test('leaves a game in which a submitted move waits', async () => {
    await setDays(30);
    const id = await startIdle(60 * DAY);
    await pass();
    await passNotice();
    await connection.run("INSERT INTO CalledMove (game_id, call_id, account, action, called_at) VALUES (?, 1, 'zoe', 'roll', utc_now())", [id]);
    await examine();
    expect(await isOver(id)).toBe(false);
    await connection.run('DELETE FROM CalledMove');
    await examine();
    expect(await isOver(id)).toBe(true);
  });

  test('leaves a held copy, which waits for another game; released, it is announced for seven days', async () => {
    await setDays(30);
    const id = await startIdle(60 * DAY);
    await connection.run("UPDATE GameState SET seating = 'held' WHERE game_id = ?", [id]);
    await examine();
    expect(await minutesLeft(id)).toBeNull();
    await connection.run("UPDATE GameState SET seating = 'table' WHERE game_id = ?", [id]);
    await examine();
    expect(await minutesLeft(id)).toBe(7 * DAY);
  });

  test('reads no ledger, and nothing of the games when the setting is off', async () => {
    const id = await startIdle(60 * DAY);
    await connection.run('CALL end_abandoned_games()');
    expect(await rowsRead(connection, 'CALL end_abandoned_games()')).toBeLessThan(10);
    await setDays(1000);
    const rows = await rowsRead(connection, 'CALL end_abandoned_games()');
    await connection.run(
      'INSERT INTO Gamemanager (game_id, dice, played_at) WITH RECURSIVE move (no) AS (SELECT 1 UNION ALL SELECT no + 1 FROM move WHERE no < 50) SELECT ?, 1, utc_now() FROM move',
      [id],
    );
    expect(await rowsRead(connection, 'CALL end_abandoned_games()')).toBeLessThan(rows + 10);
  });
});

describe('a game that ended like this', () => {
  test('can be replayed, forked, archived, restored and counted', async () => {
    const { id } = await TestGame.start(connection);
    for (const dice of [3, 1, 4, 2]) await connection.run('INSERT INTO Gamemanager (game_id, dice, played_at) VALUES (?, ?, ?)', [id, dice, LONG_AGO]);
    await setMade(id, 400 * DAY);
    await setDays(30);
    await pass();
    await passNotice();
    await pass();
    expect(await isOver(id)).toBe(true);
    expect(await replayGame(connection, id)).toEqual({ moves: 5, refused: null, differences: [] });
    const copies = [await forkGame(connection, id, null, null), await importGame(connection, await exportGame(connection, id))];
    for (const copy of copies) expect(await gameOf(copy)).toMatchObject({ 'Next player': null, Winner: null, Moves: 5 });
    const earlier = await forkGame(connection, id, 4, null);
    expect(await isOver(earlier)).toBe(false);
    await connection.run('CALL count_games()');
    expect(await connection.rows('SELECT game_id FROM Game WHERE game_id = ? AND is_counted', [id])).toHaveLength(1);
    expect(await connection.rows('SELECT * FROM totalDifferencesView')).toEqual([]);
  });

  test('can be deleted once it is archived', async () => {
    const id = await startIdle(60 * DAY);
    await setDays(30);
    await pass();
    await passNotice();
    await pass();
    await connection.run('CALL delete_archived_game(?, ?)', [id, await exportGame(connection, id)]);
    expect(await readGame(connection, id)).toBeUndefined();
  });
});

test('a copy counts from its making, however old its moves are', async () => {
  await setDays(30);
  const { id } = await TestGame.start(connection);
  await connection.run('INSERT INTO Gamemanager (game_id, dice, played_at) VALUES (?, 3, ?)', [id, LONG_AGO]);
  await setMade(id, 400 * DAY);
  const copies = [await forkGame(connection, id, null, null), await importGame(connection, await exportGame(connection, id))];
  await pass();
  expect(await minutesLeft(id)).toBe(7 * DAY);
  for (const copy of copies) expect(await minutesLeft(copy)).toBeNull();
});
