import type { GameConnection } from '../../src/client/connection';
import { houseRules } from '../support/any-edition';
import type { Chance } from '../support/chance';

/** How a random game is made. @param numbers a list that some games take their dice from; default: none do */
export function optionsOf(edition: string, number: number, chance: Chance, numbers?: string): object {
  const isCampus = edition === 'campus';
  const sources = ['table', 'server', ...(numbers === undefined || isCampus ? [] : ['numbers'])];
  const dice = chance.pick(sources);
  return {
    dice,
    seed: `random game ${number}`,
    // It begins with players of its own.
    ...(isCampus ? {} : { players: chance.between(2, 5) }),
    ...(dice === 'numbers' ? { numbers } : {}),
  };
}

/** How a random game is made that has rules of its own, and now and then the board of another edition. */
export async function houseOptionsOf(connection: GameConnection, edition: string, number: number, chance: Chance): Promise<object> {
  const isCampus = edition === 'campus';
  const other = isCampus || chance.below(4) > 0 ? null : chance.pick(['campus', 'hoarding', 'singletonopoly']);
  // Some boards need rules that an edition has not, whatever is changed of it.
  const [rules, board] = await houseRules(connection, edition, other, number).then(
    (found) => [found, other] as const,
    async () => [await houseRules(connection, edition, null, number), null] as const,
  );
  const { min_players: least = 2, max_players: most = isCampus ? 6 : 8, players_left_to_end: left = 1 } = rules;
  const players = Math.min(Math.max(chance.between(2, 5), Number(least), Number(left) + 1), Number(most));
  return {
    dice: chance.pick(['table', 'server']),
    seed: `house ${number}`,
    rules,
    ...(board === null ? {} : { board }),
    ...(isCampus ? {} : { players }),
  };
}

const CHARACTERS = ['Adventurous Capitalist', 'Ebenezer Scrooge', 'Master Builder', 'Jealous Neighbour', 'Bargain Hunter'];

/** How a game of standard is made in which characters play: half of them are poor, and go bankrupt. */
export function standardOptionsOf(number: number, chance: Chance): object {
  return {
    dice: chance.pick(['table', 'server']),
    seed: `standard ${number}`,
    players: Array.from({ length: chance.between(2, 5) }, () => ({ character: chance.pick(CHARACTERS) })),
    pace: chance.pick(['full', 'full', 'short', 'timed']),
    rules: {
      starting_cash: (number % 2 ? chance.between(4, 15) : chance.between(2, 4)) * 100,
      // A shortage comes sooner.
      ...(chance.below(2) ? { house_stock: chance.between(6, 12) } : {}),
      ...(chance.below(8) === 0 ? { buys_after_lap: true } : {}),
    },
  };
}

/** How a game of classic is made in which characters play, some of them twice. */
export function classicOptionsOf(number: number, chance: Chance): object {
  const players = Array.from({ length: chance.between(2, 6) }, () => ({ character: chance.pick(CHARACTERS) }));
  const pace = chance.pick([null, 'low', 'medium', 'high']);
  return {
    dice: chance.pick(['table', 'server']),
    seed: `classic ${number}`,
    players,
    ...(pace === null ? {} : { pace }),
    // Who has less is in debt sooner.
    ...(chance.below(2) ? { rules: { starting_cash: chance.between(5, 15) * 100 } } : {}),
  };
}
