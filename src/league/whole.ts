import type { GameConnection } from '../game/connection';
import { resend } from '../game/resend';

/**
 * Does something in one transaction, which is taken back as a whole when anything of it is refused; again as long as the
 * server undoes it for a reason that passes.
 * @param work sends each statement once
 * @throws what `work` throws; the error of mysql2
 */
export function wholly<Result>(connection: GameConnection, work: () => Promise<Result>): Promise<Result> {
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
