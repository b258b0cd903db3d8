import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { type NextRoll, readNextRoll } from '../../../src/client/views';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const ANN = 0;
const BOB = 1;

async function start(edition: string): Promise<number> {
  const gameId = await openGame(connection, edition, null, { players: ['Ann', 'Bob'] });
  await connection.choose(gameId);
  return gameId;
}

async function nextRoll(player: number, roll: number): Promise<NextRoll | undefined> {
  return (await readNextRoll(connection, player)).find((row) => row.Roll === roll);
}

async function give(gameId: number, tile: string, owner: number, level = 0, isMortgaged = 0): Promise<void> {
  await connection.run(
    'UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = ?, d.level = ?, d.mortgaged = ? WHERE d.game_id = ? AND t.name = ?',
    [owner, level, isMortgaged, gameId, tile],
  );
}

async function place(gameId: number, player: number, location: number, cash: number, status = 0): Promise<void> {
  await connection.run('UPDATE Player SET location = ?, bank_balance = ?, status = ? WHERE game_id = ? AND pid = ?', [location, cash, status, gameId, player]);
}

describe('a roll of two dice', () => {
  test('has as many ways for each sum as the dice', async () => {
    await start('standard');
    const rows = await readNextRoll(connection, ANN);
    expect(rows.map(({ Roll, Ways }) => [Roll, Ways])).toEqual([[2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7, 6], [8, 5], [9, 4], [10, 3], [11, 2], [12, 1]]);
    expect(new Set(rows.map((row) => row['All ways']))).toEqual(new Set([36]));
    expect(rows.find(({ Roll }) => Roll === 4)).toEqual({
      'Player No.': ANN, 'Player name': 'Ann', Roll: 4, Ways: 3, 'All ways': 36, Position: 4, Tile: 'Income Tax', Owner: null, Cost: 200, 'Cash then': 1500, 'Too much': 0,
    });
  });

  test('costs the rent of others, by the dice where they decide, and nothing on one’s own or mortgaged properties', async () => {
    const gameId = await start('standard');
    await give(gameId, 'Mediterranean Avenue', BOB);
    await give(gameId, 'Baltic Avenue', BOB, 5);
    await give(gameId, 'Electric Company', BOB);
    await place(gameId, ANN, 0, 200);
    expect(await nextRoll(ANN, 3)).toMatchObject({ Tile: 'Baltic Avenue', Owner: 'Bob', Cost: 450, 'Too much': 1 });
    expect(await nextRoll(ANN, 12)).toMatchObject({ Tile: 'Electric Company', Cost: 48, 'Too much': 0 });
    expect(await nextRoll(BOB, 3)).toMatchObject({ Tile: 'Baltic Avenue', Owner: null, Cost: 0 });
    await give(gameId, 'Electric Company', BOB, 0, 1);
    expect(await nextRoll(ANN, 12)).toMatchObject({ Owner: 'Bob', Cost: 0 });
  });

  test('brings the salary before the rent when it passes GO', async () => {
    const gameId = await start('standard');
    await give(gameId, 'Baltic Avenue', BOB, 5);
    await place(gameId, ANN, 39, 300);
    expect(await nextRoll(ANN, 4)).toMatchObject({ Tile: 'Baltic Avenue', Cost: 450, 'Cash then': 500, 'Too much': 0 });
    await place(gameId, ANN, 37, 300);
    expect([await nextRoll(ANN, 2), await nextRoll(ANN, 3)]).toMatchObject([{ Tile: 'Boardwalk', 'Cash then': 300 }, { Tile: 'GO', 'Cash then': 500 }]);
  });

  test('is not listed for players who are in jail or out, nor when the game is over', async () => {
    const gameId = await start('standard');
    await place(gameId, ANN, 10, 100, 1);
    expect([(await readNextRoll(connection, ANN)).length, (await readNextRoll(connection, BOB)).length]).toEqual([0, 11]);
    await place(gameId, ANN, 10, 0, 2);
    expect(await readNextRoll(connection, ANN)).toEqual([]);
    await connection.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [gameId]);
    expect(await connection.rows('SELECT * FROM nextRollView')).toEqual([]);
  });
});

test('a roll of one die has as many sums as sides', async () => {
  await start('campus');
  const rows = await readNextRoll(connection, ANN);
  expect(rows.map(({ Roll, Ways, 'All ways': all }) => [Roll, Ways, all])).toEqual([1, 2, 3, 4, 5, 6].map((roll) => [roll, 1, 6]));
});

/** What a mover paid for a landing that nothing else followed or preceded: no card, and no tile that moves on. */
const PAID = `
  SELECT m.dice + COALESCE(m.dice2, 0) AS roll, e.kind, e.amount
    FROM Gamemanager AS m
    JOIN Event AS e ON e.game_id = m.game_id AND e.record_ID = m.record_ID AND e.payer = m.player_ID AND e.kind IN ('rent', 'paid')
    WHERE m.game_id = ? AND m.record_ID = ? AND m.action = 'roll'
      AND NOT EXISTS (
        SELECT 1 FROM Event AS o WHERE o.game_id = m.game_id AND o.record_ID = m.record_ID AND o.kind IN ('moved_on', 'teleported', 'drew', 'freed', 'fined'))`;

test.each(['standard', 'classic', 'singletonopoly'])('the cost is what a landing then costs, in a game of %s', async (edition) => {
  const players = Array.from({ length: 4 }, () => ({ character: 'builder' }));
  const seed = `roll ${randomInt(2 ** 40)}`;
  const gameId = await openGame(connection, edition, null, { players, dice: 'server', seed });
  await connection.choose(gameId);
  let checked = 0;
  for (let record = 1; record <= 150; record += 1) {
    const rows = await connection.rows<NextRoll>('SELECT n.* FROM nextRollView AS n JOIN pendingView AS p ON p.`Player No.` = n.`Player No.` AND p.Phase = ?', ['roll']);
    await connection.run('CALL play_some(?, 1)', [gameId]);
    for (const { roll, kind, amount } of await connection.rows<{ roll: number; kind: string; amount: number }>(PAID, [gameId, record])) {
      if (rows.length === 0) continue;
      expect([seed, record, kind, rows.find((row) => row.Roll === roll)?.Cost]).toEqual([seed, record, kind, amount]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(0);
});
