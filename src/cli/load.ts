import { type Command } from 'commander';
import { loadSave, loadSlot } from '../client/time';
import { examples, jsonOption, type JsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { printFork } from './support/print-fork';
import { UsageError } from './support/statuses';

/** `sqlopoly load` */
export function addLoad(program: Command): void {
  program
    .command('load')
    .description('start a new game from a save; the saved game stays unchanged')
    .argument('[name]', 'name of the save')
    .option('-s, --slot <number>', 'load a slot of your account instead')
    .addOption(jsonOption())
    .addHelpText('after', examples('load "Friday 12"', 'load --slot 2'))
    .action(async (name: string | undefined, options: JsonOption & { slot?: string }) => {
      const { slot } = options;
      if ((name === undefined) === (slot === undefined)) throw new UsageError('Give the name of a save or a slot.');
      await withDatabase(INSTALL.never, async ({ connection }) => {
        await printFork(connection, slot === undefined ? await loadSave(connection, name ?? '') : await loadSlot(connection, slot), options);
      });
    });
}
