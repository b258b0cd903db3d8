import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { newGame } from '../../../src/game/new-game';
import { readGame } from '../../../src/game/views';
import { makeEdition } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf, stateOf, TestGame } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('a game begins with the opening position of its edition', async () => {
  const id = await newGame(connection, 'campus', 'Friday');
  const [game, players, turns, deeds, events, ledger] = await stateOf(connection, id);
  expect(game).toEqual([
    {
      ruleset_id: 1, board_id: 1, phase: 'roll', player_count: 4, round: 1, turn: 0, last_record_ID: 0,
      dice_source: 'table', list_id: null, drawn: 0, doubles: 0, turns_ended: 0, prid: null, bid: null, bidder: null,
      passed: 0, debts: null, proposal: null, pot: 0,
    },
  ]);
  expect(players).toEqual(
    await connection.rows('SELECT pid, name, token, bank_balance, location, NULL AS cards FROM OpeningPlayer WHERE ruleset_id = 1 ORDER BY pid'),
  );
  expect(turns).toEqual([0, 1, 2, 3].map((turn) => ({ turn, player_ID: turn, status: 0, jail_turns: 0 })));
  expect(deeds?.map((deed) => Object.values(deed).slice(0, 3))).toEqual([
    [0, null, 1], [1, 2, 1], [2, 3, 1], [3, null, 1], [4, 1, 2], [5, 1, 2], [6, null, 1], [7, 0, 1],
  ]);
  expect(deeds).toEqual(deeds?.map((deed) => ({ ...deed, level: 0, mortgaged: 0 })));
  expect([events, ledger]).toEqual([[], []]);
});

test('it says which game it made: the newest', async () => {
  const [rows] = await connection.rows<{ game_id: number }[]>("CALL new_game('campus', 'which')");
  const [newest] = await connection.rows<{ id: number }>('SELECT MAX(game_id) AS id FROM Game');
  expect(rows).toEqual([{ game_id: newest?.id }]);
});

test.each([
  ['Friday', 'Friday'],
  [null, 'campus'],
  ['', 'campus'],
  ['Größe 🎲 \' " ` \\ %', 'Größe 🎲 \' " ` \\ %'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('asked for the name %j it is called %j', async (name, called) => {
  const game = await readGame(connection, await newGame(connection, 'campus', name));
  expect(game).toMatchObject({ Name: called, Edition: 'campus', Players: 4, Round: 1, Moves: 0, Winner: null });
});

test('a name that is too long makes no game', async () => {
  await changingNothing(connection, async () => {
    const refusal = await refusalOf(connection, 'CALL new_game(?, ?)', ['campus', 'x'.repeat(61)]);
    expect(refusal).toMatchObject({ token: 'name_too_long', errno: 50045 });
  });
});

test.each(['nowhere', '', "campus' OR '1", null])('there is no edition %j', async (edition) => {
  const refusal = await changingNothing(connection, () => refusalOf(connection, "CALL new_game(?, 'x')", [edition]));
  expect(refusal).toMatchObject({ token: 'edition_not_found', errno: 50040 });
  expect(refusal.sentence).toBe(`There is no edition ${edition ?? 'NULL'}.`);
});

test('the edition may be written in upper case', async () => {
  expect(await readGame(connection, await newGame(connection, 'CAMPUS', null))).toMatchObject({ Edition: 'campus' });
});

test('a new game changes no other', async () => {
  const other = await TestGame.start(connection);
  await other.roll(3, 1, 4);
  const before = await other.state();
  await newGame(connection, 'campus', null);
  expect(await other.state()).toEqual(before);
});

test('a rollback undoes it completely', async () => {
  await changingNothing(connection, async () => {
    await connection.run('START TRANSACTION');
    await newGame(connection, 'campus', null);
    await connection.run('ROLLBACK');
  });
});

test('a plain insert into Game makes a whole game too, and counts its seats itself', async () => {
  await connection.run("INSERT INTO Game (name, ruleset_id, board_id, player_count) VALUES ('plain', 1, 1, 99)");
  const [made] = await connection.rows<{ id: number }>('SELECT LAST_INSERT_ID() AS id');
  const id = await newGame(connection, 'campus', null);
  expect(await stateOf(connection, made?.id ?? 0)).toEqual(await stateOf(connection, id));
});

describe('count_seats and deal_opening: an edition that is not complete', () => {
  test('too few players', async () => {
    await makeEdition(connection, 711, 'one player', { players: 1 });
    const refusal = await changingNothing(connection, () => refusalOf(connection, "CALL new_game('one player', NULL)"));
    expect(refusal).toMatchObject({ token: 'too_few_players', errno: 50046 });
    expect(refusal.sentence).toBe('This edition takes at least 2 players, not 1.');
  });

  test('no player at all: then as many as are needed are named, in the beginning or by number', async () => {
    await makeEdition(connection, 712, 'no player', { players: 0 });
    const id = await newGame(connection, 'no player', null);
    const [, players, turns] = await stateOf(connection, id);
    expect(players).toMatchObject([
      { pid: 0, name: 'Player 1', token: null, bank_balance: 0, location: 0 },
      { pid: 1, name: 'Player 2', token: null, bank_balance: 0, location: 0 },
    ]);
    expect(turns).toMatchObject([{ turn: 0, player_ID: 0 }, { turn: 1, player_ID: 1 }]);
  });

  test('a tile that is missing', async () => {
    await makeEdition(connection, 713, 'fifteen tiles', {});
    await connection.run('DELETE FROM Bonus WHERE board_id = 713 AND location = 8');
    await connection.run('DELETE FROM Location WHERE board_id = 713 AND lid = 8');
    const refusal = await changingNothing(connection, () => refusalOf(connection, "CALL new_game('fifteen tiles', NULL)"));
    expect(refusal).toMatchObject({ token: 'edition_incomplete', errno: 50041 });
    expect(refusal.sentence).toBe('Board 713 has 15 of its 16 tiles.');
  });

  test.each<[string, number, string, string]>([
    ['a tile that is nothing', 715, 'DELETE FROM Bonus WHERE board_id = 715 AND location = 8',
      'Board 715 has 15 of its 16 tiles.'],
    ['a jail that is not on the board', 716, "UPDATE Bonus SET amount = 16 WHERE board_id = 716 AND name = 'Go to Jail'",
      'A tile of board 716 sends to a jail that is not on the board.'],
    ['a gap in the order of play', 717, 'UPDATE OpeningPlayer SET turn = 7 WHERE ruleset_id = 717 AND turn = 3',
      'The turns of the opening position have gaps.'],
    ['a player beside the board', 718, 'UPDATE OpeningPlayer SET location = 16 WHERE ruleset_id = 718 AND pid = 2',
      'A player of the opening position stands beside the board.'],
  ])('%s', async (name, id, spoil, sentence) => {
    await makeEdition(connection, id, name, {});
    await connection.run(spoil);
    const refusal = await changingNothing(connection, () => refusalOf(connection, 'CALL new_game(?, NULL)', [name]));
    expect(refusal).toMatchObject({ token: 'edition_incomplete', sentence });
  });

  test('two players are enough, and play', async () => {
    await makeEdition(connection, 714, 'two players', { players: 2 });
    const game = await TestGame.start(connection, 'two players');
    await game.roll(3, 1, 1);
    expect((await game.ledger()).map(({ round, turn }) => [round, turn])).toEqual([[1, 0], [1, 1], [2, 0]]);
  });
});
