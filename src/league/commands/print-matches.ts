import { listedName } from '../listed-name';
import type { MatchPlayer } from '../views';
import { printJson, printTable } from '../../cli/support/output';
import type { JsonOption } from '../../cli/support/arguments';

/** Prints matches as JSON or as a table with a row for each. */
export function printMatches(rows: readonly MatchPlayer[], { json = false }: JsonOption = {}): void {
  if (json) {
    printJson(rows);
    return;
  }
  const matches = new Map<number, MatchPlayer[]>();
  for (const row of rows) matches.set(row.Match, [...(matches.get(row.Match) ?? []), row]);
  printTable(
    [...matches.values()].flatMap((players) =>
      players.slice(0, 1).map(({ Round, Table, Match, Strength }) => ({
        Round, Table, Match, Strength,
        Players: players.map(({ Player, Score }) => (Score === null ? listedName(Player) : `${listedName(Player)} ${Score}`)).join(', '),
      })),
    ),
  );
}
