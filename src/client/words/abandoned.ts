import type { Game } from '../rows';
import { counted } from './counted';

/** E.g. 3 March. */
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const DAY = 24 * 60 * 60 * 1000;

/**
 * Says when a game ends in which nobody moves, e.g. `Nobody has moved for 33 days; the game ends on 3 March.`
 * @param now in milliseconds, as of Date.now()
 * @returns undefined: that is not announced
 */
export function endOfAbandoned({ 'Last move': lastMove, Ends: ends }: Pick<Game, 'Last move' | 'Ends'>, now: number): string | undefined {
  if (ends === null) return undefined;
  return `Nobody has moved for ${counted(Math.floor((now - timeOf(lastMove)) / DAY), 'day')}; the game ends on ${DATE.format(timeOf(ends))}.`;
}

/** A time in UTC, as MySQL writes it, in milliseconds. */
function timeOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}
