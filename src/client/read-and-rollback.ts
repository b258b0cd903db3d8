import type { GameConnection } from './connection';
import { isConnectionLost } from './connection-lost';

/** Does some work in a transaction that sees one state of the database, and rolls it back. */
export async function readAndRollBack<Result>(connection: GameConnection, work: () => Promise<Result>): Promise<Result> {
  await connection.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.run('START TRANSACTION');
  try {
    return await work();
  } finally {
    await connection.run('ROLLBACK').catch((error: unknown) => {
      // A lost connection has ended the transaction.
      if (!isConnectionLost(error)) throw error;
    });
  }
}
