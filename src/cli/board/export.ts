import { type Command } from 'commander';
import { writeBoardFile } from '../../client/boards/board-file';
import { exportBoard } from '../../client/boards/boards';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { printJson } from '../support/output';

/** `sqlopoly board export` */
export function addExport(board: Command): void {
  board
    .command('export')
    .description('print a board as a file that `board import` reads')
    .argument('<board>', 'name of the board or edition')
    .addOption(jsonOption())
    .addHelpText('after', examples('board export mine > mine.yaml', 'board export mine --json'))
    .action(async (name: string, { json = false }: JsonOption) => {
      const document = await withDatabase(INSTALL.own, ({ connection }) => exportBoard(connection, name));
      if (json) printJson(document);
      else process.stdout.write(writeBoardFile(document));
    });
}
