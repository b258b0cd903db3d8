import type { GameConnection } from './connection';
import { isConnectionLost } from './connection-lost';

/** Does something in a transaction that reads one state of the database, and undoes it. */
export async function undoing<Result>(connection: GameConnection, work: () => Promise<Result>): Promise<Result> {
  await connection.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.run('START TRANSACTION');
  try {
    return await work();
  } finally {
    await connection.run('ROLLBACK').catch((error: unknown) => {
      // A connection that was lost has taken the transaction with it.
      if (!isConnectionLost(error)) throw error;
    });
  }
}
