import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { documentOf, importEdition } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf, TestGame } from '../../support/game';

const ADD = 'INSERT INTO Player (game_id, turn, pid, name, token, bank_balance) VALUES (?, 4, ?, ?, ?, 100)';

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
});

test('a game has the seats of its opening position; nobody else can join', async () => {
  const refusal = await changingNothing(connection, () =>
    game.expectRefusal('too_many_players', ADD, [game.id, 4, 'Ann', 3]),
  );
  expect(refusal).toMatchObject({ errno: 50042, sentence: `Game ${game.id} already has its 4 players.` });
});

test('six can play; a seventh is refused', async () => {
  const { opening = [] } = await documentOf(connection, 'campus');
  const more = [
    { name: 'Ann', token: 'Top hat', cash: 100 }, { name: 'Tom', token: 'Boot', cash: 100 }, { name: 'Eve', token: 'Iron', cash: 100 },
  ];
  const seats = (count: number): object => ({ edition: 'six players', extends: 'campus', opening: [...opening, ...more.slice(0, count)] });
  await importEdition(connection, { edition: 'six players', extends: 'campus', ...seats(2) });
  const six = await TestGame.start(connection, 'six players');
  await six.roll(1, 1, 1, 1, 1, 1, 1);
  expect((await six.ledger()).map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 0]);
  const refusal = await changingNothing(connection, () =>
    refusalOf(connection, 'CALL import_edition(?)', [JSON.stringify(seats(3))]),
  );
  expect(refusal).toMatchObject({ token: 'edition_malformed', sentence: expect.stringMatching(/opening: has 7 players; the rules take 2 to 6/) });
});

test('without an opening position, the edition limits the number of players', async () => {
  await importEdition(connection, { edition: 'six at most', extends: 'singletonopoly', rules: { max_players: 6 } });
  const refusal = await changingNothing(connection, () =>
    refusalOf(connection, 'CALL open_game(?, NULL, ?)', ['six at most', '{"players": 7}']),
  );
  expect(refusal).toMatchObject({ token: 'too_many_players', sentence: 'This edition allows at most 6 players, not 7.' });
});

test('nobody can join a game that has begun, which is checked first', async () => {
  await game.roll(3);
  const refusal = await changingNothing(connection, () => game.expectRefusal('game_started', ADD, [game.id, 4, 'Ann', 3]));
  expect(refusal).toMatchObject({ errno: 50043, sentence: `Game ${game.id} has begun; nobody can join it.` });
});

test.each([
  ['a name that is taken', [4, 'Jane', 3], 1062],
  ['a token that is taken', [4, 'Ann', 1], 1062],
  ['a number that is taken', [0, 'Ann', 3], 1062],
  ['a token that does not exist', [4, 'Ann', 99], 1452],
  ['a negative number', [-1, 'Ann', 3], 3819],
])('%s is refused by the table', async (_, player, errno) => {
  await game.run('UPDATE GameState SET player_count = 6 WHERE game_id = ?', [game.id]);
  await changingNothing(connection, async () => {
    expect(await errnoOf(connection, ADD, [game.id, ...player])).toBe(errno);
  });
});

test('a player without a game is refused by the table', async () => {
  await changingNothing(connection, async () => {
    expect(await errnoOf(connection, ADD, [2_000_000_000, 4, 'Ann', 3])).toBe(1452);
  });
});
