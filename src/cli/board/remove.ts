import { type Command } from 'commander';
import { removeBoard } from '../../client/boards/boards';
import { examples } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print } from '../support/output';

/** `sqlopoly board remove` */
export function addRemove(board: Command): void {
  board
    .command('remove')
    .description('remove a board; games on it continue')
    .argument('<board>', 'name of the board')
    .addHelpText('after', examples('board remove mine'))
    .action(async (name: string) => {
      await withDatabase(INSTALL.never, ({ connection }) => removeBoard(connection, name));
      print(`Removed the board ${name}.`);
    });
}
