import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';

/** What a view is called while it is made of its dump. */
const MADE = 'view_of_a_dump';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(async () => {
  await connection.run('DROP VIEW IF EXISTS ??', [MADE]);
  await connection.close();
});

test('every view can be created from its dump, in which MySQL names each column of each SELECT', async () => {
  const views = await connection.rows<{ name: string }>('SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()');
  expect(views.length).toBeGreaterThan(40);
  const failed: string[] = [];
  for (const { name } of views) {
    const [row] = await connection.rows<{ 'Create View': string }>('SHOW CREATE VIEW ??', [name]);
    const dumped = row?.['Create View'].replace(` VIEW \`${name}\` `, ` VIEW \`${MADE}\` `).replace(/^CREATE /, 'CREATE OR REPLACE ') ?? '';
    expect(dumped).toContain(MADE);
    await connection.run(dumped).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
});
