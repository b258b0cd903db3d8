import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { NO_TABLE, TestAccounts } from '../support/accounts';
import { errnoOf, refusalOf } from '../support/game';

/* What object mappers send, as a player's account: docs/play-from-your-client.md says what comes of it. */

let accounts: TestAccounts<'ada'>;
let ada: GameConnection;
let game: number;
beforeAll(async () => {
  accounts = await TestAccounts.open({ ada: 'player' });
  ada = accounts.sessions.ada;
});
afterAll(() => accounts.close());

beforeEach(async () => {
  game = await openGame(accounts.root, 'classic', 'mapped', { players: ['Ada', 'Ben'], seed: 'clients' });
  await ada.choose(game);
});

const moves = (): Promise<object[]> => ada.rows('SELECT record_ID, action, dice, dice2, prid FROM ledgerView ORDER BY record_ID');

test('NULL for what a move does not give is as if it were left out', async () => {
  await ada.run(
    'INSERT INTO Gamemanager (game_id, record_ID, token, player_ID, action, dice, dice2, prid, amount, terms) VALUES (?, NULL, NULL, NULL, ?, 1, 2, NULL, NULL, NULL)',
    [game, 'roll'],
  );
  await ada.run('INSERT INTO Gamemanager (game_id, record_ID, action, dice, dice2) VALUES (?, NULL, ?, NULL, NULL)', [game, 'buy']);
  expect(await moves()).toEqual([
    { record_ID: 1, action: 'roll', dice: 1, dice2: 2, prid: null },
    { record_ID: 2, action: 'buy', dice: null, dice2: null, prid: null },
  ]);
  expect(await ada.row('SELECT LAST_INSERT_ID() AS id')).toEqual({ id: 0 });
});

test.each([
  ['reads the row', 'SELECT record_ID FROM Gamemanager WHERE game_id = ?'],
  ['updates it first', 'UPDATE Gamemanager SET dice = 1, dice2 = 2 WHERE game_id = ?'],
  ['adds ON DUPLICATE KEY UPDATE', 'INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, 1, 2) ON DUPLICATE KEY UPDATE game_id = game_id'],
  ['describes the table', 'SHOW CREATE TABLE Gamemanager'],
])('a mapper that %s is denied, and nothing is moved', async (_, sql) => {
  expect(await errnoOf(ada, sql, sql.includes('?') ? [game] : [])).toBe(NO_TABLE);
  expect(await moves()).toEqual([]);
});

test.each([
  'INSERT INTO Gamemanager () VALUES ()', 'INSERT INTO Gamemanager VALUES ()', 'INSERT INTO Gamemanager () VALUES (), ()',
])('a mapper that names no column is denied, and nothing is moved, also where the move would be complete: %s', async (sql) => {
  for (const dice of ['table', 'server'] as const) {
    await ada.choose(await openGame(accounts.root, 'classic', `without columns, ${dice}`, { players: ['Ada', 'Ben'], dice }));
    expect(await errnoOf(ada, sql)).toBe(NO_TABLE);
    expect(await moves()).toEqual([]);
  }
});

test.each(['INSERT INTO Gamemanager (dice) VALUES (DEFAULT)', 'INSERT INTO Gamemanager (action) VALUES (DEFAULT)', 'INSERT INTO addMoveView () VALUES ()', 'INSERT INTO addMoveView VALUES ()'])(
  'says what an empty move lacks, and rolls where it lacks nothing: %s', async (sql) => {
    expect(await refusalOf(ada, sql)).toMatchObject({ token: 'dice_missing' });
    expect(await moves()).toEqual([]);
    await ada.choose(await openGame(accounts.root, 'classic', 'rolled by the server', { players: ['Ada', 'Ben'], dice: 'server' }));
    await ada.run(sql);
    expect(await moves()).toMatchObject([{ record_ID: 1, action: 'roll' }]);
  },
);

test('a batch of one statement is made whole or not at all, and each of its rows is the next move', async () => {
  const batch = 'INSERT INTO Gamemanager (game_id, record_ID, action, dice, dice2) VALUES (?, 1, ?, 1, 2), (?, 2, ?, NULL, NULL), (?, 3, ?, NULL, NULL)';
  expect(await refusalOf(ada, batch, [game, 'roll', game, 'buy', game, 'buy'])).toMatchObject({ token: 'wrong_phase' });
  expect(await moves()).toEqual([]);
  await ada.run(batch, [game, 'roll', game, 'buy', game, 'end_turn']);
  expect(await moves()).toHaveLength(3);
  // It names its records, so that it is not made twice.
  expect(await refusalOf(ada, batch, [game, 'roll', game, 'buy', game, 'end_turn'])).toMatchObject({ token: 'record_taken' });
});
