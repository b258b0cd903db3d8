import { expect } from '@jest/globals';
import { main } from '../../src/cli/main';
import type { Outcome } from './command-line';

/*
 * The command line without a process, for what ends before there is a database: help, wrong usage.
 * One command at a time: the streams are this process's own.
 */

/** Runs a command to its end. */
export async function runHere(...args: string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const streams = [['stdout', process.stdout], ['stderr', process.stderr]] as const;
  const before = streams.map(([, { write, isTTY }]) => ({ write, isTTY }));
  for (const [name, stream] of streams) {
    const write = (text: string | Uint8Array): boolean => {
      written[name] += String(text);
      return true;
    };
    // As in a pipe: lines are as long as they are.
    Object.assign(stream, { write, isTTY: false });
  }
  try {
    return { status: await main(args), ...written };
  } finally {
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
