import { afterAll, describe, expect, test } from '@jest/globals';
import { readCatalogue } from '../../src/deploy/catalogue';
import { installationScript } from '../../src/deploy/script';
import { CommandLine } from './command-line';

/** Nothing here needs a database, and none can be had. Concurrent tests do not wait for a beforeAll. */
const sqlopoly = new CommandLine('mysql://nobody:nothing@127.0.0.1:1/none');
afterAll(() => sqlopoly.remove());

/** Every command with its options and arguments. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  demo: [],
  new: ['--edition', '--name', '--json'],
  games: ['--json'],
  roll: ['[dice...]', '--game', '--json'],
  do: ['<action>', '--player', '--property', '--amount', '--dice', '--terms', '--game', '--json'],
  view: ['--game', '--json'],
  log: ['--moves', '--game', '--json'],
  moves: ['--game', '--json'],
  play: ['--game', '--edition', '--players', '--names', '--dice', '--seed'],
  hoarding: ['<rules>', '<board>', '<random>', '--players'],
  import: ['<kind>', '<file>', '--name', '--json'],
  save: ['[name]', '--game', '--json'],
  saves: ['--delete', '--json'],
  load: ['<name>', '--json'],
  fork: ['--at', '--name', '--game', '--json'],
  replay: ['--game', '--json'],
  state: ['--at', '--game', '--json'],
  db: [],
  migrate: ['--json'],
  sql: ['--roles'],
  account: ['<name>', '--role', '--host', '--drop', '--json'],
};

const DB_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  up: [],
  down: [],
  status: ['--json'],
  url: [],
  reset: ['--yes'],
};

/** What a help text lists under a heading: the first words, without the short form of options. */
function listed(help: string, heading: string): string[] {
  const [, section = ''] = new RegExp(`^${heading}:\n((?: .*\n)+)`, 'm').exec(help) ?? [];
  return [...section.matchAll(/^ {2}(?:-\w, )?(\S+)/gm)].map(([, word]) => word ?? '');
}

/** What belongs to a command: arguments of its usage, and options. */
function partsOf(help: string): string[] {
  const [usage = ''] = help.split('\n');
  const inputs = usage.match(/<[^>]+>|\[(?!options\]|command\])[a-z]+(?:\.\.\.)?\]/g) ?? [];
  return [...inputs, ...listed(help, 'Options').filter((option) => option !== '--help')];
}

function commandsOf(help: string): string[] {
  return listed(help, 'Commands').filter((name) => name !== 'help');
}

describe('--help', () => {
  test('lists the commands, examples and the exit statuses', async () => {
    const help = await sqlopoly.output('--help');
    expect(commandsOf(help)).toEqual(Object.keys(COMMANDS));
    expect(partsOf(help)).toEqual(['--version']);
    expect(help).toMatch(/^Examples:\n {2}\$ npx sqlopoly demo$/m);
    expect(help).toMatch(/^Exit status: 0 .*, 1 .*, 2 .*, 3 /m);
  });

  test.concurrent.each(Object.entries(COMMANDS))('of %s lists its options and an example', async (command, parts) => {
    const help = await sqlopoly.output(command, '--help');
    expect(partsOf(help)).toEqual(parts);
    expect(commandsOf(help)).toEqual(command === 'db' ? Object.keys(DB_COMMANDS) : []);
    expect(help).toMatch(new RegExp(`^Examples?:\n  \\$ npx sqlopoly ${command}`, 'm'));
  });

  test.concurrent.each(Object.entries(DB_COMMANDS))('of db %s lists its options and an example', async (command, parts) => {
    const help = await sqlopoly.output('db', command, '--help');
    expect(partsOf(help)).toEqual(parts);
    expect(help).toMatch(new RegExp(`^Examples?:\n  \\$ npx sqlopoly db ${command}`, 'm'));
  });

  test('is what the command help prints too', async () => {
    expect(await sqlopoly.output('help', 'roll')).toBe(await sqlopoly.output('roll', '--help'));
  });
});

test('--version prints the version', async () => {
  expect(await sqlopoly.output('--version')).toBe(`${readCatalogue().version}\n`);
});

describe('wrong usage ends with 2, and says on stderr what is wrong', () => {
  test.concurrent.each<[string[], RegExp]>([
    [['rol'], /unknown command 'rol'[^]*roll/],
    [['roll', 'abc'], /'abc' is invalid[^]*no number/],
    [['roll', '3', '0x4'], /'0x4' is invalid/],
    [['view', '--game', 'one'], /'one' is invalid[^]*number/],
    [['view', '3'], /too many arguments for 'view'/],
    [['games', '--all'], /unknown option '--all'/],
    [['account'], /missing required argument 'name'/],
    [['account', 'jane', '--role', 'cheat'], /player, spectator/],
    [['import', 'cards', 'Cards.txt'], /rules, board, numbers/],
    [['import', 'rules'], /missing required argument 'file'/],
    [['db'], /Usage: sqlopoly db/],
    [[], /Usage: sqlopoly /],
  ])('%j', async (args, message) => {
    expect(await sqlopoly.failure(...args)).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('sql', () => {
  test('prints the script and nothing else', async () => {
    expect(await sqlopoly.output('sql')).toBe(installationScript(readCatalogue()));
  });

  test('makes the roles when it is asked to', async () => {
    const script = await sqlopoly.output('sql', '--roles', 'games');
    expect(script).toBe(installationScript(readCatalogue(), 'games'));
    expect(script).toMatch(/CREATE ROLE IF NOT EXISTS `games_player`/);
  });

  test('ends without a word when nobody reads on', async () => {
    const { status, stderr } = await sqlopoly.runWith({ unread: 'stdout' }, 'sql');
    expect([status, stderr]).toEqual([0, '']);
  });
});

test('messages that nobody reads do not stop the program', async () => {
  const { status } = await sqlopoly.runWith({ unread: 'stderr' }, 'games');
  expect(status).toBe(3);
});
