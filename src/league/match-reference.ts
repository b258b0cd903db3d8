import { programName } from '../server/program-name';
import type { GameConnection } from '../client/connection';
import { refusal } from '../client/refusal';
import { readTournament } from './views';

/** A match, given by its number or by round and table. */
export type MatchReference = { match: number } | { round: number; table: number };

/** Parses `3/2` (round 3, table 2) or the number of a match; undefined when it is neither. */
export function parseMatchReference(text: string): MatchReference | undefined {
  const [, round, table] = /^(\d{1,4})\/(\d{1,5})$/.exec(text) ?? [];
  if (round !== undefined && table !== undefined) return { round: Number(round), table: Number(table) };
  return /^\d{1,15}$/.test(text) ? { match: Number(text) } : undefined;
}

/**
 * Finds the number of a match.
 * @param of the tournament of the round and table
 * @throws RefusedMove match_not_found, tournament_not_found
 */
export async function findMatch(
  connection: GameConnection,
  reference: MatchReference,
  of: number,
): Promise<number> {
  if ('match' in reference) return reference.match;
  if (!(await readTournament(connection, of))) {
    throw refusal('tournament_not_found', `There is no tournament ${of}; ${programName()} league tournaments lists them.`);
  }
  const [found] = await connection.rows<{ Match: number }>(
    'SELECT DISTINCT `Match` FROM matchesView WHERE Tournament = ? AND Round = ? AND `Table` = ?',
    [of, reference.round, reference.table],
  );
  if (found) return found.Match;
  throw refusal('match_not_found', `Tournament ${of} has no table ${reference.table} in round ${reference.round}.`);
}
