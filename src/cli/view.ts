import { type Command } from 'commander';
import { readSeats } from '../client/views';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { INSTALL } from './support/database';
import { printRowsOf } from './support/output';

/** `sqlopoly view` */
export function addView(program: Command): void {
  program
    .command('view')
    .description('show the current position (gameView)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('view', 'view --game 7', 'view --json'))
    .action(async (options: GameOption & JsonOption) => {
      await withGame(options, async ({ connection, game }) => printRowsOf(game, await readSeats(connection), options), { install: INSTALL.reads });
    });
}
