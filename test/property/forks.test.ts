import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';
import { forkGame, readSeatsAt, replayGame } from '../../src/client/time';
import { readSeats } from '../../src/client/views';
import { Chance } from '../support/chance';
import { makeHouseRules } from '../support/editions';
import { changingNothing } from '../support/everything';
import { openWorkerDatabase } from '../support/game';
import { playRandomly } from '../support/random-play';
import { optionsOf } from '../recorded/options';
import { startGame } from '../recorded/play-recording';
import { makeNumberList } from '../support/number-list';

const MOST_MOVES = 150;

/** Random games of each edition, which every test looks at. */
const GAMES = 2;

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

/** A random game that was played on after it had been looked at. It follows from its seed. */
interface Played {
  seed: number;
  gameId: number;
  /** what was seen after so many moves */
  seats: object[];
  lookedAfter: number;
  moves: number;
  chance: Chance;
}

async function randomGame(edition: string, seed: number): Promise<Played> {
  const chance = new Chance(seed);
  const gameId = await startGame(connection, edition, optionsOf(edition, seed, chance, NUMBERS));
  const lookedAfter = await playRandomly(connection, gameId, chance, chance.between(1, MOST_MOVES));
  const seats = await readSeats(connection);
  const moves = lookedAfter + (await playRandomly(connection, gameId, chance, MOST_MOVES - lookedAfter));
  return { seed, gameId, seats, lookedAfter, moves, chance };
}

/** Everything in which two games differ. */
async function differences(one: number, other: number): Promise<object[]> {
  const results = await connection.rows<object>('CALL compare_games(?, ?)', [one, other]);
  return results.filter((result) => Array.isArray(result)).flat();
}

describe.each(['campus', 'hoarding', 'singletonopoly', HOUSE_RULES])('%s', (edition) => {
  const games: Played[] = [];
  beforeAll(async () => {
    for (const seed of fc.sample(fc.integer({ min: 0, max: 2 ** 32 - 1 }), GAMES)) {
      games.push(await randomGame(edition, seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
      }));
    }
  });

  test('a random game is replayed identically', async () => {
    for (const { seed, gameId, moves } of games) {
      expect({ seed, replay: await replayGame(connection, gameId) }).toEqual({ seed, replay: { moves, refused: null, differences: [] } });
    }
  });

  test('a fork at any record with the same later moves reaches the same state', async () => {
    for (const { seed, gameId, moves, chance } of games) {
      for (const record of [0, moves, chance.between(0, moves), chance.between(0, moves)]) {
        const fork = await forkGame(connection, gameId, record, null);
        await connection.run(REST, [fork, gameId, record]);
        expect({ seed, record, differences: await differences(gameId, fork) }).toEqual({ seed, record, differences: [] });
      }
    }
  });

  test('looking back shows the state of that time', async () => {
    for (const { seed, gameId, seats, lookedAfter } of games) {
      await changingNothing(connection, async () => {
        expect({ seed, seats: await readSeatsAt(connection, gameId, lookedAfter) }).toEqual({ seed, seats });
      });
    }
  });

  test('a fork is independent', async () => {
    for (const { seed, gameId, moves, chance } of games) {
      const untouched = await forkGame(connection, gameId, null, null);
      const fork = await forkGame(connection, gameId, chance.between(0, moves), null);
      await playRandomly(connection, fork, chance, 60);
      expect({ seed, differences: await differences(gameId, untouched) }).toEqual({ seed, differences: [] });
      expect({ seed, replay: await replayGame(connection, fork) }).toMatchObject({ seed, replay: { refused: null, differences: [] } });
    }
  });
});
