import { expect } from '@jest/globals';
import type { GameConnection } from '../../src/game/connection';
import { tablesOf } from './schema-dump';

/** A checksum for each table: equal when no row of any game, or of what games share, has changed. */
export async function checksums(connection: GameConnection): Promise<Record<string, number>> {
  const rows = await connection.rows<{ Table: string; Checksum: number }>('CHECKSUM TABLE ??', [
    await tablesOf(connection),
  ]);
  return Object.fromEntries(rows.map(({ Table, Checksum }) => [Table.slice(Table.indexOf('.') + 1), Checksum]));
}

/** Does something that must leave every table of the database as it is. */
export async function changingNothing<Result>(
  connection: GameConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await checksums(connection);
  const result = await work();
  expect(await checksums(connection)).toEqual(before);
  return result;
}
