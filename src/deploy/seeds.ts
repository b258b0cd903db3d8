import type { GameConnection } from '../game/connection';
import { isPassing, resend } from '../game/resend';
import type { SqlFile } from './catalogue';
import { DeployError } from './deploy-error';

/**
 * Applies the seeds, all of them or none; again when they deadlock with somebody.
 * @throws DeployError that names the file that failed
 */
export async function applySeeds(connection: GameConnection, seeds: readonly SqlFile[]): Promise<void> {
  await inTransaction(connection, async () => {
    for (const { name, sql } of seeds) {
      await connection.run(sql).catch((error: unknown) => {
        throw isPassing(error) || !(error instanceof Error)
          ? error
          : new DeployError(`seeds/${name} cannot be applied: ${error.message}`, { cause: error });
      });
    }
  });
}

/** All of some work or none of it; again when the server undid it for a reason that passes. */
export async function inTransaction(connection: GameConnection, work: () => Promise<void>): Promise<void> {
  await resend(connection, async () => {
    await connection.run('START TRANSACTION');
    try {
      await work();
      await connection.run('COMMIT');
    } catch (error) {
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}
