import { is, isName, normalType, splitAtCommas, type Token, tokenize } from '../linker';
import type { SqlFile } from './sql-object';

/** Statements that make or change the ledger, whose trigger is linked. */
const LEDGER = /\b(?:CREATE|ALTER)\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?Gamemanager\b(?:'(?:[^']|'')*'|[^;'])*/gi;

/** Words after the type of a column. */
const AFTER_TYPE = ['not', 'null', 'default', 'comment', 'after', 'first', 'primary', 'unique', 'references', 'check', 'generated', 'as'];

/** Words at the beginning of a line that describes no column. */
const NO_COLUMN = ['constraint', 'primary', 'unique', 'key', 'index', 'foreign', 'check', 'drop', 'rename'];

/** The columns of the ledger and their types, as the migrations leave them. */
export function ledgerColumns(migrations: readonly SqlFile[]): ReadonlyMap<string, string> {
  const columns = new Map<string, string>();
  for (const { name, sql } of migrations) {
    for (const [statement] of sql.matchAll(LEDGER)) {
      const tokens = tokenize(statement, `migrations/${name}`);
      const table = tokens.findIndex(({ low }) => low === 'gamemanager');
      const isCreate = is(tokens[0], 'create');
      const last = tokens.map(({ text }) => text).lastIndexOf(')');
      for (const part of splitAtCommas(isCreate ? tokens.slice(table + 2, last) : tokens.slice(table + 1))) {
        const column = columnOf(part, isCreate);
        if (column) columns.set(...column);
      }
    }
  }
  return columns;
}

/** The name and the type of a column that a part of a statement describes. */
function columnOf(part: readonly Token[], isCreate: boolean): [string, string] | undefined {
  let at = 0;
  if (!isCreate) {
    if (!is(part[0], 'add', 'modify')) return undefined;
    at = is(part[1], 'column') ? 2 : 1;
  }
  const name = part[at];
  if (!name || !isName(name) || is(name, ...NO_COLUMN)) return undefined;
  const rest = part.slice(at + 1);
  const end = rest.findIndex((token) => is(token, ...AFTER_TYPE));
  return [name.text, normalType(end < 0 ? rest : rest.slice(0, end))];
}
