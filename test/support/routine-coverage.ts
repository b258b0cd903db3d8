import { readCatalogue } from '../../src/deploy/catalogue';
import { GameConnection } from '../../src/game/connection';
import { addressOf, DATABASE_PREFIX } from './database';

/** The routines and triggers that no test of this run executed, in alphabetical order. */
export async function routinesNeverExecuted(): Promise<string[]> {
  const root = await GameConnection.open(addressOf(''));
  const executed = await root.rows<{ name: string }>(
    'SELECT DISTINCT OBJECT_NAME AS name FROM performance_schema.events_statements_summary_by_program' +
      ' WHERE OBJECT_SCHEMA LIKE ? AND COUNT_STAR > 0',
    [`${DATABASE_PREFIX.replaceAll('_', '\\_')}%`],
  );
  await root.close();
  const names = new Set(executed.map(({ name }) => name.toLowerCase()));
  return readCatalogue()
    .objects.filter(({ type }) => type !== 'VIEW')
    .map(({ name }) => name)
    .filter((name) => !names.has(name.toLowerCase()));
}
