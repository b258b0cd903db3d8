import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { type DatabaseLocation, eraseDatabase, type LocateOptions } from '../../src/server/location';
import { run, type RunResult } from '../../src/server/run';

/** A place of its own on this machine: home, checkouts and environment; only the fetched server is shared. */
export interface Machine {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** what the program said */
  said: string[];
  /** makes an empty checkout */
  checkout(name: string): string;
  options(checkout: string): LocateOptions;
  /** stops and deletes everything */
  remove(): Promise<void>;
}

/** @param under path inside the temporary folder that the program's own folder is put in */
export function makeMachine(under = 'home'): Machine {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-test-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SQLOPOLY_HOME: path.join(folder, under),
    SQLOPOLY_MYSQL_CACHE: directoriesOf(PROGRAM_DIRECTORY, process.env).cache,
  };
  delete env['DATABASE_URL'];
  const said: string[] = [];
  const checkouts: string[] = [];
  const options = (checkout: string): LocateOptions => ({ checkout, env, say: (line) => said.push(line) });
  return {
    folder,
    env,
    said,
    checkout(name) {
      const checkout = path.join(folder, name);
      fs.mkdirSync(checkout, { recursive: true });
      checkouts.push(checkout);
      return checkout;
    },
    options,
    async remove() {
      for (const checkout of checkouts) await eraseDatabase(options(checkout));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SCRIPT = path.join(__dirname, 'ask-location.ts');

/** The arguments for node to run ask-location.ts. */
export function askArguments(action: string, checkout: string): string[] {
  return ['--import', require.resolve('tsx'), SCRIPT, action, checkout];
}

/** Runs ask-location.ts in a process of its own, to its end. */
export async function ask(action: string, checkout: string, env: NodeJS.ProcessEnv): Promise<RunResult> {
  return await run(process.execPath, askArguments(action, checkout), { env });
}

/** The location that a process found; its complaints when it failed. */
export function locationIn(result: RunResult): DatabaseLocation {
  if (result.code !== 0) throw new Error(result.stderr);
  return JSON.parse(result.stdout) as DatabaseLocation;
}

/** The pid in a server's pid file. */
export function pidIn(location: { socketPath?: string }): number {
  return Number(fs.readFileSync(location.socketPath!.replace(/\.sock$/, '.pid'), 'utf8'));
}

/** Whether a process exists and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !fs.existsSync(status) || !/^\d+ \(.*\) Z/s.test(fs.readFileSync(status, 'utf8'));
}

/** A process that has nothing to do with us. */
export function startStranger(): { pid: number; isAlive(): boolean; end(): void } {
  const child = spawn('sleep', ['300'], { stdio: 'ignore' });
  return {
    pid: child.pid!,
    isAlive: () => child.exitCode === null && child.signalCode === null && isAlive(child.pid!),
    end: () => void child.kill('SIGKILL'),
  };
}
