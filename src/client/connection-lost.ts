/** The part of an error of mysql2 that matters here. */
interface ReportedError {
  code?: unknown;
  errno?: unknown;
  fatal?: unknown;
}

/** Error code: there is no connection. */
export const NO_CONNECTION = 'NO_CONNECTION';

/** Error code: no server of a group accepts moves at present. */
export const NO_PRIMARY = 'NO_PRIMARY';

/** Error code: the server did not answer in time. */
export const TIMEOUT = 'PROTOCOL_SEQUENCE_TIMEOUT';

/** Error code: nobody waits for the answer any more. */
const ABANDONED = 'ABANDONED';

/** Statement timed out, connection closed or reset, server not reachable: codes of mysql2 and Node.js. */
const LOST_CODES: readonly unknown[] = [
  NO_CONNECTION,
  NO_PRIMARY,
  'PROTOCOL_CONNECTION_LOST',
  TIMEOUT,
  ABANDONED,
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
];

/** Server shutting down (1053, 1077, 1079), connection killed (3168 during shutdown), idle too long (4031). */
const LOST_NUMBERS: readonly unknown[] = [1053, 1077, 1079, 3168, 4031];

/** The error of a statement for whose answer nobody waits any more. */
export function abandoned(): Error {
  return Object.assign(new Error('Nobody waits for the answer any more.'), { code: ABANDONED });
}

/** Whether the client has stopped waiting for a statement, which the server may still be executing. */
export function isGivenUp(error: unknown): boolean {
  return [TIMEOUT, ABANDONED].includes((error as ReportedError | null)?.code as string);
}

/** Whether an error means that the connection is lost, so that the outcome of the statement is unknown. */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, fatal } = error as ReportedError;
  if (LOST_CODES.includes(code) || LOST_NUMBERS.includes(errno)) return true;
  return fatal === true && code === undefined && errno === undefined;
}
