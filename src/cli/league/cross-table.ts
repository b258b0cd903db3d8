import { type Command } from 'commander';
import { type Points, readPoints, readRounds, readStandings, type Standing } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printTable, say } from '../support/output';
import { tournamentArgument, withTournament } from './support';

/** A line of a cross-table: points by round. */
type CrossTableRow = Record<string, number | string | null>;

/** `sqlopoly league cross-table` */
export function addCrossTable(league: Command): void {
  league
    .command('cross-table')
    .description('show the points of every player in every round, in the order of the standings')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league cross-table 1'))
    .action(async (tournament: number, { json = false }: { json?: boolean }) => {
      const rows = await withTournament(tournament, async (connection) => {
        const rounds = (await readRounds(connection, tournament)).map(({ Round }) => Round);
        return crossTable(rounds, await readStandings(connection, tournament), await readPoints(connection, tournament));
      });
      if (!json && rows.length === 0) say('No match was played yet.');
      (json ? printJson : printTable)(rows);
    });
}

function crossTable(rounds: readonly number[], standings: readonly Standing[], points: readonly Points[]): CrossTableRow[] {
  const cells = new Map(points.map((row) => [`${row['Player No.']}/${row.Round}`, row.Points]));
  return standings.map(({ Rank, Player, Points: total, 'Player No.': player }) => ({
    Rank, Player,
    ...Object.fromEntries(rounds.map((round) => [`R${round}`, cells.get(`${player}/${round}`) ?? null])),
    Points: total,
  }));
}
