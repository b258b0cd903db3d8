import { type Address, GameConnection } from '../game/connection';
import { resend } from '../game/resend';
import { type Catalogue, readCatalogue } from './catalogue';
import { DeployError, type Deployer, explainDeployError } from './deploy-error';
import { lockDeploys } from './deploy-lock';
import { dropEvent, makeEvent } from './events';
import { closeGates, openGates } from './gates';
import { linkCatalogue } from './link/link';
import { rebuildObjects } from './rebuild';
import { makeRoles } from './roles';
import { hasAllMigrations, refuseUnknownMigrations, runMigrations } from './run-migrations';
import { applySeeds, trySeeds } from './seeds';
import { DATABASE_SETTINGS, PATIENCE_BEHIND_GATES, SESSION_SETTINGS } from './session-settings';
import { unlinkedCatalogue } from './unlinked';

/** Milliseconds that a statement of a deploy may take. */
const TIMEOUT = 600_000;

/** What makes the table that deploys are serialised by. */
const FIRST_MIGRATION = '000_deployment.sql';

export interface DeployOptions {
  /** receives lines for people while the deploy runs */
  say: (line: string) => void;
  /** default: that of this checkout */
  catalogue?: Catalogue;
  /** let the trigger call the routines, for reading and debugging; default: false, they are linked into it */
  unlinked?: boolean;
}

/** What a deploy did. */
export interface DeployReport {
  version: string;
  /** the version that was installed before; null: none */
  previous: string | null;
  /** names of the migrations that were run */
  migrations: string[];
  /** routines, triggers and views that were made anew */
  objects: number;
  /** names of routines, triggers and views that were removed */
  removed: string[];
  /** whether the roles for players and spectators were made */
  roles: boolean;
  /** whether the event that lets characters play was made */
  event: boolean;
}

/**
 * Installs the game in a database, or replaces the version there. Games stay. While the rules are
 * replaced, moves are refused with `deploy_running`. A deploy that failed or was killed is repaired
 * by the next.
 * @throws DeployError when the database is not ours, was deployed by a newer version, is in use, or
 *   the account may not deploy; LinkError when the routines cannot be linked; else the error of mysql2
 */
export async function deploy(
  address: Address,
  { say, catalogue: sources = readCatalogue(), unlinked = false }: DeployOptions,
): Promise<DeployReport> {
  const catalogue = unlinked ? unlinkedCatalogue(sources) : linkCatalogue(sources);
  const worker = await GameConnection.open(address, { timeout: TIMEOUT, multipleStatements: true });
  let deployer: Deployer = { account: '', database: '' };
  try {
    deployer = await askDeployer(worker);
    await prepare(worker, catalogue);
    const lock = await lockDeploys(address, say);
    try {
      return await deployLocked(worker, catalogue, deployer, say);
    } finally {
      await lock.close();
    }
  } catch (error) {
    throw explainDeployError(error, deployer);
  } finally {
    await worker.close();
  }
}

async function askDeployer(worker: GameConnection): Promise<Deployer> {
  const [deployer] = await worker.rows<Deployer>('SELECT CURRENT_USER() AS account, DATABASE() AS `database`');
  if (!deployer?.database) throw new DeployError('The address of the database does not name a database.');
  return deployer;
}

/**
 * Makes the session alike everywhere, and the table to lock. Any number of deploys may do this.
 * An account that may only play sees the view, and is then told what it lacks.
 */
async function prepare(worker: GameConnection, { migrations }: Catalogue): Promise<void> {
  for (const setting of SESSION_SETTINGS) await worker.run(setting);
  const [found] = await worker.rows<{ ours: number; others: string | null }>(
    'SELECT COUNT(IF(TABLE_NAME IN (\'Deployment\', \'deploymentView\'), 1, NULL)) AS ours,' +
      ' MIN(IF(TABLE_NAME IN (\'Deployment\', \'DeploymentLock\'), NULL, TABLE_NAME)) AS others' +
      ' FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  );
  if (!found?.ours && found?.others) {
    throw new DeployError(
      `The database holds something else (the table ${found.others}). Give the game a database of its own: ` +
        'a deploy removes every routine, trigger and view that is not part of it.',
    );
  }
  const first = migrations.find(({ name }) => name === FIRST_MIGRATION);
  if (!first) throw new DeployError(`There is no migration ${FIRST_MIGRATION}.`);
  if (!found?.ours) await worker.run(DATABASE_SETTINGS);
  // It may be done again, and two that begin at once may deadlock over it.
  await resend(worker, () => worker.run(first.sql));
}

interface State {
  version: string | null;
  state: string;
}

async function deployLocked(
  worker: GameConnection,
  catalogue: Catalogue,
  deployer: Deployer,
  say: (line: string) => void,
): Promise<DeployReport> {
  const [before] = await worker.rows<State>('SELECT version, state FROM Deployment WHERE id = 1');
  await refuseUnknownMigrations(worker, catalogue.migrations, catalogue.version);
  if (await hasAllMigrations(worker, catalogue.migrations)) await trySeeds(worker, catalogue.seeds);
  await worker.run("UPDATE Deployment SET state = 'running', started_at = CURRENT_TIMESTAMP WHERE id = 1");
  await closeOrGiveUp(worker, before?.state);
  try {
    const migrations = await runMigrations(worker.server, catalogue.migrations);
    await closeGates(worker);
    await worker.run(PATIENCE_BEHIND_GATES);
    await dropEvent(worker);
    const removed = await rebuildObjects(worker, catalogue);
    await applySeeds(worker, catalogue);
    const note = await makeRoles(worker, catalogue, deployer);
    if (note) say(note);
    const without = await makeEvent(worker, deployer);
    if (without) say(without);
    await openGates(worker);
    await worker.run(
      "UPDATE Deployment SET version = ?, state = 'finished', finished_at = CURRENT_TIMESTAMP, has_event = ? WHERE id = 1",
      [catalogue.version, without ? 0 : 1],
    );
    const { version, objects } = catalogue;
    return { version, previous: before?.version ?? null, migrations, objects: objects.length, removed, roles: !note, event: !without };
  } catch (error) {
    if (before?.version) say('The deploy did not finish; until one does, moves are refused.');
    throw error;
  }
}

/** When a table stays in use, nothing has changed yet: everything goes on as before. */
async function closeOrGiveUp(worker: GameConnection, stateBefore: string | undefined): Promise<void> {
  try {
    await closeGates(worker);
  } catch (error) {
    if (stateBefore === 'finished') {
      await openGates(worker);
      await worker.run("UPDATE Deployment SET state = 'finished' WHERE id = 1");
    }
    throw error;
  }
}
