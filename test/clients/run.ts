import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { run } from '../../src/server/run';
import { GameConnection } from '../../src/client/connection';
import { callForRow } from '../../src/client/call';
import { findBrowser } from '../support/browser';
import { type Gui, GUIS, playInGui } from './guis';
import { type Client, CLIENTS, COMMIT_TRANSCRIPT, OPEN_GAME, scriptFile, TOKEN_IN_MESSAGE, TRANSCRIPT } from './clients';

/*
 * Plays with programs that others wrote, each as an account of its own, on a private server of the product:
 *   npm run test:clients -- [--apt] [--npm] [client …]
 * --apt installs Debian's packages that are missing, which takes root; --npm takes the clients of npm alone. A client that
 * cannot be had is named at the end; one that is there and fails is an error.
 */

const HERE = __dirname;
const USAGE = 'npm run test:clients -- [--apt] [--npm] [client …]';

/** The longest that a client may take, in ms: Go compiles its driver first. */
const PATIENCE = 180_000;

/** A client that cannot be tried, and why. */
interface Missing {
  folder: string;
  reason: string;
}

/** A client that is tried. */
interface Trial {
  folder: string;
  /** why it cannot be tried; undefined if it can */
  whyNot(server: Server): Promise<string | undefined>;
  /** lets it play a game; what was wrong */
  playGame(server: Server, owner: GameConnection): Promise<readonly string[]>;
}

/** The server of the run. */
interface Server {
  /** the owner's address */
  url: string;
  /** the folder of the server's own programs, if it has them */
  programs: string | undefined;
  sqlopoly(...args: string[]): Promise<string>;
}

async function main(args: readonly string[]): Promise<number> {
  const { clients, guis } = chooseClients(args);
  const trials: readonly Trial[] = [
    ...clients.map((client): Trial => ({ folder: client.folder, whyNot: (of) => whyMissing(client, of), playGame: (of, owner) => play(client, of, owner) })),
    ...guis.map((gui): Trial => ({ folder: gui.folder, whyNot: () => whyGuiIsMissing(gui), playGame: (of, owner) => playGui(gui, of, owner) })),
  ];
  const missing: Missing[] = [];
  const failed: string[] = [];
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-clients-'));
  const server = serverIn(home);
  const stop = async (): Promise<void> => {
    await server.sqlopoly('db', 'down').catch((error: Error) => failed.push(`The server did not stop: ${error.message}`));
    fs.rmSync(home, { recursive: true, force: true });
  };
  process.once('SIGINT', () => void stop().then(() => process.exit(130)));
  process.once('SIGTERM', () => void stop().then(() => process.exit(143)));
  let played = 0;
  try {
    await installNpm(clients);
    if (args.includes('--apt')) await installDebian([...clients.flatMap(({ needs }) => ('debian' in needs ? [needs.debian] : [])), ...guis.map(({ packages }) => packages)]);
    await server.sqlopoly('migrate');
    server.url = (await server.sqlopoly('db', 'url')).trim();
    server.programs = await programsOf(server);
    const owner = await GameConnection.open({ url: server.url });
    await checkTokens(owner);
    for (const { folder, whyNot, playGame } of trials) {
      const reason = await whyNot(server);
      if (reason !== undefined) {
        missing.push({ folder, reason });
        continue;
      }
      const started = Date.now();
      const errors = await playGame(server, owner);
      played += 1;
      console.log(`${errors.length === 0 ? 'ok    ' : 'FAILED'} ${folder} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      failed.push(...errors.map((error) => `${folder}: ${error}`));
    }
    await owner.close();
  } finally {
    await stop();
  }
  for (const error of failed) console.log(error);
  console.log(`${played} of ${trials.length} clients played, ${failed.length} errors.`);
  for (const { folder, reason } of missing) console.log(`Not tried: ${folder}, because ${reason}.`);
  return failed.length === 0 ? 0 : 1;
}

/** The clients that the arguments choose. @throws Error for anything that is neither an option nor a client */
function chooseClients(args: readonly string[]): { clients: readonly Client[]; guis: readonly Gui[] } {
  const names = args.filter((word) => word !== '--apt' && word !== '--npm');
  const known = [...CLIENTS, ...GUIS].map(({ folder }) => folder);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no client ${unknown.join(', ')}. Usage: ${USAGE}\nClients: ${known.join(', ')}`);
  }
  const named = names.length === 0 ? CLIENTS : CLIENTS.filter(({ folder }) => names.includes(folder));
  if (args.includes('--npm')) return { clients: named.filter(({ needs }) => 'npm' in needs), guis: [] };
  return { clients: named, guis: names.length === 0 ? GUIS : GUIS.filter(({ folder }) => names.includes(folder)) };
}

/** The private server that has its home in this folder; it starts with the first command that needs it. */
function serverIn(home: string): Server {
  const { cache } = directoriesOf(PROGRAM_DIRECTORY, process.env);
  const env: NodeJS.ProcessEnv = { ...process.env, SQLOPOLY_HOME: home, SQLOPOLY_MYSQL_CACHE: cache, DATABASE_URL: '' };
  const program = path.join(PROGRAM_DIRECTORY, 'src', 'sqlopoly.cjs');
  return {
    url: '',
    programs: undefined,
    async sqlopoly(...args) {
      const { code, stdout, stderr } = await run(process.execPath, [program, ...args], { env, cwd: PROGRAM_DIRECTORY });
      if (code !== 0) throw new Error(`sqlopoly ${args.join(' ')} failed: ${stderr.trim()}`);
      return stdout;
    },
  };
}

/** Installs the packages of package-lock.json beside this file, unless they are there. Without a registry nothing is installed. */
async function installNpm(clients: readonly Client[]): Promise<void> {
  if (!clients.some(({ needs }) => 'npm' in needs) || isInstalled()) return;
  console.log('Installing the clients of npm.');
  const { code, stderr } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env, cwd: HERE, timeout: 300_000 });
  if (code !== 0) console.log(`npm ci failed: ${stderr.trim().split('\n')[0] ?? ''}`);
}

