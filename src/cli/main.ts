import { Command, CommanderError } from 'commander';
import { addAccount } from './account';
import { addDb } from './db';
import { addDemo } from './demo';
import { addDo } from './do';
import { addEdition } from './edition/edition';
import { addFork } from './fork';
import { addGames } from './games';
import { addHoarding } from './hoarding';
import { addImport } from './import';
import { addLoad } from './load';
import { addLeague } from './league/league';
import { addLog } from './log';
import { addMigrate } from './migrate';
import { addMoves } from './moves';
import { addNew } from './new';
import { addPlay } from './play';
import { addReplay } from './replay';
import { addRoll } from './roll';
import { addSave } from './save';
import { addSaves } from './saves';
import { addSql } from './sql';
import { addState } from './state';
import { examples } from './support/arguments';
import { say } from './support/output';
import { messageOf, STATUS, statusOf } from './support/statuses';
import { addView } from './view';
import { readCatalogue } from '../deploy/catalogue';

const COMMANDS = [
  addDemo, addNew, addGames, addRoll, addDo, addView, addLog, addMoves, addPlay, addHoarding, addImport, addEdition,
  addSave, addSaves, addLoad, addFork, addReplay, addState, addLeague, addDb, addMigrate, addSql, addAccount,
];

function program(): Command {
  const sqlopoly = new Command('sqlopoly')
    .description('A property-trading board game that lives in MySQL: a move is a row that is inserted.')
    .option('-V, --version', 'print the version of the program and its rules')
    .on('option:version', () => {
      process.stdout.write(`${readCatalogue().version}\n`);
      throw new CommanderError(STATUS.done, 'commander.version', '');
    })
    .exitOverride()
    .showHelpAfterError('(--help shows how)')
    .addHelpText('after', examples('demo', 'new --name Friday', 'roll 3', 'view'))
    .addHelpText(
      'after',
      '\nExit status: 0 done, 1 a refused move or another failure, 2 wrong usage, 3 no database, or not this version in it.\n' +
        'DATABASE_URL (environment or .env) names the database; without it this checkout has a MySQL of its own.',
    );
  for (const add of COMMANDS) add(sqlopoly);
  return sqlopoly;
}

/**
 * Runs a command line. Never throws.
 * @param args what follows the name of the program
 * @returns the exit status
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    await program().parseAsync([...args], { from: 'user' });
    return STATUS.done;
  } catch (error) {
    // Commander has told about its own errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? STATUS.done : STATUS.usage;
    say(messageOf(error));
    return statusOf(error);
  }
}
