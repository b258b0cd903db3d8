import type { GameConnection } from '../game/connection';
import type { Catalogue, SqlFile } from './catalogue';
import { DeployError } from './deploy-error';
import { importEditions } from './editions';

/**
 * Applies the seeds and the editions, all of them or none.
 * @throws DeployError that names the file that failed
 */
export async function applySeeds(
  connection: GameConnection,
  { seeds, editions }: Pick<Catalogue, 'seeds' | 'editions'>,
): Promise<void> {
  await runSeeds(connection, seeds);
  await importEditions(connection, editions).catch(async (error: unknown) => {
    await connection.run('ROLLBACK').catch(() => undefined);
    throw error;
  });
  await connection.run('COMMIT');
}

/**
 * Applies the seeds and takes them back, to learn of a mistake in one before anything is changed.
 * Editions are read by routines, which are still the old ones.
 * @throws DeployError that names the file that failed
 */
export async function trySeeds(connection: GameConnection, seeds: readonly SqlFile[]): Promise<void> {
  await runSeeds(connection, seeds);
  await connection.run('ROLLBACK');
}

/** Leaves the transaction open. */
async function runSeeds(connection: GameConnection, seeds: readonly SqlFile[]): Promise<void> {
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
}
