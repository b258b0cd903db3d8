import { GameConnection } from '../../src/client/connection';
import { addressOf, DATABASE_PREFIX } from '../support/database';

const COUNTS =
  'SELECT LOWER(OBJECT_NAME) AS name, CAST(SUM(COUNT_STAR) AS SIGNED) AS times FROM performance_schema.events_statements_summary_by_program' +
  ' WHERE OBJECT_SCHEMA LIKE ? AND COUNT_STAR > 0 GROUP BY name';

/**
 * How often routines and triggers were executed in the databases of this worker, which runs one test file at a time.
 * @param since what was executed before, which is left out
 */
export async function reachedRoutines(since: ReadonlyMap<string, number> = new Map()): Promise<Map<string, number>> {
  const root = await GameConnection.open(addressOf(''));
  const own = `${DATABASE_PREFIX}%${process.env['JEST_WORKER_ID'] ?? '1'}`.replaceAll('_', '\\_');
  const rows = await root.rows<{ name: string; times: number }>(COUNTS, [own]);
  await root.close();
  return new Map(rows.flatMap(({ name, times }) => (times > (since.get(name) ?? 0) ? [[name, times]] : [])));
}
