import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, parseCount, tournamentArgument } from './support';

/** `sqlopoly league remove-adjustment` */
export function addRemoveAdjustment(league: Command): void {
  league
    .command('remove-adjustment')
    .description('remove a bonus or a penalty')
    .addArgument(tournamentArgument())
    .argument('<number>', 'number of the adjustment; `league adjustments` lists them', parseCount)
    .addOption(jsonOption())
    .addHelpText('after', examples('league remove-adjustment 1 2'))
    .action(async (tournament: number, number: number, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'removeAdjustment', tournament, number));
    });
}
