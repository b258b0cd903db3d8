import type { GameConnection } from '../client/connection';
import { inTransaction } from '../client/in-transaction';
import { resend } from '../client/resend';
import { grantProcedures } from './accounts';
import type { SqlObject } from './catalogue';
import { checkDefiners } from './definers';
import { importEditions } from './editions';
import { dropEvent, enableEventOnAll, makeEvent } from './events';
import { closeGates, openGates } from './gates';
import { forgetAllParts, forgetParts, type Plan, planDeploy, type PresentObject, recordParts } from './installed-parts';
import { recordVersion, rejectDowngrade } from './installed-versions';
import { hasOldTables, readOldVersion, restoreObjects } from './old-version';
import { DELETE_KEPT_POSITIONS, rebuildObjects } from './rebuild';
import { makeRoles } from './roles';
import { hasAllMigrations, rejectUnknownMigrations, runMigrations } from './run-migrations';
import { applySeeds } from './seeds';
import { LONG_LOCK_WAIT } from './session-settings';
import { DROP_INTERRUPTED_STEP } from './step';
import { dropTrialObjects, tryObjects } from './trial-objects';
import { hasChanges, replacesVersion, type RestorableWork, type Work } from './work';

/** A step of a deploy. */
export interface Step {
  /** what it does, for errors, the report and docs/servers.md, as an instruction */
  name: string;
  /** the rest of its paragraph in docs/servers.md */
  about: string;
  /** whether this deploy needs it */
  needs: (work: Work) => boolean;
  run: (work: Work) => Promise<void>;
}

/** A step after which moves are refused until the gates open again. */
export interface GatedStep extends Step {
  /**
   * Undoes it, also when it was done only in part, when it or a later one fails.
   * @param worker a new connection: that of the deploy may be what failed
   * @returns false when that is impossible, so that the gates must stay closed
   * @throws the error of mysql2
   */
  restore: (work: RestorableWork, worker: GameConnection) => Promise<boolean>;
}

const always = (): boolean => true;

const nothingToRestore = (): Promise<boolean> => Promise.resolve(true);

/** While these run, the old version plays; if one fails, nothing has changed. */
export const STEPS_BEFORE: readonly Step[] = [
  {
    name: 'compare the versions',
    about: 'A database with migrations that this version does not know, or with a newer version, is rejected.',
    needs: always,
    run: async (work) => {
      const { worker, catalogue, before, downgrade } = work;
      work.hasTables = await hasAllMigrations(worker, catalogue.migrations);
      await rejectUnknownMigrations(worker, catalogue.migrations, catalogue.version);
      await rejectDowngrade(worker, catalogue.version, before?.version ?? null, downgrade);
    },
  },
  {
    name: 'find what differs',
    about: 'Leftovers of a deploy that was killed are removed. If nothing differs, the steps until the gates open are left out, and nobody notices.',
    needs: always,
    run: async (work) => {
      const { worker, catalogue, deployer, all, hasTables } = work;
      if (all && hasTables) await forgetAllParts(worker);
      await dropTrialObjects(worker);
      work.plan = await planDeploy(worker, catalogue, deployer.account);
    },
  },
  {
    name: 'check the definers',
    about: 'This account must be allowed to replace what other accounts deployed.',
    needs: hasChanges,
    run: ({ worker, deployer }) => checkDefiners(worker, deployer),
  },
  {
    name: 'try what is new',
    about:
      'Everything that will be replaced is created under another name (`deploy_try_…`; triggers on an empty copy of their table) and removed again. ' +
      'Errors are reported with their file. If migrations have to run, views and triggers cannot be tried, because their tables do not exist yet.',
    needs: replacesVersion,
    run: ({ worker, plan, hasTables }) =>
      tryObjects(worker, hasTables ? plan.replaced : plan.replaced.filter(({ type }) => type === 'FUNCTION' || type === 'PROCEDURE')),
  },
  {
    name: 'read the old version',
    about: 'The text of what will be replaced is kept, to restore it.',
    needs: (work) => hasChanges(work) && work.before?.state === 'finished',
    run: async (work) => {
      work.old = await readOldVersion(work.worker, work.hasTables ? changedBy(work.plan) : work.plan.present);
    },
  },
];

