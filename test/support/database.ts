import { catalogueVersion } from '../../src/deploy/catalogue-version';
import { UNLINKED } from '../../src/deploy/unlinked-mark';
import { type Address, GameConnection } from '../../src/client/connection';
import { keepExecuted } from './executed-routines';
import { restore } from './restore';

/** The environment variable with which the workers find the server: root's address, without a database. */
export const SERVER_URL = 'SQLOPOLY_TEST_SERVER_URL';

/** The prefix of all databases of the tests. */
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

/** Creates an empty database of that name, and drops an existing one. */
export async function emptyDatabase(suffix: string): Promise<{ database: string; address: Address }> {
  const database = `${DATABASE_PREFIX}${suffix}_${process.env.JEST_WORKER_ID}`;
  const root = await GameConnection.open(addressOf(''));
  await dropDatabase(root, database);
  await root.run('CREATE DATABASE ??', [database]);
  await root.close();
  return { database, address: addressOf(database) };
}

async function dropDatabase(root: GameConnection, database: string): Promise<void> {
  await keepExecuted(root, database);
  await root.run('DROP DATABASE IF EXISTS ??', [database]);
}

/** Whether the tests are played by a trigger that calls its routines, which shows which of them a test file executes. */
const IS_UNLINKED = Boolean(process.env['TEST_UNLINKED']);

/** Deploys silently. The deployer is imported only here, because most files find their database deployed. */
export async function deployQuietly(address: Address): Promise<void> {
  const { deploy } = await import('../../src/deploy/deploy');
  await deploy(address, { say: () => undefined, unlinked: IS_UNLINKED });
}

/** A freshly deployed database that no test changes. */
const PRISTINE = `${DATABASE_PREFIX}pristine`;

/** The databases of each worker: for all tests, and for those that need one without games. */
const nameOf = (worker: string): string => `${DATABASE_PREFIX}${worker}`;
const freshNameOf = (worker: string): string => `${DATABASE_PREFIX}fresh_${worker}`;

/** The databases of a whole run. */
export function databasesOf(workers: number): string[] {
  const numbers = Array.from({ length: workers }, (_, index) => String(index + 1));
  return [PRISTINE, ...numbers.map(nameOf), ...numbers.map(freshNameOf)];
}

/** Creates a database if necessary, and deploys in it unless it has this version. */
export async function ensureDeployed(root: GameConnection, database: string): Promise<void> {
  if (await isDeployed(root, database)) return;
  await root.run('CREATE DATABASE IF NOT EXISTS ??', [database]);
  await deployQuietly(addressOf(database));
  await stopEvent(root, database);
}

/** Disables the event, so that things happen only when tests make them happen: what it has begun it ends first. */
async function stopEvent(root: GameConnection, database: string): Promise<void> {
  await root.run('ALTER EVENT ??.play_bots_event DISABLE', [database]);
  const running = "SELECT ID FROM performance_schema.processlist WHERE DB = ? AND COMMAND = 'Connect'";
  while ((await root.rows(running, [database])).length > 0) await root.run('DO SLEEP(0.01)');
}

async function isDeployed(root: GameConnection, database: string): Promise<boolean> {
  const [row] = await root.rows<{ views: number }>(
    "SELECT COUNT(*) AS views FROM information_schema.VIEWS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = 'deploymentView'",
    [database],
  );
  if (!row?.views) return false;
  const [found] = await root.rows<{ version: string | null; state: string }>('SELECT version, state FROM ??.deploymentView', [database]);
  return found?.version === `${catalogueVersion()}${IS_UNLINKED ? UNLINKED : ''}` && found.state === 'finished';
}

/**
 * The database of this worker, deployed by the first test file that needs it. Every test makes its own games in it and
 * cleans nothing up.
 */
export async function workerDatabase(): Promise<{ database: string; address: Address }> {
  const database = nameOf(process.env.JEST_WORKER_ID ?? '1');
  const root = await GameConnection.open(addressOf(''));
  await ensureDeployed(root, database);
  await root.close();
  return { database, address: addressOf(database) };
}

/** A freshly deployed database to compare with; do not change it. */
export async function pristineDatabase(): Promise<Address> {
  const root = await GameConnection.open(addressOf(''));
  await ensureDeployed(root, PRISTINE);
  await root.close();
  return addressOf(PRISTINE);
}

/**
 * A freshly deployed database, for one test file at a time, which may change its rows only. The files of this worker
 * share it: its rows are restored, which takes a tenth of the time of a deploy.
 */
export async function freshDatabase(): Promise<{ database: string; address: Address }> {
  const database = freshNameOf(process.env.JEST_WORKER_ID ?? '1');
  const root = await GameConnection.open(addressOf(''));
  // The last file may have deployed in it, and this one may do so, too.
  await keepExecuted(root, database);
  const isThere = (await isDeployed(root, database)) && (await isDeployed(root, PRISTINE));
  if (!isThere || !(await restore(root, database, PRISTINE))) {
    await dropDatabase(root, database);
    await ensureDeployed(root, database);
  }
  // A deploy by the last file may have created the event again.
  await stopEvent(root, database);
  await root.close();
  return { database, address: addressOf(database) };
}
