import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { objectsOf, readCatalogue } from '../../src/deploy/catalogue';
import { readersOf } from '../../src/deploy/rights';
import type { GameConnection } from '../../src/client/connection';
import { workerDatabase } from '../support/database';
import { openWorkerDatabase } from '../support/game';
import { typeKind } from '../support/schema-dump';

/** Columns of views that are no whole numbers: means, the form, and the key of the ledger, which must stay a key. */
const OTHERS = ['addMoveView.amount', 'addMoveView.dice', 'addMoveView.dice2', 'addMoveView.prid', 'ledgerView.record_ID', 'standingsView.Points per match', 'roundStandingsView.Points per match'];

/** Columns that have another type than others of their name, and why. */
const DIFFERENT: readonly (readonly [why: string, columns: readonly string[]])[] = [
  ['inserts go through the form to the DOUBLE of the ledger, so that 2.5 is refused', ['addMoveView.amount', 'addMoveView.dice', 'addMoveView.dice2', 'addMoveView.prid']],
  ['the ledger has DOUBLE, which a CAST makes a BIGINT; elsewhere it is a key', ['diceView.Record', 'gamesBalanceView.Record', 'gamesLedgerView.Record', 'ledgerView.player_ID', 'ledgerView.prid']],
  ['rows of the ledger are looked up by it', ['ledgerView.record_ID']],
  ['the number of a deck, elsewhere its name', ['diceView.Deck', 'drawsView.Deck']],
  ['a place in an order, elsewhere on the board, where it is a key', ['choicesView.Position', 'guideView.Position', 'piecesView.Position']],
  ['the number of a status, elsewhere its name', ['Turns.status']],
  ['the parsed trade, in the ledger the text that was sent', ['pendingView.Terms']],
  ['as written in a document, elsewhere a sum of money', ['tilesView.Amount', 'tilesView.Rent']],
  ['a value in JSON, elsewhere a statement', ['optionsView.Example']],
  ['the names of players, elsewhere how often', ['roundsView.Byes']],
  ['how many players a match may have, in words', ['pointSystemsView.Players']],
  ['round 0 stands beside the rounds, whose number is a key elsewhere', ['roundStandingsView.Round']],
];

/** The numbers of types in MySQL's protocol. */
const NUMBERS: ReadonlyMap<number, string> = new Map([[3, 'int'], [8, 'bigint'], [5, 'double'], [1, 'tinyint(1)'], [246, 'decimal']]);

interface Column {
  view: string;
  name: string;
  type: string;
}

let connection: GameConnection;
let columns: Column[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  columns = await connection.rows<Column>(
    'SELECT c.TABLE_NAME AS view, c.COLUMN_NAME AS name, c.COLUMN_TYPE AS type FROM information_schema.COLUMNS AS c' +
      ' JOIN information_schema.VIEWS AS v USING (TABLE_SCHEMA, TABLE_NAME) WHERE c.TABLE_SCHEMA = DATABASE()',
  );
});
afterAll(() => connection.close());

/** The columns that somebody else than the owner may read, without those of checks. */
function readColumns(): Column[] {
  const read = objectsOf(readCatalogue(), 'VIEW').filter((view) => readersOf(view).length > 0 && !view.name.startsWith('violation_'));
  return columns.filter(({ view }) => read.some(({ name }) => name === view));
}

const nameOf = ({ view, name }: Column): string => `${view}.${name}`;

test('whole numbers of views are of a type of whole numbers', () => {
  expect(columns.filter(({ type }) => /^(double|float)/.test(type)).map(nameOf).sort()).toEqual([...OTHERS].sort());
});

test('a column has the same type in all views; the league has players and rounds of its own', () => {
  const folders = new Map(objectsOf(readCatalogue(), 'VIEW').map(({ name, file }) => [name, file?.startsWith('procedures/league/')]));
  const different = new Set(DIFFERENT.flatMap(([, names]) => names));
  const kinds = new Map<string, Map<string, string[]>>();
  for (const column of readColumns()) {
    const key = `${folders.get(column.view) ? 'league' : 'games'}: ${column.name.toLowerCase()}`;
    // An enumeration arrives as a text.
    const kind = typeKind(column.type).replace(/^enum.*/, 'text');
    const types = kinds.get(key) ?? kinds.set(key, new Map()).get(key);
    types?.set(kind, [...(types.get(kind) ?? []), nameOf(column)]);
  }
  const several = [...kinds].flatMap(([key, types]) => {
    const usual = [...types].filter(([, names]) => names.some((name) => !different.has(name)));
    return usual.length > 1 ? [`${key}: ${usual.map(([type, names]) => `${type} in ${names.join(', ')}`).join('; ')}`] : [];
  });
  expect(several).toEqual([]);
  // An exception that has become the rule goes.
  const needless = [...different].filter((name) => [...kinds.values()].every((types) => types.size === 1 || ![...types.values()].some((names) => names.includes(name))));
  expect(needless).toEqual([]);
});

test('numbers are INT, BIGINT or DOUBLE, with a sign; a flag is an INT; times are DATETIME', () => {
  const allowed = /^(int|bigint|double|text|json|date|datetime(\([36]\))?|enum\(.*\))$/;
  expect(readColumns().filter(({ type }) => !allowed.test(typeKind(type))).map((column) => `${nameOf(column)} ${column.type}`)).toEqual([]);
});

test('results announce the types of the schema, of flags either type of whole numbers', async () => {
  const types = new Map(readColumns().map((column) => [nameOf(column), column.type]));
  const raw = await createConnection((await workerDatabase()).address.url);
  const wrong: string[] = [];
  try {
    for (const view of new Set(readColumns().map((column) => column.view))) {
      const [, fields] = await raw.query('SELECT * FROM ?? LIMIT 0', [view]);
      for (const { name, columnType = -1, columnLength } of fields) {
        const type = types.get(`${view}.${name}`) ?? '';
        const isFlag = type === 'int' && columnLength === 1;
        const expected = isFlag ? ['int', 'bigint'] : [[...NUMBERS.values()].includes(type) ? type : undefined];
        if (!expected.includes(NUMBERS.get(columnType))) wrong.push(`${view}.${name} is ${columnType}, not ${type}`);
      }
    }
  } finally {
    await raw.end();
  }
  expect(wrong).toEqual([]);
});
