import { SESSION } from '../game/session';

/**
 * What routines, triggers and views remember of the session that made them, the same on every
 * server; and how long to wait, in seconds, for tables and rows that others use.
 */
export const SESSION_SETTINGS = [
  SESSION,
  'SET NAMES utf8mb4 COLLATE utf8mb4_0900_ai_ci',
  'SET SESSION lock_wait_timeout = 20, SESSION innodb_lock_wait_timeout = 20',
] as const;

/** Once moves are refused: to give up then would leave them refused. */
export const PATIENCE_BEHIND_GATES = 'SET SESSION lock_wait_timeout = 300';

/** The default of the current database, which parameters of routines and new tables take over. */
export const DATABASE_SETTINGS = 'ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci';
