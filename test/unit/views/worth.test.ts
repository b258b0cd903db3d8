import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** What playersView says of a player is worth, and whether they lead. */
async function worth(): Promise<unknown[]> {
  const rows = await connection.rows<{ raise: number; worth: number; leads: number }>('SELECT `Can raise` AS `raise`, Worth AS worth, Leads AS leads FROM playersView ORDER BY `Player No.`');
  return rows.map((row) => [row.raise, row.worth, row.leads]);
}

async function start(edition: string, options: object = {}): Promise<number> {
  const gameId = await openGame(connection, edition, null, { players: ['Ann', 'Bob'], ...options });
  await connection.choose(gameId);
  await connection.run('UPDATE Player SET bank_balance = 100 WHERE game_id = ?', [gameId]);
  return gameId;
}

/** Gives Ann Mediterranean and Baltic Avenue, which cost $60 each and $50 a house. */
async function give(gameId: number, level: number, isMortgaged: boolean): Promise<void> {
  await connection.run(
    "UPDATE Deed AS d JOIN Tile AS t ON t.ruleset_id = d.ruleset_id AND t.prid = d.prid SET d.p_owner = 0, d.level = ?, d.mortgaged = ? WHERE d.game_id = ? AND t.name IN ('Mediterranean Avenue', 'Baltic Avenue')",
    [level, Number(isMortgaged), gameId],
  );
}

test.each([
  [0, false, 160, 1],
  [2, false, 260, 1],
  [0, true, 100, 0],
])('a player can raise what mortgages and %i buildings on each of two properties bring, mortgaged: %s', async (level, isMortgaged, most, leads) => {
  const gameId = await start('standard');
  expect(await worth()).toEqual([[100, 100, 0], [100, 100, 0]]);
  await give(gameId, level, isMortgaged);
  expect(await worth()).toEqual([[most, most, leads], [100, 100, 0]]);
});

test('where the net worth decides the game, players compare themselves by that', async () => {
  const gameId = await start('standard', { pace: 'timed' });
  await give(gameId, 0, true);
  expect(await worth()).toEqual([[100, 220, 1], [100, 100, 0]]);
});

test('nobody knows what they own while they choose between a tax and a share of it, and nobody who is out leads', async () => {
  const gameId = await start('classic', { players: ['Ann', 'Bob', 'Cid'], rules: { player_order: 'seat' }, dice: 'table' });
  await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (1, 3)');
  expect(await connection.rows('SELECT Phase FROM pendingView')).toEqual([{ Phase: 'tax' }]);
  expect((await worth())[0]).toEqual([null, null, 0]);
  await connection.run('UPDATE Player SET bank_balance = 900, status = 2 WHERE game_id = ? AND pid = 2', [gameId]);
  expect((await worth()).map((row) => (row as number[])[2])).toEqual([0, 0, 0]);
});
