import { afterEach, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { withConnections } from '../support/crowd';
import { workerDatabase } from '../support/database';
import { serving, type TestWeb } from '../support/web';

/** A reader of Look back who leaves ends the statement that reads for them. */

let web: TestWeb;
let connection: GameConnection;
serving((served) => {
  ({ connection, web } = served);
});
afterEach(() => expect(web.errors).toEqual([]));

/** The sessions that wait for a locked table. */
async function waiting(): Promise<number[]> {
  const sessions = await connection.rows<{ Id: number; State: string | null }>('SHOW PROCESSLIST');
  return sessions.filter(({ State }) => State === 'Waiting for table metadata lock').map(({ Id }) => Id);
}

test('a reader who leaves ends the statement, and the next one gets an answer', async () => {
  const game = await openGame(connection, 'campus', 'Left', {});
  await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 3)', [game]);
  const address = `${web.url}/games/${game}/past?at=1`;
  const { address: database } = await workerDatabase();
  await withConnections(database, 1, async ([blocker]) => {
    if (!blocker) throw new Error('There is one session.');
    // Each copy waits for it, however long that takes.
    await blocker.run('LOCK TABLES PartialCopy WRITE');
    const leaving = new AbortController();
    const left = fetch(address, { signal: leaving.signal }).then(() => 'answered', (error: unknown) => (error as Error).name);
    while ((await waiting()).length === 0);
    leaving.abort();
    expect(await left).toBe('AbortError');
    while ((await waiting()).length > 0);
    await blocker.run('UNLOCK TABLES');
  });
  expect((await fetch(address)).status).toBe(200);
});

test('a statement that takes too long in a transaction ends on the server', async () => {
  const { address } = await workerDatabase();
  const hasty = await GameConnection.open(address, { timeout: 300 });
  await withConnections(address, 1, async ([blocker]) => {
    await blocker?.run('LOCK TABLES PartialCopy WRITE');
    await hasty.run('START TRANSACTION');
    await expect(hasty.rows('SELECT game_id FROM PartialCopy')).rejects.toMatchObject({ code: 'PROTOCOL_SEQUENCE_TIMEOUT' });
    while ((await waiting()).length > 0);
  });
  await hasty.close();
});
