import { setTimeout as wait } from 'node:timers/promises';
import type { GameConnection } from './connection';
import { isConnectionLost } from './connection-lost';
import { isRefused, serverErrno } from './refusal';

/**
 * The server undid the statement for a transient reason: a deadlock or lock wait timeout; in a group also a conflict,
 * or that it is not the primary.
 */
const PASSING: readonly (number | undefined)[] = [1213, 1205, 1290, 1836, 3100, 3101];

/** Another server accepts moves: this one is read-only, or left the group during the statement. */
const NOT_PRIMARY: readonly (number | undefined)[] = [1290, 1836, 3100, 3101];

/**
 * The rules are being replaced; something changed while the statement waited for its turn; or the move is called and
 * will be made: then sending it again with its token reports its result.
 */
const PASSING_REFUSALS = ['deploy_running', 'stale_snapshot', 'move_pending'];

/** Milliseconds to wait before each further attempt. */
export const PAUSES: readonly number[] = [50, 200, 500, 1_000, 2_000, ...Array<number>(6).fill(4_000)];

/** Whether the server undid a statement for a transient reason. */
export function isPassing(error: unknown): boolean {
  return PASSING.includes(serverErrno(error)) || PASSING_REFUSALS.some((token) => isRefused(error, token));
}

/** Whether a server undid a statement because it is not the primary of the group. */
function isNotPrimary(error: unknown): boolean {
  return NOT_PRIMARY.includes(serverErrno(error));
}

/**
 * Repeats an attempt while the server undoes it for a transient reason, for half a minute at most.
 * @param connection reconnects to the primary when another server has become it
 * @param isIdempotent whether the attempt can be repeated, too, after the connection was lost
 * @throws the last error
 */
export async function resend<Result>(connection: GameConnection, attempt: () => Promise<Result>, { isIdempotent = false } = {}): Promise<Result> {
  const since = Date.now();
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      const isLost = isIdempotent && isConnectionLost(error);
      if (!isLost && !isPassing(error)) throw error;
      await wait(pause);
      if (!isLost && !isNotPrimary(error)) continue;
      await connection.recover(since).catch((lost: unknown) => {
        // The next attempt reports it.
        if (!isIdempotent || !isConnectionLost(lost)) throw lost;
      });
    }
  }
  return await attempt().catch((error: unknown) => {
    if (!isNotPrimary(error)) throw error;
    throw new Error('This server is read-only and accepts no moves. Set DATABASE_URL to the primary, or to all servers of its group.', { cause: error });
  });
}
