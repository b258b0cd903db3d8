import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, tournamentArgument } from './support';

/** `sqlopoly league rename-tournament` */
export function addRenameTournament(league: Command): void {
  league
    .command('rename-tournament')
    .description('rename a tournament')
    .addArgument(tournamentArgument())
    .argument('<name>', 'new name')
    .addOption(jsonOption())
    .addHelpText('after', examples("league rename-tournament 1 'Spring Cup'"))
    .action(async (tournament: number, name: string, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'renameTournament', tournament, name));
    });
}
