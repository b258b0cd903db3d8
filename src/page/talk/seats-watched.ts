import type { PlayerState } from '../../client/views';
import type { Viewer } from '../guests/viewer';

/** What stands for all seats that are played at the computer of the host. */
export const AT_HOST = 'host';

/** The seats that somebody sits at who looks at a page. */
export function seatsAt({ seats }: Viewer): string[] {
  return seats === null ? [AT_HOST] : seats.map(String);
}

/** The seat by which a page knows whether a player is there; undefined where all play at one computer, and for bots and accounts. */
export function watchedSeat({ 'Player No.': number, Character: character, Account: account }: PlayerState, guests: ReadonlySet<number>): string | undefined {
  if (guests.size === 0 || character !== null || account !== null) return undefined;
  return guests.has(number) ? String(number) : AT_HOST;
}
