import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/game/connection';
import { forkGame, readSeatsAt, replayGame } from '../../src/game/time';
import { readSeats } from '../../src/game/views';
import { Chance } from '../support/chance';
import { makeHouseRules } from '../support/editions';
import { changingNothing } from '../support/everything';
import { openWorkerDatabase } from '../support/game';
import { playRandomly } from '../support/random-play';
import { optionsOf } from '../recorded/options';
import { startGame } from '../recorded/play-recording';
import { makeNumberList } from '../support/number-list';

const MOST_MOVES = 150;

/** Makes the moves of one game after a record in another. */
const REST =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms)' +
  ' SELECT ?, player_ID, action, dice, dice2, prid, amount, terms FROM Gamemanager' +
  ' WHERE game_id = ? AND record_ID > ? ORDER BY record_ID';

/** An edition with what the others do without: auctions, free trades, a pot, waiting in jail, hotels. */
const HOUSE_RULES = 'everything, with forks';

/** Numbers that run out, so that players must go on with other dice. */
const NUMBERS = 'random games with forks';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeNumberList(connection, NUMBERS, Array.from({ length: 24 }, (_, index) => ((index + 1) * 37) % 101));
  await makeHouseRules(connection, HOUSE_RULES);
});
afterAll(() => connection.close());

const aSeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** A random game. @returns its number, how many moves it has, and how it follows from the seed */
async function randomGame(edition: string, seed: number, mostMoves: number): Promise<{ gameId: number; moves: number; chance: Chance }> {
  const chance = new Chance(seed);
  const gameId = await startGame(connection, edition, optionsOf(edition, seed, chance, NUMBERS));
  return { gameId, moves: await playRandomly(connection, gameId, chance, mostMoves), chance };
}

/** Everything in which two games differ. */
async function differences(one: number, other: number): Promise<object[]> {
  const results = await connection.rows<object>('CALL compare_games(?, ?)', [one, other]);
  return results.filter((result) => Array.isArray(result)).flat();
}

describe.each(['campus', 'hoarding', 'singletonopoly', HOUSE_RULES])('%s', (edition) => {
  test('the replay of a random game is the same', async () => {
    await fc.assert(
      fc.asyncProperty(aSeed, async (seed) => {
        const { gameId, moves } = await randomGame(edition, seed, MOST_MOVES);
        expect(await replayGame(connection, gameId)).toEqual({ moves, refused: null, differences: [] });
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  test('a fork at any record, with the same moves after it, comes to the same', async () => {
    await fc.assert(
      fc.asyncProperty(aSeed, async (seed) => {
        const { gameId, moves, chance } = await randomGame(edition, seed, MOST_MOVES);
        for (const record of [0, moves, chance.between(0, moves), chance.between(0, moves)]) {
          const fork = await forkGame(connection, gameId, record, null);
          await connection.run(REST, [fork, gameId, record]);
          expect({ record, differences: await differences(gameId, fork) }).toEqual({ record, differences: [] });
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  test('looking back shows what was seen then', async () => {
    await fc.assert(
      fc.asyncProperty(aSeed, async (seed) => {
        const { gameId, moves, chance } = await randomGame(edition, seed, 40);
        const seats = await readSeats(connection);
        await playRandomly(connection, gameId, chance, 40);
        await changingNothing(connection, async () => {
          expect(await readSeatsAt(connection, gameId, moves)).toEqual(seats);
        });
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  test('a fork goes its own way', async () => {
    await fc.assert(
      fc.asyncProperty(aSeed, async (seed) => {
        const { gameId, moves, chance } = await randomGame(edition, seed, 60);
        const untouched = await forkGame(connection, gameId, null, null);
        const fork = await forkGame(connection, gameId, chance.between(0, moves), null);
        await playRandomly(connection, fork, chance, 60);
        expect(await differences(gameId, untouched)).toEqual([]);
        expect(await replayGame(connection, fork)).toMatchObject({ refused: null, differences: [] });
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
