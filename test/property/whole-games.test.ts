import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { playSome } from '../../src/client/bots';
import { deleteGame, openGame } from '../../src/client/new-game';
import { expectInvariants } from '../support/invariants';
import { Chance } from '../support/chance';
import { openWorkerDatabase } from '../support/game';
import { readOffers } from '../support/offers';
import { playCharacters } from '../support/random-play';

/** Whole games of classic, from the first roll to the winner, in which what must hold at every moment is looked at again and again. */

/** Set to play so many games instead of a few, or from another seed on, to hunt. */
const GAMES = Number(process.env.WHOLE_GAMES ?? 4);
const FIRST = Number(process.env.WHOLE_SEED ?? 1);

/** After so many moves a game is looked at. */
const STRETCH = 100;

/** A game that is longer is not played to its end: some have none. */
const MOST_MOVES = 6_000;

/** Rules that people change, by turns. */
const VARIANTS: readonly object[] = [
  {},
  { pace: 'high' },
  { rules: { house_stock: 32, hotel_stock: 12 } },
  { rules: { pot: 'fines', salary_factor_on_go: 2, deeds_dealt: 3 } },
  { pace: 'low', rules: { tax_percent: null, worth_of_buildings: false, trades_per_turn: 1, rent_in_jail: false } },
  { rules: { sell_deed_percent: 50, insolvent_at_once: false, auction: 'none', auction_seconds: null, bid_seconds: 0, first_bid_percent: 0, raise_percent: 0 } },
];

let connection: GameConnection;
let characters: string[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  characters = (await connection.rows<{ Character: string }>('SELECT * FROM botsView')).map(({ Character: name }) => name);
});
afterAll(() => connection.close());

/** @returns whether it came to an end */
async function playOut(seed: number): Promise<boolean> {
  const chance = new Chance(seed);
  const players = Array.from({ length: 2 + (seed % 5) }, (_, seat) => ({ character: characters[(seed + seat) % characters.length] ?? '' }));
  const options = { players, dice: 'server' as const, seed: `whole ${seed}`, ...VARIANTS[seed % VARIANTS.length] };
  const game = await openGame(connection, 'classic', null, options);
  await connection.choose(game);
  try {
    for (let moves = 0; moves < MOST_MOVES; moves += STRETCH) {
      // In every other game somebody moves among the characters who does whatever is possible.
      if (seed % 2 === 0) await playSome(connection, game, STRETCH);
      else await playCharacters(connection, game, chance, STRETCH);
      const offers = await readOffers(connection);
      await expectInvariants(connection, game, offers.length);
      if (offers.length === 0) return true;
    }
    return false;
  } catch (error) {
    throw new Error(`WHOLE_SEED=${seed} WHOLE_GAMES=1: ${String(error)}`, { cause: error });
  } finally {
    await deleteGame(connection, game);
  }
}

test('all invariants hold from the first roll to the winner', async () => {
  let ended = 0;
  for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
    if (await playOut(seed)) ended += 1;
  }
  // There are games in which nobody ever completes a colour.
  expect(ended).toBeGreaterThanOrEqual(Math.floor(GAMES / 2));
});
