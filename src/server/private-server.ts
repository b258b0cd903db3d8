import fs from 'node:fs';
import path from 'node:path';
import type { ConnectionOptions } from 'mysql2/promise';
import { DATABASE, generatePassword, OWNER, ownerStatements, PLAYER, playerStatements } from './accounts';
import { askIfThere, type ServerAnswer, withConnection } from './ask-server';
import { type Directories, makePrivateDirectory, writePrivateFile } from './directories';
import { clientBeside, fetchedMysqldPath, fetchMysqld } from './fetch-mysqld';
import { findMysqld, inspectMysqld, type Mysqld } from './find-mysqld';
import { withLock } from './lock';
import { type Attempt, reasonOf } from './no-database-error';
import { compareVersions, versionNumbers } from './mysqld-version';
import { readOrMakeRecord, readRecord, type ServerRecord, writeRecord } from './server-record';
import { shellWord } from './shell-word';
import { initialiseData, isGone, livePid, serverFiles, startServer, waitForAnswer, waitUntil } from './server-process';
import { DURABLE } from './server-settings';

/** Milliseconds that a server may take to flush its data and exit. */
const STOP_LIMIT = 120_000;

/** The checkout whose server it is, and its environment. */
export interface PrivateServer {
  directories: Directories;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** work for the seconds in which a new server initialises its data */
  meanwhile?: () => void;
}

/** A private server that answers. */
export interface RunningServer extends ServerAnswer {
  socketPath: string;
  ownerPassword: string;
}

/** There is no mysqld: the ways of getting one, each with why it did not work. */
export class NoServerProgram extends Error {
  constructor(readonly attempts: readonly Attempt[]) {
    super(attempts.map(({ what, reason }) => `${what}: ${reason}`).join('; '));
  }
}

/** The private server of this checkout if it is running. Starts nothing. */
export async function findRunning({ directories }: PrivateServer): Promise<RunningServer | undefined> {
  const record = readRecord(directories.server);
  if (!record || record.source === 'container') return undefined;
  const { socket } = serverFiles(directories.server);
  const answer = await askIfThere(ownerAccount(record, socket));
  return answer && { ...answer, socketPath: socket, ownerPassword: record.ownerPassword };
}

/**
 * Starts this checkout's private server unless it is running. It is started once, however many processes ask at the
 * same time, and outlives them.
 * @throws NoServerProgram when there is no mysqld, Error when it does not start
 */
export async function ensurePrivateServer(server: PrivateServer): Promise<RunningServer> {
  const running = await findRunning(server);
  const { directories, say } = server;
  if (running && readRecord(directories.server)?.source === 'private') return running;
  makePrivateDirectory(path.dirname(directories.server));
  const onWait = (): void => say('Waiting for another process that is starting or stopping the MySQL server.');
  return await withLock(directories.server, onWait, async () => {
    await stopWithoutPasswords(server);
    const found = (await findRunning(server)) ?? (await waitForUnready(server)) ?? (await start(server));
    recordServer(directories.server, found);
    return found;
  });
}

/** Stops a server whose passwords are lost, so that it can be started with new ones. */
async function stopWithoutPasswords(server: PrivateServer): Promise<void> {
  const { directories, say } = server;
  const files = serverFiles(directories.server);
  if (readRecord(directories.server) || !fs.existsSync(files.data)) return;
  say('The passwords of the private MySQL server cannot be read; setting new ones.');
  await stopLocked(server);
}

/** Waits for a server that is starting (another process may have begun that and been killed) or stopping. */
async function waitForUnready(server: PrivateServer): Promise<RunningServer | undefined> {
  const record = readRecord(server.directories.server);
  const files = serverFiles(server.directories.server);
  if (!record || (await livePid(files)) === undefined) return undefined;
  server.say('Waiting for the private MySQL server, which is already starting or stopping.');
  const isAlive = async (): Promise<boolean> => (await livePid(files)) !== undefined;
  const answer = await waitForAnswer(ownerAccount(record, files.socket), isAlive);
  return answer && { ...answer, socketPath: files.socket, ownerPassword: record.ownerPassword };
}

