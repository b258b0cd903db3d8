import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCatalogue } from '../../../src/deploy/catalogue';
import { ledgerColumns } from '../../../src/deploy/ledger-columns';
import type { GameConnection } from '../../../src/client/connection';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('columns of NEW that replace parameters have the types that the linker assumes', async () => {
  const columns = await connection.rows<{ name: string; type: string; characters: string | null; collation: string | null }>(
    'SELECT COLUMN_NAME AS name, COLUMN_TYPE AS type, CHARACTER_SET_NAME AS characters, COLLATION_NAME AS collation' +
      " FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'Gamemanager'",
  );
  const [database] = await connection.rows<{ collation: string }>('SELECT @@collation_database AS collation');
  const types = Object.fromEntries(
    columns.map(({ name, type, characters, collation }) => [
      name,
      // A variable of text has the collation of the database, unless it says another.
      characters === null || collation === database?.collation
        ? type.toUpperCase()
        : `${type} CHARACTER SET ${characters} COLLATE ${String(collation)}`.toUpperCase(),
    ]),
  );
  const assumed = [...ledgerColumns(readCatalogue().migrations)];
  expect(assumed.length).toBe(columns.length);
  expect(assumed.filter(([name, type]) => types[name] !== type.toUpperCase())).toEqual([]);
});
