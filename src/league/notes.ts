import { counted } from '../client/words/counted';
import { listedName } from './listed-name';
import type { RepeatedMeeting, Seating } from './views';

/** How many players sit out in each round; undefined: nobody, or there are too few players for one table. */
export function byesNote(seating: Seating | undefined): string | undefined {
  if (!seating || seating['Left over'] === 0 || seating.Players < 3) return undefined;
  return `${seating['Left over']} of ${seating.Players} players ${seating['Left over'] === 1 ? 'sits' : 'sit'} out in each round.`;
}

/** A warning that a new ranking changes existing standings. @param played matches that have a result */
export function rankingNote(played: number): string | undefined {
  if (played === 0) return undefined;
  return `${counted(played, 'match', 'matches')} ${played === 1 ? 'has' : 'have'} already been played; the standings of their rounds change too.`;
}

/** The players who were seated without being entered; undefined: all of them are entered. */
export function unenteredNote(players: readonly string[]): string | undefined {
  if (players.length === 0) return undefined;
  return `Seated, but not entered for the tournament: ${players.map(listedName).join(', ')}`;
}

/** The pairs that meet again in a draw, e.g. `2 pairs meet again: Ivy–Max, Hal–Kai`; undefined: nobody does. */
export function repeatsNote(pairs: readonly RepeatedMeeting[]): string | undefined {
  if (pairs.length === 0) return undefined;
  const names = pairs.map(({ Player, Other }) => `${listedName(Player)}–${listedName(Other)}`).join(', ');
  return `${counted(pairs.length, 'pair')} ${pairs.length === 1 ? 'meets' : 'meet'} again: ${names}`;
}
