import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, printRepeats, roundArgument, tournamentArgument } from './support';

/** `sqlopoly league open-table` */
export function addOpenTable(league: Command): void {
  league
    .command('open-table')
    .description('add a table of undrawn players to a running round')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .argument('<names...>', 'three or four players')
    .addOption(jsonOption())
    .addHelpText('after', examples('league open-table 1 3 Kim Lea Max'))
    .action(async (tournament: number, round: number, names: string[], options: JsonOption) => {
      await changeTournament(
        tournament, options,
        (connection) => change(connection, 'openTable', tournament, round, JSON.stringify(names)),
        (connection) => printRepeats(connection, tournament, { ...options, rounds: [round], players: names }),
      );
    });
}
