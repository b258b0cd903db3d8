import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { at, type Document, importDocument, type Json, quay } from '../../support/documents';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';

let connection: GameConnection;
/** A name that no other test has. */
let board: string;
let number = 0;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await importDocument(connection, quay('piers'));
});
afterAll(() => connection.close());
beforeEach(() => {
  number += 1;
  board = `file ${number}`;
});

async function exported(name: string): Promise<Document> {
  const [rows] = await connection.rows<{ document: Document | string }[]>('CALL export_board(?)', [name]);
  const document = rows?.[0]?.document ?? '';
  return typeof document === 'string' ? (JSON.parse(document) as Document) : document;
}

/** The file of the edition, for a board of another name, with a change. */
async function file(change: (file: Document, tiles: Json[]) => unknown = () => undefined): Promise<Document> {
  const document = { ...(await exported('piers')), board };
  change(document, document['tiles' as never] as Json[]);
  return document;
}

async function take(document: Json): Promise<void> {
  await connection.run('CALL import_board(?)', [JSON.stringify(document)]);
}

/** Everything that is wrong with a file, which is refused and changes nothing. */
async function errors(document: Json): Promise<string[]> {
  return await changingNothing(connection, async () => {
    const json = JSON.stringify(document);
    const [rows] = await connection.rows<{ place: string; error: string }[]>('CALL check_board_file(?)', [json]);
    expect((await refusalOf(connection, 'CALL import_board(?)', [json])).token).toBe('board_malformed');
    return (rows ?? []).map(({ place, error }) => `${place} ${error}`.trim());
  });
}

