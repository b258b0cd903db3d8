/** What mysql2 reports, as far as it matters here. */
interface ReportedError {
  code?: unknown;
  errno?: unknown;
  fatal?: unknown;
}

/** The code of an error that says that there is no connection to send a statement on. */
export const NO_CONNECTION = 'NO_CONNECTION';

/** The code of an error that says that no server of a group takes moves, for now. */
export const NO_PRIMARY = 'NO_PRIMARY';

/** The code of an error that says that the server did not answer in time. */
export const TIMEOUT = 'PROTOCOL_SEQUENCE_TIMEOUT';

/** Statement timed out, connection closed or reset, server not there: what mysql2 and Node.js call it. */
const LOST_CODES: readonly unknown[] = [
  NO_CONNECTION,
  NO_PRIMARY,
  'PROTOCOL_CONNECTION_LOST',
  TIMEOUT,
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

/** Server shutting down (1053, 1077, 1079), connection killed (3168 on the way down), idle too long (4031). */
const LOST_NUMBERS: readonly unknown[] = [1053, 1077, 1079, 3168, 4031];

/** Whether an error means that the connection is gone, so that nobody knows what became of the statement. */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, fatal } = error as ReportedError;
  if (LOST_CODES.includes(code) || LOST_NUMBERS.includes(errno)) return true;
  return fatal === true && code === undefined && errno === undefined;
}
