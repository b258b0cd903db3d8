import { Argument, type Command } from 'commander';
import type { GameConnection } from '../../client/connection';
import { exportCrossTable, exportDraws, exportResults, exportStandings } from '../export';
import { examples } from '../../cli/support/arguments';
import { tournamentArgument, withTournament } from './support';

const EXPORTS: Readonly<Record<string, (connection: GameConnection, tournament: number) => Promise<string>>> = {
  draws: exportDraws,
  results: exportResults,
  standings: exportStandings,
  'cross-table': exportCrossTable,
};

/** `sqlopoly league export` */
export function addExport(league: Command): void {
  league
    .command('export')
    .description('print draws or results as CSV that `league import` reads, or standings or the cross-table as CSV')
    .addArgument(new Argument('<what>', 'what to export').choices(Object.keys(EXPORTS)))
    .addArgument(tournamentArgument())
    .addHelpText('after', examples('league export results 1 > results.csv', 'league export standings 1 > standings.csv'))
    .action(async (what: string, tournament: number) => {
      const text = await withTournament(tournament, (connection) => EXPORTS[what]?.(connection, tournament) ?? Promise.resolve(''));
      process.stdout.write(text);
    });
}
