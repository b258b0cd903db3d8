import { type Command } from 'commander';
import type { Connection } from 'mysql2/promise';
import { withConnection } from '../server/ask-server';
import { databaseStatus, eraseDatabase, isOwn, locateDatabase, stopDatabase } from '../server/location';
import { endTransaction, openTransactions } from '../server/transactions';
import { GameConnection } from '../client/connection';
import { examples, jsonOption, type JsonOption, wholeNumber } from './support/arguments';
import { askYes } from './support/ask';
import { forgetGame } from './support/chosen-game';
import { counted } from '../client/words/counted';
import { print, printJson, printNote, printTable } from './support/output';
import { INSTALL, withDatabase } from './support/database';
import { UsageError } from './support/statuses';

/** `sqlopoly db` */
export function addDb(program: Command): void {
  const db = program
    .command('db')
    .description('start, stop and inspect the MySQL server')
    .addHelpText('after', examples('db up', 'db status', 'db url', 'db down', 'db reset --yes'));
  db.command('up')
    .description('start the server and install the game, if necessary')
    .addHelpText('after', examples('db up'))
    .action(async () => {
      const location = await locateDatabase({ say: printNote });
      // Another server than this checkout's own keeps what it holds.
      if (isOwn(location)) await withDatabase(INSTALL.own, () => Promise.resolve());
      print(`Ready: ${location.description}.`);
    });
  db.command('down')
    .description('stop the server; the games are kept')
    .addHelpText('after', examples('db down'))
    .action(async () => {
      if ((await databaseStatus({ say: printNote })).source === 'url') {
        printNote('DATABASE_URL names a server that this project did not start; unset it to stop the server of this project.');
        return;
      }
      print((await stopDatabase({ say: printNote })) ? 'Stopped.' : 'The server of this project was not running.');
    });
  db.command('status')
    .description('show where the games are stored; starts nothing')
    .addOption(jsonOption())
    .addHelpText('after', examples('db status', 'db status --json'))
    .action(async ({ json = false }: JsonOption) => {
      const status = await databaseStatus({ say: printNote });
      if (json) {
        printJson(status);
        return;
      }
      for (const [key, value] of Object.entries(status)) print(`${LABELS[key] ?? key}: ${shown(value)}`);
      if (status.clientCommand) print(OWNERS_POWER);
    });
  db.command('url')
    .description('print the address with its password; starts the server if necessary')
    .addHelpText('after', examples('db url', 'db url > .database-url'))
    .action(async () => {
      const location = await locateDatabase({ say: printNote });
      if (isOwn(location)) printNote(OWNERS_POWER);
      print(location.url);
    });
  db.command('unlock')
    .description('list open transactions, which may block others, or end some of them')
    .argument('[id...]', 'transactions to end, by their id; their sessions are disconnected')
    .option('--older <seconds>', 'only transactions that have been open at least this long', wholeNumber('a number of seconds'))
    .option('--all', 'end all listed transactions')
    .addOption(jsonOption())
    .addHelpText('after', examples('db unlock', 'db unlock 4711', 'db unlock --older 60 --all'))
    .action(unlock);
  db.command('reset')
    .description('delete the server of this project with all its games')
    .option('-y, --yes', 'skip the confirmation')
    .addHelpText('after', examples('db reset', 'db reset --yes'))
    .action(async ({ yes = false }: { yes?: boolean }) => {
      const status = await databaseStatus({ say: printNote });
      if (!yes && status.source !== 'url' && !(await confirmed(status.description))) {
        print('Nothing was deleted.');
        return;
      }
      await eraseDatabase({ say: printNote });
      forgetGame();
      print('Deleted.');
    });
}

interface UnlockOptions extends JsonOption {
  older?: number;
  all?: boolean;
}

async function unlock(ids: string[], { older, all = false, json = false }: UnlockOptions): Promise<void> {
  if (ids.length > 0 && (all || older !== undefined)) throw new UsageError('Give ids, or --older and --all, not both.');
  const transactions = await withServer(async (connection) => {
    const open = (await openTransactions(connection)).filter(({ seconds }) => older === undefined || (seconds ?? older) >= older);
    for (const id of all ? open.map((one) => one.id) : ids) await endTransaction(connection, id);
    return all || ids.length === 0 ? open : open.filter(({ id }) => ids.includes(id));
  });
  const hasEnded = all || ids.length > 0;
  if (json) {
    printJson(transactions.map((one) => ({ ...one, ended: hasEnded })));
  } else if (hasEnded) {
    print(`Ended ${counted(transactions.length, 'transaction')}.`);
  } else if (transactions.length === 0) {
    print('No transaction is open.');
  } else {
    printTable(transactions);
  }
}

/** Opens a second connection to the server that takes moves. */
async function withServer<Result>(use: (connection: Connection) => Promise<Result>): Promise<Result> {
  const game = await GameConnection.open(await locateDatabase({ say: printNote }));
  try {
    return await withConnection(game.server, use);
  } finally {
    await game.close();
  }
}

const LABELS: Readonly<Record<string, string>> = {
  dataDirectory: 'data directory',
  logFile: 'log file',
  socketPath: 'socket',
  clientCommand: 'connect as the owner',
  playerCommand: 'connect as a player',
};

/** A warning for people who type SQL as the owner. */
const OWNERS_POWER =
  'The owner can change any table: UPDATE Player SET bank_balance = 9999 is not a move, nothing reports it, and only `replay` finds it. A player\'s account can only make moves.';

function shown(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

async function confirmed(what: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Add --yes to delete all games without confirmation.');
  return await askYes(`Delete ${what}, with all its games?`);
}
