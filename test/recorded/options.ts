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
