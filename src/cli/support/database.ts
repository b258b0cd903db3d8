import { catalogueVersion } from '../../deploy/catalogue-version';
import { installedDeployment, isEmptyDatabase, isVersion, requireVersion } from '../../deploy/installed-version';
import type { Deployment } from '../../game/views';
import { GameConnection } from '../../game/connection';
import { type DatabaseLocation, isOwn, locateDatabase } from '../../database/location';
import { say } from './output';

/** A database that holds this version of the game, and a connection to it. */
export interface OpenDatabase {
  location: DatabaseLocation;
  connection: GameConnection;
}

/** Who may install the game without being asked to. */
export const INSTALL = {
  /** nobody: the database must hold this version */
  never: 'never',
  /** in this checkout's own server, whatever it holds */
  own: 'own',
  /** in this checkout's own server, and in an empty database that DATABASE_URL names */
  empty: 'empty',
} as const;

export type Install = (typeof INSTALL)[keyof typeof INSTALL];

/**
 * Finds the database, connects, does something, and says goodbye.
 * @param install when to install the game first
 * @throws NoDatabaseError, WrongVersionError, DeployError, and what `use` throws
 */
export async function withDatabase<Result>(
  install: Install,
  use: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const location = await locateDatabase({ say });
  const connection = await GameConnection.open(location);
  try {
    await ensureVersion(location, connection, install);
    return await use({ location, connection });
  } finally {
    await connection.close();
  }
}

async function ensureVersion(location: DatabaseLocation, connection: GameConnection, install: Install): Promise<void> {
  const version = catalogueVersion();
  const deployment = await installedDeployment(connection);
  if (isVersion(deployment, version)) return;
  if (await mayInstall(location, connection, install)) {
    say(installing(deployment, version));
    // Most commands do without.
    const { deploy } = await import('../../deploy/deploy');
    await deploy(location, { say, downgrade: isOwn(location) });
  } else {
    await requireVersion(connection, version);
  }
}

async function mayInstall(location: DatabaseLocation, connection: GameConnection, install: Install): Promise<boolean> {
  if (install === INSTALL.never) return false;
  if (isOwn(location)) return true;
  return install === INSTALL.empty && (await isEmptyDatabase(connection));
}

function installing(deployment: Deployment | undefined, version: string): string {
  if (!deployment?.version) return `Installing the game (version ${version}).`;
  return `Replacing version ${deployment.version} of the game by ${version}; the games stay.`;
}
