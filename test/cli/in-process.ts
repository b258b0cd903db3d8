import { Readable } from 'node:stream';
import { expect } from '@jest/globals';
import { main } from '../../src/cli/main';
import type { Outcome } from './command-line';

/*
 * The command line without a process of its own, which would take longer to start than most commands take.
 * One command at a time: streams and environment are this process's.
 */

let last: Promise<unknown> = Promise.resolve();

/** Runs a command to its end, after those that were begun before. */
export function runHere(...args: string[]): Promise<Outcome> {
  return runHereIn(process.env, '', ...args);
}

/**
 * The same in an environment.
 * @param input what comes from stdin, which then ends
 */
export function runHereIn(env: NodeJS.ProcessEnv, input: string, ...args: string[]): Promise<Outcome> {
  const outcome = last.then(() => runAlone(env, input, args));
  last = outcome.catch(() => undefined);
  return outcome;
}

async function runAlone(env: NodeJS.ProcessEnv, input: string, args: readonly string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const streams = [['stdout', process.stdout], ['stderr', process.stderr]] as const;
  const before = streams.map(([, { write, isTTY }]) => ({ write, isTTY }));
  const { env: environment, exitCode } = process;
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  for (const [name, stream] of streams) {
    const write = (text: string | Uint8Array): boolean => {
      written[name] += String(text);
      return true;
    };
    // As in a pipe: lines are as long as they are.
    Object.assign(stream, { write, isTTY: false });
  }
  try {
    // A command may change its environment, as --no-color does.
    process.env = { ...env };
    // Commander's help returns it, and an earlier test may have left one.
    process.exitCode = undefined;
    Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [Buffer.from(input)]), configurable: true, enumerable: true });
    const status = await main(args);
    return { status, ...written };
  } finally {
    process.env = environment;
    process.exitCode = exitCode;
    if (stdin) Object.defineProperty(process, 'stdin', stdin);
    streams.forEach(([, stream], index) => Object.assign(stream, before[index]));
  }
}

/** Runs a command that must succeed. @returns what it wrote to stdout */
export async function outputHere(...args: string[]): Promise<string> {
  const outcome = await runHere(...args);
  expect(outcome).toMatchObject({ status: 0, stderr: '' });
  return outcome.stdout;
}

/** Runs a command that must fail. @returns its status and what it said of it; nothing went to stdout */
export async function failureHere(...args: string[]): Promise<[number | null, string]> {
  const { status, stdout, stderr } = await runHere(...args);
  expect(stdout).toBe('');
  return [status, stderr.trimEnd()];
}
