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

/** A place in the binary log: what is committed afterwards comes behind it. */
interface LogPosition {
  File: string;
  Position: number;
}

async function logPosition(connection: GameConnection): Promise<LogPosition> {
  const [position] = await connection.rows<LogPosition>('SHOW BINARY LOG STATUS');
  if (!position) throw new Error('The server has no binary log.');
  return position;
}

/**
 * The tables of the database of which rows were changed and committed since then, whoever did it: by the
 * binary log, at the same cost however much the tables hold.
 */
async function changedSince(connection: GameConnection, { File: file, Position: from }: LogPosition): Promise<string[]> {
  const events = await connection.rows<{ Event_type: string; Info: string }>('SHOW BINLOG EVENTS IN ? FROM ?', [file, from]);
  const [row] = await connection.rows<{ name: string }>('SELECT DATABASE() AS name');
  const tables = events.flatMap(({ Event_type: type, Info: info }) => {
    const [, database, table] = (type === 'Table_map' && /\((.*)\.(.*)\)$/.exec(info)) || [];
    return database === row?.name && table !== undefined ? table : [];
  });
  return [...new Set(tables)].sort();
}

/** Does something that must leave every row of every table of the database as it is, whatever it rolls back. */
export async function changingNothing<Result>(
  connection: GameConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await logPosition(connection);
  const result = await work();
  expect(await changedSince(connection, before)).toEqual([]);
  return result;
}
