import { type Command } from 'commander';
import { deleteSave, emptySlot, readSaves, readSlots } from '../client/time';
import { programName } from '../server/program-name';
import { examples, jsonOption, type JsonOption, type LimitOptions, limitOptions, rowsToRead } from './support/arguments';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printJson, printNewest, printRows } from './support/output';
import { UsageError } from './support/statuses';

interface SavesOptions extends JsonOption, LimitOptions {
  delete?: string;
  slots?: boolean;
  empty?: string;
}

/** `sqlopoly saves` */
export function addSaves(program: Command): void {
  const command = program
    .command('saves')
    .description('list the saves, newest first (savesView), or delete one')
    .option('-d, --delete <name>', 'delete a save; the games are kept')
    .option('-s, --slots', 'list the slots of your account instead (slotsView)')
    .option('--empty <number>', 'empty a slot of your account; the games are kept')
    .addOption(jsonOption())
    .addHelpText('after', examples('saves', 'saves --json', 'saves --slots', 'saves --empty 2', 'saves --delete "Friday 12"'))
    .action(async (options: SavesOptions) => {
      const { delete: name, slots, empty: slot } = options;
      if ([name, slots, slot].filter((option) => option !== undefined).length > 1) {
        throw new UsageError('--delete, --slots and --empty exclude each other: give one of them.');
      }
      await withDatabase(INSTALL.never, (database) => {
        if (slots) return listSlots(database, options);
        if (slot !== undefined) return clearSlot(database, slot, options);
        return name === undefined ? list(database, options) : remove(database, name, options);
      });
    });
  for (const option of limitOptions(['delete', 'slots', 'empty'])) command.addOption(option);
}

async function list({ connection }: OpenDatabase, options: SavesOptions): Promise<void> {
  printNewest(await readSaves(connection, rowsToRead(options)), options, `There are no saves yet; make one with: ${programName()} save`);
}

async function listSlots({ connection }: OpenDatabase, options: SavesOptions): Promise<void> {
  printRows(await readSlots(connection), options);
}

async function clearSlot({ connection }: OpenDatabase, slot: string, { json = false }: SavesOptions): Promise<void> {
  await emptySlot(connection, slot);
  if (json) printJson({ slot: Number(slot), emptied: true });
  else print(`Slot ${slot} is empty.`);
}

async function remove({ connection }: OpenDatabase, name: string, { json = false }: SavesOptions): Promise<void> {
  await deleteSave(connection, name);
  if (json) printJson({ name, deleted: true });
  else print(`Deleted the save ${name}.`);
}
