import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { forkGame } from '../../../src/client/time';
import { freshDatabase } from '../../support/database';
import { makeEdition } from '../../support/editions';
import { errnoOf, TestGame } from '../../support/game';
import { rowsReadBy, rowsRead } from '../../support/rows-read';

/** What may be read is measured in rows, which is the same on every machine: no time is taken. */

const RICH = 'a salary that nobody can spend';
const SHORT = 10;
const LONG = 3_000;

/** Rows that a statement may read more because a later position of a game has other owners. */
const OTHER_POSITION = 40;

let connection: GameConnection;
let short: TestGame;
let long: TestGame;
beforeAll(async () => {
  // How MySQL reads depends on what else is in the tables.
  connection = await GameConnection.open((await freshDatabase()).address);
  await makeEdition(connection, RICH, { salary: 20_000, rules: { set_bonus_factor: 1 } });
  short = await play(SHORT);
  long = await play(LONG);
  // Statistics as a server has them that has been running for a while.
  await connection.run('ANALYZE TABLE Game, GameState, Gamemanager, Event, Player, Deed, Tile');
});
afterAll(() => connection.close());

async function play(moves: number): Promise<TestGame> {
  const game = await TestGame.start(connection, RICH);
  await connection.run('SET SESSION cte_max_recursion_depth = ?', [LONG + 1]);
  // "Chance 1" and rents are paid in full from the first round on.
  await connection.run('UPDATE Player SET bank_balance = 100000 WHERE game_id = ?', [game.id]);
  await game.run(
    'INSERT INTO Gamemanager (game_id, token, dice)' +
      ' WITH RECURSIVE move (no) AS (SELECT 1 UNION ALL SELECT no + 1 FROM move WHERE no < ?)' +
      " SELECT ?, CONCAT('move ', no), 1 + (no * 5 + no DIV 7) MOD 6 FROM move ORDER BY no",
    [moves, game.id],
  );
  expect(await game.ledger()).toHaveLength(moves);
  return game;
}

async function reads(game: Pick<TestGame, 'id'>, sql: string): Promise<number> {
  await connection.choose(game.id);
  return rowsRead(connection, sql);
}

describe('reading a game costs the same after ten moves and after three thousand', () => {
  test.each([
    ['SELECT * FROM gameView'],
    ['SELECT * FROM movesView'],
    ['SELECT * FROM eventView WHERE Record = 5'],
    ['SELECT * FROM eventView ORDER BY Record DESC, Event DESC LIMIT 10'],
    ['SELECT * FROM ledgerView ORDER BY record_ID DESC LIMIT 10'],
    ['SELECT * FROM ledgerView WHERE record_ID = 5'],
    ['SELECT * FROM ledgerView WHERE record_ID BETWEEN 3 AND 8'],
    ['SELECT * FROM eventView WHERE Record BETWEEN 3 AND 8'],
    ["SELECT * FROM tokensView WHERE token = 'move 5'"],
    ['SELECT * FROM gamesView WHERE Game = @game_id'],
  ])('%s', async (sql) => {
    const few = await reads(short, sql);
    expect(few).toBeGreaterThan(0);
    expect(await reads(long, sql)).toBeLessThanOrEqual(few + OTHER_POSITION);
  });

});

test.each([['diceView'], ['drawsView'], ['landingsView']])('the cost of %s, which shows all moves, grows linearly with them', async (view) => {
  const cost = async (moves: number): Promise<number> => {
    const id = await openGame(connection, RICH, null, { dice: 'server', seed: view });
    await connection.run('UPDATE Player SET bank_balance = 100000 WHERE game_id = ?', [id]);
    const rows = Array.from({ length: moves }, () => [id, 'roll']);
    await connection.run('INSERT INTO Gamemanager (game_id, action) VALUES ?', [rows]);
    return await reads({ id }, `SELECT * FROM ${view}`);
  };
  const few = await cost(40);
  expect(few).toBeGreaterThan(0);
  expect(await cost(400)).toBeLessThan(20 * few);
});

