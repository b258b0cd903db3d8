import { SESSION } from '../client/session';

/**
 * The settings of a deploying session, which MySQL stores with routines, triggers and views, and how many seconds to
 * wait for tables and rows that others have locked. Times are in UTC, also those that a migration converts, and the
 * scheduler's event keeps the time zone of the session that creates it.
 */
export const SESSION_SETTINGS = [
  SESSION,
  "SET SESSION time_zone = '+00:00'",
  'SET NAMES utf8mb4 COLLATE utf8mb4_0900_ai_ci',
  'SET SESSION lock_wait_timeout = 20, SESSION innodb_lock_wait_timeout = 20',
] as const;

/** For the time when the gates are closed: giving up then would leave moves refused. */
export const LONG_LOCK_WAIT = 'SET SESSION lock_wait_timeout = 300';

/** Milliseconds that a statement of a deploy may take. */
export const DEPLOY_TIMEOUT = 600_000;

/** The default of the current database, which applies to parameters of routines and to new tables. */
export const DATABASE_SETTINGS = 'ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci';
