import { readCatalogue } from '../../src/deploy/catalogue';
import { deploy } from '../../src/deploy/deploy';
import { type Address, GameConnection } from '../../src/game/connection';
import { SERVER_URL } from './global-setup';

/** All databases of the tests begin like this. */
export const DATABASE_PREFIX = 'sqlopoly_test_';

/** Root's address of a database of the test server; '' for none. */
export function addressOf(database: string): Address {
  const server = process.env[SERVER_URL];
  if (!server) throw new Error('The tests run through jest.');
  return { url: new URL(`/${database}`, server).href };
}

/** The address of an account in a database of the test server. */
export function addressAs(user: string, password: string, database: string): Address {
  const url = new URL(addressOf(database).url);
  url.username = user;
  url.password = password;
  return { url: url.href };
}

/** An empty database of that name; one that was there is dropped. */
export async function emptyDatabase(suffix: string): Promise<{ database: string; address: Address }> {
  const database = `${DATABASE_PREFIX}${suffix}_${process.env.JEST_WORKER_ID}`;
  const root = await GameConnection.open(addressOf(''));
  await root.run('DROP DATABASE IF EXISTS ??', [database]);
  await root.run('CREATE DATABASE ??', [database]);
  await root.close();
  return { database, address: addressOf(database) };
}

/** Deploys without a word. */
export async function deployQuietly(address: Address): Promise<void> {
  await deploy(address, { say: () => undefined });
}

/**
 * The database of this worker, deployed by the first test file that asks. Every test makes games of
 * its own in it and cleans nothing up.
 */
export async function workerDatabase(): Promise<{ database: string; address: Address }> {
  const database = `${DATABASE_PREFIX}${process.env.JEST_WORKER_ID}`;
  const address = addressOf(database);
  const root = await GameConnection.open(addressOf(''));
  await root.run('CREATE DATABASE IF NOT EXISTS ??', [database]);
  const [row] = await root.rows<{ views: number }>(
    "SELECT COUNT(*) AS views FROM information_schema.VIEWS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = 'deploymentView'",
    [database],
  );
  const [deployed] = row?.views
    ? await root.rows<{ version: string | null }>('SELECT version FROM ??.deploymentView', [database])
    : [];
  await root.close();
  if (deployed?.version !== readCatalogue().version) await deployQuietly(address);
  return { database, address };
}
