import type { Game } from '../rows';
import { counted } from './counted';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Says when a game ends in which nobody moves, e.g. `Nobody has moved for 33 days; the game ends on 3 March.`
 * @param now in milliseconds, as of Date.now()
 * @returns undefined: that is not announced
 */
export function endOfAbandoned({ 'Last move': lastMove, Ends: ends }: Pick<Game, 'Last move' | 'Ends'>, now: number): string | undefined {
  if (ends === null) return undefined;
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d) /.exec(ends) ?? [];
  return `Nobody has moved for ${counted(Math.floor((now - timeOf(lastMove)) / DAY), 'day')}; the game ends on ${Number(day)} ${MONTHS[Number(month) - 1]}.`;
}

/** A time in UTC, as MySQL writes it, in milliseconds. */
function timeOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}
