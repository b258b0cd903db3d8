import { setTimeout as wait } from 'node:timers/promises';
import { isRefused, serverErrno } from './refusal';

/**
 * The server undid the statement for a reason that passes: deadlock, lock wait timeout, read-only
 * (during a failover), conflict in a replication group.
 */
const PASSING: readonly (number | undefined)[] = [1213, 1205, 1290, 3101];

/** The rules are being replaced; or something changed between the beginning of the statement and its turn. */
const PASSING_REFUSALS = ['deploy_running', 'stale_snapshot'];

/** Milliseconds to wait before each attempt but the first. */
export const PAUSES: readonly number[] = [50, 200, 500, 1_000, 2_000, ...Array<number>(6).fill(4_000)];

/** Whether the server undid a statement for a reason that passes. */
export function isPassing(error: unknown): boolean {
  return PASSING.includes(serverErrno(error)) || PASSING_REFUSALS.some((token) => isRefused(error, token));
}

/**
 * Tries something again as long as the server undoes it for a reason that passes, half a minute at most.
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
