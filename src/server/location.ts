import { DATABASE, localUrl, OWNER, PLAYER } from './accounts';
import { type ServerAnswer } from './ask-server';
import {
  ensureContainer,
  eraseContainer,
  findRunningContainer,
  type RunningContainer,
  stopContainer,
} from './container';
import { askNamedDatabase, type NamedDatabase, namedDatabase, withDotenv } from './database-url';
import { type Directories, directoriesOf } from './directories';
import { maskPasswords } from './mask-passwords';
import { type Attempt, NoDatabaseError, reasonOf } from './no-database-error';
import {
  clientCommand,
  ensurePrivateServer,
  erasePrivateServer,
  findRunning,
  NoServerProgram,
  type RunningServer,
  stopPrivateServer,
} from './private-server';
import { projectDirectory } from './project';
import { readRecord } from './server-record';
import { serverFiles } from './server-process';

export { NoDatabaseError } from './no-database-error';

/** How a database was found. */
export type DatabaseSource = 'url' | 'private' | 'container';

/** A database that can be connected to. */
export interface DatabaseLocation {
  source: DatabaseSource;
  /** one line for people: which server this is */
  description: string;
  /** mysql://user:password@127.0.0.1:port/database */
  url: string;
  /** path of the unix socket, if there is one */
  socketPath?: string;
}

/** Whether a database is on this checkout's own server, to which no other checkout deploys. */
export function isOwn({ source }: DatabaseLocation): boolean {
  return source !== 'url';
}

export interface LocateOptions {
  /** receives a line for people when DATABASE_URL is used, or a server is started or downloaded; meant for stderr */
  say: (line: string) => void;
  /** work for the seconds in which a new private server initialises its data */
  meanwhile?: () => void;
  /** the folder whose games these are; default: projectDirectory */
  checkout?: string;
  /** default: the environment of this process; `.env` in the checkout adds to it */
  env?: NodeJS.ProcessEnv;
}

/** The state of this checkout's database. */
export interface DatabaseStatus {
  /** 'none': nothing is set up yet */
  source: DatabaseSource | 'none';
  running: boolean;
  /** one line for people */
  description: string;
  version?: string;
  /** with the password masked */
  url?: string;
  socketPath?: string;
  /** the private server's data directory */
  dataDirectory?: string;
  /** the private server's log */
  logFile?: string;
  /** a shell command that connects a `mysql` client to the private server as its owner */
  clientCommand?: string;
  /** one that connects it with an account that can only play */
  playerCommand?: string;
  /** why it is not running, if known */
  problem?: string;
}

interface Context {
  directories: Directories;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  meanwhile?: () => void;
}

function contextOf({ say, meanwhile, checkout = projectDirectory(), env = process.env }: LocateOptions): Context {
  const complete = withDotenv(checkout, env);
  return { directories: directoriesOf(checkout, complete), env: complete, say, ...(meanwhile ? { meanwhile } : {}) };
}

/**
 * Finds a MySQL server for the games, and starts it if necessary: `DATABASE_URL`, else a private server of this
 * checkout, else a container. The one that this checkout used before is used again, so that its games do not seem to
 * vanish.
 * @throws NoDatabaseError when none of these works
 */
export async function locateDatabase(options: LocateOptions): Promise<DatabaseLocation> {
  const context = contextOf(options);
  const named = namedDatabase(context.env);
  if (named) {
    context.say(`Using the MySQL that DATABASE_URL names: ${named.place}.`);
    await askNamedDatabase(named);
    return atUrl(named);
  }
  const attempts: Attempt[] = [{ what: 'DATABASE_URL', reason: 'it is not set' }];
  const usedBefore = readRecord(context.directories.server)?.source;
  if (usedBefore !== 'container') {
    try {
      return atPrivateServer(await ensurePrivateServer(context), context);
    } catch (error) {
      const what = 'a private MySQL server';
      attempts.push(...(error instanceof NoServerProgram ? error.attempts : [{ what, reason: reasonOf(error) }]));
      if (!usedBefore) context.say(`No private MySQL server can be started (${reasonOf(error)}); trying a container.`);
    }
  }
  if (usedBefore !== 'private') {
    try {
      return atContainer(await ensureContainer(context));
    } catch (error) {
      attempts.push({ what: 'a container', reason: reasonOf(error) });
    }
  }
  throw new NoDatabaseError(attempts);
}

/**
 * The server that `SQLOPOLY_READ_URL` names; undefined: it is not set. It is not asked.
 * @throws NoDatabaseError when that is not the address of a MySQL database
 */
export function namedReader(options: LocateOptions): DatabaseLocation | undefined {
  const named = namedDatabase(contextOf(options).env, 'SQLOPOLY_READ_URL');
  return named && atUrl(named);
}

