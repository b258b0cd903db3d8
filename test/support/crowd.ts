import { type Address, GameConnection } from '../../src/client/connection';

/** Opens several connections, gives them to the work, and closes them whatever happens. */
export async function withConnections<Result>(
  address: Address,
  count: number,
  work: (connections: GameConnection[]) => Promise<Result>,
): Promise<Result> {
  const connections = await Promise.all(Array.from({ length: count }, () => GameConnection.open(address)));
  try {
    return await work(connections);
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
  }
}

/** The number by which the server knows a session. */
export async function sessionOf(connection: GameConnection): Promise<number> {
  const [row] = await connection.rows<{ id: number }>('SELECT CONNECTION_ID() AS id');
  return row?.id ?? 0;
}

/** Whether somebody is connected with a session that was not ended. SHOW lists also sessions whose statements have an emoji. @param session as sessionOf */
export async function isConnected(observer: GameConnection, session: number): Promise<boolean> {
  const sessions = await observer.rows<{ Id: number; Command: string }>('SHOW PROCESSLIST');
  return sessions.some(({ Id, Command }) => Id === session && Command !== 'Killed');
}

/** Whether a session waits for a lock. @param session as sessionOf */
export async function isWaiting(observer: GameConnection, session: number): Promise<boolean> {
  const waiting = await observer.rows(
    'SELECT t.THREAD_ID FROM performance_schema.data_lock_waits AS w JOIN performance_schema.threads AS t' +
      ' ON t.THREAD_ID = w.REQUESTING_THREAD_ID WHERE t.PROCESSLIST_ID = ?',
    [session],
  );
  return waiting.length > 0;
}

/** Looks until a session waits for a lock. @param session as sessionOf */
export async function untilWaiting(observer: GameConnection, session: number): Promise<void> {
  while (!(await isWaiting(observer, session)));
}
