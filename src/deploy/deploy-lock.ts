import { type Address, GameConnection } from '../client/connection';
import { serverErrno } from '../client/refusal';
import { DeployError } from './deploy-error';

const HAS_ROW = 'SELECT id FROM DeploymentLock WHERE id = 1';
const MAKE_ROW = 'INSERT IGNORE INTO DeploymentLock (id) VALUES (1)';
const LOCK = 'SELECT id FROM DeploymentLock WHERE id = 1 FOR UPDATE';
const LOCK_AT_ONCE = 'SELECT id FROM DeploymentLock WHERE id = 1 FOR UPDATE NOWAIT';

/** Seconds that one deploy waits for another. */
const WAIT_LIMIT = 120;

/** The row is locked by another deploy. */
const LOCKED = 3572;
const WAITED_TOO_LONG = 1205;

/**
 * Waits until no other deploy runs, and makes others wait until the returned connection is closed. The lock is a row
 * lock on a separate connection: it is released when its process dies, and it works with replication.
 * @throws DeployError when another deploy takes too long
 */
export async function lockDeploys(address: Address, say: (line: string) => void): Promise<GameConnection> {
  const holder = await GameConnection.open(address, { timeout: (WAIT_LIMIT + 10) * 1000 });
  try {
    // The connection is idle while it holds the lock.
    await holder.run('SET SESSION innodb_lock_wait_timeout = ?, SESSION wait_timeout = 28800', [WAIT_LIMIT]);
    // Not in a migration, because those run while the row is locked.
    if ((await holder.rows(HAS_ROW)).length === 0) await holder.run(MAKE_ROW);
    await holder.run('START TRANSACTION');
    await lockAtOnce(holder, say);
    return holder;
  } catch (error) {
    await holder.close();
    if (serverErrno(error) !== WAITED_TOO_LONG) throw error;
    throw new DeployError(`Another deploy has been running for more than ${WAIT_LIMIT} seconds; try again later.`);
  }
}

async function lockAtOnce(holder: GameConnection, say: (line: string) => void): Promise<void> {
  try {
    await holder.run(LOCK_AT_ONCE);
  } catch (error) {
    if (serverErrno(error) !== LOCKED) throw error;
    say('Waiting for another deploy to finish.');
    await holder.run(LOCK);
  }
}
