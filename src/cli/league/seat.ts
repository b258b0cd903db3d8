import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, roundArgument, tournamentArgument } from './support';

/** `sqlopoly league seat` */
export function addSeat(league: Command): void {
  league
    .command('seat')
    .description('seat somebody who comes late at a table of three of a round that runs')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .argument('<name>', 'who comes late')
    .addOption(jsonOption())
    .addHelpText('after', examples('league seat 1 3 Kim'))
    .action(async (tournament: number, round: number, name: string, options: JsonOption) => {
      await changeTournament(tournament, options, (connection) => change(connection, 'seatPlayer', tournament, round, name));
    });
}