test('the cost of a fork grows linearly with its moves', async () => {
  const cost = async (moves: number): Promise<number> => {
    const id = await openGame(connection, RICH, null, { dice: 'server', seed: 'a game to copy' });
    await connection.run('INSERT INTO Gamemanager (game_id, action) VALUES ?', [Array.from({ length: moves }, () => [id, 'roll'])]);
    return await rowsReadBy(connection, () => forkGame(connection, id, null, null));
  };
  const few = await cost(40);
  expect(few).toBeGreaterThan(0);
  expect(await cost(400)).toBeLessThan(12 * few);
});

test('the cost of finding the newest game does not depend on the number of games', async () => {
  const NEWEST = 'SELECT * FROM gamesView LIMIT 1';
  const before = await reads(long, NEWEST);
  for (let count = 0; count < 60; count += 1) await connection.run("CALL new_game('campus', 'one of many')");
  expect(await reads(long, NEWEST)).toBeLessThanOrEqual(before + OTHER_POSITION);
});

test('the cost of a board does not depend on the number of house rules', async () => {
  const BOARD = 'SELECT * FROM boardView';
  const before = await reads(short, BOARD);
  expect(before).toBeGreaterThan(0);
  for (let fine = 1; fine <= 5; fine += 1) await openGame(connection, 'standard', null, { players: ['Ann', 'Bob'], rules: { jail_fine: fine } });
  await connection.run('ANALYZE TABLE Ruleset, Tile, Location, Bonus, Colours');
  expect(await reads(short, BOARD)).toBeLessThanOrEqual(before + OTHER_POSITION);
});

test.each([
  ["SELECT * FROM editionLandingsView WHERE Edition = 'hoarding'"],
  ["SELECT * FROM editionRentsView WHERE Edition = 'hoarding'"],
  ["SELECT * FROM editionLineupsView WHERE Edition = 'hoarding'"],
  ["SELECT * FROM editionLengthsView WHERE Edition = 'hoarding'"],
])('%s does not read the ledgers of games that are counted, nor those of other editions', async (sql) => {
  const play = async (seed: string): Promise<void> => {
    const id = await openGame(connection, 'hoarding', null, { dice: 'server', seed, players: [{ character: 'scrooge' }, { character: 'hunter' }] });
    await connection.run('CALL play_bots(?)', [id]);
    await connection.run('CALL count_game(?)', [id]);
  };
  await play(`${sql} 1`);
  const few = await reads(long, sql);
  expect(few).toBeGreaterThan(0);
  for (let number = 2; number <= 6; number += 1) await play(`${sql} ${number}`);
  // Another line-up and other lengths are rows of the result.
  expect(await reads(long, sql)).toBeLessThanOrEqual(few + OTHER_POSITION);
});

describe('making a move costs the same after ten moves and after three thousand', () => {
  test.each([
    ['plainly', 'INSERT INTO Gamemanager (dice) VALUES (2)'],
    ['with a token', "INSERT INTO Gamemanager (token, dice) VALUES ('one more', 2)"],
    ['with a record', 'INSERT INTO Gamemanager (record_ID, dice) VALUES (@record, 2)'],
  ])('%s', async (_, sql) => {
    const cost = async (game: TestGame, record: number): Promise<number> => {
      await connection.run('SET @record = ?', [record]);
      return reads(game, sql);
    };
    const few = await cost(short, SHORT + 1);
    expect(few).toBeGreaterThan(0);
    expect(await cost(long, LONG + 1)).toBeLessThanOrEqual(few + OTHER_POSITION);
  });

  test.each([
    ['its token is taken', "INSERT INTO Gamemanager (token, dice) VALUES ('move 5', 2)", 50007],
    ['its record is taken', 'INSERT INTO Gamemanager (record_ID, dice) VALUES (5, 2)', 50005],
    ['its dice are impossible', 'INSERT INTO Gamemanager (dice) VALUES (7)', 50022],
  ])('also when the move is refused: %s', async (_, sql, errno) => {
    const cost = async (game: TestGame): Promise<number> => {
      await connection.choose(game.id);
      return rowsReadBy(connection, async () => { expect(await errnoOf(connection, sql)).toBe(errno); });
    };
    expect(await cost(long)).toBeLessThanOrEqual((await cost(short)) + OTHER_POSITION);
  });
});
