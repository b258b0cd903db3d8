import { setTimeout as wait } from 'node:timers/promises';
import type { GameConnection } from './connection';
import { isRefused, serverErrno } from './refusal';

/**
 * The server undid the statement for a reason that passes: deadlock, lock wait timeout; in a group, a
 * conflict, or that it is not the primary, or no longer.
 */
const PASSING: readonly (number | undefined)[] = [1213, 1205, 1290, 1836, 3100, 3101];

/** Another server takes moves: this one is read-only, or has left the group while it wrote. */
const NOT_PRIMARY: readonly (number | undefined)[] = [1290, 1836, 3100, 3101];

/** The rules are being replaced; or something changed between the beginning of the statement and its turn. */
const PASSING_REFUSALS = ['deploy_running', 'stale_snapshot'];

/** Milliseconds to wait before each attempt but the first. */
export const PAUSES: readonly number[] = [50, 200, 500, 1_000, 2_000, ...Array<number>(6).fill(4_000)];

/** Whether the server undid a statement for a reason that passes. */
export function isPassing(error: unknown): boolean {
  return PASSING.includes(serverErrno(error)) || PASSING_REFUSALS.some((token) => isRefused(error, token));
}

/** Whether a server undid a statement because another is the primary of the group. */
export function isNotPrimary(error: unknown): boolean {
  return NOT_PRIMARY.includes(serverErrno(error));
}

/**
 * Tries something again as long as the server undoes it for a reason that passes, half a minute at most.
 * @param connection which looks for the primary when it is with another server
 * @throws the last error
 */
export async function resend<Result>(connection: GameConnection, attempt: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(pause);
      if (isNotPrimary(error)) await connection.recover();
    }
  }
  return await attempt().catch((error: unknown) => {
    if (!isNotPrimary(error)) throw error;
    throw new Error('This server takes no moves now: it only reads. DATABASE_URL may name several servers of a group, of which one takes them.', { cause: error });
  });
}
