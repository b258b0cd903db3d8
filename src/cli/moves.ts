import { type Command } from 'commander';
import { readMoves } from '../client/views';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { print, printJson, printNote } from './support/output';

/** `sqlopoly moves` */
export function addMoves(program: Command): void {
  program
    .command('moves')
    .description('list the possible moves with their SQL (movesView)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('moves', 'moves --game 7 --json'))
    .action(async (options: GameOption & JsonOption) => {
      const moves = await withGame(options, ({ connection }) => readMoves(connection));
      if (options.json) {
        printJson(moves);
        return;
      }
      if (moves.length === 0) printNote('There are no moves: the game is over.');
      for (const { Meaning, SQL } of moves) print(`${Meaning}\n  ${SQL}`);
    });
}
