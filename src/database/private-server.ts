import fs from 'node:fs';
import path from 'node:path';
import type { ConnectionOptions } from 'mysql2/promise';
import { DATABASE, OWNER, ownerStatements } from './accounts';
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

/** Milliseconds a server may take to write everything down and end. */
const STOP_LIMIT = 120_000;

/** What the functions here work with. */
export interface PrivateServer {
  directories: Directories;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/** A private server that answers. */
export interface RunningServer extends ServerAnswer {
  socketPath: string;
  ownerPassword: string;
}

/** The ways to get a server program, each with why it did not work. */
export class NoServerProgram extends Error {
  constructor(readonly attempts: readonly Attempt[]) {
    super(attempts.map(({ what, reason }) => `${what}: ${reason}`).join('; '));
  }
}

/** The private server of this checkout, if it is running. Starts nothing. */
export async function findRunning({ directories }: PrivateServer): Promise<RunningServer | undefined> {
  const record = readRecord(directories.server);
  if (!record || record.source === 'container') return undefined;
  const { socket } = serverFiles(directories.server);
  const answer = await askIfThere(ownerAccount(record, socket));
  return answer && { ...answer, socketPath: socket, ownerPassword: record.ownerPassword };
}

/**
 * Makes sure that this checkout's private server runs. It is started at most once, however many
 * processes ask, and stays when they end.
 * @throws NoServerProgram when there is no mysqld to be had, Error when it does not start
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
    remember(directories.server, found);
    return found;
  });
}

/** Stops a server into which nobody comes any more, because its passwords were lost: it starts with new ones. */
async function stopWithoutPasswords(server: PrivateServer): Promise<void> {
  const { directories, say } = server;
  const files = serverFiles(directories.server);
  if (readRecord(directories.server) || !fs.existsSync(files.data)) return;
  say('The passwords of the private MySQL server cannot be read; it gets new ones.');
  await stopLocked(server);
}

/** A server whose starter was killed, or that is on its way down: waits for how it ends. */
async function waitForUnready(server: PrivateServer): Promise<RunningServer | undefined> {
  const record = readRecord(server.directories.server);
  const files = serverFiles(server.directories.server);
  if (!record || (await livePid(files)) === undefined) return undefined;
  server.say('Waiting for the private MySQL server, which is starting or stopping already.');
  const isAlive = async (): Promise<boolean> => (await livePid(files)) !== undefined;
  const answer = await waitForAnswer(ownerAccount(record, files.socket), isAlive);
  return answer && { ...answer, socketPath: files.socket, ownerPassword: record.ownerPassword };
}

async function start({ directories, env, say }: PrivateServer): Promise<RunningServer> {
  const before = readRecord(directories.server);
  const mysqld = await chooseMysqld(directories.cache, before, env, say);
  const files = serverFiles(directories.server);
  const isNew = !fs.existsSync(files.data);
  say(
    isNew
      ? `Setting up a private MySQL ${mysqld.version} for this checkout in ${directories.server} (once, some seconds).`
      : `Starting the private MySQL ${mysqld.version} in ${directories.server}.`,
  );
  const record: ServerRecord = { mysqld, ...readOrMakeRecord(directories.server) };
  writeRecord(directories.server, record);
  // At each start: what the owner may do can be more than when the server was made.
  const root = `ALTER USER 'root'@'localhost' IDENTIFIED BY '${record.rootPassword}'`;
  const statements = [root, ...ownerStatements(record.ownerPassword)];
  writePrivateFile(files.init, statements.map((statement) => `${statement};\n`).join(''));
  if (isNew) await initialiseData(mysqld, files.data, DURABLE, env);
  const account = ownerAccount(record);
  const startOnce = startServer({ mysqld, files, settings: DURABLE, port: record.port, account, detached: true, env });
  const { child, port } = await startOnce.catch((error: unknown) => {
    throw explained(error, mysqld, record);
  });
  child.unref();
  writeRecord(directories.server, { ...record, mysqld });
  return { port, version: mysqld.version, socketPath: files.socket, ownerPassword: record.ownerPassword };
}

/** Writes down that this server is the checkout's own, and how to reach it. */
function remember(folder: string, { port, socketPath, ownerPassword }: RunningServer): void {
  const record = readRecord(folder);
  if (!record) throw new Error(`The credentials in ${folder} have gone.`);
  writeRecord(folder, { ...record, source: 'private', port });
  writeClientSettings(folder, socketPath, ownerPassword);
  fs.rmSync(serverFiles(folder).init, { force: true });
}

/** The program that ran this data last, else one of this machine, else a fetched one. */
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
 * Returns a server program: one of this machine, else the fetched one, which is fetched if need be.
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
    throw new NoServerProgram([...attempts, { what: 'a fetched MySQL server', reason: reasonOf(error) }]);
  }
}

/** Says so when a server failed because newer MySQL wrote its data. */
function explained(error: unknown, mysqld: Mysqld, record: ServerRecord): Error {
  const last = record.mysqld?.version;
  const isOlder = last && compareVersions(versionNumbers(mysqld.version)!, versionNumbers(last)!) < 0;
  if (!isOlder) return error instanceof Error ? error : new Error(String(error));
  return new Error(
    `The games here were written by MySQL ${last}, and ${mysqld.path} is ${mysqld.version}: MySQL cannot go back. ` +
      `Set MYSQLD to a mysqld of ${last} or newer. (${reasonOf(error)})`,
  );
}

/** The owner's account, over the socket. */
function ownerAccount(record: ServerRecord, socketPath?: string): ConnectionOptions {
  const account = { user: OWNER, password: record.ownerPassword, database: DATABASE };
  return socketPath ? { ...account, socketPath } : account;
}

function clientSettingsFile(folder: string): string {
  return path.join(folder, 'client.cnf');
}

/** Lets a `mysql` client in without a password on its command line. */
function writeClientSettings(folder: string, socket: string, password: string): void {
  const client = ['[client]', `user=${OWNER}`, `password="${password}"`, `socket="${socket}"`];
  const lines = [...client, '[mysql]', `database=${DATABASE}`];
  writePrivateFile(clientSettingsFile(folder), `${lines.join('\n')}\n`);
}

/** The line that connects a `mysql` client to the private server; undefined before its first start. */
export function clientCommand({ directories }: PrivateServer): string | undefined {
  const settings = clientSettingsFile(directories.server);
  if (!fs.existsSync(settings)) return undefined;
  const mysqld = readRecord(directories.server)?.mysqld?.path ?? fetchedMysqldPath(directories.cache);
  return `${shellWord(clientBeside(mysqld) ?? 'mysql')} --defaults-file=${shellWord(settings)}`;
}

/**
 * Stops this checkout's private server cleanly and waits for its end.
 * @returns false when it was not running
 * @throws Error when it has not ended after two minutes
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
  // The pid file goes away before the process does.
  const isDown = async (): Promise<boolean> => pid === undefined || (await isGone(pid, files));
  const hasEnded = async (): Promise<boolean> => (await isDown()) && !(await answers());
  if (await waitUntil(hasEnded, STOP_LIMIT)) return true;
  throw new Error(`The MySQL server (process ${pid}) has not stopped within two minutes; its log is ${files.log}.`);
}

/**
 * Stops this checkout's private server and deletes its data, accounts and all.
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
