import path from 'node:path';
import type { ConnectionOptions } from 'mysql2/promise';
import { DATABASE, OWNER, ownerStatements } from './accounts';
import { askIfThere, type ServerAnswer, withConnection } from './ask-server';
import { type Directories, makePrivateDirectory, PROGRAM_DIRECTORY } from './directories';
import { withLock } from './lock';
import { reasonOf } from './no-database-error';
import { run, type RunResult } from './run';
import { freePort, isPortFree, waitForAnswer } from './server-process';
import { readOrMakeRecord, readRecord, type ServerRecord, writeRecord } from './server-record';

const COMPOSE_FILE = path.join(PROGRAM_DIRECTORY, 'docker-compose.yml');

/** The port of docker-compose.yml, used when it is free. */
const DEFAULT_PORT = 33306;

/** Milliseconds that the server in the container may take to answer, including its first setup. */
const START_LIMIT = 180_000;

/** The checkout whose container it is, and its environment. */
export interface ContainerServer {
  directories: Directories;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/** A server in a container that answers. */
export interface RunningContainer extends ServerAnswer {
  /** on 127.0.0.1 */
  publishedPort: number;
  ownerPassword: string;
}

/** The server in this checkout's container if it is running. Starts nothing. */
export async function findRunningContainer({ directories }: ContainerServer): Promise<RunningContainer | undefined> {
  const record = readRecord(directories.server);
  if (record?.source !== 'container' || record.port === undefined) return undefined;
  const answer = await askIfThere(account(record.port, OWNER, record.ownerPassword, DATABASE));
  return answer && { ...answer, publishedPort: record.port, ownerPassword: record.ownerPassword };
}

/**
 * Starts this checkout's container unless it is running, with `docker compose` or `docker-compose`.
 * @throws Error with the reason when there is no container engine or the server does not start
 */
export async function ensureContainer(server: ContainerServer): Promise<RunningContainer> {
  const running = await findRunningContainer(server);
  if (running) return running;
  const { directories, env, say } = server;
  const compose = await findCompose(env);
  makePrivateDirectory(path.dirname(directories.server));
  const onWait = (): void => say('Waiting for another process that is starting or stopping the container.');
  return await withLock(directories.server, onWait, async () => {
    return (await findRunningContainer(server)) ?? (await start(server, compose));
  });
}

async function start({ directories, env, say }: ContainerServer, compose: Compose): Promise<RunningContainer> {
  const record = readOrMakeRecord(directories.server);
  const port = await choosePort(env, record);
  const hint = record.source === 'container' ? '' : ' (the first start may download the image)';
  say(`Starting MySQL in a container on port ${port}${hint}.`);
  const up = await runCompose(compose, directories, env, { ...record, port }, ['up', '--detach']);
  if (up.code !== 0) throw new Error(`${compose.join(' ')} up failed: ${lastLines(up)}`);

  const root = account(port, 'root', record.rootPassword);
  const deadline = Date.now() + START_LIMIT;
  const answer = await waitForAnswer(root, () => Date.now() < deadline).catch((error: unknown) => {
    const volume = `${projectOf(directories)}_data`;
    throw new Error(`${reasonOf(error)}: the passwords of its volume ${volume} are lost; docker volume rm ${volume} deletes it with its games`);
  });
  if (!answer) {
    const log = await runCompose(compose, directories, env, { ...record, port }, ['logs', '--tail', '5', 'mysql']);
    throw new Error(`the server in the container did not answer on port ${port}; the end of its log: ${lastLines(log)}`);
  }
  // The image grants its user the database, but not the creation of accounts and roles.
  await withConnection(root, async (connection) => {
    for (const statement of ownerStatements(record.ownerPassword)) await connection.query(statement);
  });
  writeRecord(directories.server, { ...record, source: 'container', port });
  const running = await findRunningContainer({ directories, env, say });
  if (!running) throw new Error(`the server in the container denies access to ${OWNER} on port ${port}`);
  return running;
}

async function choosePort(env: NodeJS.ProcessEnv, record: ServerRecord): Promise<number> {
  const wanted = Number(env['SQLOPOLY_PORT']) || undefined;
  for (const port of [wanted, record.port, DEFAULT_PORT]) {
    if (port !== undefined && (await isPortFree(port))) return port;
  }
  return await freePort();
}

/**
 * Stops this checkout's container and keeps its volume, which holds the games.
 * @returns false when its server was not running
 * @throws Error when docker compose fails
 */
export async function stopContainer(server: ContainerServer): Promise<boolean> {
  const running = await findRunningContainer(server);
  if (running) await composeOrThrow(server, ['stop']);
  return running !== undefined;
}

/** Removes this checkout's container and its volume. @throws Error when docker compose fails */
export async function eraseContainer(server: ContainerServer): Promise<void> {
  await composeOrThrow(server, ['down', '--volumes']);
}

async function composeOrThrow({ directories, env }: ContainerServer, args: string[]): Promise<void> {
  const compose = await findCompose(env);
  const result = await runCompose(compose, directories, env, readOrMakeRecord(directories.server), args);
  if (result.code !== 0) throw new Error(`${compose.join(' ')} ${args[0]} failed: ${lastLines(result)}`);
}

/** The compose command: a program and its first arguments. */
type Compose = readonly [program: string, ...first: string[]];

/** @throws Error with the reason when there is no container engine or no compose */
async function findCompose(env: NodeJS.ProcessEnv): Promise<Compose> {
  const options = { env, timeout: 20_000 };
  const engine = await run('docker', ['version', '--format', '{{.Server.Version}}'], options);
  if (engine.missing) throw new Error('docker is not on the PATH');
  if (engine.code !== 0) throw new Error(`docker does not answer: ${lastLines(engine)}`);
  const candidates: Compose[] = [['docker', 'compose'], ['docker-compose']];
  for (const compose of candidates) {
    const [program, ...first] = compose;
    if ((await run(program, [...first, 'version'], options)).code === 0) return compose;
  }
  throw new Error('docker answers, but neither `docker compose` nor `docker-compose` is installed');
}

async function runCompose(
  [program, ...first]: Compose,
  directories: Directories,
  env: NodeJS.ProcessEnv,
  record: ServerRecord,
  args: string[],
): Promise<RunResult> {
  const place = ['--project-name', projectOf(directories), '--file', COMPOSE_FILE];
  const settings = {
    SQLOPOLY_ROOT_PASSWORD: record.rootPassword,
    SQLOPOLY_PASSWORD: record.ownerPassword,
    SQLOPOLY_PORT: String(record.port ?? DEFAULT_PORT),
  };
  return await run(program, [...first, ...place, ...args], { env: { ...env, ...settings } });
}

/** The compose project of this checkout, which names its container and volume. */
function projectOf({ key }: Directories): string {
  return `sqlopoly-${key.toLowerCase().replace(/[^a-z0-9_-]/g, '-')}`;
}

function account(port: number, user: string, password: string, database?: string): ConnectionOptions {
  return { host: '127.0.0.1', port, user, password, ...(database ? { database } : {}) };
}

function lastLines({ stderr, stdout }: RunResult): string {
  return (stderr.trim() || stdout.trim()).split('\n').slice(-3).join(' ') || 'it printed nothing';
}