async function start({ directories, env, say, meanwhile }: PrivateServer): Promise<RunningServer> {
  const before = readRecord(directories.server);
  const mysqld = await chooseMysqld(directories.cache, before, env, say);
  const files = serverFiles(directories.server);
  const isNew = !fs.existsSync(files.data);
  say(
    isNew
      ? `Setting up a private MySQL ${mysqld.version} for this project in ${directories.server} (once, takes some seconds).`
      : `Starting the private MySQL ${mysqld.version} in ${directories.server}.`,
  );
  const record: ServerRecord = { mysqld, ...readOrMakeRecord(directories.server) };
  writeRecord(directories.server, record);
  // At each start, because a newer version may grant the owner more.
  const root = `ALTER USER 'root'@'localhost' IDENTIFIED BY '${record.rootPassword}'`;
  const playerPassword = generatePassword();
  const statements = [root, ...ownerStatements(record.ownerPassword), ...playerStatements(playerPassword)];
  writePrivateFile(files.init, statements.map((statement) => `${statement};\n`).join(''));
  if (isNew) {
    const initialised = initialiseData(mysqld, files.data, DURABLE, env);
    meanwhile?.();
    await initialised;
  }
  const account = ownerAccount(record);
  const startOnce = startServer({ mysqld, files, settings: DURABLE, port: record.port, account, detached: true, env });
  const { child, port } = await startOnce.catch((error: unknown) => {
    throw explainedByVersion(error, mysqld, record);
  });
  child.unref();
  writeRecord(directories.server, { ...record, mysqld });
  writeClientSettings(directories.server, PLAYER, files.socket, playerPassword);
  return { port, version: mysqld.version, socketPath: files.socket, ownerPassword: record.ownerPassword };
}

/** Records that this server is the checkout's own, and how to reach it. */
function recordServer(folder: string, { port, socketPath, ownerPassword }: RunningServer): void {
  const record = readRecord(folder);
  if (!record) throw new Error(`The credentials of the MySQL server in ${folder} were deleted while it started; try again.`);
  writeRecord(folder, { ...record, source: 'private', port });
  writeClientSettings(folder, OWNER, socketPath, ownerPassword);
  fs.rmSync(serverFiles(folder).init, { force: true });
}

