import { describe, expect, test } from '@jest/globals';
import { readCatalogue } from '../../src/deploy/catalogue';
import { linkCatalogue } from '../../src/deploy/link-catalogue';
import { installationScript } from '../../src/deploy/script';
import { failureHere, outputHere } from './in-process';

/** Every command with its options and arguments. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  demo: [],
  new: ['--edition', '--name', '--players', '--bot', '--piece', '--seat', '--dice', '--seed', '--rule', '--board', '--pace', '--clock', '--stand-in', '--json'],
  games: ['--delete', '--over', '--running', '--idle', '--json', '--limit', '--all'],
  use: ['[id]', '--newest', '--json'],
  roll: ['[dice...]', '--game', '--json'],
  do: ['<action>', '--player', '--property', '--amount', '--dice', '--terms', '--game', '--json'],
  view: ['--game', '--json'],
  log: ['--moves', '--why', '--game', '--json'],
  moves: ['--game', '--json'],
  hint: ['--game', '--json'],
  play: ['--game', '--edition', '--players', '--names', '--bot', '--piece', '--dice', '--seed', '--rule', '--board', '--pace'],
  bots: [],
  watch: ['--game', '--at'],
  web: ['--port', '--share', '--public-url'],
  simulate: [
    '--games', '--players', '--seed', '--edition', '--jobs', '--rounds', '--rule', '--board', '--pace', '--keep', '--json', '--csv',
  ],
  hoarding: ['<rules>', '<board>', '<random>', '--players'],
  import: ['<kind>', '<file>', '--name', '--json'],
  rules: ['--edition', '--game', '--json'],
  edition: [],
  board: [],
  save: ['[name]', '--slot', '--overwrite', '--game', '--json'],
  saves: ['--delete', '--slots', '--empty', '--json', '--limit', '--all'],
  load: ['[name]', '--slot', '--json'],
  fork: ['--at', '--name', '--game', '--json'],
  replay: ['--game', '--json'],
  state: ['--at', '--game', '--json'],
  archive: ['--file', '--overwrite', '--delete', '--over', '--folder', '--game', '--json'],
  restore: ['<file>', '--json'],
  league: [],
  db: [],
  cluster: [],
  migrate: ['--unlinked', '--all', '--downgrade', '--json'],
  sql: ['--roles', '--unlinked'],
  account: ['<name>', '--role', '--host', '--connections', '--seconds', '--drop', '--json'],
  seat: ['<player>', '[account]', '--nobody', '--game', '--json'],
  credits: [],
};

const BOTS_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  list: ['--json'],
  play: ['--game', '--moves', '--json'],
};

const DB_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  up: [],
  down: [],
  status: ['--json'],
  url: [],
  unlock: ['[id...]', '--older', '--all', '--json'],
  reset: ['--yes'],
};

const CLUSTER_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  up: [],
  status: ['--json'],
  url: [],
  kill: ['[member]'],
  down: [],
  reset: ['--yes'],
};

const BOARD_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  list: ['--json'],
  show: ['<board>', '--json'],
  copy: ['<source>', '<board>', '--json'],
  set: ['<board>', '[tile]', '[key=value...]', '--file', '--json'],
  export: ['<board>', '--json'],
  import: ['<file>', '--json'],
  remove: ['<board>'],
};

const LEAGUE_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  tournaments: ['--json'],
  'point-systems': ['--json'],
  new: ['<name>', '--start', '--end', '--points', '--seed', '--json'],
  set: ['<tournament>', '[setting]', '[value]', '--reset', '--json'],
  'rank-by': ['<tournament>', '[criteria...]', '--json'],
  scorer: ['<tournament>', '[account]', '--organise', '--take', '--json'],
  'rename-tournament': ['<tournament>', '<name>', '--json'],
  'delete-tournament': ['<tournament>', '--json'],
  'tournament-dates': ['<tournament>', '--start', '--end', '--json'],
  'point-system': ['<tournament>', '<point-system>', '--recompute', '--json'],
  close: ['<tournament>', '--json'],
  reopen: ['<tournament>', '--json'],
  players: ['--tournament', '--history', '--json'],
  join: ['[names...]', '--file'],
  'rename-player': ['<name>', '<to>'],
  'delete-player': ['<name>'],
  enter: ['<tournament>', '[names...]', '--join', '--file'],
  withdraw: ['<tournament>', '<player>', '--json'],
  rounds: ['<tournament>', '--json'],
  'add-round': ['<tournament>', '--start', '--end', '--number', '--json'],
  'draw-methods': ['--json'],
  draw: ['<tournament>', '[round]', '--all', '--again', '--method', '--json'],
  'round-dates': ['<tournament>', '<round>', '--start', '--end', '--json'],
  'renumber-round': ['<tournament>', '<round>', '<to>', '--json'],
  'delete-round': ['<tournament>', '<round>', '--json'],
  'cancel-draw': ['<tournament>', '<round>', '--json'],
  'cancel-match': ['<match>', '--tournament', '--json'],
  substitute: ['<match>', '<out>', '<in>', '--tournament', '--json'],
  seat: ['<tournament>', '<round>', '<player>', '--json'],
  'open-table': ['<tournament>', '<round>', '<players...>', '--json'],
  matches: ['<tournament>', '--round', '--json'],
  result: ['<match>', '<scores...>', '--correct', '--tournament', '--json'],
  'record-game': ['<match>', '<game>', '--tournament', '--json'],
  'take-back-game': ['<game>'],
  annul: ['<match>', '--tournament', '--json'],
  forfeit: ['<match>', '<absent...>', '--tournament', '--json'],
  adjustments: ['<tournament>', '--json'],
  adjust: ['<tournament>', '<player>', '<points>', '<reason>', '--round', '--json'],
  'remove-adjustment': ['<tournament>', '<number>', '--json'],
  undo: ['<tournament>', '--json'],
  history: ['<tournament>', '--json'],
  points: ['<tournament>', '--round', '--json'],
  standings: ['<tournament>', '--round', '--json'],
  'cross-table': ['<tournament>', '--json'],
  player: ['<player>', '--json'],
  ratings: ['--json'],
  sheet: ['<tournament>', '<round>', '--output'],
  run: ['<tournament>'],
  import: ['<what>', '<tournament>', '<file>', '--correct'],
  export: ['<what>', '<tournament>'],
  archive: ['<tournament>', '--file', '--overwrite', '--json'],
  restore: ['<file>', '--name', '--json'],
  check: ['--json'],
};

const EDITION_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  list: ['--json'],
  show: ['<edition>', '--json'],
  check: ['<file>', '--json'],
  add: ['<file>', '--replace', '--json'],
  export: ['<edition>', '--json'],
  remove: ['<edition>'],
};

/** What is below a command. */
const BELOW: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  board: BOARD_COMMANDS, bots: BOTS_COMMANDS, cluster: CLUSTER_COMMANDS, db: DB_COMMANDS, edition: EDITION_COMMANDS, league: LEAGUE_COMMANDS,
};

