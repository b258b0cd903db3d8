import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { makeEdition } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, TestGame } from '../../support/game';

const ADD = 'INSERT INTO Player (game_id, pid, name, token, bank_balance) VALUES (?, ?, ?, ?, 100)';

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

test('six can join; a seventh is refused, in one statement or in two', async () => {
  await game.run(ADD, [game.id, 4, 'Ann', 3]);
  await game.run(ADD, [game.id, 5, 'Tom', 5]);
  await game.run("INSERT INTO Token (tid, name) VALUES (70, 'Iron') AS new ON DUPLICATE KEY UPDATE name = new.name");
  const refusal = await changingNothing(connection, () =>
    game.expectRefusal('too_many_players', ADD, [game.id, 6, 'Eve', 70]),
  );
  expect(refusal).toMatchObject({ errno: 50042, sentence: `Game ${game.id} has its 6 players already.` });
  await changingNothing(connection, () =>
    other.expectRefusal(
      'too_many_players',
      'INSERT INTO Player (game_id, pid, name, token) VALUES (?, 4, ?, 3), (?, 5, ?, 5), (?, 6, ?, 70)',
      [other.id, 'Ann', other.id, 'Tom', other.id, 'Eve'],
    ),
  );
});

test('the number of players is that of the edition', async () => {
  await makeEdition(connection, 721, 'four at most', { maxPlayers: 4 });
  const small = await TestGame.start(connection, 'four at most');
  const refusal = await small.expectRefusal('too_many_players', ADD, [small.id, 4, 'Ann', 3]);
  expect(refusal.sentence).toBe(`Game ${small.id} has its 4 players already.`);
});

test('nobody joins a game that has begun', async () => {
  await game.roll(3);
  const refusal = await changingNothing(connection, () => game.expectRefusal('game_started', ADD, [game.id, 4, 'Ann', 3]));
  expect(refusal).toMatchObject({ errno: 50043, sentence: `Game ${game.id} has begun: nobody can join it.` });
  await other.run(ADD, [other.id, 4, 'Ann', 3]);
});

test('a game that has begun says so before it says that it is full', async () => {
  await game.run(ADD, [game.id, 4, 'Ann', 3]);
  await game.run(ADD, [game.id, 5, 'Tom', 5]);
  await game.roll(3);
  await game.expectRefusal('game_started', ADD, [game.id, 6, 'Eve', 5]);
});

test.each([
  ['a name that is taken', [4, 'Jane', 3], 1062],
  ['a token that is taken', [4, 'Ann', 1], 1062],
  ['a number that is taken', [0, 'Ann', 3], 1062],
  ['a token that does not exist', [4, 'Ann', 99], 1452],
  ['a negative number', [-1, 'Ann', 3], 3819],
])('%s is refused by the table', async (_, player, errno) => {
  await changingNothing(connection, async () => {
    expect(await errnoOf(connection, ADD, [game.id, ...player])).toBe(errno);
  });
});

test('a player of no game is refused by the table', async () => {
  await changingNothing(connection, async () => {
    expect(await errnoOf(connection, ADD, [2_000_000_000, 4, 'Ann', 3])).toBe(1452);
  });
});
