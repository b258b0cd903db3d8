import { type Command } from 'commander';
import { readBoards } from '../../board/boards';
import { examples, jsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { printJson, printTable } from '../support/output';

/** `sqlopoly board list` */
export function addList(board: Command): void {
  board
    .command('list')
    .description('list the boards that can be played on and copied (boardsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('board list', 'board list --json'))
    .action(async ({ json = false }: { json?: boolean }) => {
      const boards = await withDatabase(INSTALL.own, ({ connection }) => readBoards(connection));
      // Whose a board is says its account; whether it is this one's is for programs.
      if (json) printJson(boards);
      else printTable(boards.map(({ Yours: _, ...board }) => board));
    });
}