/** What a help text lists under a heading: the first words, without the short form of options. */
function listed(help: string, heading: string): string[] {
  const [, section = ''] = new RegExp(`^${heading}:\n((?: .*\n)+)`, 'm').exec(help) ?? [];
  return [...section.matchAll(/^ {2}(?:-\w, )?(\S+)/gm)].map(([, word]) => word ?? '');
}

/** What belongs to a command: arguments of its usage, and options. */
function partsOf(help: string): string[] {
  const [usage = ''] = help.split('\n');
  const inputs = usage.match(/<[^>]+>|\[(?!options\]|command\])[a-z=]+(?:\.\.\.)?\]/g) ?? [];
  return [...inputs, ...listed(help, 'Options').filter((option) => option !== '--help')];
}

function commandsOf(help: string): string[] {
  return listed(help, 'Commands').filter((name) => name !== 'help');
}

describe('--help', () => {
  test('lists the commands, examples and the exit statuses', async () => {
    const help = await outputHere('--help');
    expect(commandsOf(help)).toEqual(Object.keys(COMMANDS));
    expect(partsOf(help)).toEqual(['--version', '--no-color']);
    expect(help).toMatch(/^Examples:\n {2}\$ npx sqlopoly demo$/m);
    expect(help).toMatch(/^Exit status: 0 .*, 1 .*, 2 .*, 3 /m);
  });

  test.each(Object.entries(COMMANDS))('of %s lists its options and an example', async (command, parts) => {
    const help = await outputHere(command, '--help');
    expect(partsOf(help)).toEqual(parts);
    expect(commandsOf(help)).toEqual(Object.keys(BELOW[command] ?? {}));
    expect(help).toMatch(new RegExp(`^Examples?:\n  \\$ npx sqlopoly ${command}`, 'm'));
  });

  const below = Object.entries(BELOW).flatMap(([command, names]) => Object.entries(names).map(([name, parts]) => [command, name, parts] as const));
  test.each(below)('of %s %s lists its options and an example', async (command, name, parts) => {
    const help = await outputHere(command, name, '--help');
    expect(partsOf(help)).toEqual(parts);
    expect(help).toMatch(new RegExp(`^Examples?:\n  \\$ npx sqlopoly ${command} ${name}`, 'm'));
  });

  test('is what the command help prints too', async () => {
    expect(await outputHere('help', 'roll')).toBe(await outputHere('roll', '--help'));
  });
});

test.each(['--version', '-V'])('%s prints the version', async (option) => {
  expect(await outputHere(option)).toBe(`${readCatalogue().version}\n`);
});

