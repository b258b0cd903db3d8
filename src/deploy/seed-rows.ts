import { closing, is, splitAtCommas, textOf, type Token, tokenize } from '../linker';
import type { SqlFile } from './sql-object';

/** A row that a seed inserts. */
export interface SeedRow {
  /** `seeds/FILE:LINE`, where the row begins */
  place: string;
  /** the values by column: texts without quotes, other literals as written; undefined: NULL */
  values: Readonly<Record<string, string | undefined>>;
}

/**
 * The rows that the seeds insert into a table.
 * @throws SqlSyntaxError when a seed that does so cannot be parsed
 */
export function seedRows(seeds: readonly SqlFile[], table: string): SeedRow[] {
  const rows: SeedRow[] = [];
  for (const { name, sql } of seeds) {
    if (!new RegExp(`\\bINTO\\s+${table}\\b`, 'i').test(sql)) continue;
    const tokens = tokenize(sql, `seeds/${name}`);
    tokens.forEach((token, index) => {
      if (token.low !== table.toLowerCase() || !is(tokens[index - 1], 'into') || !is(tokens[index + 1], '(')) return;
      let at = closing(tokens, index + 1);
      const columns = splitAtCommas(tokens.slice(index + 2, at - 1)).map(([column]) => column?.low ?? '');
      if (!is(tokens[at], 'values')) return;
      for (at += 1; is(tokens[at], '('); at += Number(is(tokens[at], ','))) {
        const end = closing(tokens, at);
        const values = splitAtCommas(tokens.slice(at + 1, end - 1)).map(valueOf);
        rows.push({ place: `seeds/${name}:${tokens[at]?.line}`, values: Object.fromEntries(columns.map((column, position) => [column, values[position]])) });
        at = end;
      }
    });
  }
  return rows;
}

function valueOf([value, digits]: readonly Token[]): string | undefined {
  if (!value || is(value, 'null')) return undefined;
  return textOf(value) ?? (value.text === '-' ? `-${digits?.text}` : value.text);
}
