import { type Command } from 'commander';
import { deleteSave, readSaves } from '../game/time';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printJson, printTable, say } from './support/output';

interface SavesOptions {
  delete?: string;
  json?: boolean;
}

/** `sqlopoly saves` */
export function addSaves(program: Command): void {
  program
    .command('saves')
    .description('list the saves, the newest first (savesView)')
    .option('-d, --delete <name>', 'forget a save instead; the games stay')
    .addOption(jsonOption())
    .addHelpText('after', examples('saves', 'saves --json', 'saves --delete "Friday 12"'))
    .action(async (options: SavesOptions) => {
      await withDatabase(INSTALL.never, (database) =>
        options.delete === undefined ? list(database, options) : forget(database, options.delete, options),
      );
    });
}

async function list({ connection }: OpenDatabase, { json = false }: SavesOptions): Promise<void> {
  const saves = await readSaves(connection);
  if (!json && saves.length === 0) say('There is no save yet; make one with: npx sqlopoly save');
  (json ? printJson : printTable)(saves);
}

async function forget({ connection }: OpenDatabase, name: string, { json = false }: SavesOptions): Promise<void> {
  await deleteSave(connection, name);
  if (json) printJson({ name, deleted: true });
  else print(`The save ${name} is gone.`);
}
