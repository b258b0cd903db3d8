import type { GameConnection } from '../../src/game/connection';

/** Where the names are kept when the databases are gone. */
const BOOK = 'sqlopoly_executed';

/** The routines and triggers that were executed in databases of that name, a pattern of LIKE; in small letters. */
export async function executedIn(root: GameConnection, databases: string): Promise<string[]> {
  const rows = await root.rows<{ name: string }>(
    'SELECT DISTINCT LOWER(OBJECT_NAME) AS name FROM performance_schema.events_statements_summary_by_program' +
      ' WHERE OBJECT_SCHEMA LIKE ? AND COUNT_STAR > 0',
    [databases],
  );
  return rows.map(({ name }) => name);
}

/** Keeps what was executed in a database that is about to be dropped: the server forgets it then. */
export async function keepExecuted(root: GameConnection, database: string): Promise<void> {
  await root.run('CREATE DATABASE IF NOT EXISTS ??', [BOOK]);
  await root.run('CREATE TABLE IF NOT EXISTS ??.Routine (name VARCHAR(64) NOT NULL PRIMARY KEY)', [BOOK]);
  for (const name of await executedIn(root, database.replaceAll('_', '\\_'))) {
    await root.run('INSERT IGNORE INTO ??.Routine VALUES (?)', [BOOK, name]);
  }
}

/** What was executed in databases that are gone. */
export async function keptExecuted(root: GameConnection): Promise<string[]> {
  const [book] = await root.rows('SHOW DATABASES LIKE ?', [BOOK]);
  if (!book) return [];
  const rows = await root.rows<{ name: string }>('SELECT name FROM ??.Routine', [BOOK]);
  return rows.map(({ name }) => name);
}
