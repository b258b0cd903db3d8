import { type Command } from 'commander';
import { deleteSave, readSaves, readSlots } from '../game/time';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printJson, printTable, say } from './support/output';
import { UsageError } from './support/statuses';

interface SavesOptions {
  delete?: string;
  slots?: boolean;
  json?: boolean;
}

/** `sqlopoly saves` */
export function addSaves(program: Command): void {
  program
    .command('saves')
    .description('list the saves, the newest first (savesView)')
    .option('-d, --delete <name>', 'forget a save instead; the games stay')
    .option('-s, --slots', 'list the slots of your account instead (slotsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('saves', 'saves --json', 'saves --slots', 'saves --delete "Friday 12"'))
    .action(async (options: SavesOptions) => {
      if (options.delete !== undefined && options.slots) throw new UsageError('A save that is deleted is in no slot.');
      await withDatabase(INSTALL.never, (database) => {
        if (options.slots) return listSlots(database, options);
        return options.delete === undefined ? list(database, options) : forget(database, options.delete, options);
      });
    });
}

async function list({ connection }: OpenDatabase, { json = false }: SavesOptions): Promise<void> {
  const saves = await readSaves(connection);
  if (!json && saves.length === 0) say('There is no save yet; make one with: npx sqlopoly save');
  (json ? printJson : printTable)(saves);
}

async function listSlots({ connection }: OpenDatabase, { json = false }: SavesOptions): Promise<void> {
  (json ? printJson : printTable)(await readSlots(connection));
}

async function forget({ connection }: OpenDatabase, name: string, { json = false }: SavesOptions): Promise<void> {
  await deleteSave(connection, name);
  if (json) printJson({ name, deleted: true });
  else print(`The save ${name} is gone.`);
}
