import { catalogueVersion } from '../../deploy/catalogue-version';
import { installedDeployment, isEmptyDatabase, isVersion, requireVersion } from '../../deploy/installed-version';
import type { Deployment } from '../../client/views';
import { GameConnection, type Patience } from '../../client/connection';
import { withDotenv } from '../../server/database-url';
import { projectDirectory } from '../../server/project';
import { type DatabaseLocation, isOwn, locateDatabase, locateReader } from '../../server/location';
import { printNote } from './output';
import { UsageError } from './statuses';

/** A database with this version of the game, and a connection to it. */
export interface OpenDatabase {
  location: DatabaseLocation;
  connection: GameConnection;
}

/** Where a command installs the game by itself. */
export const INSTALL = {
  /** in this checkout's own server while that is empty; elsewhere the database must hold this version */
  never: 'never',
  /** as never; the command only reads, so the server of SQLOPOLY_READ_URL is used if there is one */
  reads: 'reads',
  /** in this checkout's own server, whatever it holds */
  own: 'own',
  /** in this checkout's own server, and in an empty database that DATABASE_URL names */
  empty: 'empty',
} as const;

export type Install = (typeof INSTALL)[keyof typeof INSTALL];

/**
 * Finds the database, connects to it, uses it and disconnects.
 * @param install whether to install the game first
 * @throws NoDatabaseError, WrongVersionError, DeployError, and what `use` throws
 */
export async function withDatabase<Result>(
  install: Install,
  use: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const onlyReads = install === INSTALL.reads;
  const meanwhile = install === INSTALL.own || install === INSTALL.empty ? prepareInstallation : undefined;
  const location = await (onlyReads ? locateReader({ say: printNote }) : locateDatabase({ say: printNote, ...(meanwhile ? { meanwhile } : {}) }));
  const connection = await GameConnection.open(location, { patience: patienceFor(location), onlyReads });
  try {
    await ensureVersion(location, connection, install);
    return await use({ location, connection });
  } finally {
    await connection.close();
  }
}

/** Links the rules, which the first deploy of this process then finds done. Its errors are those of the deploy. */
function prepareInstallation(): void {
  void Promise.all([import('../../deploy/catalogue'), import('../../deploy/link-catalogue')])
    .then(([{ readCatalogue }, { linkCatalogue }]) => linkCatalogue(readCatalogue()))
    .catch(() => undefined);
}

/** How long to wait for the server; a crashed server of this checkout is restarted. */
export function patienceFor(location: DatabaseLocation): Patience {
  const revive = async (): Promise<void> => {
    await locateDatabase({ say: printNote });
  };
  return { say: printNote, ...limitFrom(withDotenv(projectDirectory(), process.env)), ...(isOwn(location) ? { revive } : {}) };
}

/** @throws UsageError when SQLOPOLY_PATIENCE is no number of seconds */
function limitFrom({ SQLOPOLY_PATIENCE: seconds }: NodeJS.ProcessEnv): { limit?: number } {
  if (!seconds) return {};
  if (!/^\d{1,6}$/.test(seconds)) throw new UsageError('SQLOPOLY_PATIENCE must be a number of whole seconds to wait for the server.');
  return { limit: Number(seconds) * 1000 };
}

async function ensureVersion(location: DatabaseLocation, connection: GameConnection, install: Install): Promise<void> {
  const version = catalogueVersion();
  const deployment = await installedDeployment(connection);
  if (isVersion(deployment, version)) return;
  if (await mayInstall(location, connection, install)) {
    printNote(installing(deployment, version));
    // Loaded late: most commands do not need it.
    const { deploy } = await import('../../deploy/deploy');
    await deploy(location, { say: printNote, downgrade: isOwn(location) });
  } else {
    await requireVersion(connection, version);
  }
}

async function mayInstall(location: DatabaseLocation, connection: GameConnection, install: Install): Promise<boolean> {
  if (isOwn(location) && (install === INSTALL.own || install === INSTALL.empty)) return true;
  return (isOwn(location) || install === INSTALL.empty) && (await isEmptyDatabase(connection));
}

function installing(deployment: Deployment | undefined, version: string): string {
  if (!deployment?.version) return `Installing the game (version ${version}).`;
  return `Replacing version ${deployment.version} of the game with ${version}; games are kept.`;
}
