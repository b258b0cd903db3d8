import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionOptions } from 'mysql2/promise';
import { askServer, type ServerAnswer } from './ask-server';
import { makePrivateDirectory } from './directories';
import type { Mysqld } from './find-mysqld';
import { run } from './run';

/** Milliseconds that a server may take to answer; recovering or upgrading large data takes long. */
const START_LIMIT = 300_000;
const POLL = 30;

/** The files of one server. */
export interface ServerFiles {
  data: string;
  socket: string;
  pid: string;
  log: string;
  /** statements that the server runs at its next start; deleted afterwards */
  init: string;
}

/**
 * The files of the server in a folder. If the path of the socket would be too long for the operating system, the
 * socket is in a temporary folder of this user instead.
 */
export function serverFiles(folder: string): ServerFiles {
  const data = path.join(folder, 'data');
  let socket = path.join(folder, 'mysqld.sock');
  if (Buffer.byteLength(socket) > 100) {
    const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
    // Not TMPDIR: another process may have a different one, and must find the same socket.
    socket = path.join('/tmp', `sqlopoly-${process.getuid?.() ?? 0}`, `${hash}.sock`);
  }
  const file = (name: string): string => path.join(folder, name);
  return { data, socket, pid: file('mysqld.pid'), log: file('mysqld.log'), init: file('init.sql') };
}

/** How to start a server. */
export interface ServerStart {
  mysqld: Mysqld;
  files: ServerFiles;
  settings: readonly string[];
  /** the port to use if it is free */
  port?: number | undefined;
  /** the account that checks whether the server is ready; the socket is added */
  account: ConnectionOptions;
  /** whether the server outlives this process */
  detached: boolean;
  env: NodeJS.ProcessEnv;
  /** called as soon as there is a process */
  onSpawn?: (child: ChildProcess) => void;
}

/** A server that answers. */
export interface StartedServer {
  child: ChildProcess;
  pid: number;
  port: number;
}

/** mysqld runs as root only with an explicit flag. */
function userFlag(): string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

/**
 * Makes a new data directory. Its root account has a random password that is not recorded anywhere.
 * @throws Error with the server's last errors
 */
export async function initialiseData(
  mysqld: Mysqld,
  data: string,
  settings: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const partial = `${data}.new`;
  fs.rmSync(partial, { recursive: true, force: true });
  const args = ['--no-defaults', '--initialize', ...userFlag(), ...settings, `--datadir=${partial}`];
  const result = await run(mysqld.path, args, { env });
  if (result.code !== 0) {
    fs.rmSync(partial, { recursive: true, force: true });
    throw new Error(`${mysqld.path} could not create its data directory: ${lastErrors(result.stderr)}`);
  }
  fs.chmodSync(partial, 0o700);
  fs.renameSync(partial, data);
}

/**
 * Starts a server and waits until it answers. If the given port is not free, it takes another.
 * @throws Error with the last errors of the server's log
 */
export async function startServer(start: ServerStart): Promise<StartedServer> {
  makePrivateDirectory(path.dirname(start.files.socket));
  let port = start.port;
  for (let tries = 1; ; tries += 1) {
    if (port === undefined || !(await isPortFree(port))) port = await freePort();
    const child = spawnServer(start, port);
    try {
      await waitForChild(child, start);
      fs.rmSync(start.files.init, { force: true });
      return { child, pid: child.pid!, port };
    } catch (error) {
      // Another process may have taken the port since it was free.
      const portWasTaken = /Bind on TCP\/IP port/.test(readLog(start.files.log));
      if (!portWasTaken || tries === 3) throw error;
      port = undefined;
    }
  }
}

