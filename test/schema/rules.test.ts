import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readCatalogue } from '../../src/deploy/catalogue';
import { withRuleLists } from '../../src/deploy/rule-lists';
import { seedRows } from '../../src/deploy/seed-rows';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';

/* A rule is a row in seeds/rules.sql and a column of Ruleset; nothing else lists the rules. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** The columns of Ruleset that are no rules. */
const OTHERS = ['document', 'edition', 'has_passing', 'house_rules', 'keeps_books', 'ruleset_id', 'tile_count', 'unowned'];

interface Column {
  name: string;
  type: string;
  nullable: 'YES' | 'NO';
  expression: string;
  initial: string | null;
}

interface Rule {
  rule: string;
  type: 'integer' | 'boolean' | 'choice' | 'tile';
  minimum: number | null;
  maximum: number | null;
  choices: string[] | null;
  none: 0 | 1;
  initial: string;
}

async function columns(): Promise<Column[]> {
  return await connection.rows<Column>(
    'SELECT COLUMN_NAME AS name, COLUMN_TYPE AS type, IS_NULLABLE AS nullable, GENERATION_EXPRESSION AS expression, COLUMN_DEFAULT AS initial' +
      " FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'Ruleset'",
  );
}

/** What is wrong with the column of a rule. */
function problem(rule: Rule, column: Column | undefined): string | null {
  const types = { integer: 'int', tile: 'int', boolean: 'tinyint(1)', choice: `enum(${(rule.choices ?? []).map((choice) => `'${choice}'`).join(',')})` };
  if (column === undefined) return 'has no column of Ruleset';
  if (column.type !== types[rule.type]) return `is ${types[rule.type]}, and its column ${column.type}`;
  if (column.expression !== '') return 'has a generated column, which make_ruleset cannot fill';
  if ((column.nullable === 'YES') !== (rule.none === 1)) return `${rule.none ? 'may' : 'must not'} be none, and its column is ${column.nullable === 'YES' ? '' : 'not '}nullable`;
  const value = JSON.parse(rule.initial) as string | number | boolean | null;
  if (column.initial !== null && column.initial !== String(typeof value === 'boolean' ? Number(value) : value)) return `is ${String(value)} by default, and its column ${column.initial}`;
  if (rule.type === 'integer' && !(rule.minimum !== null && rule.maximum !== null && rule.minimum >= -2147483648 && rule.maximum <= 2147483647)) return 'can have values that an INT cannot';
  return null;
}

async function rules(): Promise<Rule[]> {
  const rows = await connection.rows<Rule & { choices: string[] | string | null }>(
    'SELECT rule, type, minimum, maximum, choices, may_be_none AS none, CAST(default_value AS CHAR) AS initial FROM Rule',
  );
  return rows.map((row) => ({ ...row, choices: typeof row.choices === 'string' ? (JSON.parse(row.choices) as string[]) : row.choices }));
}

describe('each rule', () => {
  test('has a column of its name, with its type, its default, and none only where the rule has none', async () => {
    const places = new Map(seedRows(readCatalogue().seeds, 'Rule').map(({ place, values }) => [values['rule'], place]));
    const found = await columns();
    const all = await rules();
    expect(all.length).toBeGreaterThan(60);
    expect(all.map(({ rule }) => rule).sort()).toEqual([...places.keys()].sort());
    const problems = all.flatMap((rule) => {
      const text = problem(rule, found.find(({ name }) => name === rule.rule));
      return text === null ? [] : [`${places.get(rule.rule)}: ${rule.rule} ${text}`];
    });
    expect(problems).toEqual([]);
    expect(found.map(({ name }) => name).filter((name) => !places.has(name)).sort()).toEqual(OTHERS);
  });

  test('is written into the lists of the sources, with the types and places of its value', () => {
    const seeds = [{ name: 'rules.sql', sql: "INSERT INTO Rule (rule, topic, type) VALUES\n ('fee', 'money', 'integer'),\n ('gate', 'board', 'tile');" }];
    const source = { type: 'VIEW' as const, name: 'v', sql: "CREATE VIEW v AS\nSELECT 1\n  -- each rule: , {rule} {type} '{path}' {value}\n" };
    expect(withRuleLists([source], seeds)[0]?.sql).toBe(
      "CREATE VIEW v AS\nSELECT 1\n  , fee INT '$.rules.fee' j.fee, gate VARCHAR(40) '$.board.gate' location_of(p_document, j.gate)\n",
    );
  });

  test('of an unknown type is rejected with its place', () => {
    const seeds = [{ name: 'rules.sql', sql: "INSERT INTO Rule (rule, topic, type) VALUES\n ('fee', 'money', 'integer'),\n ('mood', 'money', 'colour');" }];
    expect(() => withRuleLists([], seeds)).toThrow(/^seeds\/rules\.sql:3: the rule mood has the type colour, which src\/deploy\/rule-lists\.ts does not know\.$/);
  });
});
