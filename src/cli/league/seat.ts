import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples, jsonOption } from '../support/arguments';
import { changeTournament, type JsonOption, printRepeats, roundArgument, tournamentArgument } from './support';

/** `sqlopoly league seat` */
export function addSeat(league: Command): void {
  league
    .command('seat')
    .description('seat a latecomer at a table of three in a running round')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .argument('<name>', 'name of the player')
    .addOption(jsonOption())
    .addHelpText('after', examples('league seat 1 3 Kim'))
    .action(async (tournament: number, round: number, name: string, options: JsonOption) => {
      await changeTournament(
        tournament, options,
        (connection) => change(connection, 'seatPlayer', tournament, round, name),
        (connection) => printRepeats(connection, tournament, { ...options, rounds: [round], players: [name] }),
      );
    });
}
