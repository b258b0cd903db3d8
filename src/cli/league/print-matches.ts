import type { MatchPlayer } from '../../league/views';
import { printTable } from '../support/output';

/** Prints matches as a table with a row for each. */
export function printMatches(rows: readonly MatchPlayer[]): void {
  const matches = new Map<number, MatchPlayer[]>();
  for (const row of rows) matches.set(row.Match, [...(matches.get(row.Match) ?? []), row]);
  printTable(
    [...matches.values()].flatMap((players) =>
      players.slice(0, 1).map(({ Round, Table, Match, Strength }) => ({
        Round, Table, Match, Strength,
        Players: players.map(({ Player, Score }) => (Score === null ? Player : `${Player} ${Score}`)).join(', '),
      })),
    ),
  );
}
