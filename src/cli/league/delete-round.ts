import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, roundArgument, tournamentArgument } from './support';

/** `sqlopoly league delete-round` */
export function addDeleteRound(league: Command): void {
  league
    .command('delete-round')
    .description('delete a round without a draw')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league delete-round 1 4'))
    .action(async (tournament: number, round: number, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'deleteRound', tournament, round));
    });
}
