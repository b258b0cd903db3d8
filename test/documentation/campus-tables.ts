import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';

/** The page that shows the tables of a game of the coursework, relative to the checkout. */
export const CAMPUS_PAGE = 'docs/campus.md';

/** What stands between these comments is made from the schema. */
const PLACE = /(<!-- tables -->\n\n)[^]*?(<!-- end -->)/;

/** The tables and columns that a game of campus uses, in the order of the diagram. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  Game: ['game_id', 'name', 'ruleset_id', 'player_count'],
  GameState: ['game_id', 'phase', 'round', 'turn', 'last_record_ID', 'players_left'],
  Player: ['game_id', 'turn', 'pid', 'name', 'token', 'bank_balance', 'location', 'status'],
  Token: ['tid', 'name'],
  Gamemanager: ['game_id', 'record_ID', 'player_ID', 'dice', 'round', 'turn', 'location', 'bank_balance'],
  Event: ['game_id', 'record_ID', 'event_no', 'kind', 'player_ID', 'payer', 'payee', 'amount', 'location', 'prid'],
  Deed: ['game_id', 'prid', 'ruleset_id', 'p_owner', 'cost_factor'],
  Property: ['ruleset_id', 'prid', 'name', 'cost', 'colour', 'location'],
  Colours: ['ruleset_id', 'cid', 'name'],
  Bonus: ['ruleset_id', 'bid', 'name', 'description', 'location', 'effect', 'amount'],
  Location: ['ruleset_id', 'lid', 'type'],
  Ruleset: ['ruleset_id', 'edition', 'max_players', 'tile_count', 'salary'],
};

interface Key {
  columns: readonly string[];
}

interface ForeignKey extends Key {
  table: string;
  referenced: readonly string[];
}

interface Table {
  name: string;
  /** the SQL of each column by its name */
  columns: ReadonlyMap<string, string>;
  primary: Key;
  unique: readonly Key[];
  foreign: readonly ForeignKey[];
}

/** The page with the diagram and the relational schema of these tables. @throws Error when the page has no place for them, or a column does not exist */
export function withTables(page: string): string {
  if (!PLACE.test(page)) throw new Error('The page has no place for the tables.');
  const tables = Object.keys(SHOWN).map(readTable);
  return page.replace(PLACE, (_, start: string, end: string) => `${start}${diagram(tables)}\n${relations(tables)}\n${end}`);
}

/** A table as the baseline of the migrations makes it. */
function readTable(name: string): Table {
  const baseline = fs.readFileSync(path.join(PROGRAM_DIRECTORY, 'migrations', 'baseline.sql'), 'utf8');
  const [, body = ''] = new RegExp(`^CREATE TABLE \`${name}\` \\(\n([^]*?)^\\)`, 'm').exec(baseline) ?? [];
  const columns = new Map([...body.matchAll(/^ {2}`(\w+)` (.*)$/gm)].map(([, column = '', sql = '']) => [column, sql]));
  for (const column of SHOWN[name] ?? []) if (!columns.has(column)) throw new Error(`There is no column ${name}.${column}.`);
  const listed = (text = ''): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, column = '']) => column);
  return {
    name,
    columns,
    primary: { columns: listed(/^ {2}PRIMARY KEY \((.*)\)/m.exec(body)?.[1]) },
    unique: [...body.matchAll(/^ {2}UNIQUE KEY `\w+` \((`.*`)\)/gm)].map(([, text]) => ({ columns: listed(text) })),
    foreign: [...body.matchAll(/FOREIGN KEY \((.*?)\) REFERENCES `(\w+)` \((.*?)\)/g)]
      .map(([, from, table = '', to]) => ({ columns: listed(from), table, referenced: listed(to) }))
      .filter(({ table, columns: from }) => table in SHOWN && from.every((column) => SHOWN[name]?.includes(column))),
  };
}

function diagram(tables: readonly Table[]): string {
  const lines = tables.flatMap((table) => table.foreign.map((key) => `  ${key.table} ${isOptional(table, key) ? '|o' : '||'}--${isUnique(table, key) ? 'o|' : 'o{'} ${table.name} : "${key.columns.at(-1)}"`));
  const entities = tables.flatMap((table) => [
    `  ${table.name} {`,
    ...(SHOWN[table.name] ?? []).map((column) => `    ${typeOf(table, column)} ${column}${marksOf(table, column)}`),
    '  }',
  ]);
  return `\`\`\`mermaid\nerDiagram\n${[...lines, ...entities].join('\n')}\n\`\`\`\n`;
}

function relations(tables: readonly Table[]): string {
  const rows = tables.map(({ name, primary, unique, foreign }) => {
    const keys = unique.filter(({ columns }) => columns.every((column) => SHOWN[name]?.includes(column)));
    return `| \`${name}\` | ${primary.columns.join(', ')} | ${keys.map(({ columns }) => `(${columns.join(', ')})`).join(', ')} | ${foreign
      .map(({ columns, table, referenced }) => `(${columns.join(', ')}) → \`${table}\` (${referenced.join(', ')})`)
      .join('<br>')} |\n`;
  });
  return `| table | primary key | further keys | foreign keys |\n| --- | --- | --- | --- |\n${rows.join('')}`;
}

/** The type of a column, such as `varchar(40)`. */
function typeOf({ columns }: Table, column: string): string {
  return /^\w+(\(\d+\))?/.exec(columns.get(column) ?? '')?.[0] ?? '';
}

function marksOf(table: Table, column: string): string {
  const marks = [
    ...(table.primary.columns.includes(column) ? ['PK'] : []),
    ...(table.foreign.some(({ columns }) => columns.includes(column)) ? ['FK'] : []),
    ...(table.unique.some(({ columns }) => columns.at(-1) === column) ? ['UK'] : []),
  ];
  return marks.length > 0 ? ` ${marks.join(', ')}` : '';
}

function isOptional({ columns }: Table, { columns: from }: Key): boolean {
  return from.some((column) => !columns.get(column)?.includes('NOT NULL'));
}

/** Whether there is at most one row for each row that it refers to. */
function isUnique({ primary, unique }: Table, { columns: from }: Key): boolean {
  return [primary, ...unique].some(({ columns }) => columns.every((column) => from.includes(column)));
}
