import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { withConnections } from '../../support/crowd';
import { workerDatabase } from '../../support/database';
import { openWorkerDatabase, TestGame } from '../../support/game';

let connection: GameConnection;
let older: TestGame;
let newest: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  older = await TestGame.start(connection);
  newest = await TestGame.start(connection);
});

async function currentGame(): Promise<unknown> {
  const [row] = await connection.rows<{ id: number | null }>('SELECT current_game() AS id');
  return row?.id;
}

describe('current_game', () => {
  test('is the newest in a session without a choice', async () => {
    await connection.run('SET @game_id = NULL');
    expect(await currentGame()).toBe(newest.id);
  });

  test('is the chosen one', async () => {
    await connection.run('SET @game_id = ?', [older.id]);
    expect(await currentGame()).toBe(older.id);
    await connection.run('SET @game_id = ?', [String(older.id)]);
    expect(await currentGame()).toBe(older.id);
  });

  test.each([2_000_000_000, -1, 0])('is none when %i is chosen', async (id) => {
    await connection.run('SET @game_id = ?', [id]);
    expect(await currentGame()).toBeNull();
    for (const view of ['gameView', 'eventView', 'movesView', 'ledgerView']) {
      expect(await connection.rows('SELECT * FROM ??', [view])).toEqual([]);
    }
  });

  test('follows the choice within a session, and differs between games', async () => {
    await older.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [older.id]);
    for (const { id } of [older, newest, older]) {
      await connection.run('SET @game_id = ?', [id]);
      expect(await currentGame()).toBe(id);
      expect(await connection.rows('SELECT record_ID FROM ledgerView')).toHaveLength(id === older.id ? 1 : 0);
    }
  });
});

test('a choice in one session does not affect others', async () => {
  // The server keeps opened tables with their triggers in 16 caches, by the number of the connection.
  const SESSIONS = 20;
  const { address } = await workerDatabase();
  const roll = 'INSERT INTO Gamemanager (dice) VALUES (6)';
  await withConnections(address, SESSIONS, async (sessions) => {
    for (const session of sessions) {
      await session.choose(older.id);
      await session.run(roll);
    }
  });
  await withConnections(address, SESSIONS, async (sessions) => {
    for (const session of sessions) await session.run(roll);
  });
  expect(await older.ledger()).toHaveLength(SESSIONS);
  expect(await newest.ledger()).toHaveLength(SESSIONS);
});

describe('find_game', () => {
  test('finds a game by its number only', async () => {
    const found = await connection.rows(
      'SELECT find_game(?) AS chosen, find_game(NULL) AS none, find_game(-1) AS negative, find_game(2000000000) AS missing',
      [older.id],
    );
    expect(found).toEqual([{ chosen: older.id, none: null, negative: null, missing: null }]);
  });
});
