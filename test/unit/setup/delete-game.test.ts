import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { rulesetOf } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, stateOf, TestGame } from '../../support/game';
import { tablesOf } from '../../support/schema-dump';

let connection: GameConnection;
let older: TestGame;
let game: TestGame;
let newer: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  older = await TestGame.start(connection);
  game = await TestGame.start(connection);
  newer = await TestGame.start(connection);
  for (const { id } of [older, game, newer]) {
    await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3), (?, 1), (?, 4), (?, 2)', [id, id, id, id]);
  }
});

/** How many rows each table that belongs to games has of a game. */
async function rowsOf(gameId: number): Promise<Record<string, number>> {
  const columns = await connection.rows<{ name: string }>(
    'SELECT TABLE_NAME AS name FROM information_schema.COLUMNS' +
      " WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'game_id'",
  );
  const tables = (await tablesOf(connection)).filter((table) => columns.some(({ name }) => name === table));
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await connection.rows<{ count: number }>('SELECT COUNT(*) AS count FROM ?? WHERE game_id = ?', [table, gameId]);
    counts[table] = row?.count ?? -1;
  }
  return counts;
}

test('everything of the game is deleted, and no other game changes', async () => {
  expect(await rowsOf(game.id)).toMatchObject({ Game: 1, GameState: 1, Player: 4, Deed: 8, Gamemanager: 4 });
  const before = [await stateOf(connection, older.id), await stateOf(connection, newer.id)];
  await game.run('CALL delete_game(?)', [game.id]);
  expect(Object.values(await rowsOf(game.id)).filter((count) => count > 0)).toEqual([]);
  expect([await stateOf(connection, older.id), await stateOf(connection, newer.id)]).toEqual(before);
});

test('the games before and after it can still be played', async () => {
  await game.run('CALL delete_game(?)', [game.id]);
  for (const { id } of [older, newer]) {
    await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 5)', [id]);
    expect((await rowsOf(id)).Gamemanager).toBe(5);
  }
  await game.expectRefusal('game_not_found', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 5)', [game.id]);
});

test('after the newest game, the one before it is the newest', async () => {
  await connection.run('SET @game_id = NULL');
  await game.run('CALL delete_game(?)', [newer.id]);
  expect(await connection.rows('SELECT current_game() AS id')).toEqual([{ id: game.id }]);
});

test.each([2_000_000_000, 0, -1, null])('game_not_found for %j', async (id) => {
  const refusal = await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL delete_game(?)', [id]));
  expect(refusal.errno).toBe(50001);
});

test('NULL is not the current game', async () => {
  await connection.choose(game.id);
  await changingNothing(connection, () => game.expectRefusal('game_not_found', 'CALL delete_game(@game_id + NULL)'));
});

test('a game cannot be deleted twice', async () => {
  await game.run('CALL delete_game(?)', [game.id]);
  await game.expectRefusal('game_not_found', 'CALL delete_game(?)', [game.id]);
});

test('a deletion that was interrupted after the mark is finished by the next', async () => {
  await game.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [game.id]);
  await game.run('CALL delete_game(?)', [game.id]);
  expect((await rowsOf(game.id)).Game).toBe(0);
});

test('a game that is over can be deleted', async () => {
  await game.setStatus(2, 1, 2);
  await game.setStatus(0, 0, 3);
  await game.place(0, 1, 5);
  await game.give('Uni Place', 3);
  await game.roll(2);
  expect(await connection.rows('SELECT phase FROM GameState WHERE game_id = ?', [game.id])).toEqual([{ phase: 'over' }]);
  await game.run('CALL delete_game(?)', [game.id]);
  expect((await rowsOf(game.id)).Game).toBe(0);
});

test('a rollback does not bring it back', async () => {
  await game.run('START TRANSACTION');
  await game.run('CALL delete_game(?)', [game.id]);
  await game.run('ROLLBACK');
  expect((await rowsOf(game.id)).Game).toBe(0);
});

test('cards, debts and a proposal go too', async () => {
  const trade = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob']);
  await trade.setMoney('Ann', 10);
  await trade.give('Bob', ['Manchester Road']);
  await trade.roll(1, 2);
  expect(await trade.pending()).toEqual({ phase: 'debt', player: 'Ann' });
  await trade.give('Ann', ['Victoria Street']);
  await trade.make('propose', { terms: { to: trade.pid('Bob'), give: { properties: [6] }, take: { money: 10 } } });
  expect(await rowsOf(trade.id)).toMatchObject({ Game: 1, GameState: 1, DeckCard: 18, Agenda: 1 });
  await connection.run('CALL delete_game(?)', [trade.id]);
  expect(Object.values(await rowsOf(trade.id)).filter((count) => count > 0)).toEqual([]);
});

test('rules that only this game had are deleted; those of editions and other games stay', async () => {
  const open = async (rules: object): Promise<number> => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('singletonopoly', NULL, ?)", [JSON.stringify({ rules })]);
    return rows?.[0]?.game_id ?? -1;
  };
  const rulesetOfGame = async (id: number): Promise<number | undefined> =>
    (await connection.rows<{ id: number }>('SELECT ruleset_id AS id FROM Game WHERE game_id = ?', [id]))[0]?.id;
  const tilesOf = async (ruleset: number): Promise<number | undefined> =>
    (await connection.rows<{ tiles: number }>('SELECT COUNT(*) AS tiles FROM Tile WHERE ruleset_id = ?', [ruleset]))[0]?.tiles;
  const [one, same] = [await open({ jail_fine: 77 }), await open({ jail_fine: 77 })];
  const own = (await rulesetOfGame(one)) ?? -1;
  expect(await rulesetOfGame(same)).toBe(own);
  const edition = await rulesetOf(connection, 'singletonopoly');
  expect(own).not.toBe(edition);
  await connection.run('CALL delete_game(?)', [one]);
  expect(await tilesOf(own)).toBe(41);
  await connection.run('CALL delete_game(?)', [same]);
  expect(await tilesOf(own)).toBe(0);
  expect(await connection.rows('SELECT 1 FROM Ruleset WHERE ruleset_id = ?', [own])).toEqual([]);
  expect(await tilesOf(edition)).toBe(41);
});

test('finish_deletions finishes interrupted deletions, and deletes nothing else', async () => {
  await game.run('UPDATE Game SET is_deleted = TRUE WHERE game_id IN (?, ?)', [game.id, newer.id]);
  const before = await stateOf(connection, older.id);
  await connection.run('CALL finish_deletions()');
  for (const { id } of [game, newer]) expect(Object.values(await rowsOf(id)).filter((count) => count > 0)).toEqual([]);
  expect(await stateOf(connection, older.id)).toEqual(before);
  await changingNothing(connection, () => connection.run('CALL finish_deletions()'));
});