/** While these run, moves are refused; if one fails, those that have begun are undone, the last one first. */
export const STEPS_BEHIND_GATES: readonly GatedStep[] = [
  {
    name: 'close the gates',
    about:
      'Moves, new games, deletions, draws and results are rejected with `deploy_running`. ' +
      'Closing waits for open transactions that have moved, 20 seconds at most; new moves wait with it.',
    needs: hasChanges,
    run: async ({ worker }) => {
      await worker.run("UPDATE Deployment SET state = 'running', started_at = UTC_TIMESTAMP() WHERE id = 1");
      await closeGates(worker);
    },
    restore: async (_, worker) => {
      await openGates(worker);
      await worker.run("UPDATE Deployment SET state = 'finished' WHERE id = 1");
      return true;
    },
  },
  {
    name: 'run the migrations',
    about: 'In an empty database, `migrations/baseline.sql` makes all tables instead.',
    needs: (work) => hasChanges(work) && !work.hasTables,
    run: async (work) => {
      const { worker, catalogue, deployer } = work;
      work.migrations = await runMigrations(worker.server, catalogue);
      // Tables that are new have gates, too.
      await closeGates(worker);
      work.plan = { ...(await planDeploy(worker, catalogue, deployer.account)), seeds: true };
    },
    restore: async ({ old }, worker) => {
      await worker.run(DROP_INTERRUPTED_STEP);
      return await hasOldTables(worker, old);
    },
  },
  {
    name: 'stop the event',
    about: 'Bots and clocks rest while routines are replaced.',
    needs: hasChanges,
    run: async ({ worker }) => {
      // From here on, giving up while others hold a lock would leave moves refused.
      await worker.run(LONG_LOCK_WAIT);
      await dropEvent(worker);
    },
    // The servers of a group follow when the gates are open again: one that is away is waited for.
    restore: async ({ deployer }, worker) => {
      await makeEvent(worker, deployer);
      return true;
    },
  },
  {
    name: 'replace routines, triggers and views',
    about: 'Those that changed, and those that have no file any more. This waits up to five minutes for sessions that are still reading.',
    needs: hasChanges,
    run: async (work) => {
      const { worker, catalogue, deployer, plan } = work;
      await forgetParts(worker, plan);
      work.removed = await rebuildObjects(worker, plan);
      work.objects = plan.replaced.length;
      // Dropping a procedure drops the privileges on it.
      await makeRoles(worker, { ...catalogue, objects: [...plan.replaced] }, deployer);
    },
    restore: async ({ catalogue, deployer, old }, worker) => {
      if (!(await restoreObjects(worker, old))) return false;
      const isOld = ({ type, name }: SqlObject): boolean => old.changing.some((object) => object.type === type && object.name === name);
      await makeRoles(worker, { ...catalogue, objects: catalogue.objects.filter(isOld) }, deployer);
      return true;
    },
  },
  {
    name: 'delete the kept positions',
    about: 'Those of long games ([time.md](time.md#looking-back)): changed routines may lead to different ones. The event keeps them again.',
    needs: hasChanges,
    run: ({ worker }) => worker.run(DELETE_KEPT_POSITIONS),
    restore: nothingToRestore,
  },
  {
    name: 'apply seeds and editions',
    about: 'In one transaction, again after a deadlock.',
    needs: (work) => hasChanges(work) && work.plan.seeds,
    run: ({ worker, catalogue }) =>
      inTransaction(worker, async () => {
        await applySeeds(worker, catalogue.seeds);
        await importEditions(worker, catalogue.editions);
      }),
    // The transaction was rolled back, unless only the gates did not open. Rows come last, because only objects can be restored.
    restore: nothingToRestore,
  },
  {
    name: 'open the gates',
    about: 'From here on, the new version plays.',
    // Also where nothing differs: a deploy that was killed may have left them closed.
    needs: always,
    run: ({ worker }) => openGates(worker),
    restore: nothingToRestore,
  },
];

/** While these run, the new version plays; if one fails, the next deploy does the rest. */
export const STEPS_AFTER: readonly Step[] = [
  {
    name: 'record the version',
    about: '`deploymentView` shows it, and clients compare it with their own.',
    needs: always,
    run: async ({ worker, catalogue, deployer }) => {
      await worker.run("UPDATE Deployment SET version = ?, state = 'finished', finished_at = UTC_TIMESTAMP() WHERE id = 1", [catalogue.version]);
      await recordParts(worker, catalogue, deployer.account);
      await recordVersion(worker, catalogue.version);
    },
  },
  {
    name: 'grant the roles',
    about: 'Those of players and spectators; an account that may not make roles is told what to grant.',
    needs: always,
    run: async (work) => {
      const { worker, catalogue, deployer, say } = work;
      const problem = await makeRoles(worker, catalogue, deployer);
      work.roles = problem === undefined;
      if (problem === undefined) await grantProcedures(worker, catalogue);
      else say(problem);
    },
  },
  {
    name: 'start the event',
    about: 'On each server of a group.',
    needs: always,
    run: async (work) => {
      const { address, worker, deployer, say } = work;
      await dropEvent(worker);
      const problem = await makeEvent(worker, deployer);
      work.event = problem === undefined;
      for (const line of problem === undefined ? await enableEventOnAll(address) : [problem]) say(line);
    },
  },
  {
    name: 'complete deletions',
    about: 'Of games whose deletion was interrupted.',
    needs: always,
    run: ({ worker }) => resend(worker, () => worker.run('CALL finish_deletions()')),
  },
];

/** The present objects that a plan replaces or removes. */
function changedBy({ present, replaced, orphans }: Plan): PresentObject[] {
  return [...present.filter(({ type, name }) => replaced.some((object) => object.type === type && object.name.toLowerCase() === name.toLowerCase())), ...orphans];
}
