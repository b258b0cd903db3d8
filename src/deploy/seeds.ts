import type { GameConnection } from '../client/connection';
import { isPassing } from '../client/resend';
import type { SqlFile } from './catalogue';
import { DeployError } from './deploy-error';

/**
 * Applies the seeds, in a transaction of the caller.
 * @throws DeployError with the file that failed; the error of mysql2 when the server undid it for a transient reason
 */
export async function applySeeds(connection: GameConnection, seeds: readonly SqlFile[]): Promise<void> {
  for (const { name, sql } of seeds) {
    await connection.run(sql).catch((error: unknown) => {
      throw isPassing(error) || !(error instanceof Error)
        ? error
        : new DeployError(`seeds/${name} cannot be applied: ${error.message}`, { cause: error });
    });
  }
}