/** Whether the packages of npm are those of package-lock.json. */
function isInstalled(): boolean {
  const packagesIn = (file: string): Record<string, { version: string; optional?: boolean }> => {
    const name = path.join(HERE, file);
    return fs.existsSync(name) ? JSON.parse(fs.readFileSync(name, 'utf8')).packages : {};
  };
  const have = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, optional }]) => name === '' || optional === true || have[name]?.version === version,
  );
}

/** Installs the missing packages of Debian, client by client, so that one that cannot be had does not keep the others out. */
async function installDebian(needed: readonly (readonly string[])[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wanted: (readonly string[])[] = [];
  for (const packages of needed) {
    if ((await missingPackages(packages)).length > 0) wanted.push(packages);
  }
  if (wanted.length === 0) return;
  console.log(`Installing Debian's packages: ${[...new Set(wanted.flat())].join(', ')}.`);
  await run('apt-get', ['update', '-qq'], { env, timeout: 300_000 });
  for (const packages of wanted) {
    const { code, stderr } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, timeout: 900_000 });
    if (code !== 0) console.log(`apt-get install ${packages.join(' ')} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  }
}

/** Those of Debian's packages that are not installed. */
async function missingPackages(packages: readonly string[]): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const name of packages) {
    const { code, stdout } = await run('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], { env: process.env });
    if (code !== 0 || stdout !== 'installed') missing.push(name);
  }
  return missing;
}

/** Why a client cannot be tried; undefined if it can. */
async function whyMissing({ needs }: Client, server: Server): Promise<string | undefined> {
  if ('server' in needs) {
    return server.programs === undefined ? `the server has no program ${needs.server}` : undefined;
  }
  if ('npm' in needs) {
    const missing = needs.npm.filter((name) => !fs.existsSync(path.join(HERE, 'node_modules', name, 'package.json')));
    return missing.length > 0 ? `npm has not installed ${missing.join(', ')}` : undefined;
  }
  return await whyDebianIsMissing(needs.debian);
}

async function whyGuiIsMissing({ packages }: Gui): Promise<string | undefined> {
  return findBrowser() === undefined ? 'there is no browser' : await whyDebianIsMissing(packages);
}

async function whyDebianIsMissing(packages: readonly string[]): Promise<string | undefined> {
  const missing = await missingPackages(packages);
  return missing.length > 0 ? `it needs Debian's ${missing.join(', ')} (--apt installs it)` : undefined;
}

/** The folder of the `mysql` with which `db status` says to connect; undefined if there is none. */
async function programsOf(server: Server): Promise<string | undefined> {
  const line = /^connect as a player: (\S+)/m.exec(await server.sqlopoly('db', 'status'))?.[1];
  if (line === undefined) return undefined;
  const { missing } = await run(line, ['--version'], { env: process.env });
  return missing ? undefined : path.dirname(path.isAbsolute(line) ? line : path.join(os.tmpdir(), 'none'));
}

/** The pattern of the page must know every token there is. */
async function checkTokens(owner: GameConnection): Promise<void> {
  const tokens = await owner.rows<{ token: string }>('SELECT token FROM Refusal');
  const unknown = tokens.filter(({ token }) => TOKEN_IN_MESSAGE.exec(`ERROR: ${token}: Text.`)?.[1] !== token);
  if (tokens.length < 100 || unknown.length > 0) throw new Error(`TOKEN_IN_MESSAGE does not find ${unknown.map(({ token }) => token).join(', ')}.`);
}

/** Opens a game and lets a client play it, as an account that nobody has used yet. @returns what was wrong */
async function play(client: Client, server: Server, owner: GameConnection): Promise<readonly string[]> {
  const address = new URL((await server.sqlopoly('account', `ada_${client.folder}`)).trim());
  const env = (game: number): NodeJS.ProcessEnv => ({
    ...process.env,
    PATH: server.programs === undefined ? process.env['PATH'] : `${server.programs}${path.delimiter}${process.env['PATH']}`,
    GAME: String(game),
    MYSQL_HOST: address.hostname,
    MYSQL_TCP_PORT: address.port,
    MYSQL_USER: address.username,
    MYSQL_PWD: address.password,
    MYSQL_DATABASE: address.pathname.slice(1),
  });
  const start = async (file: string): Promise<{ game: number; code: number | undefined; stdout: string; stderr: string }> => {
    const { game_id: game } = await callForRow<{ game_id: number }>(owner, OPEN_GAME, [client.folder]);
    const [program = '', ...args] = client.command;
    return { game, ...(await run(program, [...args, file], { env: env(game), cwd: path.dirname(file), timeout: PATIENCE })) };
  };
  const { game, code, stdout, stderr } = await start(scriptFile(client));
  if (code !== 0 || stdout === '') return [`status ${code ?? 'none'}: ${stderr.trim()}\n${stdout}`];
  const errors = [...checkOutput(client, stdout), ...(await checkLedger(client, owner, game))];
  if (client.folder === 'pymysql') {
    const shown = await start(path.join(HERE, 'pymysql', 'commit.py'));
    if (shown.stdout !== COMMIT_TRANSCRIPT) errors.push(`commit.py printed ${shown.stdout}${shown.stderr}`);
  }
  return errors;
}

/** The same with a client in a browser, which has a new session for each click: it plays in the newest game. */
async function playGui(gui: Gui, server: Server, owner: GameConnection): Promise<readonly string[]> {
  const address = new URL((await server.sqlopoly('account', `ada_${gui.folder}`)).trim());
  const { game_id: game } = await callForRow<{ game_id: number }>(owner, "CALL new_game('campus', ?)", [gui.folder]);
  const errors = await playInGui(gui, address);
  const moves = await owner.rows<{ move: string }>("SELECT CONCAT_WS(' ', record_ID, player_ID, action, dice) AS move FROM Gamemanager WHERE game_id = ?", [game]);
  const made = moves.map(({ move }) => move).join('; ');
  return made === '1 0 roll 3' ? errors : [...errors, `the ledger has ${made}`];
}

/** What is wrong with the output of a script. */
function checkOutput(client: Client, stdout: string): readonly string[] {
  const { number, commits, switchedOn = false, batch } = client;
  const autocommit = commits || switchedOn ? 1 : 0;
  const batchLine = batch === undefined ? '' : `batch: ${batch} of 2\n`;
  const expected = `${TRANSCRIPT}refused: dice_out_of_range, error ${number}\n${batchLine}autocommit: ${autocommit}\nmessage: `;
  if (!stdout.startsWith(expected)) return [`it printed\n${stdout}instead of\n${expected}`];
  const message = stdout.slice(expected.length);
  const found = TOKEN_IN_MESSAGE.exec(message)?.[1];
  // Drizzle's own message is about the statement.
  const wanted = client.folder === 'drizzle' ? undefined : 'dice_out_of_range';
  return found === wanted ? [] : [`the pattern finds ${found ?? 'no token'} in: ${message}`];
}

/** What is wrong with the moves that a client has made, as the owner reads them. */
async function checkLedger({ batch }: Client, owner: GameConnection, game: number): Promise<readonly string[]> {
  const moves = await owner.rows<{ move: string }>(
    `SELECT CONCAT_WS(' ', record_ID, player_ID, action, dice, dice2) AS move FROM Gamemanager WHERE game_id = ? ORDER BY record_ID`, [game]);
  const made = moves.map(({ move }) => move).join('; ');
  const wanted = ['1 0 roll 1 2', '2 0 buy', '3 0 end_turn', ...(batch === 1 ? ['4 1 roll 2 4'] : [])].join('; ');
  return made === wanted ? [] : [`the ledger has ${made} instead of ${wanted}`];
}

main(process.argv.slice(2)).then(
  (status) => (process.exitCode = status),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
