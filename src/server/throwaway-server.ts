import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { generatePassword, localUrl } from './accounts';
import { directoriesOf, makePrivateDirectory, PROGRAM_DIRECTORY, writePrivateFile } from './directories';
import type { Mysqld } from './find-mysqld';
import { withLock } from './lock';
import { findOrFetchMysqld } from './private-server';
import { run } from './run';
import { initialiseData, serverFiles, type StartedServer, startServer } from './server-process';
import { DISPOSABLE, DURABLE } from './server-settings';

export interface ThrowawayOptions {
  /** more flags for mysqld, which override ours */
  flags?: readonly string[];
  /** whether commits survive a power cut, as on a real server; default: false, which is faster */
  durable?: boolean;
  /** whether the data directory stays when the server is stopped or this process exits; default: false */
  keep?: boolean;
  /** a data directory that `store` made, to start with a copy of; default: an empty one */
  data?: string;
  /** receives a line when mysqld must be downloaded first; default: stderr */
  say?: (line: string) => void;
  env?: NodeJS.ProcessEnv;
}

/** A server for one test or measurement. */
export interface ThrowawayServer {
  /** root's address, without a database: mysql://root:password@127.0.0.1:port/ */
  readonly url: string;
  readonly socketPath: string;
  /** changes with `restart` */
  readonly pid: number;
  readonly dataDirectory: string;
  /** Kills the server with SIGKILL and waits until it is gone. */
  kill(): Promise<void>;
  /** Kills the server if it is running, and starts it again with the same data, port and accounts. */
  restart(): Promise<void>;
  /** Kills the server and removes its data. */
  stop(): Promise<void>;
  /**
   * Shuts the server down and moves its data to a place from which other servers can start.
   * @param place must not exist yet
   * @throws Error when the server does not shut down cleanly, or the place exists
   */
  store(place: string): Promise<void>;
}

/** Waits until this process exits, however that happens; then kills a server and removes its folder, if one is given. */
const WATCHDOG = 'read -r _; kill -KILL "$1"; if [ -n "$2" ]; then rm -rf -- "$2"; fi';

/**
 * Starts an empty server in a temporary directory, in about half a second. It listens on a free port of 127.0.0.1 and
 * on a socket, and ends with this process, even if that is killed. It ignores `DATABASE_URL` and `.env`.
 * @throws NoServerProgram when there is no mysqld, Error when it does not start
 */
export async function startThrowawayServer(options: ThrowawayOptions = {}): Promise<ThrowawayServer> {
  const { flags = [], durable = false, keep = false, env = process.env } = options;
  const say = options.say ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const { cache } = directoriesOf(PROGRAM_DIRECTORY, env);
  const mysqld = await findOrFetchMysqld(cache, env, say);
  const template = options.data ?? (await makeTemplate(cache, mysqld, env));

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-throwaway-'));
  const files = serverFiles(folder);
  const copied = await run('cp', ['-a', '--reflink=auto', template, files.data], { env });
  if (copied.code !== 0) throw new Error(`cp failed: ${copied.stderr.trim()}`);
  // Each server generates its own UUID.
  fs.rmSync(path.join(files.data, 'auto.cnf'), { force: true });
  const password = generatePassword();
  const statements = [
    `CREATE USER IF NOT EXISTS 'root'@'%'`,
    `ALTER USER 'root'@'%' IDENTIFIED BY '${password}'`,
    `GRANT ALL ON *.* TO 'root'@'%' WITH GRANT OPTION`,
    // Over the socket, MySQL would choose this account instead.
    `DROP USER IF EXISTS 'root'@'localhost'`,
  ];
  writePrivateFile(files.init, statements.map((statement) => `${statement};\n`).join(''));

  const settings = [...(durable ? DURABLE : DISPOSABLE), ...flags];
  const account = { user: 'root', password };
  let port: number | undefined;
  const launch = async (): Promise<StartedServer> => {
    const onSpawn = (child: ChildProcess): void => watch(child, keep ? '' : folder);
    const started = await startServer({ mysqld, files, settings, port, account, detached: false, env, onSpawn });
    port = started.port;
    started.child.unref();
    return started;
  };
  const remove = (): void => {
    if (!keep) fs.rmSync(folder, { recursive: true, force: true });
  };
  let server = await launch().catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url: localUrl('root', password, server.port, ''),
    socketPath: files.socket,
    get pid() {
      return server.pid;
    },
    dataDirectory: files.data,
    kill: () => kill(server.child),
    async restart() {
      await kill(server.child);
      server = await launch();
    },
    async stop() {
      await kill(server.child);
      remove();
    },
    async store(place) {
      await shutDown(server.child);
      // The next server makes its own.
      for (const name of ['ibtmp1', '#innodb_temp']) fs.rmSync(path.join(files.data, name), { recursive: true, force: true });
      await move(files.data, place, env);
      remove();
    },
  };
}

/** An initialised data directory, made once for each version of the server and copied for each server. */
async function makeTemplate(cache: string, mysqld: Mysqld, env: NodeJS.ProcessEnv): Promise<string> {
  const what = JSON.stringify([mysqld, DISPOSABLE]);
  const hash = createHash('sha256').update(what).digest('hex').slice(0, 8);
  const template = path.join(cache, `template-${mysqld.version}-${hash}`);
  if (fs.existsSync(template)) return template;
  makePrivateDirectory(cache);
  return await withLock(template, () => undefined, async () => {
    if (!fs.existsSync(template)) await initialiseData(mysqld, template, DISPOSABLE, env);
    return template;
  });
}

/** Makes sure that a server does not outlive this process. */
function watch(child: ChildProcess, folder: string): void {
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'watchdog', String(child.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  // The pipe must not keep this process alive either.
  (watchdog.stdin as Socket).unref();
  child.once('exit', () => watchdog.kill('SIGKILL'));
}

async function kill(child: ChildProcess): Promise<void> {
  await signal(child, 'SIGKILL');
}

/** Shuts a server down. @throws Error when it does not exit cleanly */
async function shutDown(child: ChildProcess): Promise<void> {
  await signal(child, 'SIGTERM');
  if (child.exitCode !== 0) throw new Error(`The server exited with ${child.exitCode ?? child.signalCode}.`);
}

async function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(name);
  await ended;
}

/** Moves a folder, also to another disk; it appears in its new place complete. */
async function move(from: string, to: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partial = `${to}.${process.pid}.new`;
  const moved = await run('mv', [from, partial], { env });
  try {
    if (moved.code !== 0) throw new Error(`mv failed: ${moved.stderr.trim()}`);
    fs.renameSync(partial, to);
  } finally {
    fs.rmSync(partial, { recursive: true, force: true });
  }
}
