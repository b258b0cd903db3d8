import { expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { Connections } from '../../../src/page/connections';
import { workerDatabase } from '../../support/database';

/** The page's pool of connections. */

const ONE = 'SELECT 1 AS one';

test('work that comes after the page has closed its connections opens none', async () => {
  const { address } = await workerDatabase();
  let opened = 0;
  const connections = new Connections(async () => {
    opened += 1;
    return await GameConnection.open(address);
  });
  expect(await connections.use(null, (connection) => connection.row(ONE))).toEqual({ one: 1 });
  await connections.close();
  await expect(connections.use(null, (connection) => connection.row(ONE))).rejects.toMatchObject({ code: 'ABANDONED' });
  expect(opened).toBe(1);
});
