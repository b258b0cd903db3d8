import { type Address, GameConnection } from '../game/connection';
import { resend } from '../game/resend';
import { type Catalogue, readCatalogue } from './catalogue';
import { DeployError, type Deployer, explainDeployError } from './deploy-error';
import { lockDeploys } from './deploy-lock';
import { importEditions } from './editions';
import { dropEvent, makeEvent } from './events';
import { closeGates, openGates } from './gates';
import { forgetAllParts, forgetParts, isEmptyPlan, type Plan, planDeploy, rememberParts } from './installed-parts';
import { refuseOlder, rememberVersion } from './installed-versions';
import { linkCatalogue } from './link/link';
import { rebuildObjects } from './rebuild';
import { makeRoles } from './roles';
import { hasAllMigrations, refuseUnknownMigrations, runMigrations } from './run-migrations';
import { applySeeds } from './seeds';
import { DATABASE_SETTINGS, PATIENCE_BEHIND_GATES, SESSION_SETTINGS } from './session-settings';
import { tryObjects } from './tries';
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
  /** make also anew what is there just so; default: false */
  all?: boolean;
  /** replace a newer version all the same; default: false, that is refused */
  downgrade?: boolean;
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
 * Installs the game in a database, or replaces the version there. Games stay. What is there just so is left
 * alone; the rest is tried under other names, and while it is then replaced, moves are refused with
 * `deploy_running`. A deploy that failed or was killed is repaired by the next.
 * @throws DeployError when the database is not ours, was deployed by a newer version, is in use, or
 *   the account may not deploy; LinkError when the routines cannot be linked; else the error of mysql2
 */
export async function deploy(address: Address, options: DeployOptions): Promise<DeployReport> {
  const { say, catalogue: sources = readCatalogue(), unlinked = false } = options;
  const catalogue = unlinked ? unlinkedCatalogue(sources) : linkCatalogue(sources);
  const worker = await GameConnection.open(address, { timeout: TIMEOUT, multipleStatements: true });
  let deployer: Deployer = { account: '', database: '' };
  try {
    deployer = await askDeployer(worker);
    await prepare(worker, catalogue);
    const lock = await lockDeploys(address, say);
    try {
      const [before] = await worker.rows<Before>('SELECT version, state FROM Deployment WHERE id = 1');
      return await deployLocked({ worker, catalogue, deployer, before }, options);
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
  const [log] = await worker.rows<{ format: string }>("SELECT IF(@@log_bin, @@GLOBAL.binlog_format, 'ROW') AS format");
  if (log?.format === 'STATEMENT') {
    throw new DeployError('The server logs statements, which would not say what a trigger rolls or draws, and refuses moves between accounts: SET PERSIST binlog_format = ROW.');
  }
  if (!found?.ours) await worker.run(DATABASE_SETTINGS);
  // It may be done again, and two that begin at once may deadlock over it.
  await resend(worker, () => worker.run(first.sql));
}

interface Before {
  version: string | null;
  state: string;
}

/** What a deploy goes by, once it is its turn. */
interface Work {
  worker: GameConnection;
  catalogue: Catalogue;
  deployer: Deployer;
  before: Before | undefined;
}

async function deployLocked(work: Work, { say, downgrade = false, all = false }: DeployOptions): Promise<DeployReport> {
  const { worker, catalogue, deployer, before } = work;
  const { version, migrations } = catalogue;
  const hasTables = await hasAllMigrations(worker, migrations);
  await refuseUnknownMigrations(worker, migrations, version);
  await refuseOlder(worker, version, before?.version ?? null, downgrade);
  if (all && hasTables) await forgetAllParts(worker);
  const plan = await planDeploy(worker, catalogue, deployer.account);
  let done = { migrations: [] as string[], objects: 0, removed: [] as string[] };
  if (!hasTables || before?.state !== 'finished' || !isEmptyPlan(plan)) {
    const tried = hasTables ? plan.replaced : plan.replaced.filter(({ type }) => type === 'FUNCTION' || type === 'PROCEDURE');
    if (before?.version) await tryObjects(worker, tried);
    await closeOrGiveUp(work, hasTables && plan.seeds);
    done = await replaceRules(work, hasTables ? plan : undefined).catch((error: unknown) => {
      if (before?.version) say('The deploy did not finish; until one does, moves are refused.');
      throw error;
    });
  }
  await openGates(worker);
  await worker.run(
    "UPDATE Deployment SET version = ?, state = 'finished', finished_at = CURRENT_TIMESTAMP WHERE id = 1",
    [version],
  );
  const { roles, event } = await finish(work, say);
  return { version, previous: before?.version ?? null, ...done, roles, event };
}

/**
 * Refuses moves from now on, and applies the seeds where they need no migration. When a table stays in use,
 * or a seed is wrong, nothing has changed yet: everything goes on as before.
 */
async function closeOrGiveUp({ worker, catalogue, before }: Work, withSeeds: boolean): Promise<void> {
  await worker.run("UPDATE Deployment SET state = 'running', started_at = CURRENT_TIMESTAMP WHERE id = 1");
  try {
    await closeGates(worker);
    if (withSeeds) {
      await forgetParts(worker, { replaced: [], seeds: true });
      await applySeeds(worker, catalogue.seeds);
    }
  } catch (error) {
    if (before?.state === 'finished') {
      await openGates(worker);
      await worker.run("UPDATE Deployment SET state = 'finished' WHERE id = 1");
    }
    throw error;
  }
}

/**
 * Replaces the rules behind the gates.
 * @param plan undefined where migrations are to be run first, and then seeds
 */
async function replaceRules(
  { worker, catalogue, deployer }: Work,
  plan: Plan | undefined,
): Promise<Pick<DeployReport, 'migrations' | 'objects' | 'removed'>> {
  const migrations = plan ? [] : await runMigrations(worker.server, catalogue.migrations);
  if (!plan) await closeGates(worker);
  await worker.run(PATIENCE_BEHIND_GATES);
  await dropEvent(worker);
  const due = plan ?? { ...(await planDeploy(worker, catalogue, deployer.account)), seeds: true };
  await forgetParts(worker, due);
  if (!plan) await applySeeds(worker, catalogue.seeds);
  const removed = await rebuildObjects(worker, due);
  if (due.seeds) await importEditions(worker, catalogue.editions);
  // MySQL forgets who may call a procedure when that is made anew.
  await makeRoles(worker, { ...catalogue, objects: [...due.replaced] }, deployer);
  return { migrations, objects: due.replaced.length, removed };
}

/** Does what nobody has to wait for. */
async function finish(
  { worker, catalogue, deployer }: Work,
  say: (line: string) => void,
): Promise<Pick<DeployReport, 'roles' | 'event'>> {
  await rememberParts(worker, catalogue, deployer.account);
  await rememberVersion(worker, catalogue.version);
  const withoutRoles = await makeRoles(worker, catalogue, deployer);
  await dropEvent(worker);
  const withoutEvent = await makeEvent(worker, deployer);
  for (const line of [withoutRoles, withoutEvent]) if (line) say(line);
  await worker.run('UPDATE Deployment SET has_event = ? WHERE id = 1', [withoutEvent ? 0 : 1]);
  await resend(worker, () => worker.run('CALL finish_deletions()'));
  return { roles: !withoutRoles, event: !withoutEvent };
}
