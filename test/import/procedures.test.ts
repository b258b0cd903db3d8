import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection, Value } from '../../src/client/connection';
import { changingNothing } from '../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../support/game';

const IMPORT_NUMBERS = 'CALL import_numbers(?, ?)';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function importNumbers(name: string, numbers: object): Promise<number> {
  const [rows] = await connection.rows<{ list_id: number }[]>(IMPORT_NUMBERS, [name, JSON.stringify(numbers)]);
  return rows?.[0]?.list_id ?? -1;
}

async function refused(sql: string, values: readonly Value[]): Promise<string> {
  return (await changingNothing(connection, () => refusalOf(connection, sql, values))).message;
}

describe('import_numbers', () => {
  test('makes a list of the numbers in order', async () => {
    const id = await importNumbers('three numbers', [7, 0, 1000]);
    expect(await connection.rows('SELECT name, length FROM NumberList WHERE list_id = ?', [id])).toEqual([
      { name: 'three numbers', length: 3 },
    ]);
    expect(await connection.rows('SELECT position, value FROM ListedNumber WHERE list_id = ? ORDER BY position', [id])).toEqual([
      { position: 1, value: 7 }, { position: 2, value: 0 }, { position: 3, value: 1000 },
    ]);
  });

  test('repeating it changes nothing', async () => {
    const id = await importNumbers('numbers, twice', [7, 0, 1000]);
    expect(await changingNothing(connection, () => importNumbers('numbers, twice', [7, 0, 1000]))).toBe(id);
  });

  test.each([[[7, 0]], [[7, 0, 1000, 1]], [[7, 1000, 0]], [[7, 0, 999]]])('%j under the same name is refused', async (numbers) => {
    await importNumbers('numbers that are taken', [7, 0, 1000]);
    expect(await refused(IMPORT_NUMBERS, ['numbers that are taken', JSON.stringify(numbers)])).toBe(
      'name_taken: There is already a list numbers that are taken with other numbers.',
    );
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /# \(NULL\)/],
    ['no list', 5, /# \(type\)/],
    ['an empty list', [], /# \(minItems\)/],
    ['a number that is too great', [1, 1001], /#\/1 \(maximum\)/],
    ['a negative number', [-1], /#\/0 \(minimum\)/],
    ['a number that is not whole', [1, 2, 2.5], /#\/2 \(type\)/],
    ['a text', ['1'], /#\/0 \(type\)/],
  ])('%s is refused', async (_, numbers, place) => {
    const message = await refused(IMPORT_NUMBERS, ['malformed', numbers === null ? null : JSON.stringify(numbers)]);
    expect(message).toMatch(/^numbers_malformed: The numbers are malformed: .*\.$/);
    expect(message).toMatch(place);
  });
});

describe('names', () => {
  test('import_numbers refuses a name that is missing or too long', async () => {
    for (const name of [null, '', '  ']) {
      expect(await refused(IMPORT_NUMBERS, [name, '[1]'])).toBe('name_missing: Give the import a name.');
    }
    expect(await refused(IMPORT_NUMBERS, ['ü'.repeat(61), '[1]'])).toBe('name_too_long: The name can have at most 60 characters; it has 61.');
    expect(await importNumbers('ü'.repeat(60), [1])).toBeGreaterThan(0);
  });

  test('import_numbers refuses what is not JSON', async () => {
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, IMPORT_NUMBERS, ['no JSON', 'no JSON'])).toBe(3140);
    });
  });
});
