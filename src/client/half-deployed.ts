import { serverErrno } from './refusal';

/** No such routine, or a view that calls one: a deploy has just dropped it and is about to create it again. */
const REPLACED: readonly (number | undefined)[] = [1305, 1356];

/**
 * Whether a statement failed for such a reason and has changed nothing. A procedure that called a missing one may have
 * committed changes before that.
 */
export function isBeingReplaced(error: unknown, sql: string): boolean {
  if (!REPLACED.includes(serverErrno(error))) return false;
  const [, procedure] = /^CALL (\w+)/.exec(sql) ?? [];
  return procedure === undefined || (error instanceof Error && error.message.includes(`.${procedure} does not exist`));
}

/** Besides these no such column or table, and a wrong number of arguments: a deploy that runs, or was killed, has changed half of what is there. */
export const HALF_DEPLOYED: readonly (number | undefined)[] = [...REPLACED, 1054, 1146, 1318];

/** What the gates of a deploy say. */
export const DEPLOY_RUNNING = ['deploy_running', 50_060, 'The rules are being replaced; try again in a moment.'] as const;

/** Milliseconds to wait before each further attempt, with `patience` only. */
export const REPLACEMENT_PAUSES: readonly number[] = [50, 200, 500, 1_000];
