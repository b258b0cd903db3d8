import { format } from 'mysql2';
import type { Value } from '../connection';
import type { Move } from '../move';

/**
 * The SQL statement of a move, to read or to run in any SQL client.
 * @param isFinal whether seats belong to accounts: then `make_move` makes moves
 */
export function statementOf(gameId: number, { action, ...details }: Move, isFinal: boolean): string {
  if (isFinal) return callOf('CALL make_move(?, ?, ?)', gameId, action, JSON.stringify(details));
  const columns = { game_id: gameId, action, ...details };
  return format('INSERT INTO Gamemanager (??) VALUES (?);', [Object.keys(columns), Object.values(columns)]).replaceAll('`', '');
}

/**
 * A call, to read or to run in any SQL client. Unknown values stay question marks.
 * @param sql with a question mark for each value
 */
export function callOf(sql: string, ...values: readonly Value[]): string {
  // Double quotes need no escape between single ones.
  return `${format(sql, values.map(listed)).replaceAll('\\"', '"')};`;
}

/** A value as mysql2 expects it, with rows as arrays. */
function listed(value: Value) {
  return typeof value === 'object' && value !== null ? value.map((one) => (typeof one === 'string' ? one : [...one])) : value;
}
