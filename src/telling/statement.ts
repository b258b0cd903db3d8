import { format } from 'mysql2';
import type { Value } from '../game/connection';
import type { Move } from '../game/move';

/**
 * The statement that a move is, for people to read, and to type in any SQL client.
 * @param isFinal whether seats belong to accounts, where moves are made by `make_move`
 */
export function statementOf(gameId: number, { action, ...details }: Move, isFinal: boolean): string {
  if (isFinal) return callOf('CALL make_move(?, ?, ?)', gameId, action, JSON.stringify(details));
  const columns = { game_id: gameId, action, ...details };
  return format('INSERT INTO Gamemanager (??) VALUES (?);', [Object.keys(columns), Object.values(columns)]).replaceAll('`', '');
}

/**
 * A call for people to read, and to type in any SQL client. What is not known yet stays a question mark.
 * @param sql with a question mark for each value
 */
export function callOf(sql: string, ...values: readonly Value[]): string {
  // Between single quotes, double ones stand for themselves.
  return `${format(sql, values.map(listed)).replaceAll('\\"', '"')};`;
}

/** A value as mysql2 takes it: rows of several values in lists of their own. */
function listed(value: Value) {
  return typeof value === 'object' && value !== null ? value.map((one) => (typeof one === 'string' ? one : [...one])) : value;
}
