import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/game/connection';
import { readMoves } from '../../src/game/views';
import { makeEdition } from '../support/editions';
import { openWorkerDatabase, refusalOf, stateOf, TestGame } from '../support/game';
import { expectInvariants } from '../support/invariants';

/** Without a salary, every game is over long before. */
const MOST_MOVES = 400;

const NO_SALARY = 'random games without salary';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeEdition(connection, 901, NO_SALARY, { salary: 0 });
});
afterAll(() => connection.close());

/** Dice for ever, from a generator with a given state. */
function* diceFrom(seed: number): Generator<number> {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield 1 + Math.floor((state / 2 ** 32) * 6);
  }
}

/** Plays until the game is over, or for MOST_MOVES moves. @returns whether it is over */
async function play(game: TestGame, seed: number): Promise<boolean> {
  const dice = diceFrom(seed);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const [row] = await connection.rows<{ phase: string }>('SELECT phase FROM Game WHERE game_id = ?', [game.id]);
    if (row?.phase === 'over') return true;
    await game.roll(dice.next().value as number);
  }
  return false;
}

async function replay(game: TestGame, edition = 'campus'): Promise<TestGame> {
  const copy = await TestGame.start(connection, edition);
  await copy.run(
    'INSERT INTO Gamemanager (game_id, action, dice) SELECT ?, action, dice FROM Gamemanager' +
      ' WHERE game_id = ? ORDER BY record_ID',
    [copy.id, game.id],
  );
  return copy;
}

const aSeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('random games keep the books, and a replay is the same row by row', async () => {
  await fc.assert(
    fc.asyncProperty(aSeed, async (seed) => {
      const game = await TestGame.start(connection);
      await play(game, seed);
      await expectInvariants(connection, game.id);
      const copy = await replay(game);
      expect(await copy.state()).toEqual(await game.state());
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test('random games without a salary come to their end, with the last player as the winner', async () => {
  await fc.assert(
    fc.asyncProperty(aSeed, async (seed) => {
      const game = await TestGame.start(connection, NO_SALARY);
      expect(await play(game, seed)).toBe(true);
      await expectInvariants(connection, game.id);
      const copy = await replay(game, NO_SALARY);
      expect(await copy.state()).toEqual(await game.state());
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test('any sequence of rolls keeps the books at every move', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 25 }), async (rolls) => {
      const game = await TestGame.start(connection);
      for (const dice of rolls) {
        await game.roll(dice);
        await expectInvariants(connection, game.id);
      }
    }),
    { numRuns: 15 },
  );
});

test('movesView is exact: what it lists is accepted, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }),
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      async (rolls, dice) => {
        const game = await TestGame.start(connection);
        await game.roll(...rolls);
        const [move, ...others] = await readMoves(connection);
        expect(others).toEqual([]);
        if (!move) throw new Error('Nothing may be inserted.');
        const isOffered = Number.isInteger(dice) && dice >= Number(move.Minimum) && dice <= Number(move.Maximum);
        const sql = 'INSERT INTO Gamemanager (game_id, action, player_ID, record_ID, dice) VALUES (?, ?, ?, ?, ?)';
        const named = [move.Game, move.Action, move['Player No.'], move.Record];
        if (!isOffered) {
          const before = await game.state();
          await refusalOf(connection, sql, [...named, dice]);
          expect(await game.state()).toEqual(before);
        }
        for (const offered of [Number(move.Minimum), Number(move.Maximum)]) {
          const copy = await replay(game);
          await copy.run(sql, [copy.id, ...named.slice(1), offered]);
        }
        await game.run(move.SQL);
        expect((await game.ledger()).length).toBe(rolls.length + 1);
      },
    ),
    { numRuns: 20 },
  );
});

test('a replay of a game changes no other game', async () => {
  const original = await TestGame.start(connection);
  await original.roll(3, 1, 4, 2);
  const bystander = await TestGame.start(connection);
  await bystander.roll(5, 5, 5);
  const before = await stateOf(connection, bystander.id);
  await replay(original);
  expect(await stateOf(connection, bystander.id)).toEqual(before);
});