function spawnServer({ mysqld, files, settings, detached, env, onSpawn }: ServerStart, port: number): ChildProcess {
  // A killed server leaves these. They would keep the next one from starting if its pid now belongs to another process.
  for (const left of [files.socket, `${files.socket}.lock`, files.pid]) fs.rmSync(left, { force: true });
  if (fs.existsSync(files.log)) fs.renameSync(files.log, `${files.log}.old`);
  const log = fs.openSync(files.log, 'a', 0o600);
  const args = [
    '--no-defaults',
    ...userFlag(),
    ...settings,
    `--datadir=${files.data}`,
    `--socket=${files.socket}`,
    `--pid-file=${files.pid}`,
    `--port=${port}`,
    ...(fs.existsSync(files.init) ? [`--init-file=${files.init}`] : []),
  ];
  const child = spawn(mysqld.path, args, { detached, env, stdio: ['ignore', log, log] });
  fs.closeSync(log);
  if (child.pid === undefined) return child;
  onSpawn?.(child);
  // The server writes it too, but only when it is nearly up.
  fs.writeFileSync(files.pid, `${child.pid}\n`, { mode: 0o600 });
  return child;
}

async function waitForChild(child: ChildProcess, { files, account, mysqld }: ServerStart): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const hasEnded = (): boolean => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const answer = await waitForAnswer({ ...account, socketPath: files.socket }, () => !hasEnded());
  if (answer) return;
  const why = failure?.message ?? lastErrors(readLog(files.log));
  throw new Error(`${mysqld.path} (MySQL ${mysqld.version}) did not start: ${why} (see its log: ${files.log})`);
}

/**
 * Polls a server until it answers.
 * @param isAlive checked between polls
 * @returns undefined when the process has exited without an answer
 * @throws Error when the server denies access to the account, or runs but does not answer within five minutes
 */
export async function waitForAnswer(
  target: ConnectionOptions,
  isAlive: () => boolean | Promise<boolean>,
): Promise<ServerAnswer | undefined> {
  const deadline = Date.now() + START_LIMIT;
  while (await isAlive()) {
    try {
      return await askServer(target);
    } catch (error) {
      // The accounts exist before the server listens, so trying again would not help.
      if ((error as NodeJS.ErrnoException).code === 'ER_ACCESS_DENIED_ERROR') throw error;
    }
    if (Date.now() > deadline) throw new Error(`The MySQL server at ${target.socketPath} is running but has not answered within five minutes.`);
    await delay(POLL);
  }
  return undefined;
}

/** Waits until a condition holds. @returns false when it does not within `limit` milliseconds */
export async function waitUntil(condition: () => boolean | Promise<boolean>, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await delay(POLL);
  }
  return true;
}

/**
 * The pid in a server's pid file if that process is this server. The file may be stale, and the pid may belong to
 * another process by now.
 */
export async function livePid(files: ServerFiles): Promise<number | undefined> {
  const text = fs.existsSync(files.pid) ? fs.readFileSync(files.pid, 'utf8').trim() : '';
  const pid = /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
  return pid !== undefined && (await isServer(pid, files)) ? pid : undefined;
}

/** Whether a process is the server with these files. */
async function isServer(pid: number, files: ServerFiles): Promise<boolean> {
  return await hasArgument(pid, `--datadir=${files.data}`);
}

/**
 * Whether the process of a server has exited and released its files. A process that is exiting has no command line
 * any more.
 */
export async function isGone(pid: number, files: ServerFiles): Promise<boolean> {
  if (await isServer(pid, files)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const isZombie = / Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
    return isZombie || fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return true;
  }
}

async function hasArgument(pid: number, argument: string): Promise<boolean> {
  if (process.platform === 'linux') {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(argument);
    } catch {
      return false;
    }
  }
  const result = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { env: process.env });
  return result.code === 0 && result.stdout.includes(argument);
}

/** Whether a TCP port of this machine is free. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listen(port)) !== undefined;
}

/** A TCP port that is free now. */
export async function freePort(): Promise<number> {
  const port = await listen(0);
  if (port === undefined) throw new Error('This machine has no free TCP port on 127.0.0.1.');
  return port;
}

/** Listens on a port (0: any) and stops again. @returns the port, or undefined when it is taken */
function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const taken = (server.address() as net.AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
}

function readLog(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** The last errors in a server's log, on one line; if there are none, its last lines. */
function lastErrors(log: string): string {
  const lines = log.trim().split('\n');
  const errors = lines.filter((line) => line.includes('[ERROR]'));
  const chosen = errors.length > 0 ? errors.slice(-4) : lines.slice(-3);
  return chosen.map((line) => line.replace(/^\S+ \d+ \[ERROR\] /, '')).join(' | ') || 'its log is empty';
}
