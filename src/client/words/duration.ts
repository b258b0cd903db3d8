import { counted } from './counted';

/** A time in words, e.g. `2 hours`, `45 minutes`. */
export function durationOf(minutes: number): string {
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
}
