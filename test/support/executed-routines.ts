import type { GameConnection } from '../../src/client/connection';

const EXECUTED =
  'SELECT DISTINCT LOWER(OBJECT_NAME) AS name FROM performance_schema.events_statements_summary_by_program' +
  ' WHERE OBJECT_SCHEMA LIKE ? AND COUNT_STAR > 0';

const KEEP = `INSERT IGNORE INTO ??.Routine ${EXECUTED}`;

/** Where the names are kept when the databases are gone. */
const BOOK = 'sqlopoly_executed';

/** The routines and triggers that were executed in databases of that name, a pattern of LIKE; in small letters. */
export async function executedIn(root: GameConnection, databases: string): Promise<string[]> {
  return (await root.rows<{ name: string }>(EXECUTED, [databases])).map(({ name }) => name);
}

/** Keeps what was executed in a database in which routines are about to be dropped: the server forgets them then. */
export async function keepExecuted(root: GameConnection, database: string): Promise<void> {
  await root.run('CREATE DATABASE IF NOT EXISTS ??', [BOOK]);
  await root.run('CREATE TABLE IF NOT EXISTS ??.Routine (name VARCHAR(64) NOT NULL PRIMARY KEY)', [BOOK]);
  await root.run(KEEP, [BOOK, database.replaceAll('_', '\\_')]);
}

/** What was executed in databases that are gone. */
export async function keptExecuted(root: GameConnection): Promise<string[]> {
  const [book] = await root.rows('SHOW DATABASES LIKE ?', [BOOK]);
  if (!book) return [];
  const rows = await root.rows<{ name: string }>('SELECT name FROM ??.Routine', [BOOK]);
  return rows.map(({ name }) => name);
}
