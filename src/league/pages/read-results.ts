import type { Score } from '../calls';
import type { Result } from '../results';
import { type Form, textsOf } from '../../page/form';

/** The typed scores of a match. A player may have been renamed in the meantime. */
export interface Typed {
  match: number;
  /** the table's number in the round */
  table: string;
  rows: readonly { number: string; player: string; text: string }[];
}

/** The form of a score. */
const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

/** The typed scores in a form, by match. */
export function typedIn(form: Form): Typed[] {
  return textsOf(form, 'match').map((match, index) => {
    const [numbers, texts] = [textsOf(form, `number.${match}`), textsOf(form, `score.${match}`)];
    return {
      match: /^\d{1,15}$/.test(match) ? Number(match) : 0,
      table: textsOf(form, 'table')[index] ?? '',
      rows: textsOf(form, `player.${match}`).map((player, row) => ({ number: numbers[row] ?? '', player, text: texts[row] ?? '' })),
    };
  });
}

/** The results of the tables with typed scores. Empty fields are left out. */
export function resultsIn(typed: readonly Typed[]): Result[] {
  return typed.map(({ match, rows }) => ({ match, scores: rows.flatMap(({ player, text }) => scoreIn(player, text)) })).filter(({ scores }) => scores.length > 0);
}

/** An error sentence for the first score that is not a number; undefined when there is none. */
export function notNumbersIn({ rows }: Typed): string | undefined {
  const wrong = rows.find(({ text }) => scoreIn('', text).some(({ score }) => Number.isNaN(score)));
  return wrong && `The score of ${wrong.player} is not a number: ${wrong.text.trim().slice(0, MOST_SHOWN)}.`;
}

/** The most characters of a typed text that a message repeats. */
const MOST_SHOWN = 30;

function scoreIn(player: string, text: string): Score[] {
  const trimmed = text.trim().replace('\u2212', '-');
  return trimmed === '' ? [] : [{ player, score: NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN }];
}
