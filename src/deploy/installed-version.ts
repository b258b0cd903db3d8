import { setTimeout as wait } from 'node:timers/promises';
import type { GameConnection } from '../client/connection';
import { serverErrno } from '../client/refusal';
import { type Deployment, readDeployment } from '../client/views';
import { programName } from '../server/program-name';
import { isDenied } from './deploy-error';
import { UNLINKED } from './unlinked-mark';

/** The database does not have this version of the game; the message says what to run. */
export class WrongVersionError extends Error {
  override readonly name = 'WrongVersionError';
}

/** Milliseconds to wait for a running deploy by default, and between two checks. */
const WAIT_LIMIT = 30_000;
const PAUSE = 250;

/** No such table or view, a view with a missing part, no such column: nothing is installed, or not completely. */
const NOT_INSTALLED: readonly (number | undefined)[] = [1146, 1356, 1054];

/**
 * The deployment in the database.
 * @returns undefined when nothing is installed, or this account may not see it
 * @throws the error of mysql2
 */
export async function installedDeployment(connection: GameConnection): Promise<Deployment | undefined> {
  try {
    return await readDeployment(connection);
  } catch (error) {
    if (NOT_INSTALLED.includes(serverErrno(error)) || isDenied(error)) return undefined;
    throw error;
  }
}

/** Whether the database has no tables. */
export async function isEmptyDatabase(connection: GameConnection): Promise<boolean> {
  const [found] = await connection.rows<{ tables: number }>(
    'SELECT COUNT(*) AS `tables` FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  );
  return found?.tables === 0;
}

/** Whether a deployment is finished and has a version, linked or not. */
export function isVersion(deployment: Deployment | undefined, version: string): boolean {
  return deployment?.state === 'finished' && [version, `${version}${UNLINKED}`].includes(deployment.version ?? '');
}

/**
 * Checks that the database has this version. Waits for a running deploy.
 * @param version that of this program
 * @param limit how many milliseconds it waits
 * @throws WrongVersionError with the version that is installed
 */
export async function requireVersion(connection: GameConnection, version: string, limit = WAIT_LIMIT): Promise<void> {
  let deployment = await installedDeployment(connection);
  for (let waited = 0; deployment?.state === 'running' && waited < limit; waited += PAUSE) {
    await wait(PAUSE);
    deployment = await installedDeployment(connection);
  }
  if (isVersion(deployment, version)) return;
  throw new WrongVersionError(`${describe(deployment, version)} Run: ${programName()} migrate`);
}

function describe(deployment: Deployment | undefined, version: string): string {
  if (!deployment) return `The game is not installed in the database, or this account may not see it (this program is version ${version}).`;
  if (deployment.state === 'running') {
    return `A deploy has been running since ${deployment.started_at ? `${deployment.started_at} UTC` : 'just now'}, or it was interrupted.`;
  }
  return `The database has version ${deployment.version} of the game, but this program is version ${version}.`;
}
