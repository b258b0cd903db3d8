import type { SqlFile } from '../catalogue';
import { closing, is, tokenize } from './tokens';
import { textOf } from './types';

/** The table that says which number a refusal has. */
const TABLE = 'refusal';

/**
 * The numbers of the refusals by their tokens, as the seeds give them out.
 * @throws SyntaxFinding when a seed is not understood
 */
export function refusalNumbers(seeds: readonly SqlFile[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { name, sql } of seeds) {
    if (!/\bINTO\s+Refusal\b/i.test(sql)) continue;
    const tokens = tokenize(sql, `seeds/${name}`);
    tokens.forEach((token, index) => {
      if (token.low !== TABLE || !is(tokens[index - 1], 'into') || !is(tokens[index + 1], '(')) return;
      const columns = tokens.slice(index + 2, closing(tokens, index + 1) - 1).filter(({ kind }) => kind === 'word');
      let at = closing(tokens, index + 1);
      if (!is(tokens[at], 'values')) return;
      for (at += 1; is(tokens[at], '('); at = closing(tokens, at) + Number(is(tokens[closing(tokens, at)], ','))) {
        const values = tokens.slice(at + 1, closing(tokens, at) - 1).filter((value) => !is(value, ','));
        const named = (column: string) => values[columns.findIndex(({ low }) => low === column)];
        const refusal = named('token');
        if (refusal) numbers.set(textOf(refusal) ?? '', Number(named('errno')?.text));
      }
    });
  }
  return numbers;
}
