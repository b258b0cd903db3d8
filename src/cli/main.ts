import { Command, CommanderError } from 'commander';
import { catalogueVersion } from '../deploy/catalogue-version';
import { programName } from '../server/program-name';
import { examples } from './support/arguments';
import { printNote } from './support/output';
import { messageOf, STATUS, statusOf, UsageError } from './support/statuses';

const VERSION = ['-V', '--version'];

/** Adds a command to a program. */
type AddCommand = (program: Command) => void;

/** The commands in the order of --help. Each module is loaded only when its command is used. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  demo: async () => (await import('./demo')).addDemo,
  new: async () => (await import('./new')).addNew,
  games: async () => (await import('./games')).addGames,
  use: async () => (await import('./use')).addUse,
  roll: async () => (await import('./roll')).addRoll,
  do: async () => (await import('./do')).addDo,
  view: async () => (await import('./view')).addView,
  log: async () => (await import('./log')).addLog,
  moves: async () => (await import('./moves')).addMoves,
  hint: async () => (await import('./hint')).addHint,
  play: async () => (await import('./play')).addPlay,
  bots: async () => (await import('./bots')).addBots,
  watch: async () => (await import('./watch')).addWatch,
  web: async () => (await import('./web')).addWeb,
  simulate: async () => (await import('./simulate')).addSimulate,
  hoarding: async () => (await import('./hoarding')).addHoarding,
  import: async () => (await import('./import')).addImport,
  rules: async () => (await import('./rules')).addRules,
  edition: async () => (await import('./edition/edition')).addEdition,
  board: async () => (await import('./board/board')).addBoard,
  save: async () => (await import('./save')).addSave,
  saves: async () => (await import('./saves')).addSaves,
  load: async () => (await import('./load')).addLoad,
  fork: async () => (await import('./fork')).addFork,
  replay: async () => (await import('./replay')).addReplay,
  state: async () => (await import('./state')).addState,
  archive: async () => (await import('./archive')).addArchive,
  restore: async () => (await import('./restore')).addRestore,
  league: async () => (await import('../league/commands/league')).addLeague,
  db: async () => (await import('./db')).addDb,
  cluster: async () => (await import('./cluster')).addCluster,
  migrate: async () => (await import('./migrate')).addMigrate,
  sql: async () => (await import('./sql')).addSql,
  account: async () => (await import('./account')).addAccount,
  seat: async () => (await import('./seat')).addSeat,
  credits: async () => (await import('./credits')).addCredits,
};

/** The commands to load: the one that the command line names, otherwise all. */
async function commandsFor([first = '']: readonly string[]): Promise<AddCommand[]> {
  if (VERSION.includes(first)) return [];
  const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  return await Promise.all((named ? [named] : Object.values(COMMANDS)).map((load) => load()));
}

/** The program with the commands that a command line needs; without arguments all of them. */
export async function programFor(args: readonly string[]): Promise<Command> {
  const sqlopoly = new Command(programName())
    .description('A property-trading board game that lives in MySQL: a move is an inserted row.')
    .option(VERSION.join(', '), 'print the version')
    .option('--no-color', 'disable colours (also: NO_COLOR in the environment)')
    .on('option:no-color', () => {
      process.env['NO_COLOR'] = '1';
    })
    .on('option:version', () => {
      const other = args.find((arg) => ![...VERSION, '--no-color'].includes(arg));
      if (other !== undefined) throw new UsageError(`--version cannot be combined with ${other}.`);
      process.stdout.write(`${catalogueVersion()}\n`);
      throw new CommanderError(STATUS.done, 'commander.version', '');
    })
    .exitOverride()
    .showHelpAfterError('(use --help for usage)')
    .addHelpText('after', examples('demo', 'new --name Friday', 'roll 3', 'view'))
    .addHelpText(
      'after',
      '\nExit status: 0 success, 1 a refused move or another failure, 2 wrong usage, 3 no database or another version in it.\n' +
        'DATABASE_URL (environment or .env) names the database; without it the project (the checkout; for an installed program, the folder you work in) runs its own MySQL.\n' +
        'Commands act on the game given by --game, SQLOPOLY_GAME (environment or .env) or `use`, by default on the last one created here.',
    );
  for (const add of await commandsFor(args)) add(sqlopoly);
  return sqlopoly;
}

/**
 * Runs a command line. Never throws.
 * @param args what follows the name of the program
 * @returns the exit status
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    await (await programFor(args)).parseAsync([...args], { from: 'user' });
    return STATUS.done;
  } catch (error) {
    // Commander has printed its own errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? STATUS.done : STATUS.usage;
    printNote(messageOf(error));
    return statusOf(error);
  }
}
