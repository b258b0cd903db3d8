import { type Command } from 'commander';
import { change } from '../../league/calls';
import type { MatchReference } from '../../league/match-reference';
import { examples, jsonOption } from '../support/arguments';
import { changeMatch, matchArgument, type MatchOptions, tournamentOption } from './support';

/** `sqlopoly league annul` */
export function addAnnul(league: Command): void {
  league
    .command('annul')
    .description('annul the result of a match, which can then be played or recorded again')
    .addArgument(matchArgument())
    .addOption(tournamentOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('league annul 3/2'))
    .action(async (reference: MatchReference, options: MatchOptions) => {
      await changeMatch(reference, options, (connection, match) => change(connection, 'annulResult', match));
    });
}
