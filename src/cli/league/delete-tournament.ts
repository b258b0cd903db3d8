import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, tournamentArgument } from './support';

/** `sqlopoly league delete-tournament` */
export function addDeleteTournament(league: Command): void {
  league
    .command('delete-tournament')
    .description('delete a tournament without rounds and players; its history is kept')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league delete-tournament 1'))
    .action(async (tournament: number, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'deleteTournament', tournament));
    });
}
