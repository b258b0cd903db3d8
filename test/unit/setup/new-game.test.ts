import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { newGame } from '../../../src/client/new-game';
import { readGame } from '../../../src/client/views';
import { documentOf, importEdition, makeEdition, rulesetOf } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf, stateOf, TestGame } from '../../support/game';
import { expectConsistentState } from '../../support/consistent-state';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('a game begins with the opening position of its edition', async () => {
  const id = await newGame(connection, 'campus', 'Friday');
  const [game, standing, players, deeds, cards, debts, events, ledger] = await stateOf(connection, id);
  const ruleset_id = await rulesetOf(connection, 'campus');
  const [rules] = await connection.rows<{ hash: string }>('SELECT SHA2(document, 256) AS hash FROM Ruleset WHERE ruleset_id = ?', [ruleset_id]);
  expect(game).toEqual([
    { rules: rules?.hash, players: null, player_count: 4, first_dice_source: 'table', first_list_id: null, is_deleted: 0 },
  ]);
  expect(standing).toEqual([
    {
      by_its_rules: 1, phase: 'roll', round: 1, turn: 0, last_record_ID: 0, player_count: 4, players_left: 4, turns_ended: 0,
      doubles: 0, dice_source: 'table', list_id: null, drawn: 0, prid: null, bid: null, bidder: null, first_entry: 1,
      next_entry: 1, proposal: null, pot: 0, deadline: null,
    },
  ]);
  expect(players).toEqual(
    await connection.rows(
      'SELECT turn, pid, name, token, bank_balance, location, 0 AS status, 0 AS jail_turns, 0 AS passed, 0 AS trades, 0 AS trade_turn FROM OpeningPlayer' +
        ' WHERE ruleset_id = ? ORDER BY turn',
      [ruleset_id],
    ),
  );
  expect(players).toMatchObject([{ name: 'Jane' }, { name: 'Norman' }, { name: 'Mary' }, { name: 'Bill' }]);
  expect(await connection.rows('SELECT turn, player_ID, status, jail_turns FROM Turns WHERE game_id = ? ORDER BY turn', [id])).toEqual(
    [0, 1, 2, 3].map((turn) => ({ turn, player_ID: turn, status: 0, jail_turns: 0 })),
  );
  expect(deeds?.map((deed) => Object.values(deed))).toEqual(
    [
      [0, null, 1], [1, 2, 1], [2, 3, 1], [3, null, 1], [4, 1, 2], [5, 1, 2], [6, null, 1], [7, 0, 1],
    ].map(([prid, owner, factor]) => [prid, 1, owner, factor, 0, 0, null]),
  );
  expect([cards, debts, events, ledger]).toEqual([[], [], [], []]);
  expect(await connection.rows('SELECT ruleset_id FROM Game WHERE game_id = ?', [id])).toEqual([{ ruleset_id }]);
  await expectConsistentState(connection, id);
});

test('new_game returns the number of the game, which is the newest', async () => {
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
])('with the name %j it is called %j', async (name, called) => {
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
  expect(refusal.sentence).toMatch(/^There is no edition /);
  expect(refusal.sentence.replace(/; perhaps .*(?=\.$)/, '')).toBe(`There is no edition ${edition ?? 'NULL'}.`);
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

test('a plain insert into Game makes a complete game, too, with the right number of seats', async () => {
  await connection.run("INSERT INTO Game (name, ruleset_id, player_count, seed) VALUES ('plain', ?, 99, '')", [
    await rulesetOf(connection, 'campus'),
  ]);
  const [made] = await connection.rows<{ id: number }>('SELECT LAST_INSERT_ID() AS id');
  const id = await newGame(connection, 'campus', null);
  expect(await stateOf(connection, made?.id ?? 0)).toEqual(await stateOf(connection, id));
});

describe('how many play', () => {
  test('without an opening position, players are named, or their number is given', async () => {
    const { board = {} } = await documentOf(connection, 'campus');
    await importEdition(connection, { edition: 'no player', board, rules: { jail_turns: 1 } });
    const id = await newGame(connection, 'no player', null);
    expect(await connection.rows('SELECT turn, pid, name, token, bank_balance, location FROM Player WHERE game_id = ? ORDER BY turn', [id])).toEqual([
      { turn: 0, pid: 0, name: 'Player 1', token: null, bank_balance: 1500, location: 0 },
      { turn: 1, pid: 1, name: 'Player 2', token: null, bank_balance: 1500, location: 0 },
    ]);
  });

  test('one player is too few for an opening position', async () => {
    const refusal = await changingNothing(connection, () =>
      makeEdition(connection, 'one player', { players: 1 }).then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    expect(refusal).toMatchObject({ token: 'edition_malformed', sentence: expect.stringContaining('opening') });
  });

  test('two players are enough, and play', async () => {
    await makeEdition(connection, 'two players', { players: 2 });
    const game = await TestGame.start(connection, 'two players');
    await game.roll(3, 1, 1);
    expect((await game.ledger()).map(({ round, turn }) => [round, turn])).toEqual([[1, 0], [1, 1], [2, 0]]);
  });
});

describe('the rules of a game', () => {
  test('are those that it began with, even if its edition changes', async () => {
    const before = await makeEdition(connection, 'to be replaced', { salary: 300 });
    const game = await TestGame.start(connection, 'to be replaced');
    const after = await makeEdition(connection, 'to be replaced', { salary: 7 });
    expect(after).not.toBe(before);
    await game.roll(3);
    expect((await game.player(0)).balance).toBe(150 + 300);
    const next = await TestGame.start(connection, 'to be replaced');
    await next.roll(3);
    expect((await next.player(0)).balance).toBe(150 + 7);
    // Put back what the next run begins with.
    expect(await makeEdition(connection, 'to be replaced', { salary: 300 })).not.toBe(after);
  });
});
