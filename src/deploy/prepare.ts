import type { GameConnection } from '../client/connection';
import { resend } from '../client/resend';
import type { Catalogue } from './catalogue';
import { DeployError } from './deploy-error';
import { DATABASE_SETTINGS, SESSION_SETTINGS } from './session-settings';

/** The migration that creates the table of the deploy lock. */
const FIRST_MIGRATION = '000_deployment.sql';

/**
 * Sets up the session, and creates the table of the lock. Several deploys may do this at the same time.
 * An account that may only play sees the view `deploymentView`, and gets a later error about its privileges.
 */
export async function prepareDatabase(worker: GameConnection, { migrations }: Catalogue): Promise<void> {
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
