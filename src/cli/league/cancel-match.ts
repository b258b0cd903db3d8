import { type Command } from 'commander';
import { change } from '../../league/calls';
import type { MatchReference } from '../../league/match-reference';
import { examples, jsonOption } from '../support/arguments';
import { changeMatch, matchArgument, type MatchOptions, tournamentOption } from './support';

/** `sqlopoly league cancel-match` */
export function addCancelMatch(league: Command): void {
  league
    .command('cancel-match')
    .description('cancel a match without a result; its players sit out')
    .addArgument(matchArgument())
    .addOption(tournamentOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('league cancel-match 3/2'))
    .action(async (reference: MatchReference, options: MatchOptions) => {
      await changeMatch(reference, options, (connection, match) => change(connection, 'cancelMatch', match));
    });
}
