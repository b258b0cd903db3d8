import type { GameOptions, Seating } from '../../game/new-game';
import type { Choices } from './choices';

/** The number of bots in a quick game. */
export const QUICK_BOTS = 3;

/** A game against bots without any choices: as many bots as exist and the edition allows, each with a token. */
export function quickGame({ edition, characters, pieces }: Choices, name: string): GameOptions {
  const bots = characters.slice(0, Math.min(QUICK_BOTS, (edition?.['Maximum players'] ?? 1) - 1));
  const seats: Seating[] = [{ ...(name === '' ? {} : { name }) }, ...bots.map(({ Character: character }) => ({ character }))];
  return {
    dice: 'server',
    players: seats.map((seat, index) => {
      const token = pieces[index];
      return token === undefined || typeof seat === 'string' ? seat : { ...seat, token };
    }),
  };
}
