import { Argument, type Command } from 'commander';
import { exportDraws, exportResults } from '../../league/export';
import { examples } from '../support/arguments';
import { tournamentArgument, withTournament } from './support';

/** `sqlopoly league export` */
export function addExport(league: Command): void {
  league
    .command('export')
    .description('write draws or results as CSV that import takes')
    .addArgument(new Argument('<what>', 'what to write').choices(['draws', 'results']))
    .addArgument(tournamentArgument())
    .addHelpText('after', examples('league export draws 1 > draws.csv', 'league export results 1 > results.csv'))
    .action(async (what: 'draws' | 'results', tournament: number) => {
      process.stdout.write(
        await withTournament(tournament, (connection) => (what === 'draws' ? exportDraws : exportResults)(connection, tournament)),
      );
    });
}
