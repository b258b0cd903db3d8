import { setTimeout as wait } from 'node:timers/promises';
import type { GameConnection } from '../game/connection';
import { serverErrno } from '../game/refusal';
import { type Deployment, readDeployment } from '../game/views';
import { isDenied } from './deploy-error';
import { UNLINKED } from './unlinked';

/** The database does not hold this version of the game; the message says what to run. */
export class WrongVersionError extends Error {
  override readonly name = 'WrongVersionError';
}

/** Milliseconds that a running deploy is given to finish, and between two looks at it. */
const PATIENCE = 30_000;
const PAUSE = 250;

/** No such table or view, a view that lacks something, no such column: an installation without or in the making. */
const NOT_INSTALLED: readonly (number | undefined)[] = [1146, 1356, 1054];

/**
 * What is installed in the database.
 * @returns undefined when nothing is, or nothing that this account may see
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

/** Whether the database holds nothing at all. */
export async function isEmptyDatabase(connection: GameConnection): Promise<boolean> {
  const [found] = await connection.rows<{ tables: number }>(
    'SELECT COUNT(*) AS `tables` FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  );
  return found?.tables === 0;
}

/** Whether a deployment is finished and of a version, linked or not. */
export function isVersion(deployment: Deployment | undefined, version: string): boolean {
  return deployment?.state === 'finished' && [version, `${version}${UNLINKED}`].includes(deployment.version ?? '');
}

/**
 * Makes sure that the database holds this version. A deploy that is running is given half a minute.
 * @param version that of this program
 * @throws WrongVersionError that says which it holds
 */
export async function requireVersion(connection: GameConnection, version: string): Promise<void> {
  let deployment = await installedDeployment(connection);
  for (let waited = 0; deployment?.state === 'running' && waited < PATIENCE; waited += PAUSE) {
    await wait(PAUSE);
    deployment = await installedDeployment(connection);
  }
  if (isVersion(deployment, version)) return;
  throw new WrongVersionError(`${describe(deployment, version)} Run: npx sqlopoly migrate`);
}

function describe(deployment: Deployment | undefined, version: string): string {
  if (!deployment) return `The game is not installed in the database, or this account may not see it (this program is version ${version}).`;
  if (deployment.state === 'running') {
    return `The rules in the database are being replaced since ${deployment.started_at ?? 'just now'}, or a deploy did not finish.`;
  }
  return `The database holds version ${deployment.version} of the game, and this program is version ${version}.`;
}
