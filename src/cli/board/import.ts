import { type Command } from 'commander';
import { importBoardFile } from '../../client/boards/board-file';
import { fileArgument, readDocument } from '../edition/support';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';
import { programName } from '../../server/program-name';

/** `sqlopoly board import` */
export function addImport(board: Command): void {
  board
    .command('import')
    .description('create a board from a file, or change the board of that name')
    .addArgument(fileArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('board import mine.yaml', `board export campus | sed s/campus/mine/ | ${programName()} board import -`))
    .action(async (file: string, { json = false }: JsonOption) => {
      const document = readDocument(file);
      const name = await withDatabase(INSTALL.own, ({ connection }) => importBoardFile(connection, document));
      if (json) printJson({ board: name });
      else print(`Imported the board ${name}; play on it with: ${programName()} new --board '${name}'`);
    });
}
