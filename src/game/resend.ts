import { setTimeout as wait } from 'node:timers/promises';
import { serverErrno } from './refusal';

/** The rules are being replaced. */
export const DEPLOY_RUNNING = 50060;

/** Somebody else moved between the beginning of the statement and its turn. */
const STALE_SNAPSHOT = 50010;

/**
 * The server undid the statement for a reason that passes: deadlock, lock wait timeout, read-only
 * (during a failover), conflict in a replication group, deploy, another move in between.
 */
const PASSING: readonly (number | undefined)[] = [1213, 1205, 1290, 3101, DEPLOY_RUNNING, STALE_SNAPSHOT];

/** Milliseconds to wait before each attempt but the first. */
export const PAUSES: readonly number[] = [50, 200, 500, 1_000, 2_000, 4_000];

/** Whether the server undid a statement for a reason that passes. */
export function isPassing(error: unknown): boolean {
  return PASSING.includes(serverErrno(error));
}

/**
 * Tries something again as long as the server undoes it for a reason that passes, some seconds at most.
 * @throws the last error
 */
export async function resend<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(pause);
    }
  }
  return await attempt();
}
