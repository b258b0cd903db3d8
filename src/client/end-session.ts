import { type ConnectionOptions, createConnection } from 'mysql2/promise';

/**
 * Ends a session of the same account, with the statement that it is executing: without its client, the server would
 * execute that to its end. Never throws: the server may be away, or the session may have ended.
 */
export async function endSession(server: ConnectionOptions, session: number): Promise<void> {
  const connection = await createConnection(server).catch(() => undefined);
  await connection?.query('KILL ?', [session]).catch(() => undefined);
  connection?.destroy();
}