/**
 * Finds a MySQL server to read from: that of `SQLOPOLY_READ_URL`, e.g. a replica, else the one that games are played on.
 * @throws NoDatabaseError when there is none
 */
export async function locateReader(options: LocateOptions): Promise<DatabaseLocation> {
  const { env, say } = contextOf(options);
  const named = namedDatabase(env, 'SQLOPOLY_READ_URL');
  if (!named) return await locateDatabase(options);
  say(`Reading from the MySQL that SQLOPOLY_READ_URL names: ${named.place}.`);
  await askNamedDatabase(named);
  return atUrl(named);
}

/**
 * The state of this checkout's database. Starts nothing; a running server is asked for its version.
 * @throws NoDatabaseError when DATABASE_URL is not the address of a MySQL database
 */
export async function databaseStatus(options: LocateOptions): Promise<DatabaseStatus> {
  const context = contextOf(options);
  const named = namedDatabase(context.env);
  if (named) return await statusOfNamed(named);
  const source = readRecord(context.directories.server)?.source;
  if (source === 'container') {
    const running = await findRunningContainer(context);
    return status('container', running, running && atContainer(running), 'a MySQL container of this project');
  }
  if (source === undefined) {
    return { source: 'none', running: false, description: 'no MySQL server was set up for this project yet' };
  }
  const files = serverFiles(context.directories.server);
  const running = await findRunning(context);
  const [ownersCommand, playersCommand] = [clientCommand(context, OWNER), clientCommand(context, PLAYER)];
  return {
    ...status('private', running, running && atPrivateServer(running, context), describePrivate(context)),
    dataDirectory: files.data,
    logFile: files.log,
    ...(ownersCommand ? { clientCommand: ownersCommand } : {}),
    ...(playersCommand ? { playerCommand: playersCommand } : {}),
  };
}

async function statusOfNamed(named: NamedDatabase): Promise<DatabaseStatus> {
  const { description } = atUrl(named);
  const base = { source: 'url', description, url: maskPasswords(named.url) } as const;
  try {
    return { ...base, running: true, version: (await askNamedDatabase(named)).version };
  } catch (error) {
    const problem = error instanceof NoDatabaseError ? error.attempts[0]?.reason : undefined;
    return { ...base, running: false, problem: problem ?? reasonOf(error) };
  }
}

function status(
  source: DatabaseSource,
  answer: ServerAnswer | undefined,
  location: DatabaseLocation | undefined,
  description: string,
): DatabaseStatus {
  if (!answer || !location) return { source, running: false, description };
  const { url, socketPath } = location;
  return {
    source,
    running: true,
    description: location.description,
    version: answer.version,
    url: maskPasswords(url),
    ...(socketPath ? { socketPath } : {}),
  };
}

/**
 * Stops this checkout's own server or container and keeps its games.
 * @returns false when there was nothing to stop, e.g. because DATABASE_URL is set
 * @throws Error when it does not stop
 */
export async function stopDatabase(options: LocateOptions): Promise<boolean> {
  const context = contextOf(options);
  if (namedDatabase(context.env)) return false;
  const isContainer = readRecord(context.directories.server)?.source === 'container';
  return isContainer ? await stopContainer(context) : await stopPrivateServer(context);
}

/**
 * Stops this checkout's own server or container and deletes it with all its games.
 * @throws Error when DATABASE_URL is set, because that server may be shared
 */
export async function eraseDatabase(options: LocateOptions): Promise<void> {
  const context = contextOf(options);
  const named = namedDatabase(context.env);
  if (named) {
    throw new Error(
      `DATABASE_URL names ${named.place}, which this command does not erase. ` +
        'Run DROP DATABASE there yourself, or unset DATABASE_URL to erase the server of this project.',
    );
  }
  const isContainer = readRecord(context.directories.server)?.source === 'container';
  if (isContainer) await eraseContainer(context);
  await erasePrivateServer(context);
}

function atUrl(named: NamedDatabase): DatabaseLocation {
  const { variable, url, socketPath, place } = named;
  return { source: 'url', description: `${variable}: ${place}`, url, ...(socketPath ? { socketPath } : {}) };
}

function atPrivateServer(running: RunningServer, context: Context): DatabaseLocation {
  const { port, version, socketPath, ownerPassword } = running;
  return {
    source: 'private',
    description: `${describePrivate(context)}, MySQL ${version} on 127.0.0.1:${port}`,
    url: localUrl(OWNER, ownerPassword, port, DATABASE),
    socketPath,
  };
}

function describePrivate({ directories }: Context): string {
  return `a private server in ${directories.server}`;
}

function atContainer({ publishedPort, version, ownerPassword }: RunningContainer): DatabaseLocation {
  return {
    source: 'container',
    description: `a container, MySQL ${version} on 127.0.0.1:${publishedPort}`,
    url: localUrl(OWNER, ownerPassword, publishedPort, DATABASE),
  };
}
