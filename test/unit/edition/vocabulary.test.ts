import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openWorkerDatabase } from '../../support/game';

/** Columns of Ruleset that are no rules. */
const OTHERS = ['ruleset_id', 'edition', 'house_rules', 'document', 'tile_count', 'keeps_books', 'has_passing', 'unowned'];

interface RuleRow {
  rule: string;
  topic: string;
  type: 'integer' | 'boolean' | 'choice' | 'tile';
  minimum: number | null;
  maximum: number | null;
  choices: string[] | null;
  may_be_none: number;
  default_value: unknown;
}

let connection: GameConnection;
let rules: RuleRow[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  rules = await connection.rows<RuleRow>(
    'SELECT rule, topic, type, minimum, maximum, choices, may_be_none, default_value FROM Rule ORDER BY position',
  );
});
afterAll(() => connection.close());

describe('Rule', () => {
  test('has a row with the right type for every parameter column of Ruleset', async () => {
    const columns = await connection.rows<{ name: string; type: string; may_be_none: number }>(
      "SELECT COLUMN_NAME AS name, COLUMN_TYPE AS type, IS_NULLABLE = 'YES' AS may_be_none" +
        " FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'Ruleset'" +
        ' AND COLUMN_NAME NOT IN (?)',
      [OTHERS],
    );
    expect(columns.length).toBeGreaterThan(40);
    const typeOf = ({ type, choices }: RuleRow): string =>
      ({ integer: 'int', tile: 'int', boolean: 'tinyint(1)', choice: `enum(${choices?.map((word) => `'${word}'`).join(',')})` })[type];
    const wanted = rules.map((rule) => ({ name: rule.rule, type: typeOf(rule), may_be_none: rule.may_be_none }));
    const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
    expect(wanted.sort(byName)).toEqual(columns.sort(byName));
  });

  test('has allowed defaults; rules that may be none are none by default', () => {
    const wrong = rules.filter(({ type, minimum, maximum, choices, may_be_none, default_value: standard }) => {
      if (may_be_none) return standard !== null;
      if (type === 'integer') return !(Number(standard) >= (minimum ?? 1) && Number(standard) <= (maximum ?? 0));
      return type === 'choice' ? !choices?.includes(String(standard)) : typeof standard !== 'boolean';
    });
    expect(wrong).toEqual([]);
  });

  test('has bounds only for integers, and choices only for choices', () => {
    const wrong = rules.filter(
      ({ type, minimum, maximum, choices }) =>
        (type === 'integer') !== (minimum !== null && maximum !== null && minimum <= maximum) || (type === 'choice') !== (choices !== null),
    );
    expect(wrong).toEqual([]);
  });

  test('has bounds that keep money within an INT, and money times a rule exact for every client', () => {
    const most = (rule: string): number => rules.find((row) => row.rule === rule)?.maximum ?? Infinity;
    const PRICE = 100_000_000;
    // The greatest price that a factor or a first bid of this many percent makes: price_of and rent_of stop there.
    expect(PRICE * most('first_bid_percent')).toBeLessThanOrEqual(100 * 1_000_000_000);
    for (const amount of [PRICE, most('salary'), most('jail_fine'), most('starting_cash')]) expect(amount).toBeLessThan(2 ** 31);
    expect(most('salary') * most('salary_factor_on_go')).toBeLessThan(2 ** 53);
    for (const factor of ['set_bonus_factor', 'max_houses', 'redeem_fee', 'mortgage_percent']) expect(PRICE * most(factor)).toBeLessThan(2 ** 53);
    expect(1_000_000 * 2 * most('dice_sides')).toBeLessThan(2 ** 31);
  });
});

describe('Effect, EventKind and Status', () => {
  test('cover everything that exists', async () => {
    const count = async (sql: string): Promise<number> => (await connection.rows(sql)).length;
    expect(await count('SELECT effect FROM Effect')).toBe(17);
    expect(await count('SELECT kind FROM EventKind')).toBeGreaterThan(40);
    expect(await connection.rows('SELECT status, name, takes_part FROM Status ORDER BY status')).toEqual([
      { status: 0, name: 'playing', takes_part: 1 },
      { status: 1, name: 'jailed', takes_part: 1 },
      { status: 2, name: 'out', takes_part: 0 },
      { status: 3, name: 'winner', takes_part: 1 },
    ]);
  });

  test('the sentences of events use only fields of events', async () => {
    const kinds = await connection.rows<{ kind: string; sentence: string }>('SELECT kind, sentence FROM EventKind');
    const known = ['player', 'payer', 'payee', 'amount', 'dice', 'dice2', 'tile', 'property', 'colour', 'card', 'debt'];
    const wrong = kinds.filter(({ sentence }) => [...sentence.matchAll(/\{([^}]*)\}/g)].some(([, name = '']) => !known.includes(name)));
    expect(wrong).toEqual([]);
    expect(kinds.filter(({ sentence }) => !/^[A-Z{].*[.}]$/.test(sentence))).toEqual([]);
  });

  test('no key of a document has the name of an effect', async () => {
    const both = await connection.rows('SELECT k.name FROM EditionKey AS k JOIN Effect AS e ON e.effect = k.name');
    expect(both).toEqual([]);
  });
});