describe('wrong usage ends with 2, and says on stderr what is wrong', () => {
  test.each<[string[], RegExp]>([
    [['--version', '--nonsense'], /^--version cannot be combined with --nonsense\.$/],
    [['-V', 'roll'], /^--version cannot be combined with roll\.$/],
    [['roll', '--version'], /^--version cannot be combined with roll\.$/],
    [['use', '7', '--newest'], /Give a game or --newest, not both/],
    [['use', '0'], /'0' is invalid[^]*number/],
    [['rol'], /unknown command 'rol'[^]*roll/],
    [['roll', 'abc'], /'abc' is invalid[^]*Expected a number/],
    [['league', 'adjust', '1', 'Ann', '100001', 'cards'], /'100001' is invalid[^]*Expected a whole number from -100000 to 100000\./],
    [['league', 'adjust', '1', '--', 'Ann', '-100001', 'late'], /'-100001' is invalid[^]*Expected a whole number from -100000 to 100000\./],
    [['league', 'renumber-round', '1', '2', '0'], /'0' is invalid[^]*Expected a whole number from 1 to 9999\./],
    [['league', 'remove-adjustment', '1', '0'], /'0' is invalid[^]*Expected a number, 1 or more\./],
    [['roll', '3', '0x4'], /'0x4' is invalid/],
    [['view', '--game', 'one'], /'one' is invalid[^]*number/],
    [['view', '3'], /too many arguments for 'view'/],
    [['rules', '--all'], /unknown option '--all'/],
    [['games', '--limit', '0'], /'0' is invalid[^]*from 1/],
    [['games', '--all', '--limit', '5'], /'-l, --limit <number>' cannot be used with option '--all'/],
    [['games', '--over', '--running'], /'--over' cannot be used with option '--running'/],
    [['games', '--delete', '7', '--all'], /'--all' cannot be used with option '-d, --delete <game>'/],
    [['games', '--delete', '7', '--over'], /'--over' cannot be used with option '-d, --delete <game>'/],
    [['games', '--delete', '7', '--running'], /'--running' cannot be used with option '-d, --delete <game>'/],
    [['saves', '--slots', '--limit', '5'], /'-l, --limit <number>' cannot be used with option '-s, --slots'/],
    [['account'], /missing required argument 'name'/],
    [['account', 'jane', '--role', 'cheat'], /player, spectator/],
    [['import', 'cards', 'Cards.txt'], /rules, board, numbers/],
    [['import', 'rules'], /missing required argument 'file'/],
    [['db'], /Usage: npx sqlopoly db/],
    [['db', 'unlock', '5', '--all'], /not both/],
    [['db', 'unlock', '--older', 'x'], /number of seconds/],
    [['account', 'jane', '--connections', '-1'], /whole number, 0 or more/],
    [['cluster', 'kill', 'x'], /Expected the number of a server/],
    [['cluster', 'reset'], /Add --yes/],
    [['edition'], /Usage: npx sqlopoly edition/],
    [['edition', 'add'], /missing required argument 'file'/],
    [['new', '--rule', 'salary'], /'salary' is invalid[^]*rule=value/],
    [['league'], /Usage: npx sqlopoly league/],
    [['log', '--why', '--moves'], /cannot be used with/],
    [['log', '--why', '--json'], /cannot be used with/],
    [['league', 'set', '1', '--reset'], /--reset needs the name of a setting, and no value/],
    [['league', 'set', '1', 'bye_points', 'mean', '--reset'], /--reset needs the name of a setting, and no value/],
    [['league', 'draw', '1'], /Give a round or --all/],
    [['league', 'draw', '1', '2', '--all'], /--all draws all rounds/],
    [['league', 'draw', '1', '--all', '--method', 'random'], /--all draws all rounds/],
    [['league', 'result', 'x/2', 'Ann=2'], /round and table, as 3\/2/],
    [['league', 'new', 'Cup', '--start', '2026-01-01', '--end', '2026-01-02'], /required option '-p, --points <system>'/],
    [['league', 'scorer', '1', '--take'], /Give the name of an account/],
    [['league', 'scorer', '1', 'zoe', '--take', '--organise'], /exclude each other/],
    [['league', 'import', 'draws', '1', 'x', '--correct'], /--correct is for results/],
    [['league', 'draw', 'one', '1'], /'one' is invalid[^]*number/],
    [['league', 'result', '1', 'Ann'], /'Ann' is invalid[^]*Ann=12/],
    [['league', 'result', '1', 'Ann=two'], /'Ann=two' is invalid/],
    [['league', 'new', 'Cup', '--end', '2026-01-01'], /required option '--start <date>'/],
    [['league', 'new', 'Cup', '--start', '1.1.2026', '--end', '2026-01-01'], /'1\.1\.2026' is invalid[^]*2026-01-31/],
    [['league', 'import', 'games', '1', 'x'], /draws, results/],
    [[], /Usage: npx sqlopoly /],
  ])('%j', async (args, message) => {
    expect(await failureHere(...args)).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('sql', () => {
  test('prints the script and nothing else', async () => {
    expect(await outputHere('sql')).toBe(installationScript(linkCatalogue(readCatalogue())));
  });

  test('makes the roles when it is asked to', async () => {
    const script = await outputHere('sql', '--roles', 'games');
    expect(script).toBe(installationScript(linkCatalogue(readCatalogue()), 'games'));
    expect(script).toMatch(/CREATE ROLE IF NOT EXISTS `games_player`/);
  });
});
