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
import { CARELESS, DURABLE } from './server-settings';

export interface ThrowawayOptions {
  /** more mysqld flags; they win over ours */
  flags?: readonly string[];
  /** keep what was committed through a power cut, as a real server does; default: false, which is faster */
  durable?: boolean;
  /** leave the data directory when the server is stopped or this process ends; default: false */
  keep?: boolean;
  /** a data directory that `store` made, to begin with a copy of; default: an empty one */
  data?: string;
  /** receives a line when a server program has to be fetched first; default: stderr */
  say?: (line: string) => void;
  env?: NodeJS.ProcessEnv;
}

/** A server of its own for a test or a measurement. */
export interface ThrowawayServer {
  /** root's address, without a database: mysql://root:password@127.0.0.1:port/ */
  readonly url: string;
  readonly socketPath: string;
  /** changes with `restart` */
  readonly pid: number;
  readonly dataDirectory: string;
  /** Kills the server with SIGKILL and waits for its end. */
  kill(): Promise<void>;
  /** Kills the server if it runs, and starts it again with the same data, port and accounts. */
  restart(): Promise<void>;
  /** Kills the server and removes its data. */
  stop(): Promise<void>;
  /**
   * Ends the server in good order and moves its data, with which others can then begin.
   * @param place where it goes; nothing may be there
   * @throws Error when the server does not end well, or something is there
   */
  store(place: string): Promise<void>;
}

/** Waits for this process to end, however it does; then kills a server and removes its folder, if one is given. */
const WATCHDOG = 'read -r _; kill -KILL "$1"; if [ -n "$2" ]; then rm -rf -- "$2"; fi';

/**
 * Starts an empty server in a temporary directory, in about half a second. It listens on a free
 * port of 127.0.0.1 and a socket, and ends when this process does, even by SIGKILL.
 * `DATABASE_URL` and `.env` have no influence.
 * @throws NoServerProgram when there is no mysqld to be had, Error when it does not start
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
  // Each server makes its own identity.
  fs.rmSync(path.join(files.data, 'auto.cnf'), { force: true });
  const password = generatePassword();
  const statements = [
    `CREATE USER IF NOT EXISTS 'root'@'%'`,
    `ALTER USER 'root'@'%' IDENTIFIED BY '${password}'`,
    `GRANT ALL ON *.* TO 'root'@'%' WITH GRANT OPTION`,
    // Over the socket, it would be taken for the other.
    `DROP USER IF EXISTS 'root'@'localhost'`,
  ];
  writePrivateFile(files.init, statements.map((statement) => `${statement};\n`).join(''));

  const settings = [...(durable ? DURABLE : CARELESS), ...flags];
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
      await end(server.child);
      // What the next server makes for itself.
      for (const name of ['ibtmp1', '#innodb_temp']) fs.rmSync(path.join(files.data, name), { recursive: true, force: true });
      await move(files.data, place, env);
      remove();
    },
  };
}

/** An initialised data directory, made once for each version of the server and copied for each server. */
async function makeTemplate(cache: string, mysqld: Mysqld, env: NodeJS.ProcessEnv): Promise<string> {
  const what = JSON.stringify([mysqld, CARELESS]);
  const hash = createHash('sha256').update(what).digest('hex').slice(0, 8);
  const template = path.join(cache, `template-${mysqld.version}-${hash}`);
  if (fs.existsSync(template)) return template;
  makePrivateDirectory(cache);
  return await withLock(template, () => undefined, async () => {
    if (!fs.existsSync(template)) await initialiseData(mysqld, template, CARELESS, env);
    return template;
  });
}

/** Sees to it that a server does not outlive this process. */
function watch(child: ChildProcess, folder: string): void {
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'watchdog', String(child.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  // Neither shall it keep this process from ending.
  (watchdog.stdin as Socket).unref();
  child.once('exit', () => watchdog.kill('SIGKILL'));
}

async function kill(child: ChildProcess): Promise<void> {
  await signal(child, 'SIGKILL');
}

/** Lets a server write everything down and end. @throws Error when it does not end well */
async function end(child: ChildProcess): Promise<void> {
  await signal(child, 'SIGTERM');
  if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}.`);
}

async function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(name);
  await ended;
}

/** Moves a folder, to another disk if need be; at its new place it appears as a whole. */
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
