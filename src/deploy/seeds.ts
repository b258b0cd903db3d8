import type { GameConnection } from '../game/connection';
import type { SqlFile } from './catalogue';
import { DeployError } from './deploy-error';

/**
 * Applies the seeds, all of them or none.
 * @throws DeployError that names the file that failed
 */
export async function applySeeds(connection: GameConnection, seeds: readonly SqlFile[]): Promise<void> {
  await runSeeds(connection, seeds, 'COMMIT');
}

/**
 * Applies the seeds and takes them back, to learn of a mistake in one before anything is changed.
 * @throws DeployError that names the file that failed
 */
export async function trySeeds(connection: GameConnection, seeds: readonly SqlFile[]): Promise<void> {
  await runSeeds(connection, seeds, 'ROLLBACK');
}

async function runSeeds(
  connection: GameConnection,
  seeds: readonly SqlFile[],
  end: 'COMMIT' | 'ROLLBACK',
): Promise<void> {
  await connection.run('START TRANSACTION');
  for (const { name, sql } of seeds) {
    try {
      await connection.run(sql);
    } catch (error) {
      await connection.run('ROLLBACK').catch(() => undefined);
      if (!(error instanceof Error)) throw error;
      throw new DeployError(`seeds/${name} cannot be applied: ${error.message}`, { cause: error });
    }
  }
  await connection.run(end);
}
