import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, roundArgument, tournamentArgument } from './support';

/** `sqlopoly league open-table` */
export function addOpenTable(league: Command): void {
  league
    .command('open-table')
    .description('add a table to a round that runs, of those who are not drawn')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .argument('<names...>', 'three or four players')
    .addOption(jsonOption())
    .addHelpText('after', examples('league open-table 1 3 Kim Lea Max'))
    .action(async (tournament: number, round: number, names: string[], options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'openTable', tournament, round, JSON.stringify(names)));
    });
}
