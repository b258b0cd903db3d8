import { type Command } from 'commander';
import { copyBoard } from '../../client/boards/boards';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';
import { programName } from '../../server/program-name';

/** `sqlopoly board copy` */
export function addCopy(board: Command): void {
  board
    .command('copy')
    .description('copy a board, or the board of an edition')
    .argument('<source>', 'board or edition to copy')
    .argument('<board>', 'name of the copy')
    .addOption(jsonOption())
    .addHelpText('after', examples('board copy campus mine'))
    .action(async (source: string, name: string, { json = false }: JsonOption) => {
      const made = await withDatabase(INSTALL.own, ({ connection }) => copyBoard(connection, source, name));
      if (json) printJson({ board: made });
      else print(`Created the board ${made}; change it with: ${programName()} board set '${made}'`);
    });
}
