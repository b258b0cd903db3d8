import { type Command } from 'commander';
import { readBoards } from '../../client/boards/boards';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { printJson, printTable } from '../support/output';

/** `sqlopoly board list` */
export function addList(board: Command): void {
  board
    .command('list')
    .description('list the boards to play on or to copy (boardsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('board list', 'board list --json'))
    .action(async ({ json = false }: JsonOption) => {
      const boards = await withDatabase(INSTALL.own, ({ connection }) => readBoards(connection));
      // The account column says the same to people.
      if (json) printJson(boards);
      else printTable(boards.map(({ Yours: _, ...board }) => board));
    });
}
