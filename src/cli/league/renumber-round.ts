import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, parseCount, roundArgument, tournamentArgument } from './support';

/** `sqlopoly league renumber-round` */
export function addRenumberRound(league: Command): void {
  league
    .command('renumber-round')
    .description('change the number of a round without a draw')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .argument('<to>', 'new number', parseCount)
    .addOption(jsonOption())
    .addHelpText('after', examples('league renumber-round 1 4 3'))
    .action(async (tournament: number, round: number, to: number, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'renumberRound', tournament, round, to));
    });
}
