import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import type { GameConnection } from '../../../src/client/connection';
import { type Document, type Json, quay } from '../../support/documents';
import { openWorkerDatabase } from '../../support/game';

/** Values that no key, or hardly any, can have. */
const VALUES: readonly Json[] = [
  99_999_999_999, '{', null, 9_223_372_036_854_775_807, { ['a'.repeat(50)]: [1] }, [null], 'x'.repeat(300), 1e300, -99_999_999_999, {}, [], true,
];

/** Each key gets one of them, another in every run: a dozen runs have tried all. */
const FIRST = randomInt(VALUES.length);

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...pathsIn(part, here)];
  });
}

/** A document with another value in a place. */
function changed(document: Document, path: Path, value: Json): Document {
  const copy = structuredClone(document);
  let part = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) part = part[key] as Record<string | number, unknown>;
  part[path.at(-1) ?? ''] = value;
  return copy;
}

/** What the server says to a document that is none of our refusals. */
async function rawErrorOf(document: Document): Promise<string | undefined> {
  const json = JSON.stringify(document);
  try {
    const [errors = []] = await connection.rows<object[]>('CALL check_edition(?)', [json]);
    if (errors.length > 0) return undefined;
    await connection.run('START TRANSACTION');
    await connection.run('CALL import_edition(?)', [json]);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await connection.run('ROLLBACK');
  }
}

test('any value in any place is either refused or can be imported', async () => {
  const rules = await connection.rows<{ rule: string; topic: string }>('SELECT rule, topic FROM Rule');
  const places: Path[] = [...pathsIn(quay('fuzzed')), ...rules.map(({ rule, topic }) => [topic === 'board' ? 'board' : 'rules', rule])];
  const raw: string[] = [];
  for (const [index, place] of places.entries()) {
    const value = VALUES[(index + FIRST) % VALUES.length] ?? null;
    const error = await rawErrorOf(changed(quay('fuzzed'), place, value));
    if (error !== undefined) raw.push(`${place.join('.')} = ${JSON.stringify(value)}: ${error}`);
  }
  expect(raw).toEqual([]);
});

test.each<[string, Path, Json, string]>([
  ['a number that no INT holds', ['rules', 'max_players'], 99_999_999_999, 'rules.max_players must be a whole number from 2 to 1000, not 99999999999'],
  ['a number that no BIGINT holds', ['board', 'tiles', 1, 'price'], 1e300, 'board.tiles[1].price must be a whole number from 0 to 100000000, not 1e300'],
  ['a brace for a number', ['rules', 'max_houses'], '{', 'rules.max_houses must be a whole number from 0 to 100, not "{"'],
  ['no rent', ['board', 'tiles', 1, 'rent'], null, 'board.tiles[1].rent must be price, a number, or level, house, owned or dice with a list of whole numbers from 0 to 100000000 (dice: 1000000), not null'],
  ['a rent by something long', ['board', 'tiles', 1, 'rent'], { ['a'.repeat(30)]: [1] }, `board.tiles[1].rent must be price, a number, or level, house, owned or dice with a list of whole numbers from 0 to 100000000 (dice: 1000000), not {"${'a'.repeat(30)}": [1]}`],
  ['a word that is too long', ['rules', 'pot'], 'x'.repeat(300), `rules.pot must be one of none, fines, everything, not "${'x'.repeat(49)}`],
])('%s', async (_, place, value, error) => {
  const [errors = []] = await connection.rows<{ place: string; error: string }[]>('CALL check_edition(?)', [JSON.stringify(changed(quay('fuzzed'), place, value))]);
  expect(errors.map((one) => `${one.place} ${one.error}`)).toContain(error);
});

test.each([[{ max_players: 99_999_999_999 }], [{ max_houses: '{' }], [{ first_location: 1e300 }], [{ pot: 'x'.repeat(300) }]])('house rules %j are refused', async (rules) => {
  await expect(connection.run('CALL open_game(?, NULL, ?)', ['campus', JSON.stringify({ rules })])).rejects.toThrow(/^rules_malformed: /);
});
