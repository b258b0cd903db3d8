import { type Command } from 'commander';
import { copyBoard } from '../../board/boards';
import { examples, jsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';

/** `sqlopoly board copy` */
export function addCopy(board: Command): void {
  board
    .command('copy')
    .description('make a board that is a copy of another, or of that of an edition')
    .argument('<source>', 'the board or edition')
    .argument('<board>', 'what the copy is called')
    .addOption(jsonOption())
    .addHelpText('after', examples('board copy campus mine'))
    .action(async (source: string, name: string, { json = false }: { json?: boolean }) => {
      const made = await withDatabase(INSTALL.own, ({ connection }) => copyBoard(connection, source, name));
      if (json) printJson({ board: made });
      else print(`The board ${made} is there; npx sqlopoly board set '${made}' changes it.`);
    });
}
