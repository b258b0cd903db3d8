import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf, stateOf, TestGame } from '../../support/game';
import { INSERT_MOVE, moveValues } from '../../support/moves';

let connection: GameConnection;
let other: TestGame;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  other = await TestGame.start(connection);
  game = await TestGame.start(connection);
});

const MISSING = 2_000_000_000;

describe('dice', () => {
  test.each([
    ['left out', 'INSERT INTO Gamemanager (game_id) VALUES (?)', 'dice_missing'],
    ['NULL', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, NULL)', 'dice_missing'],
    ['DEFAULT', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, DEFAULT)', 'dice_missing'],
    ['2.5', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2.5)', 'dice_not_whole'],
    ['0.5', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 0.5)', 'dice_not_whole'],
    ['0', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 0)', 'dice_out_of_range'],
    ['-0e0', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, -0e0)', 'dice_out_of_range'],
    ['7', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 7)', 'dice_out_of_range'],
    ['-1', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, -1)', 'dice_out_of_range'],
    ['1e300', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1e300)', 'dice_out_of_range'],
    ['-1e300', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, -1e300)', 'dice_out_of_range'],
    ["'9'", "INSERT INTO Gamemanager (game_id, dice) VALUES (?, '9')", 'dice_out_of_range'],
  ])('%s are refused, and nothing changes', async (_, sql, token) => {
    await changingNothing(connection, () => game.expectRefusal(token, sql, [game.id]));
  });

  test.each(["'abc'", "''", "'3 eyes'", '0xFF01'])('%s is not a number: an error of MySQL, and nothing changes', async (text) => {
    const statements: Record<string, string> = {
      "'abc'": "INSERT INTO Gamemanager (dice) VALUES ('abc')",
      "''": "INSERT INTO Gamemanager (dice) VALUES ('')",
      "'3 eyes'": "INSERT INTO Gamemanager (dice) VALUES ('3 eyes')",
      '0xFF01': 'INSERT INTO Gamemanager (dice) VALUES (0xFF01)',
    };
    const errno = await changingNothing(connection, () => errnoOf(connection, statements[text] ?? ''));
    expect([1264, 1265, 1366, 50022]).toContain(errno);
  });

  test.each([1, 2, 3, 4, 5, 6])('%i are accepted', async (dice) => {
    await game.roll(dice);
    expect(await game.ledger()).toMatchObject([{ dice }]);
  });

  test.each(["'3'", '3.0', '3e0', '6 / 2', 'TRUE + 2'])('%s count as 3', async (expression) => {
    const statements: Record<string, string> = {
      "'3'": "INSERT INTO Gamemanager (dice) VALUES ('3')",
      '3.0': 'INSERT INTO Gamemanager (dice) VALUES (3.0)',
      '3e0': 'INSERT INTO Gamemanager (dice) VALUES (3e0)',
      '6 / 2': 'INSERT INTO Gamemanager (dice) VALUES (6 / 2)',
      'TRUE + 2': 'INSERT INTO Gamemanager (dice) VALUES (TRUE + 2)',
    };
    await game.run(statements[expression] ?? '');
    expect(await game.ledger()).toMatchObject([{ dice: 3 }]);
  });
});

describe('the game of a move', () => {
  test('is the one that the insert names, not that of the session', async () => {
    await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [other.id]);
    expect(await game.ledger()).toEqual([]);
    expect(await other.ledger()).toHaveLength(1);
  });

  test('is the one of @game_id, not the newest', async () => {
    await connection.run('SET @game_id = ?', [other.id]);
    await game.run('INSERT INTO Gamemanager (dice) VALUES (2)');
    expect(await game.ledger()).toEqual([]);
    expect(await other.ledger()).toHaveLength(1);
  });

  test('is the newest when @game_id is NULL', async () => {
    await connection.run('SET @game_id = NULL');
    await game.run('INSERT INTO Gamemanager (dice) VALUES (2)');
    expect(await game.ledger()).toHaveLength(1);
  });

  test('is the current one when the insert names NULL', async () => {
    await connection.run('SET @game_id = ?', [other.id]);
    await game.run('INSERT INTO Gamemanager (game_id, dice) VALUES (NULL, 2)');
    expect(await game.ledger()).toEqual([]);
    expect(await other.ledger()).toHaveLength(1);
  });

  test.each([MISSING, -1, 0])('is refused when the insert names %i', async (id) => {
    await changingNothing(connection, () =>
      game.expectRefusal('game_not_found', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [id]),
    );
  });

  test.each([MISSING, -1, 0])('is refused when @game_id is %i', async (id) => {
    await changingNothing(connection, async () => {
      await connection.run('SET @game_id = ?', [id]);
      await game.expectRefusal('game_not_found', 'INSERT INTO Gamemanager (dice) VALUES (2)');
    });
  });

  test('the refusal has the statement that begins a first game', async () => {
    const { message } = await refusalOf(connection, 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [MISSING]);
    const statement = /CALL new_game\('\w+', '\w+'\)/.exec(message)?.[0] ?? '';
    await connection.run('SET @game_id = NULL');
    await connection.run(statement);
    await connection.run('INSERT INTO Gamemanager (dice) VALUES (3)');
    expect(await connection.rows('SELECT `Round`, `Location` FROM gameView WHERE `Player No.` = 0')).toEqual([{ Round: 1, Location: 0 }]);
  });

  test.each(['abc', '', '-1 OR 1', '99999999999999999999'])('is no game when @game_id is %j', async (text) => {
    await changingNothing(connection, async () => {
      await connection.run('SET @game_id = ?', [text]);
      expect(await errnoOf(connection, 'INSERT INTO Gamemanager (dice) VALUES (2)')).toBeGreaterThan(0);
    });
  });
});

