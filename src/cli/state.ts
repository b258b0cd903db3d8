import { type Command } from 'commander';
import { readSeatsAt } from '../client/time';
import { examples, gameOption, jsonOption, type JsonOption, recordOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { printRowsOf } from './support/output';

interface StateOptions extends GameOption, JsonOption {
  at: number;
}

/** `sqlopoly state` */
export function addState(program: Command): void {
  program
    .command('state')
    .description('show the position after an earlier move (gameView as it was)')
    .addOption(recordOption('the move; 0: the opening position').makeOptionMandatory())
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('state --at 12', 'state --at 0 --game 7 --json'))
    .action(async (options: StateOptions) => {
      await withGame(options, async ({ connection, game }) => printRowsOf(game, await readSeatsAt(connection, game.Game, options.at), options));
    });
}
