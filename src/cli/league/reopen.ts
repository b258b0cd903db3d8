import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, tournamentArgument } from './support';

/** `sqlopoly league reopen` */
export function addReopen(league: Command): void {
  league
    .command('reopen')
    .description('reopen a closed tournament')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league reopen 1'))
    .action(async (tournament: number, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'reopenTournament', tournament));
    });
}
