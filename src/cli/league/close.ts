import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, tournamentArgument } from './support';

/** `sqlopoly league close` */
export function addClose(league: Command): void {
  league
    .command('close')
    .description('close a tournament: it cannot be changed until it is reopened')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league close 1'))
    .action(async (tournament: number, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'closeTournament', tournament));
    });
}
