import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { parseCount, withLeague } from './support';

/** `sqlopoly league take-back-game` */
export function addTakeBackGame(league: Command): void {
  league
    .command('take-back-game')
    .description('take a game back that was recorded as the wrong match; it can be recorded as another')
    .argument('<game>', 'number of the game', parseCount)
    .addHelpText('after', examples('league take-back-game 3'))
    .action(async (game: number) => {
      await withLeague((connection) => change(connection, 'takeBackGame', game));
      print(`Game ${game} counts as no match any more.`);
    });
}
