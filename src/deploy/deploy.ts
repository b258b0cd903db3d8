import diagnostics from 'node:diagnostics_channel';
import { type Address, GameConnection } from '../game/connection';
import { inTransaction } from '../game/in-transaction';
import { resend } from '../game/resend';
import { grantProcedures } from './accounts';
import { type Catalogue, readCatalogue, type SqlObject } from './catalogue';
import { checkDefiners } from './definers';
import { DeployError, type Deployer, explainDeployError } from './deploy-error';
import { lockDeploys } from './deploy-lock';
import { DEPLOYS } from './deploys';
import { importEditions } from './editions';
import { dropEvent, enableEventOnAll, makeEvent } from './events';
import { closeGates, openGates } from './gates';
import { forgetAllParts, forgetParts, isEmptyPlan, type Plan, planDeploy, type PresentObject, recordParts } from './installed-parts';
import { recordVersion, rejectDowngrade } from './installed-versions';
import { linkCatalogue } from './link/link';
import { type OldVersion, readOldVersion, restoreObjects } from './old-version';
import { rebuildObjects } from './rebuild';
import { makeRoles } from './roles';
import { hasAllMigrations, rejectUnknownMigrations, runMigrations } from './run-migrations';
import { applySeeds } from './seeds';
import { DATABASE_SETTINGS, LONG_LOCK_WAIT, SESSION_SETTINGS } from './session-settings';
import { removeTries, tryObjects } from './tries';
import { unlinkedCatalogue } from './unlinked';

/** Milliseconds that a statement of a deploy may take. */
const TIMEOUT = 600_000;

/** The migration that creates the table of the deploy lock. */
const FIRST_MIGRATION = '000_deployment.sql';

export interface DeployOptions {
  /** receives progress lines for people */
  say: (line: string) => void;
  /** default: that of this checkout */
  catalogue?: Catalogue;
  /** whether the trigger calls the routines, for reading and debugging; default: false, they are linked into it */
  unlinked?: boolean;
  /** whether unchanged objects are replaced too; default: false */
  all?: boolean;
  /** whether a newer version may be replaced; default: false */
  downgrade?: boolean;
}

/** What a deploy did. */
export interface DeployReport {
  version: string;
  /** the version that was replaced; null: none */
  previous: string | null;
  /** names of the migrations that ran */
  migrations: string[];
  /** how many routines, triggers and views were created or replaced */
  objects: number;
  /** names of the routines, triggers and views that were removed */
  removed: string[];
  /** whether the roles for players and spectators were made */
  roles: boolean;
  /** whether the event that lets bots play was made */
  event: boolean;
}

/**
 * Installs the game in a database, or replaces the version there; games are kept. Unchanged objects are left alone.
 * The others are first tried under other names; while they are then replaced, moves are refused with `deploy_running`.
 * A deploy that fails restores the old version and opens the gates again. If that is impossible, or the deploy was
 * killed, the next one repairs the installation.
 * @throws DeployError when the database holds something else or a newer version, is in use, or the account may not
 *   deploy; LinkError when the routines cannot be linked; else the error of mysql2
 */
