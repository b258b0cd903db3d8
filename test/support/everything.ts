import { expect } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
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

/** MySQL's `ER_ERROR_WHEN_EXECUTING_COMMAND`: among others, the log's last event was not yet written to its end. */
const UNREADABLE = 1220;

/** For how long a log that stays unreadable is read again, in milliseconds. */
const PATIENCE = 60_000;

interface LogEvent {
  Event_type: string;
  Info: string;
}

/**
 * What the binary log holds from there on. Others write it meanwhile: whoever reads just then may find its
 * last event half written, and reads again.
 */
async function eventsSince(connection: GameConnection, { File: file, Position: from }: LogPosition): Promise<LogEvent[]> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await connection.rows<LogEvent>('SHOW BINLOG EVENTS IN ? FROM ?', [file, from]);
    } catch (error) {
      if ((error as { errno?: number }).errno !== UNREADABLE || Date.now() > deadline) throw error;
    }
  }
}

/**
 * The tables of the database of which rows were changed and committed since then, whoever did it: by the
 * binary log, at the same cost however much the tables hold.
 */
async function changedSince(connection: GameConnection, position: LogPosition): Promise<string[]> {
  const events = await eventsSince(connection, position);
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
