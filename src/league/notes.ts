import { counted } from '../telling/counted';
import type { Seating } from './views';

/** Says how many sit out in each round; undefined: nobody does, or there are too few for one table. */
export function byesNote(seating: Seating | undefined): string | undefined {
  if (!seating || seating['Left over'] === 0 || seating.Players < 3) return undefined;
  return `${seating['Left over']} of ${seating.Players} players ${seating['Left over'] === 1 ? 'sits' : 'sit'} out in each round.`;
}

/** Warns that another ranking changes standings that there are. @param played matches that have a result */
export function rankingNote(played: number): string | undefined {
  if (played === 0) return undefined;
  return `${counted(played, 'match', 'matches')} ${played === 1 ? 'was' : 'were'} played before; the standings of their rounds change too.`;
}
