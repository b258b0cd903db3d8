import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, tournamentArgument } from './support';

/** `sqlopoly league undo` */
export function addUndo(league: Command): void {
  league
    .command('undo')
    .description('undo the last change of a tournament; repeat for earlier ones')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league undo 1'))
    .action(async (tournament: number, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'undoChange', tournament));
    });
}
