import { type Command } from 'commander';
import { change } from '../../league/calls';
import type { MatchReference } from '../../league/match-reference';
import { examples, jsonOption } from '../support/arguments';
import { changeMatch, matchArgument, type MatchOptions, printRepeats, tournamentOption } from './support';

/** `sqlopoly league substitute` */
export function addSubstitute(league: Command): void {
  league
    .command('substitute')
    .description('replace a drawn player in a match')
    .addArgument(matchArgument())
    .argument('<out>', 'player who was drawn')
    .argument('<in>', 'player who plays instead')
    .addOption(tournamentOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('league substitute 3/2 Ann Kim'))
    .action(async (reference: MatchReference, out: string, replacement: string, options: MatchOptions) => {
      await changeMatch(
        reference, options,
        (connection, match) => change(connection, 'substitutePlayer', match, out, replacement),
        (connection, { Tournament, Round }) => printRepeats(connection, Tournament, { ...options, rounds: [Round], players: [replacement] }),
      );
    });
}
