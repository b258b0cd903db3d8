import type { GameOptions } from '../../client/game-options';
import { type Seating, USUAL_BOTS } from '../../client/new-game';
import type { Choices } from './choices';

/** A game against bots without any choices: as many bots as exist and the edition allows, each with a token. */
export function quickGame({ edition, characters, pieces }: Choices, name: string): GameOptions {
  const bots = characters.slice(0, Math.min(USUAL_BOTS, (edition?.['Maximum players'] ?? 1) - 1));
  const seats: Seating[] = [{ ...(name === '' ? {} : { name }) }, ...bots.map(({ Character: character }) => ({ character }))];
  return {
    dice: 'server',
    players: seats.map((seat, index) => {
      const token = pieces[index];
      return token === undefined || typeof seat === 'string' ? seat : { ...seat, token };
    }),
  };
}
