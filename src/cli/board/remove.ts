import { type Command } from 'commander';
import { removeBoard } from '../../board/boards';
import { examples } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print } from '../support/output';

/** `sqlopoly board remove` */
export function addRemove(board: Command): void {
  board
    .command('remove')
    .description('take a board away; games on it go on')
    .argument('<board>', 'its name')
    .addHelpText('after', examples('board remove mine'))
    .action(async (name: string) => {
      await withDatabase(INSTALL.never, ({ connection }) => removeBoard(connection, name));
      print(`The board ${name} is gone.`);
    });
}
