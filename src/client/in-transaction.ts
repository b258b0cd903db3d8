import type { GameConnection } from './connection';
import { resend } from './resend';

/**
 * Runs work in one transaction: rolled back when it throws, repeated after passing errors such as a deadlock.
 * @param work sends each statement once
 * @throws what `work` throws; the error of mysql2
 */
export function inTransaction<Result>(connection: GameConnection, work: () => Promise<Result>): Promise<Result> {
  return resend(connection, async () => {
    await connection.run('START TRANSACTION');
    try {
      const result = await work();
      await connection.run('COMMIT');
      return result;
    } catch (error) {
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}
