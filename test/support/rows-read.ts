import type { GameConnection, Value } from '../../src/client/connection';

/**
 * Rows that this session reads, by whatever way, while `read` runs. Two counts are compared, as FLUSH
 * STATUS, which starts a count at zero, does so for every session of the server.
 */
export async function rowsReadBy(connection: GameConnection, read: () => Promise<unknown>): Promise<number> {
  const before = await countedReads(connection);
  await read();
  return (await countedReads(connection)) - before;
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
  await connection.run('START TRANSACTION');
  try {
    return await rowsReadBy(connection, () => connection.rows(sql, values));
  } finally {
    await connection.run('ROLLBACK');
  }
}

/** Rows that this session has read since it began. SHOW STATUS does not count what it reads itself. */
async function countedReads(connection: GameConnection): Promise<number> {
  const counters = await connection.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counters.reduce((sum, { Value: count }) => sum + Number(count), 0);
}
