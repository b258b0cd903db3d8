import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { readEdition, readEditions, readUsualEdition } from '../../../src/client/views';
import { quay } from '../../support/documents';
import { openWorkerDatabase, refusalOf } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

beforeEach(() => connection.run('START TRANSACTION'));
afterEach(() => connection.run('ROLLBACK'));

const document = (edition: string): string => JSON.stringify(quay(edition));
const originOf = async (edition: string): Promise<string | undefined> => (await readEdition(connection, edition))?.Origin;

describe('the origin of an edition', () => {
  test('is the program, a file, or a document that was added', async () => {
    await connection.run('CALL import_file(?, ?)', ['rules', document('A quay of rules')]);
    await connection.run('CALL import_file(?, ?)', ['board', document('A quay of boards')]);
    await connection.run('CALL add_edition(?)', [document('A quay')]);
    expect([await originOf('standard'), await originOf('A quay of rules'), await originOf('A quay of boards'), await originOf('A quay')])
      .toEqual(['built in', 'rules file', 'board file', 'added']);
  });

  test('puts editions of the program first, and those of files last', async () => {
    await connection.run('CALL import_file(?, ?)', ['rules', document('AA quay of a file')]);
    await connection.run('CALL add_edition(?)', [document('ZZ quay')]);
    const places = { 'built in': 0, added: 1, 'rules file': 2, 'board file': 2 };
    const found = (await readEditions(connection)).map(({ Origin }) => places[Origin]);
    expect(found).toEqual([...found].sort());
    expect(new Set(found)).toEqual(new Set([0, 1, 2]));
  });

  test('is that of the document that replaced it', async () => {
    await connection.run('CALL import_file(?, ?)', ['rules', document('A quay of rules')]);
    await connection.run('CALL import_edition(?)', [document('A quay of rules')]);
    expect(await originOf('A quay of rules')).toBe('added');
  });

  test.each([['numbers'], [''], [null]])('is no file of kind %p', async (kind) => {
    const { message } = await refusalOf(connection, 'CALL import_file(?, ?)', [kind, document('A quay of rules')]);
    expect(message).toMatch(/^import_kind_not_found: /);
  });

  test('is nothing when the name is taken', async () => {
    await connection.run('CALL add_edition(?)', [document('A quay')]);
    const other = JSON.stringify(quay('A quay', (changed) => { changed.rules = { starting_cash: 4321 }; }));
    const { message } = await refusalOf(connection, 'CALL import_file(?, ?)', ['rules', other]);
    expect(message).toMatch(/^name_taken: /);
    expect(await originOf('A quay')).toBe('added');
  });
});

describe('the edition of a game that names none', () => {
  test('is one of the program for each purpose', async () => {
    for (const purpose of ['new', 'quick', 'simulate'] as const) expect(await originOf(await readUsualEdition(connection, purpose))).toBe('built in');
  });

  test('is the first one if it was removed', async () => {
    await connection.run("UPDATE UsualEdition SET edition = 'removed' WHERE purpose = 'quick'");
    expect(await readUsualEdition(connection, 'quick')).toBe((await readEditions(connection))[0]?.Edition);
  });
});
