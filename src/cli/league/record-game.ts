import { type Command } from 'commander';
import { recordGame } from '../../league/calls';
import { readMatch } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson } from '../support/output';
import { printMatches } from './print-matches';
import { matchArgument, parseCount, withLeague } from './support';

/** `sqlopoly league record-game` */
export function addRecordGame(league: Command): void {
  league
    .command('record-game')
    .description('record a finished sqlopoly game as a match: the net worths become scores')
    .addArgument(matchArgument())
    .argument('<game>', 'number of the game; its players are those drawn, by name', parseCount)
    .addOption(jsonOption())
    .addHelpText('after', examples('league record-game 7 3'))
    .action(async (match: number, game: number, { json = false }: { json?: boolean }) => {
      const players = await withLeague(async (connection) => {
        await recordGame(connection, match, game);
        return await readMatch(connection, match);
      });
      (json ? printJson : printMatches)(players);
    });
}
