import type { GameConnection } from '../game/connection';
import { refusal } from '../game/refusal';
import { readTournaments } from './views';

/** How somebody names a match: by its number, or by the round and the table. */
export type MatchReference = { match: number } | { round: number; table: number };

/** Reads `3/2`, round 3 table 2, or the number of a match; undefined when it is neither. */
export function parseMatchReference(text: string): MatchReference | undefined {
  const [, round, table] = /^(\d{1,4})\/(\d{1,5})$/.exec(text) ?? [];
  if (round !== undefined && table !== undefined) return { round: Number(round), table: Number(table) };
  return /^\d{1,15}$/.test(text) ? { match: Number(text) } : undefined;
}

/**
 * Finds the number of a match.
 * @param tournament the one that rounds and tables are of; undefined: the only one that is open
 * @throws RefusedMove match_not_found, tournament_not_found
 */
export async function findMatch(
  connection: GameConnection,
  reference: MatchReference,
  tournament: number | undefined,
): Promise<number> {
  if ('match' in reference) return reference.match;
  const of = tournament ?? (await findOpenTournament(connection));
  const [found] = await connection.rows<{ Match: number }>(
    'SELECT DISTINCT `Match` FROM matchesView WHERE Tournament = ? AND Round = ? AND `Table` = ?',
    [of, reference.round, reference.table],
  );
  if (found) return found.Match;
  throw refusal('match_not_found', `Tournament ${of} has no table ${reference.table} in round ${reference.round}.`);
}

/** The only tournament that is not closed. */
async function findOpenTournament(connection: GameConnection): Promise<number> {
  const open = (await readTournaments(connection)).filter(({ Closed }) => Closed === 'no');
  const [only] = open;
  if (only && open.length === 1) return only.Tournament;
  throw refusal(
    'tournament_not_found',
    open.length === 0
      ? 'No tournament is open.'
      : `Several tournaments are open: say which with --tournament ${open.map(({ Tournament }) => Tournament).join(' or ')}.`,
  );
}
