import type { Catalogue, SqlObject } from '../../src/deploy/catalogue';
import { Library } from '../../src/linker/library';
import { is, isName, type Token } from '../../src/linker/tokens';

/** What the server must allocate, open and lock each time a linked trigger starts. */
export interface LinkedSize {
  /** names of the routines that it still calls, and that these call */
  routines: string[];
  /** tables, once for each alias and for each routine that mentions them: `Table alias` */
  mentions: string[];
  /** names of the tables that are written */
  written: string[];
  variables: {
    /** in all blocks of the trigger */
    all: number;
    /** declared where it begins: set at every start */
    outermost: number;
  };
  /** characters of the trigger */
  length: number;
}

/**
 * Measures the fixed costs of a trigger.
 * @param trigger as it is deployed, linked or not
 * @param catalogue with the sources of what it calls, and the migrations that make the tables
 */
export function measureLinked(trigger: SqlObject, catalogue: Pick<Catalogue, 'migrations' | 'objects'>): LinkedSize {
  const library = new Library([...catalogue.objects.filter(({ name }) => name !== trigger.name), trigger]);
  const root = library.find(trigger.name.toLowerCase());
  if (!root) throw new Error(`${trigger.name} is no trigger or routine.`);
  const reached = [...library.reachOf(root).values()];
  const tables = tablesOf(catalogue);
  const mentions = reached.flatMap(({ tokens, head }) => [...new Set(mentionsIn(tokens.slice(head.length), tables))]);
  const written = reached.flatMap(({ tokens, head }) => writtenIn(tokens.slice(head.length), tables));
  return {
    routines: reached.filter((routine) => routine !== root).map(({ name }) => name).sort(),
    mentions: mentions.sort(),
    written: [...new Set(written)].sort(),
    variables: variablesIn(root.tokens),
    length: trigger.sql.length,
  };
}

/** The tables and views by their names in lower case. */
function tablesOf({ migrations, objects }: Pick<Catalogue, 'migrations' | 'objects'>): Map<string, string> {
  const made = migrations.flatMap(({ sql }) => [...sql.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?`?(\w+)/gi)]);
  const renaming = migrations.flatMap(({ sql }) => [...sql.matchAll(/\bRENAME\s+TABLE\s[^;]*/gi)]);
  const renamed = renaming.flatMap(([list]) => [...list.matchAll(/\sTO\s+`?(\w+)/gi)]);
  const names = [...[...made, ...renamed].map(([, name = '']) => name), ...objects.filter(({ type }) => type === 'VIEW').map(({ name }) => name)];
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

/** Words before a table; the tidy test forbids tables in comma lists. */
const BEFORE_TABLE = ['from', 'join', 'straight_join', 'update', 'into', 'ignore'];

/** Words after a table that are not an alias. */
const NO_ALIAS = [
  'set', 'where', 'on', 'using', 'join', 'left', 'right', 'inner', 'cross', 'straight_join', 'order', 'group', 'limit', 'for', 'force',
  'use', 'values', 'select', 'into', 'having', 'as',
];

function tableAt(tokens: readonly Token[], index: number, tables: ReadonlyMap<string, string>): string | undefined {
  const token = tokens[index];
  if (!token || !isName(token) || !is(tokens[index - 1], ...BEFORE_TABLE) || is(tokens[index + 1], '.')) return undefined;
  return tables.get(token.low);
}

function mentionsIn(tokens: readonly Token[], tables: ReadonlyMap<string, string>): string[] {
  return tokens.flatMap((_, index) => {
    const table = tableAt(tokens, index, tables);
    if (table === undefined) return [];
    const next = tokens[index + (is(tokens[index + 1], 'as') ? 2 : 1)];
    const alias = next && isName(next) && !is(next, ...NO_ALIAS) ? next.text : table;
    return [`${table} ${alias}`];
  });
}

function writtenIn(tokens: readonly Token[], tables: ReadonlyMap<string, string>): string[] {
  const written: string[] = [];
  tokens.forEach((token, index) => {
    const isUpdate = is(token, 'update') && !is(tokens[index - 1], 'for', 'key');
    const isChange = isUpdate || is(token, 'insert', 'delete') || (is(token, 'replace') && !is(tokens[index + 1], '('));
    if (!isChange) return;
    for (let at = index + 1; at <= index + 3; at += 1) {
      const table = tableAt(tokens, at, tables);
      if (table === undefined) continue;
      written.push(table);
      return;
    }
  });
  return written;
}

function variablesIn(tokens: readonly Token[]): LinkedSize['variables'] {
  let all = 0;
  let outermost = 0;
  let blocks = 0;
  tokens.forEach((token, index) => {
    if (is(token, 'begin')) blocks += 1;
    if (!is(token, 'declare') || is(tokens[index + 2], 'cursor', 'handler')) return;
    let count = 1;
    while (is(tokens[index + 2 * count], ',')) count += 1;
    all += count;
    if (blocks === 1) outermost += count;
  });
  return { all, outermost };
}

