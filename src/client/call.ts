import type { GameConnection, Value } from './connection';
import { resend } from './resend';

/**
 * Calls a procedure once. Use this inside a transaction, where a repetition is wrong: a transient error has undone
 * the whole transaction.
 * @returns the rows of its first result; empty when it has no result
 * @throws RefusedMove; the error of mysql2
 */
export async function callOnce<Row extends object>(connection: GameConnection, sql: string, values: readonly Value[] = []): Promise<Row[]> {
  const results: unknown = await connection.rows<Row[]>(sql, values);
  const [rows] = Array.isArray(results) ? (results as unknown[]) : [];
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

/**
 * Calls a procedure, and repeats that while it fails for a transient reason.
 * @returns the rows of its first result; empty when it has no result
 * @throws RefusedMove; the error of mysql2
 */
export function call<Row extends object>(connection: GameConnection, sql: string, values: readonly Value[] = []): Promise<Row[]> {
  return resend(connection, () => callOnce<Row>(connection, sql, values));
}

/**
 * Calls a procedure whose first result has one row.
 * @throws as call
 */
export async function callForRow<Row extends object>(connection: GameConnection, sql: string, values: readonly Value[] = []): Promise<Row> {
  return onlyRow(sql, await call<Row>(connection, sql, values));
}

/** The row of a one-row result. */
export function onlyRow<Row>(sql: string, [row]: readonly Row[]): Row {
  if (row === undefined) throw new Error(`The database returned no row for ${sql}.`);
  return row;
}
