import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The result of a program that has exited. */
export interface RunResult {
  /** exit code; undefined when the program was not found or was killed */
  code: number | undefined;
  stdout: string;
  stderr: string;
  /** whether the program does not exist */
  missing: boolean;
}

export interface RunOptions {
  /** its PATH is also searched for the program */
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** milliseconds after which the program is killed */
  timeout?: number;
  /** receives each line that the program writes to file descriptor 3 */
  onStatusLine?: (line: string) => void;
}

/**
 * Runs a program without a shell and waits until it exits.
 * Never throws: the result says whether the program is missing or failed.
 */
export function run(program: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const child = spawn(program, args, {
    env: options.env,
    cwd: options.cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = child[name];
    stream?.setEncoding('utf8').on('data', (text: string) => (output[name] += text));
  }
  const statusLines = child.stdio[3] as Readable | null;
  if (statusLines) {
    createInterface({ input: statusLines }).on('line', (line) => options.onStatusLine?.(line));
  }
  // Not the timeout option of spawn, which keeps this process alive when the program is missing.
  const timer = options.timeout ? setTimeout(() => child.kill('SIGKILL'), options.timeout) : undefined;
  return new Promise((resolve) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      resolve({ code: undefined, stdout: '', stderr: error.message, missing: error.code === 'ENOENT' });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? undefined, ...output, missing: false });
    });
  });
}
