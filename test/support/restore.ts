import type { GameConnection } from '../../src/client/connection';

/** What deploys keep books of for themselves, which differs with what happened before. */
export const OWN_BOOKS = [
  'Deployment', 'DeploymentLock', 'InstalledPart', 'InstalledVersion', 'knex_migrations', 'knex_migrations_lock',
];

/** A table that is not as it should be. */
interface Changed {
  table: string;
  /** whether it should be empty */
  isEmpty: boolean;
}

/**
 * Gives the tables of a database the rows that another of the same version has, and the same next
 * numbers. Rows that a deploy makes and a test has changed are beyond it.
 * @returns whether they are the same now
 */
export async function restore(root: GameConnection, database: string, pristine: string): Promise<boolean> {
  await root.run('USE ??', [database]);
  // Else the next numbers are those of yesterday.
  await root.run('SET SESSION information_schema_stats_expiry = 0, SESSION foreign_key_checks = 0');
  const changed = await changedTables(root, database, pristine);
  for (const { table, isEmpty } of changed) {
    if (isEmpty) await root.run('TRUNCATE TABLE ??.??', [database, table]);
    else await deleteOthers(root, database, pristine, table);
  }
  await root.run('SET SESSION foreign_key_checks = 1');
  return changed.length === 0 || (await changedTables(root, database, pristine)).length === 0;
}

async function changedTables(root: GameConnection, database: string, pristine: string): Promise<Changed[]> {
  const tables = await root.rows<{ name: string; next: number | null; isNumbered: number }>(
    'SELECT a.TABLE_NAME AS name, a.AUTO_INCREMENT IS NOT NULL AS isNumbered,' +
      ' IF(b.AUTO_INCREMENT = a.AUTO_INCREMENT, NULL, b.AUTO_INCREMENT) AS next' +
      ' FROM information_schema.TABLES AS a JOIN information_schema.TABLES AS b USING (TABLE_NAME)' +
      " WHERE a.TABLE_SCHEMA = ? AND b.TABLE_SCHEMA = ? AND a.TABLE_TYPE = 'BASE TABLE' AND a.TABLE_NAME NOT IN (?)",
    [pristine, database, OWN_BOOKS],
  );
  const names = tables.map(({ name }) => name);
  const should = await checksums(root, pristine, names);
  const are = await checksums(root, database, names);
  return tables
    .filter(({ name, next }) => next !== null || should.get(name) !== are.get(name))
    .map(({ name }) => ({ table: name, isEmpty: should.get(name) === 0 }));
}

async function checksums(root: GameConnection, database: string, tables: readonly string[]): Promise<Map<string, number>> {
  const list = tables.map((table) => `${database}.${table}`);
  const rows = await root.rows<{ Table: string; Checksum: number }>('CHECKSUM TABLE ??', [list]);
  return new Map(rows.map((row) => [row.Table.slice(database.length + 1), row.Checksum]));
}

/** Deletes the rows whose keys the other database has not. */
async function deleteOthers(root: GameConnection, database: string, pristine: string, table: string): Promise<void> {
  const found = await root.rows<{ name: string }>(
    'SELECT COLUMN_NAME AS name FROM information_schema.STATISTICS' +
      " WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND INDEX_NAME = 'PRIMARY'",
    [pristine, table],
  );
  const keys = found.map(({ name }) => name);
  await root.run('DELETE t FROM ??.?? AS t LEFT JOIN ??.?? AS p USING (??) WHERE p.?? IS NULL', [
    database, table, pristine, table, keys, keys[0] ?? '',
  ]);
  const [status] = await root.rows<{ next: number | null }>(
    'SELECT AUTO_INCREMENT AS next FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?',
    [pristine, table],
  );
  if (status?.next != null) await root.run('ALTER TABLE ??.?? AUTO_INCREMENT = ?', [database, table, status.next]);
}
