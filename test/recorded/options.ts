import type { Chance } from '../support/chance';

/** How a recorded game is made. @returns null: as new_game makes it */
export function optionsOf(edition: string, number: number, chance: Chance): object | null {
  if (edition === 'campus') return null;
  const dice = number % 2 === 0 ? 'server' : 'table';
  return { players: chance.between(2, 5), dice, seed: `recorded ${number}` };
}
