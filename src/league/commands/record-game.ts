import { type Command } from 'commander';
import { change } from '../calls';
import type { MatchReference } from '../match-reference';
import { readMatch } from '../views';
import { examples, jsonOption } from '../../cli/support/arguments';
import { printMatches } from './print-matches';
import { matchArgument, matchOf, type MatchOptions, parseCount, tournamentOption, withLeague } from './support';

/** `sqlopoly league record-game` */
export function addRecordGame(league: Command): void {
  league
    .command('record-game')
    .description('record a finished sqlopoly game as a match: net worths become scores')
    .addArgument(matchArgument())
    .argument('<game>', 'number of the game; its players must have the same names as those drawn', parseCount)
    .addOption(tournamentOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('league record-game 3/2 3'))
    .action(async (reference: MatchReference, game: number, { tournament, ...options }: MatchOptions) => {
      const players = await withLeague(async (connection) => {
        const match = await matchOf(connection, reference, tournament);
        await change(connection, 'record_game', match, game);
        return await readMatch(connection, match);
      });
      printMatches(players, options);
    });
}
