import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { importDocument } from '../../support/documents';
import { openWorkerDatabase, TestGame } from '../../support/game';

/** Tiles that lead forward to the next of a kind. */

/** Ten tiles; ways to a colour, to bonuses of a name, and to the only one of its kind. */
const PATHS = {
  edition: 'paths',
  rules: { landing_told: true },
  board: {
    first_location: 5, salary: 100,
    tiles: [
      'Gate',
      { bonus: 'To an inn', move_to_nearest: 'Inn' },
      { property: 'Elm', colour: 'Green', price: 10, rent: 1 },
      { bonus: 'Inn', pay: 3 },
      { bonus: 'To the greens', move_to_nearest: 'green' },
      { property: 'Ash', colour: 'Brown', price: 10, rent: 1 },
      { bonus: 'Inn', pay: 3 },
      { bonus: 'To the brown', move_to_nearest: 'Brown' },
      { property: 'Oak', colour: 'Green', price: 10, rent: 1 },
      { bonus: 'To the gate', move_to_nearest: 'Gate' },
    ],
  },
  opening: [{ name: 'Ada', cash: 100 }, { name: 'Ben', cash: 100 }],
};

const [GATE, TO_INN, ELM, INN, TO_GREENS, ASH, INN_2, TO_BROWN, OAK, TO_GATE] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await importDocument(connection, PATHS);
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection, 'paths');
});

describe('to the nearest tile, forward', () => {
  test.each([
    ['bonus of a name', TO_INN, INN, 100 - 3],
    ['property of a colour, written otherwise', TO_GREENS, OAK, 100 - 10],
    ['only one of its kind, past the first tile, which pays', TO_BROWN, ASH, 100 + 100 - 10],
    ['one that is the first tile, which pays', TO_GATE, GATE, 100 + 100],
  ])('%s', async (_, from, to, money) => {
    // From Oak it is nine tiles to To the brown.
    const start = from === TO_INN ? GATE : from - 1;
    await game.place(0, start);
    await game.roll(1);
    expect([(await game.player(0)).location, (await game.player(0)).balance]).toEqual([to, money]);
  });

  test('is the next one ahead, not the one that was just passed', async () => {
    await game.place(0, INN_2 - 2);
    // From Ash's left neighbour two tiles on: the second inn itself pays, and does not lead on.
    await game.roll(2);
    expect(await game.player(0)).toMatchObject({ location: INN_2, balance: 97 });
    await game.place(1, TO_GATE - 4);
    await game.roll(3);
    expect(await game.player(1)).toMatchObject({ location: OAK });
    expect(ELM).toBeLessThan(OAK);
  });
});

test('from such a tile is one full round, back to the same tile', async () => {
  await importDocument(connection, {
    ...PATHS, edition: 'a round',
    board: { ...PATHS.board, tiles: ['Gate', { bonus: 'Chance', draw: 'Lap' }, { property: 'Elm', colour: 'Green', price: 10, rent: 1 }] },
    decks: { Lap: [{ text: 'Once round.', move_to_nearest: 'Chance' }, { text: 'Stay.', collect: 7 }] },
  });
  game = await TestGame.start(connection, 'a round');
  await connection.run('UPDATE DeckCard SET place = card_id WHERE game_id = ?', [game.id]);
  await game.roll(1);
  expect(await game.player(0)).toMatchObject({ location: 6, balance: 100 + 100 + 7 });
  expect((await game.events()).map(({ kind }) => kind)).toEqual(['drew', 'moved_on', 'salary', 'drew', 'collected']);
});

test('a card to the tile of the player does not move the player', async () => {
  await importDocument(connection, {
    edition: 'staying',
    board: { first_location: 0, salary: 100, tiles: ['Gate', { bonus: 'Cards', draw: 'Deck' }, 'Corner'] },
    decks: { Deck: [{ text: 'Stay.', move_to: 'Cards' }, { text: 'A gift.', collect: 5 }] },
    opening: [{ name: 'Ada', cash: 100 }, { name: 'Ben', cash: 100 }],
  });
  const staying = await TestGame.start(connection, 'staying');
  await staying.run("UPDATE DeckCard AS k JOIN Card AS c USING (ruleset_id, card_id) SET k.place = IF(c.effect = 'move_to', 0, 1) WHERE k.game_id = ?", [staying.id]);
  await staying.roll(1);
  expect(await staying.player(0)).toMatchObject({ location: 1, balance: 100 });
  // The move is over: the next one rolls.
  await staying.roll(2);
  expect(await staying.player(1)).toMatchObject({ location: 2 });
});
