import { type Command } from 'commander';
import { change } from '../../league/calls';
import type { MatchReference } from '../../league/match-reference';
import { examples, jsonOption } from '../support/arguments';
import { changeMatch, matchArgument, type MatchOptions, tournamentOption } from './support';

/** `sqlopoly league forfeit` */
export function addForfeit(league: Command): void {
  league
    .command('forfeit')
    .description('record a match that some players forfeit; the others score by the setting forfeit_score')
    .addArgument(matchArgument())
    .argument('<names...>', 'players who forfeit')
    .addOption(tournamentOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('league forfeit 3/2 Ann'))
    .action(async (reference: MatchReference, names: string[], options: MatchOptions) => {
      await changeMatch(reference, options, (connection, match) => change(connection, 'forfeitMatch', match, JSON.stringify(names)));
    });
}
