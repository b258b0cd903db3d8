import type { GameConnection, Value } from '../../src/client/connection';

/** Rows that this session has read since the last FLUSH STATUS, by whatever way. */
export async function countedReads(connection: GameConnection): Promise<number> {
  const counters = await connection.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counters.reduce((sum, { Value: count }) => sum + Number(count), 0);
}

/**
 * Rows that a statement reads, which is the same on every machine, as no time is. What it changes is
 * undone. It runs twice, and the second time counts: for a table that other sessions have pushed
 * out of its cache, MySQL reads its dictionary, and counts that, too.
 */
export async function rowsRead(connection: GameConnection, sql: string, values: readonly Value[] = []): Promise<number> {
  await readOnce(connection, sql, values);
  return readOnce(connection, sql, values);
}

async function readOnce(connection: GameConnection, sql: string, values: readonly Value[]): Promise<number> {
  // This would commit a transaction.
  await connection.run('FLUSH STATUS');
  await connection.run('START TRANSACTION');
  try {
    await connection.rows(sql, values);
    return await countedReads(connection);
  } finally {
    await connection.run('ROLLBACK');
  }
}
