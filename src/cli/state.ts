import { type Command } from 'commander';
import { readSeatsAt } from '../game/time';
import { examples, gameOption, jsonOption, recordOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { printJson, printTable } from './support/output';

interface StateOptions extends GameOptions {
  at: number;
  json?: boolean;
}

/** `sqlopoly state` */
export function addState(program: Command): void {
  program
    .command('state')
    .description('show where everybody stood after an earlier move (gameView as it was)')
    .addOption(recordOption('the move; 0: the opening position').makeOptionMandatory())
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('state --at 12', 'state --at 0 --game 7 --json'))
    .action(async (options: StateOptions) => {
      const seats = await withGame(options, ({ connection, game }) => readSeatsAt(connection, game.Game, options.at));
      (options.json ? printJson : printTable)(seats);
    });
}
