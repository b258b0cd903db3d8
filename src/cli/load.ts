import { type Command } from 'commander';
import { loadSave } from '../game/time';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { printFork } from './support/print-fork';

/** `sqlopoly load` */
export function addLoad(program: Command): void {
  program
    .command('load')
    .description('go on from a save, in a new game; the game that was saved stays as it is')
    .argument('<name>', 'name of the save')
    .addOption(jsonOption())
    .addHelpText('after', examples('load "Friday 12"'))
    .action(async (name: string, options: { json?: boolean }) => {
      await withDatabase(INSTALL.never, async ({ connection }) => {
        await printFork(connection, await loadSave(connection, name), options);
      });
    });
}
