import diagnostics from 'node:diagnostics_channel';
import { type Address, GameConnection } from '../client/connection';
import { type Catalogue, readCatalogue } from './catalogue';
import { DeployError, type Deployer, explainDeployError } from './deploy-error';
import { lockDeploys } from './deploy-lock';
import { DEPLOYS } from './deploys';
import { linkCatalogue, unlinkedCatalogue } from './link-catalogue';
import { prepareDatabase } from './prepare';
import { runSteps } from './run-steps';
import { DEPLOY_TIMEOUT } from './session-settings';
import type { Work } from './work';

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
  /** names of the steps that were needed, in their order */
  steps: string[];
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
 * Installs the game in a database, or replaces the version there; games are kept. What it does one after the other is the
 * list of steps.
 * @throws DeployError when the database holds something else or a newer version, is in use, or the account may not
 *   deploy; or when the routines cannot be linked; else the error of mysql2
 */
export async function deploy(address: Address, options: DeployOptions): Promise<DeployReport> {
  const { say, catalogue: sources = readCatalogue(), unlinked = false, all = false, downgrade = false } = options;
  const catalogue = unlinked ? unlinkedCatalogue(sources) : linkCatalogue(sources);
  const worker = await GameConnection.open(address, { timeout: DEPLOY_TIMEOUT, multipleStatements: true });
  let deployer: Deployer = { account: '', database: '' };
  try {
    deployer = await askDeployer(worker);
    diagnostics.channel(DEPLOYS).publish({ database: deployer.database });
    await prepareDatabase(worker, catalogue);
    const lock = await lockDeploys(address, say);
    try {
      const before = await worker.row<NonNullable<Work['before']>>('SELECT version, state FROM Deployment WHERE id = 1');
      const work: Work = {
        address, worker, catalogue, deployer, before, all, downgrade, say,
        hasTables: false, plan: { present: [], replaced: [], orphans: [], seeds: false }, old: undefined,
        migrations: [], removed: [], objects: 0, roles: false, event: false,
      };
      const steps = await runSteps(work);
      const { migrations, objects, removed, roles, event } = work;
      return { version: catalogue.version, previous: before?.version ?? null, steps, migrations, objects, removed, roles, event };
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
  const deployer = await worker.row<Deployer>('SELECT CURRENT_USER() AS account, DATABASE() AS `database`');
  if (!deployer?.database) throw new DeployError('The address must name a database: mysql://user:password@host/database');
  return deployer;
}