/** The mysqld that used this data last, else one of this machine, else a downloaded one. */
async function chooseMysqld(
  cache: string,
  record: ServerRecord | undefined,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Mysqld> {
  if (record?.mysqld && !env['MYSQLD']) {
    const last = await inspectMysqld(record.mysqld.path, env);
    if ('mysqld' in last) return last.mysqld;
  }
  return await findOrFetchMysqld(cache, env, say);
}

/**
 * Returns a mysqld: one of this machine, else one that is downloaded, if that has not happened yet.
 * @throws NoServerProgram
 */
export async function findOrFetchMysqld(
  cache: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Mysqld> {
  const found = await findMysqld(env);
  if ('mysqld' in found) return found.mysqld;
  const attempts: Attempt[] = [{ what: 'a MySQL server on this machine', reason: found.reason }];
  if (env['MYSQLD']) throw new NoServerProgram(attempts);
  try {
    return await fetchMysqld(cache, env, say);
  } catch (error) {
    throw new NoServerProgram([...attempts, { what: 'a downloaded MySQL server', reason: reasonOf(error) }]);
  }
}

/** A clearer error when a server failed because a newer MySQL has written its data. */
function explainedByVersion(error: unknown, mysqld: Mysqld, record: ServerRecord): Error {
  const last = record.mysqld?.version;
  const isOlder = last && compareVersions(versionNumbers(mysqld.version)!, versionNumbers(last)!) < 0;
  if (!isOlder) return error instanceof Error ? error : new Error(String(error));
  return new Error(
    `The games of this project were last used with MySQL ${last}, and ${mysqld.path} is only ${mysqld.version}, which cannot read newer data. ` +
      `Set MYSQLD to the path of a mysqld ${last} or newer. (${reasonOf(error)})`,
  );
}

/** The owner's account, over the socket. */
function ownerAccount(record: ServerRecord, socketPath?: string): ConnectionOptions {
  const account = { user: OWNER, password: record.ownerPassword, database: DATABASE };
  return socketPath ? { ...account, socketPath } : account;
}

/** The option files with which a `mysql` client connects, by account. */
const SETTINGS_FILES: Readonly<Record<string, string>> = { [OWNER]: 'client.cnf', [PLAYER]: 'player.cnf' };

function clientSettingsFile(folder: string, account: string): string {
  return path.join(folder, SETTINGS_FILES[account] ?? `${account}.cnf`);
}

/** Writes an option file, so that a `mysql` client needs no password on its command line. */
function writeClientSettings(folder: string, account: string, socket: string, password: string): void {
  const client = ['[client]', `user=${account}`, `password="${password}"`, `socket="${socket}"`];
  // Without this, the client of MySQL 9 rejects \G and the like in input from a pipe.
  const lines = [...client, '[mysql]', `database=${DATABASE}`, 'loose-commands=ON', 'loose-system-command=OFF'];
  writePrivateFile(clientSettingsFile(folder, account), `${lines.join('\n')}\n`);
}

/**
 * The shell command that connects a `mysql` client to the private server.
 * @param account OWNER or PLAYER
 * @returns undefined before the first start that made the account
 */
export function clientCommand({ directories }: PrivateServer, account: string): string | undefined {
  const settings = clientSettingsFile(directories.server, account);
  if (!fs.existsSync(settings)) return undefined;
  const mysqld = readRecord(directories.server)?.mysqld?.path ?? fetchedMysqldPath(directories.cache);
  return `${shellWord(clientBeside(mysqld) ?? 'mysql')} --defaults-file=${shellWord(settings)}`;
}

/**
 * Shuts this checkout's private server down and waits until it has exited.
 * @returns false when it was not running
 * @throws Error when it has not exited after two minutes
 */
export async function stopPrivateServer(server: PrivateServer): Promise<boolean> {
  const { directories, say } = server;
  if (!fs.existsSync(directories.server)) return false;
  const onWait = (): void => say('Waiting for another process that is starting or stopping the MySQL server.');
  return await withLock(directories.server, onWait, () => stopLocked(server));
}

async function stopLocked({ directories }: PrivateServer): Promise<boolean> {
  const record = readRecord(directories.server);
  const files = serverFiles(directories.server);
  const pid = await livePid(files);
  const owner = record && ownerAccount(record, files.socket);
  const answers = async (): Promise<boolean> => owner !== undefined && (await askIfThere(owner)) !== undefined;
  if (owner && (await answers())) {
    await withConnection(owner, (connection) => connection.query('SHUTDOWN'));
  } else if (pid !== undefined) {
    process.kill(pid, 'SIGTERM');
  } else {
    return false;
  }
  // The server deletes its pid file before it exits.
  const isDown = async (): Promise<boolean> => pid === undefined || (await isGone(pid, files));
  const hasEnded = async (): Promise<boolean> => (await isDown()) && !(await answers());
  if (await waitUntil(hasEnded, STOP_LIMIT)) return true;
  throw new Error(`The MySQL server (process ${pid}) has not stopped within two minutes. See its log: ${files.log}`);
}

/**
 * Stops this checkout's private server and deletes everything in it.
 * @throws Error when it does not stop; then nothing is deleted
 */
export async function erasePrivateServer(server: PrivateServer): Promise<void> {
  const { directories, say } = server;
  if (!fs.existsSync(directories.server)) return;
  const onWait = (): void => say('Waiting for another process that is starting or stopping the MySQL server.');
  await withLock(directories.server, onWait, async () => {
    await stopLocked(server);
    fs.rmSync(directories.server, { recursive: true, force: true });
  });
}