describe('input of a client', () => {
  test('a player: must be the one whose turn it is', async () => {
    const sql = 'INSERT INTO Gamemanager (player_ID, dice) VALUES (?, 2)';
    for (const pid of [1, 2, 3, 4, -1]) await game.expectRefusal('wrong_player', sql, [pid]);
    await game.run(sql, [0]);
    await game.expectRefusal('wrong_player', sql, [0]);
    await game.run(sql, [1]);
    expect((await game.ledger()).map(({ player_ID }) => player_ID)).toEqual([0, 1]);
  });

  test('a record: must be the next one', async () => {
    const sql = 'INSERT INTO Gamemanager (record_ID, dice) VALUES (?, 2)';
    for (const record of [0, -1]) await game.expectRefusal('record_taken', sql, [record]);
    await game.expectRefusal('record_ahead', sql, [2]);
    await game.run(sql, [1]);
    await game.expectRefusal('record_taken', sql, [1]);
    expect(await game.ledger()).toHaveLength(1);
  });

  test('a token: once per game', async () => {
    const sql = 'INSERT INTO Gamemanager (game_id, token, dice) VALUES (?, ?, 2)';
    await game.run(sql, [game.id, 'mine']);
    const refusal = await game.expectRefusal('token_taken', sql, [game.id, 'mine']);
    expect(refusal.sentence).toBe('This token was used by record 1.');
    await other.run(sql, [other.id, 'mine']);
    expect(await game.ledger()).toHaveLength(1);
    expect(await other.ledger()).toHaveLength(1);
  });

  test('a token: is case-sensitive', async () => {
    const sql = 'INSERT INTO Gamemanager (token, dice) VALUES (?, 2)';
    await game.run(sql, ['mine']);
    await game.run(sql, ['MINE']);
    expect(await game.ledger()).toHaveLength(2);
  });

  test('a token that is too long or not ASCII is refused', async () => {
    const sql = 'INSERT INTO Gamemanager (token, dice) VALUES (?, 2)';
    for (const token of ['x'.repeat(65), 'Würfel']) await game.expectRefusal('token_malformed', sql, [token]);
    await game.run(sql, ['x'.repeat(64)]);
    await game.run(sql, ['']);
    await game.expectRefusal('token_taken', sql, ['']);
  });

  test.each(['ROLL', 'Roll', 'roll'])('the action %s is recorded as roll', async (action) => {
    await game.run('INSERT INTO Gamemanager (action, dice) VALUES (?, 2)', [action]);
    expect(await game.ledger()).toMatchObject([{ action: 'roll' }]);
  });

  test.each([
    ['wrong_phase', 'buy'], ['action_not_found', 'over'], ['action_not_found', 'deleted'], ['action_not_found', ''],
    ['action_not_found', 'roll '],
  ])('%s: the action %j', async (token, action) => {
    await changingNothing(connection, () =>
      game.expectRefusal(token, 'INSERT INTO Gamemanager (action, dice) VALUES (?, 2)', [action]),
    );
  });

  test('an action of NULL is refused', async () => {
    await game.expectRefusal('action_not_found', 'INSERT INTO Gamemanager (action, dice) VALUES (NULL, 2)');
  });

  test('all columns that a client may set at once', async () => {
    await game.run(INSERT_MOVE, moveValues({ game_id: game.id, record_ID: 1, token: 't', player_ID: 0, dice: 3 }));
    expect(await game.ledger()).toEqual([
      { record_ID: 1, player_ID: 0, action: 'roll', dice: 3, round: 1, turn: 0, location: 0, bank_balance: 350 },
    ]);
  });
});

describe('a move is made exactly once', () => {
  test.each([
    ['token', "INSERT INTO Gamemanager (token, dice) VALUES ('once', 2)", 'token_taken'],
    ['record_ID', 'INSERT INTO Gamemanager (record_ID, dice) VALUES (1, 2)', 'record_taken'],
  ])('when it has its %s', async (_, sql, token) => {
    await game.run(sql);
    await game.expectRefusal(token, sql);
    await game.expectRefusal(token, sql);
    expect(await game.ledger()).toHaveLength(1);
  });

  test('even if another move was made in between', async () => {
    await game.run("INSERT INTO Gamemanager (token, dice) VALUES ('once', 2)");
    await game.roll(1, 4);
    await game.expectRefusal('token_taken', "INSERT INTO Gamemanager (token, dice) VALUES ('once', 2)");
  });
});

test('a move changes no other game', async () => {
  await other.roll(3, 1, 4, 2);
  const before = await stateOf(connection, other.id);
  await game.roll(5, 4, 6, 5, 6, 3);
  expect(await stateOf(connection, other.id)).toEqual(before);
});

test('a refusal leaves the game playable', async () => {
  await refusalOf(connection, 'INSERT INTO Gamemanager (dice) VALUES (9)');
  await game.roll(3);
  expect(await game.ledger()).toMatchObject([{ record_ID: 1, dice: 3 }]);
});
