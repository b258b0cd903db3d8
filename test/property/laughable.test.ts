import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { readCharacters } from '../../src/client/bots';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { openWorkerDatabase } from '../support/game';
import { laughableIn } from '../support/laughable';
import { casesToTry, RANDOM_TIMEOUT } from '../support/random-cases';

/** How many games of each edition. */
const GAMES = casesToTry(1);

/** How many moves a game lasts at most: by then everything is sold and much is traded. */
const MOST_MOVES = 800;

let connection: GameConnection;
let characters: string[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  characters = (await readCharacters(connection)).filter((character) => !character['Stands in']).map(({ Character: name }) => name);
});
afterAll(() => connection.close());

test.each(['standard', 'classic'])('bots of %s decide nothing that people laugh at', async (edition) => {
  for (let number = 0; number < GAMES; number += 1) {
    const first = randomInt(characters.length);
    const players = Array.from({ length: 4 }, (_, seat) => ({ character: characters[(first + seat) % characters.length] ?? '' }));
    const options = { players, dice: 'server', seed: `laughable ${randomInt(2 ** 40)}` } as const;
    const game = await openGame(connection, edition, null, options);
    const { found, moves } = await laughableIn(connection, game, MOST_MOVES);
    expect([JSON.stringify(options), found]).toEqual([JSON.stringify(options), []]);
    expect(moves).toBeGreaterThan(50);
    await connection.run('CALL delete_game(?)', [game]);
  }
}, RANDOM_TIMEOUT);