describe('import_board', () => {
  test('restores an exported board', async () => {
    await take(await file());
    expect(await exported(board)).toEqual({ ...(await exported('piers')), board, copied_from: 'piers' });
    const before = await exported(board);
    await changingNothing(connection, () => take(before));
  });

  test('makes a board in which everything is changed, and changes it again', async () => {
    const changed = await file((document, tiles) => {
      document['salary'] = 7;
      tiles[0] = 'Go';
      Object.assign(at(tiles, 1), { property: 'Old Quay', price: 61, rent: { level: [1, 2, 3, 4] }, house_cost: 5, hotel_cost: 6, mortgage: 7 });
      Object.assign(at(tiles, 6), { bonus: 'Sluice' });
    });
    await take(changed);
    // What leads to the tile says its new name.
    expect(await exported(board)).toEqual({ ...changed, tiles: (changed['tiles'] as Json[]).map((tile, n) => (n === 9 ? { bonus: 'Customs', go_to_jail: 'Sluice' } : tile)) });
    const again = await exported(board);
    Reflect.deleteProperty(at(again, 'tiles', 1), 'mortgage');
    at(again, 'tiles', 6)['bonus'] = 'Lock';
    Reflect.deleteProperty(again, 'salary');
    Reflect.deleteProperty(again, 'copied_from');
    await take(again);
    expect(await exported(board)).toEqual({ ...again, salary: 7, copied_from: 'piers', tiles: (again['tiles'] as Json[]).map((tile, n) => (n === 9 ? { bonus: 'Customs', go_to_jail: 'Lock' } : tile)) });
    expect(await connection.rows('SELECT Account FROM boardsView WHERE Board = ?', [board])).toEqual([{ Account: 'root' }]);
  });

  test('refuses a board with one tile less, two jails, a set of one, prices of 0 and of two thousand million, all at once', async () => {
    const all = await errors(await file((_, tiles) => {
      at(tiles, 1)['price'] = 0;
      at(tiles, 3)['price'] = 2_000_000_000;
      at(tiles, 3)['colour'] = 'Ferries';
      tiles[0] = 'Lock';
      tiles.pop();
    }));
    expect(all).toEqual(expect.arrayContaining([
      'tiles are 9 and must be 10, as on the board that they are copied from',
      'tiles[1].price must be a whole number from 1 to 100000000, not 0',
      'tiles[3].price must be a whole number from 1 to 100000000, not 2000000000',
      'tiles[3].colour must stay "Blue"',
      'tiles[1].colour Blue would be a colour group of one',
      'tiles[6] 2 tiles are named Lock, but only one can be a destination',
    ]));
  });

  test.each<[string, (document: Document, tiles: Json[]) => unknown, string[]]>([
    ['two jails', (_, tiles) => { tiles[0] = 'Lock'; }, ['jail_location 2 tiles are named Lock', 'tiles[9].go_to_jail 2 tiles are named Lock']],
    ['one tile more', (_, tiles) => tiles.push('Beach'), ['tiles are 11 and must be 10, as on the board that they are copied from', 'tiles[10] is not a tile of the board that it is copied from']],
    ['tiles in another order', (_, tiles) => tiles.unshift(tiles.pop() as Json), expect.arrayContaining(['tiles[2] must not become a property', 'tiles[1] must stay a property']) as unknown as string[]],
    ['another effect', (_, tiles) => { tiles[2] = { bonus: 'Storm', text: 'Lose 15.', collect: 15 }; }, ['tiles[2].pay must stay 15', 'tiles[2].collect cannot be added']],
    ['another amount', (_, tiles) => { at(tiles, 2)['pay'] = 20; }, ['tiles[2].pay must stay 15']],
    ['another deck', (_, tiles) => { at(tiles, 4)['draw'] = 'Cans'; }, ['tiles[4].draw must stay "Bottles"']],
    ['a tile without its effect', (_, tiles) => { tiles[8] = 'Nets'; }, ['tiles[8].take_pot must stay true']],
    ['another jail to lead to', (_, tiles) => { at(tiles, 9)['go_to_jail'] = 'Pier'; }, ['tiles[9].go_to_jail must stay "Lock"']],
    ['a colour alone', (_, tiles) => { at(tiles, 5)['colour'] = 'Red'; }, ['tiles[5].colour must stay "Ferries"', 'tiles[7].colour Ferries would be a colour group of one', 'tiles[5].colour Red would be a colour group of one']],
    ['rents that are missing', (_, tiles) => { Reflect.deleteProperty(at(tiles, 1), 'rent'); }, ['tiles[1].rent is missing']],
    ['houses where there are none', (_, tiles) => { at(tiles, 5)['house_cost'] = 5; }, ['tiles[5].house_cost makes no sense, because none can be built here']],
    ['a tile that is none', (_, tiles) => { tiles[0] = 5; }, ['tiles[0] must be a name, or keys with values']],
    ['keys that there are not', (document) => { document['jail_location'] = 'Lock'; }, ['jail_location is not a key of a board; the keys are board, copied_from, salary and tiles']],
    ['a name that is none', (document) => { document['board'] = 5; }, ['board must be a name of 1 to 40 characters, without braces (in quotes, if it is one), not 5']],
    ['no name', (document) => { Reflect.deleteProperty(document, 'board'); }, ['board is missing']],
    ['no source', (document) => { Reflect.deleteProperty(document, 'copied_from'); }, ['copied_from must name an edition or a board, because there is no board with that name yet']],
    ['a source that there is not', (document) => { document['copied_from'] = 'Atlantis'; }, ['copied_from there is no edition or board Atlantis']],
    ['no tiles', (document) => { Reflect.deleteProperty(document, 'tiles'); }, ['tiles is missing']],
    ['a salary that is none', (document) => { document['salary'] = -1; }, ['salary must be a whole number from 0 to 100000000, not -1']],
  ])('refuses %s', async (_, change, expected) => {
    const found = await errors(await file(change));
    expect(Array.isArray(expected) ? found.sort() : found).toEqual(Array.isArray(expected) ? expected.sort() : expected);
  });

  test('refuses invalid files, the name of an edition, and the file of another board', async () => {
    const tokenOf = async (json: string | null): Promise<string> =>
      await changingNothing(connection, async () => (await refusalOf(connection, 'CALL import_board(?)', [json])).token);
    for (const text of ['{', '[]', '3', null]) expect(await tokenOf(text)).toBe('board_malformed');
    expect(await tokenOf(JSON.stringify(await exported('piers')))).toBe('not_a_board');
    expect((await refusalOf(connection, 'CALL export_board(?)', ['Atlantis'])).token).toBe('board_not_found');
  });
});
