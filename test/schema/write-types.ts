import fs from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '../../src/deploy/catalogue';
import { type LeagueAct, leagueActs } from '../../src/deploy/league-acts';
import type { LeagueArgument } from '../../src/deploy/league-argument';
import { leagueForms } from '../../src/deploy/league-forms';
import { seedRows } from '../../src/deploy/seed-rows';
import type { SqlFile } from '../../src/deploy/sql-object';
import { ROW_NOTES, type RowNote } from './row-notes';

/** What rewrites the files below. */
export const REWRITE_TYPES = 'npx tsx test/schema/write-types.ts';

/** The sources of the program that are generated, and their contents. */
export function generatedSources(): Record<string, string> {
  const { seeds } = readCatalogue();
  return {
    'src/league/acts.ts': leagueSource(seeds),
    'src/client/game-options.ts': optionsSource(seeds),
    'src/client/rows.ts': rowsSource(viewsIn(fs.readFileSync(fileOf('test/schema.sql'), 'utf8'))),
  };
}

type Views = ReadonlyMap<string, readonly { name: string; type: string }[]>;

/** The views of the dump of the schema, with their columns. */
export function viewsIn(dump: string): Views {
  return new Map([...dump.matchAll(/^-- VIEW (\w+) \(\n--   (.*)\)$/gm)].map(([, view = '', columns = '']) => [
    view, [...columns.matchAll(/`([^`]+)` (enum\([^)]*\)|\w+)/g)].map(([, name = '', type = '']) => ({ name, type })),
  ]));
}

/** @throws Error when there is a note of a view or column that is not in the schema, or that says what the schema says */
function rowsSource(views: Views): string {
  return [
    `// Generated from test/schema.sql and test/schema/row-notes.ts by \`${REWRITE_TYPES}\`; a test compares them.`,
    '',
    "import type { Trade } from './trade';",
    ...ROW_NOTES.flatMap((note) => ['', ...rowLines(note, views)]),
    '',
  ].join('\n');
}

function rowLines({ view, type, about, columns }: RowNote, views: Views): string[] {
  const present = views.get(view);
  if (!present) throw new Error(`test/schema/row-notes.ts: there is no view ${view}.`);
  const stray = Object.entries(columns).find(([column, note]) => !present.some((one) => one.name === column && typeOf(one.type) !== note.type));
  if (stray) throw new Error(`test/schema/row-notes.ts: ${view} has no column ${stray[0]}, or it is ${stray[1].type} anyway.`);
  return [
    `/** A row of ${view}${about === undefined ? '' : `: ${about}`}. */`,
    `export interface ${type} {`,
    ...present.flatMap((column) => {
      const note = columns[column.name];
      return [
        ...(note?.about === undefined ? [] : [`  /** ${note.about} */`]),
        `  ${/^\w+$/.test(column.name) ? column.name : literal(column.name)}: ${note?.type ?? typeOf(column.type)};`,
      ];
    }),
    '}',
  ];
}

/** The TypeScript type of a column. */
function typeOf(type: string): string {
  if (type.startsWith('enum')) return [...type.matchAll(/'[^']*'/g)].join(' | ');
  return /^(?:int|bigint|double)$/.test(type) ? 'number' : type === 'json' ? 'object' : 'string';
}

function leagueSource(seeds: readonly SqlFile[]): string {
  const acts = leagueActs(seeds);
  return [
    `// Generated from seeds/league_acts.sql and seeds/league_forms.sql by \`${REWRITE_TYPES}\`; a test compares them.`,
    '',
    '/** The acts of the league by their procedures; with a command if that only passes its arguments on. */',
    'export const ACTS = {',
    ...acts.flatMap(actLines),
    '} as const;',
    '',
    '/** The forms of acts that need nothing but their arguments, by the procedures, in the order of the page. */',
    'export const FORMS = {',
    ...leagueForms(seeds, acts).map(({ act, ...form }) => {
      const of = acts.find((one) => one.act === act);
      return `  ${of?.procedure}: { ${fieldsOf({ ...form, right: of?.right }).join(', ')} },`;
    }),
    '} as const;',
    '',
  ].join('\n');
}

function actLines({ procedure, part, command, meaning, example, takes }: LeagueAct): string[] {
  const head = [
    ...(part === undefined ? [] : [`part: ${literal(part)}`]),
    ...(command === undefined ? [] : [`command: ${literal(command)}, meaning: ${literal(meaning)}`, `example: ${literal(example ?? '')}`]),
  ];
  return [
    `  ${procedure}: {`,
    `    sql: 'CALL ${procedure}(${takes.map(() => '?').join(', ')})',`,
    ...(head.length === 0 ? [] : [`    ${head.join(', ')},`]),
    `    takes: [${takes.map((argument) => `{ ${argumentFields(argument, command !== undefined).join(', ')} }`).join(', ')}],`,
    '  },',
  ];
}

/** The fields of an argument that clients use; its meaning is for commands. */
function argumentFields({ name, kind, isOptional, meaning, label, least, most }: LeagueArgument, hasCommand: boolean): string[] {
  return [
    `name: ${literal(name)}`, `kind: ${literal(kind)}`, ...(isOptional ? ['isOptional: true'] : []),
    ...fieldsOf({ meaning: hasCommand ? meaning : undefined, label, least, most }),
  ];
}

/** The fields of an object literal that have values. */
function fieldsOf(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [`${name}: ${literal(value)}`] : typeof value === 'number' ? [`${name}: ${value}`] : []));
}

/** The part of JSON schema that the options of a game use. */
interface Schema {
  type?: string | readonly string[];
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | false;
}

function optionsSource(seeds: readonly SqlFile[]): string {
  return [
    `// Generated from seeds/game_options.sql by \`${REWRITE_TYPES}\`; a test compares them.`,
    '',
    '/** The options of a new game; the edition has the defaults. */',
    'export interface GameOptions {',
    ...seedRows(seeds, 'GameOption').flatMap(({ values: { name = '', meaning = '', json_schema: schema = '' } }) => [
      `  /** ${meaning} */`,
      `  ${name}?: ${typeOfSchema(JSON.parse(schema) as Schema)};`,
    ]),
    '}',
    '',
  ].join('\n');
}

/** The TypeScript type of the values that a schema accepts. @throws Error for a type that no option has yet */
function typeOfSchema({ type, enum: values, anyOf, items, properties, additionalProperties }: Schema): string {
  if (values) return values.map(literal).join(' | ');
  if (anyOf) return anyOf.map(typeOfSchema).join(' | ');
  if (typeof type === 'object') return type.map((one) => typeOfSchema({ type: one })).join(' | ');
  if (type === 'array' && items) return `readonly (${typeOfSchema(items)})[]`;
  if (type === 'object' && properties) return `{ ${Object.entries(properties).map(([name, schema]) => `${name}?: ${typeOfSchema(schema)}`).join('; ')} }`;
  if (type === 'object' && additionalProperties) return `Readonly<Record<string, ${typeOfSchema(additionalProperties)}>>`;
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean' || type === 'null') return type;
  throw new Error(`test/schema/write-types.ts does not know the type ${type}.`);
}

function literal(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** The file of a source in this checkout. */
export function fileOf(source: string): string {
  return path.join(__dirname, '..', '..', source);
}

function main(): void {
  for (const [source, text] of Object.entries(generatedSources())) fs.writeFileSync(fileOf(source), text);
}

if (require.main === module) main();
