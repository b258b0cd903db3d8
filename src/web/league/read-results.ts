import type { Score } from '../../league/calls';
import type { Result } from '../../league/results';
import { type Form, textsOf } from '../form';

/** What somebody typed for a match: players, who may have another name meanwhile, and texts for their scores. */
export interface Typed {
  match: number;
  /** as people call it */
  table: string;
  rows: readonly { number: string; player: string; text: string }[];
}

/** A score as it is typed. */
const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

/** What was typed, match by match. */
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

/** The results of those tables at which something was typed. A field that was left empty is no score. */
export function resultsIn(typed: readonly Typed[]): Result[] {
  return typed.map(({ match, rows }) => ({ match, scores: rows.flatMap(({ player, text }) => scoreIn(player, text)) })).filter(({ scores }) => scores.length > 0);
}

/** What was typed and is no number, in a sentence; undefined: nothing. */
export function notNumbersIn({ rows }: Typed): string | undefined {
  const wrong = rows.find(({ text }) => scoreIn('', text).some(({ score }) => Number.isNaN(score)));
  return wrong && `The score of ${wrong.player} is no number: ${wrong.text.trim().slice(0, MOST_SHOWN)}.`;
}

/** How much is repeated of what somebody typed. */
const MOST_SHOWN = 30;

function scoreIn(player: string, text: string): Score[] {
  const trimmed = text.trim().replace('\u2212', '-');
  return trimmed === '' ? [] : [{ player, score: NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN }];
}
