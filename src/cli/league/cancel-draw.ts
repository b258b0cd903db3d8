import { type Command } from 'commander';
import { cancelDraw } from '../../league/calls';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { roundArgument, tournamentArgument, withLeague } from './support';

/** `sqlopoly league cancel-draw` */
export function addCancelDraw(league: Command): void {
  league
    .command('cancel-draw')
    .description('cancel the draw of a round without results')
    .addArgument(tournamentArgument())
    .addArgument(roundArgument())
    .addHelpText('after', examples('league cancel-draw 1 2'))
    .action(async (tournament: number, round: number) => {
      await withLeague((connection) => cancelDraw(connection, tournament, round));
      print(`Cancelled the draw of round ${round} of tournament ${tournament}.`);
    });
}
