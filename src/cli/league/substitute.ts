import { type Command } from 'commander';
import { change } from '../../league/calls';
import type { MatchReference } from '../../league/match-reference';
import { examples, jsonOption } from '../support/arguments';
import { changeMatch, matchArgument, type MatchOptions, tournamentOption } from './support';

/** `sqlopoly league substitute` */
export function addSubstitute(league: Command): void {
  league
    .command('substitute')
    .description('let somebody play a match for somebody who was drawn')
    .addArgument(matchArgument())
    .argument('<out>', 'who was drawn')
    .argument('<in>', 'who plays')
    .addOption(tournamentOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('league substitute 3/2 Ann Kim'))
    .action(async (reference: MatchReference, out: string, replacement: string, options: MatchOptions) => {
      await changeMatch(reference, options, (connection, match) => change(connection, 'substitutePlayer', match, out, replacement));
    });
}
