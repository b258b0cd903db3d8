import { type Command } from 'commander';
import { readPoints, readPointsOf } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { requireRound, roundOption, tournamentArgument, withTournament } from './support';

interface PointsOptions {
  round?: number;
  json?: boolean;
}

/** `sqlopoly league points` */
export function addPoints(league: Command): void {
  league
    .command('points')
    .description('show the points of each score (pointsView)')
    .addArgument(tournamentArgument())
    .addOption(roundOption('only this round'))
    .addOption(jsonOption())
    .addHelpText('after', examples('league points 1', 'league points 1 --round 2'))
    .action(async (tournament: number, { round, json = false }: PointsOptions) => {
      const points = await withTournament(tournament, async (connection) => {
        if (round === undefined) return await readPoints(connection, tournament);
        await requireRound(connection, tournament, round);
        return await readPointsOf(connection, tournament, round);
      });
      if (!json && points.length === 0) printNote('No matches have been played yet.');
      (json ? printJson : printTable)(points);
    });
}
