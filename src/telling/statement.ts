import { format } from 'mysql2';
import type { Move } from '../game/move';

/**
 * The statement that a move is, for people to read, and to type in any SQL client.
 * @param isFinal whether seats belong to accounts, where moves are made by `make_move`
 */
export function statementOf(gameId: number, { action, ...details }: Move, isFinal: boolean): string {
  if (isFinal) return format('CALL make_move(?, ?, ?);', [gameId, action, JSON.stringify(details)]);
  const columns = { game_id: gameId, action, ...details };
  return format('INSERT INTO Gamemanager (??) VALUES (?);', [Object.keys(columns), Object.values(columns)]).replaceAll('`', '');
}

/**
 * A call of the league for people to read, and to type in any SQL client. What is not known yet stays a question mark.
 * @param sql as the modules of the league have it, with a question mark for each value
 */
export function callOf(sql: string, ...values: readonly (string | number | null)[]): string {
  return `${format(sql, [...values])};`;
}