export async function deploy(address: Address, options: DeployOptions): Promise<DeployReport> {
  const { say, catalogue: sources = readCatalogue(), unlinked = false } = options;
  const catalogue = unlinked ? unlinkedCatalogue(sources) : linkCatalogue(sources);
  const worker = await GameConnection.open(address, { timeout: TIMEOUT, multipleStatements: true });
  let deployer: Deployer = { account: '', database: '' };
  try {
    deployer = await askDeployer(worker);
    diagnostics.channel(DEPLOYS).publish({ database: deployer.database });
    await prepare(worker, catalogue);
    const lock = await lockDeploys(address, say);
    try {
      const [before] = await worker.rows<Before>('SELECT version, state FROM Deployment WHERE id = 1');
      return await deployLocked({ address, worker, catalogue, deployer, before }, options);
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
  if (!deployer?.database) throw new DeployError('The address must name a database: mysql://user:password@host/database');
  return deployer;
}

/**
 * Sets up the session, and creates the table of the lock. Several deploys may do this at the same time.
 * An account that may only play sees the view `deploymentView`, and gets a later error about its privileges.
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
        'a deploy removes every routine, trigger and view that is not part of the game.',
    );
  }
  const first = migrations.find(({ name }) => name === FIRST_MIGRATION);
  if (!first) throw new DeployError(`There is no migration ${FIRST_MIGRATION}.`);
  const [log] = await worker.rows<{ format: string; mayLackSuper: number; trial: string }>(
    "SELECT IF(@@log_bin, @@GLOBAL.binlog_format, 'ROW') AS format, NOT @@log_bin OR @@GLOBAL.log_bin_trust_function_creators AS mayLackSuper," +
      " CONCAT('deploy_try_', CONNECTION_ID()) AS trial",
  );
  if (log?.format === 'STATEMENT') {
    throw new DeployError(
      'The binary log of the server records statements, which do not contain the dice and cards of a trigger, and moves between accounts would fail. ' +
        'Have an administrator run SET PERSIST binlog_format = ROW, then connect again.',
    );
  }
  if (!log?.mayLackSuper) {
    // What the server would refuse later, with half of the game made.
    await worker.run('CREATE FUNCTION ??() RETURNS INT NO SQL RETURN 1', [log?.trial ?? '']);
    await worker.run('DROP FUNCTION ??', [log?.trial ?? '']);
  }
  if (!found?.ours) await worker.run(DATABASE_SETTINGS);
  // It can be repeated, and two deploys that start at the same time may deadlock here.
  await resend(worker, () => worker.run(first.sql));
}

interface Before {
  version: string | null;
  state: string;
}

/** What a deploy works with while it holds the lock. */
interface Work {
  address: Address;
  worker: GameConnection;
  catalogue: Catalogue;
  deployer: Deployer;
  before: Before | undefined;
}

async function deployLocked(work: Work, { say, downgrade = false, all = false }: DeployOptions): Promise<DeployReport> {
  const { worker, catalogue, deployer, before } = work;
  const { version, migrations } = catalogue;
  const hasTables = await hasAllMigrations(worker, migrations);
  await rejectUnknownMigrations(worker, migrations, version);
  await rejectDowngrade(worker, version, before?.version ?? null, downgrade);
  if (all && hasTables) await forgetAllParts(worker);
  await removeTries(worker);
  const plan = await planDeploy(worker, catalogue, deployer.account);
  let done = { migrations: [] as string[], objects: 0, removed: [] as string[] };
  if (hasTables && before?.state === 'finished' && isEmptyPlan(plan)) await openGates(worker);
  else {
    const tried = hasTables ? plan.replaced : plan.replaced.filter(({ type }) => type === 'FUNCTION' || type === 'PROCEDURE');
    await checkDefiners(worker, deployer);
    if (before?.version) await tryObjects(worker, tried);
    const old = before?.state === 'finished' ? await readOldVersion(worker, hasTables ? changedBy(plan) : plan.present) : undefined;
    try {
      await worker.run("UPDATE Deployment SET state = 'running', started_at = UTC_TIMESTAMP() WHERE id = 1");
      await closeGates(worker);
      done = await replaceRules(work, hasTables ? plan : undefined);
      await openGates(worker);
    } catch (error) {
      if (before?.version) {
        const isRestored = await restoreOldVersion(work, old).catch(() => false);
        for (const line of isRestored ? await enableEventOnAll(work.address) : []) say(line);
        say(
          isRestored
            ? `The deploy failed. Version ${before.version} was restored, and games continue with it.`
            : 'The deploy failed and the old version could not be restored. Moves are refused until a deploy succeeds.',
        );
      }
      throw error;
    }
  }
  await worker.run(
    "UPDATE Deployment SET version = ?, state = 'finished', finished_at = UTC_TIMESTAMP() WHERE id = 1",
    [version],
  );
  const { roles, event } = await finish(work, say);
  return { version, previous: before?.version ?? null, ...done, roles, event };
}

/** The present objects that a plan replaces or removes. */
function changedBy({ present, replaced, orphans }: Plan): PresentObject[] {
  return [...present.filter(({ type, name }) => replaced.some((object) => object.type === type && object.name.toLowerCase() === name.toLowerCase())), ...orphans];
}

/**
 * Restores the old version after a deploy failed, and opens the gates. Uses a new connection, because the old one may
 * be what failed.
 * @returns whether the old version was restored
 * @throws the error of mysql2
 */
async function restoreOldVersion({ address, catalogue, deployer }: Work, old: OldVersion | undefined): Promise<boolean> {
  if (!old) return false;
  const worker = await GameConnection.open(address, { timeout: TIMEOUT });
  try {
    for (const setting of [...SESSION_SETTINGS, LONG_LOCK_WAIT]) await worker.run(setting);
    if (!(await restoreObjects(worker, old))) return false;
    const isOld = ({ type, name }: SqlObject): boolean => old.changing.some((object) => object.type === type && object.name === name);
    await makeRoles(worker, { ...catalogue, objects: catalogue.objects.filter(isOld) }, deployer);
    await makeEvent(worker, deployer);
    await openGates(worker);
    await worker.run("UPDATE Deployment SET state = 'finished' WHERE id = 1");
    return true;
  } finally {
    await worker.close();
  }
}

/**
 * Replaces the rules while the gates are closed. Rows come last, in one transaction, because only objects can be restored.
 * @param plan undefined where migrations must run first, and then the seeds
 */
async function replaceRules(
  { worker, catalogue, deployer }: Work,
  plan: Plan | undefined,
): Promise<Pick<DeployReport, 'migrations' | 'objects' | 'removed'>> {
  const migrations = plan ? [] : await runMigrations(worker.server, catalogue);
  if (!plan) await closeGates(worker);
  await worker.run(LONG_LOCK_WAIT);
  await dropEvent(worker);
  const due = plan ?? { ...(await planDeploy(worker, catalogue, deployer.account)), seeds: true };
  await forgetParts(worker, due);
  const removed = await rebuildObjects(worker, due);
  // Dropping a procedure drops the privileges on it.
  await makeRoles(worker, { ...catalogue, objects: [...due.replaced] }, deployer);
  if (due.seeds) {
    await inTransaction(worker, async () => {
      await applySeeds(worker, catalogue.seeds);
      await importEditions(worker, catalogue.editions);
    });
  }
  return { migrations, objects: due.replaced.length, removed };
}

/** Does the rest, after the gates have opened. */
async function finish(
  { address, worker, catalogue, deployer }: Work,
  say: (line: string) => void,
): Promise<Pick<DeployReport, 'roles' | 'event'>> {
  await recordParts(worker, catalogue, deployer.account);
  await recordVersion(worker, catalogue.version);
  const withoutRoles = await makeRoles(worker, catalogue, deployer);
  if (!withoutRoles) await grantProcedures(worker, catalogue);
  await dropEvent(worker);
  const withoutEvent = await makeEvent(worker, deployer);
  for (const line of [withoutRoles, withoutEvent, ...(withoutEvent ? [] : await enableEventOnAll(address))]) if (line) say(line);
  await resend(worker, () => worker.run('CALL finish_deletions()'));
  return { roles: !withoutRoles, event: !withoutEvent };
}
