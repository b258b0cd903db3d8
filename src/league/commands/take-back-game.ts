import { type Command } from 'commander';
import { change } from '../calls';
import { examples } from '../../cli/support/arguments';
import { print } from '../../cli/support/output';
import { parseCount, withLeague } from './support';

/** `sqlopoly league take-back-game` */
export function addTakeBackGame(league: Command): void {
  league
    .command('take-back-game')
    .description('undo record-game for a game, which can then be recorded as another match')
    .argument('<game>', 'number of the game', parseCount)
    .addHelpText('after', examples('league take-back-game 3'))
    .action(async (game: number) => {
      await withLeague((connection) => change(connection, 'take_back_game', game));
      print(`Game ${game} is no longer recorded as a match.`);
    });
}
