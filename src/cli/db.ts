import { type Command, InvalidArgumentError } from 'commander';
import type { Connection } from 'mysql2/promise';
import { withConnection } from '../database/ask-server';
import { databaseStatus, eraseDatabase, locateDatabase, stopDatabase } from '../database/location';
import { endTransaction, openTransactions } from '../database/transactions';
import { GameConnection } from '../game/connection';
import { examples, jsonOption } from './support/arguments';
import { askYes } from './support/ask';
import { counted } from '../telling/counted';
import { print, printJson, printTable, say } from './support/output';
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
  db.command('unlock')
    .description('list the transactions that are open, which may hold others up, and end those that are named')
    .argument('[id...]', 'what to end, as the list has it; its session loses its connection')
    .option('--older <seconds>', 'only those that have been open for so long', parseSeconds)
    .option('--all', 'end all that are listed')
    .addOption(jsonOption())
    .addHelpText('after', examples('db unlock', 'db unlock 4711', 'db unlock --older 60 --all'))
    .action(unlock);
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

interface UnlockOptions {
  older?: number;
  all?: boolean;
  json?: boolean;
}

async function unlock(ids: string[], { older, all = false, json = false }: UnlockOptions): Promise<void> {
  if (ids.length > 0 && (all || older !== undefined)) throw new UsageError('Name what to end, or say --all and --older; not both.');
  const transactions = await withServer(async (connection) => {
    const open = (await openTransactions(connection)).filter(({ seconds }) => older === undefined || (seconds ?? older) >= older);
    for (const id of all ? open.map((one) => one.id) : ids) await endTransaction(connection, id);
    return all || ids.length === 0 ? open : open.filter(({ id }) => ids.includes(id));
  });
  const hasEnded = all || ids.length > 0;
  if (json) {
    printJson(transactions.map((one) => ({ ...one, ended: hasEnded })));
  } else if (hasEnded) {
    print(`${counted(transactions.length, 'transaction')} ${transactions.length === 1 ? 'was' : 'were'} ended.`);
  } else if (transactions.length === 0) {
    print('No transaction is open.');
  } else {
    printTable(transactions);
  }
}

/** A connection to the server that takes moves, apart from the game. */
async function withServer<Result>(use: (connection: Connection) => Promise<Result>): Promise<Result> {
  const game = await GameConnection.open(await locateDatabase({ say }));
  try {
    return await withConnection(game.server, use);
  } finally {
    await game.close();
  }
}

function parseSeconds(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a number of seconds.');
  return Number(text);
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
