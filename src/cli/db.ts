import { type Command } from 'commander';
import { databaseStatus, eraseDatabase, locateDatabase, stopDatabase } from '../database/location';
import { examples, jsonOption } from './support/arguments';
import { askYes } from './support/ask';
import { print, printJson, say } from './support/output';
import { UsageError } from './support/statuses';

/** `sqlopoly db` */
export function addDb(program: Command): void {
  const db = program
    .command('db')
    .description('start, stop and inspect the MySQL server')
    .addHelpText('after', examples('db up', 'db status', 'db url', 'db down', 'db reset --yes'));
  db.command('up')
    .description('start the server, and set it up if need be')
    .addHelpText('after', examples('db up'))
    .action(async () => {
      const { description } = await locateDatabase({ say });
      print(`Ready: ${description}.`);
    });
  db.command('down')
    .description('stop the server; the games stay')
    .addHelpText('after', examples('db down'))
    .action(async () => {
      if ((await databaseStatus({ say })).source === 'url') {
        say('DATABASE_URL names a server that is not this checkout\'s own to stop; unset it to stop that.');
        return;
      }
      print((await stopDatabase({ say })) ? 'Stopped.' : 'Nothing of this checkout was running.');
    });
  db.command('status')
    .description('show where the games are; starts nothing')
    .addOption(jsonOption())
    .addHelpText('after', examples('db status', 'db status --json'))
    .action(async ({ json = false }: { json?: boolean }) => {
      const status = await databaseStatus({ say });
      if (json) {
        printJson(status);
        return;
      }
      for (const [key, value] of Object.entries(status)) print(`${LABELS[key] ?? key}: ${shown(value)}`);
    });
  db.command('url')
    .description('print the address with its password; starts the server if need be')
    .addHelpText('after', examples('db url', 'db url > .database-url'))
    .action(async () => {
      print((await locateDatabase({ say })).url);
    });
  db.command('reset')
    .description('delete the server of this checkout with all its games')
    .option('-y, --yes', 'do not ask')
    .addHelpText('after', examples('db reset', 'db reset --yes'))
    .action(async ({ yes = false }: { yes?: boolean }) => {
      const status = await databaseStatus({ say });
      if (!yes && status.source !== 'url' && !(await confirmed(status.description))) {
        print('Nothing was deleted.');
        return;
      }
      await eraseDatabase({ say });
      print('Deleted.');
    });
}

const LABELS: Readonly<Record<string, string>> = {
  dataDirectory: 'data directory',
  logFile: 'log file',
  socketPath: 'socket',
  clientCommand: 'connect with',
};

function shown(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

async function confirmed(what: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Say --yes to delete all games without being asked.');
  return await askYes(`Delete ${what}, with all its games?`);
}
