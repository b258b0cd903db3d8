import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { GameConnection } from '../../src/client/connection';
import { freshDatabase } from '../support/database';
import { runHereIn } from './in-process';

/** How a command came out. */
export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  /** what comes from stdin, which then ends; default: nothing */
  input?: string;
  /** more environment; it wins */
  env?: NodeJS.ProcessEnv;
  /** the stream that nobody reads: closed before the program can write to it */
  unread?: 'stdout' | 'stderr';
}

/** A program that is running, to talk with. */
export interface Conversation {
  /**
   * Waits until the program has written something that was not waited for before.
   * @returns that, and what came before it
   * @throws Error if the program ends without it, or has not written it after three minutes
   */
  until(text: string): Promise<string>;
  /** Types something. */
  type(text: string): void;
  /** Sends a signal. */
  kill(signal: NodeJS.Signals): void;
  /** Waits for the end. */
  end(): Promise<Outcome>;
}

/** The command line and the owner's connection, in a fresh database; the test file ends both. */
export async function onFreshDatabase(): Promise<{ sqlopoly: CommandLine; connection: GameConnection }> {
  const { address } = await freshDatabase();
  return { sqlopoly: new CommandLine(address.url), connection: await GameConnection.open(address) };
}

/** Milliseconds after which a program is given up that has not written what is waited for: it waits for an answer that nobody gives. */
const PATIENCE = 180_000;

const PROGRAM = path.join(PROGRAM_DIRECTORY, 'src/sqlopoly.cjs');

/** The `sqlopoly` of this checkout with a home of its own, run as people run it where a process matters. */
export class CommandLine {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-cli-'));
  readonly env: NodeJS.ProcessEnv;

  /** @param url DATABASE_URL; '': not set */
  constructor(url: string, env: NodeJS.ProcessEnv = process.env) {
    this.env = { ...env, DATABASE_URL: url, SQLOPOLY_HOME: this.home };
    // They would change what is written.
    for (const name of ['DEBUG', 'FORCE_COLOR']) delete this.env[name];
  }

  /** Runs a command to its end. */
  run(...args: string[]): Promise<Outcome> {
    return this.runWith({}, ...args);
  }

  /** Runs a command to its end: in this process, unless a stream is closed, or is read as a file, which takes another. */
  async runWith({ input = '', env = {}, unread }: RunOptions, ...args: string[]): Promise<Outcome> {
    if (!unread && !args.includes('-')) return await runHereIn({ ...this.env, ...env }, input, ...args);
    const child = this.start(process.execPath, [PROGRAM, ...args], env);
    if (unread) child[unread].destroy();
    // A program that ends without reading is not at fault.
    child.stdin.on('error', () => undefined).end(input);
    return await outcomeOf(child);
  }

  /** Runs a command that must succeed. @returns what it wrote to stdout */
  async output(...args: string[]): Promise<string> {
    const { status, stdout, stderr } = await this.run(...args);
    expect(`${status}: ${stderr}`).toMatch(/^0: (?![^]*rror)/);
    return stdout;
  }

  /** Runs a command with `--json` that must succeed. @returns what it wrote to stdout: JSON, and nothing else */
  async json<Value>(...args: string[]): Promise<Value> {
    return JSON.parse(await this.output(...args, '--json')) as Value;
  }

  /** Runs a command that must fail. @returns its status and what it said of it; nothing went to stdout */
  async failure(...args: string[]): Promise<[number | null, string]> {
    const { status, stdout, stderr } = await this.run(...args);
    expect(stdout).toBe('');
    const context = /^(?:Using the MySQL that DATABASE_URL names: .*|Game \d+ \(.*\)(?:, the newest)?)\n/gm;
    return [status, stderr.replace(context, '').trimEnd()];
  }

  /** Runs a command with a pipe that stays open. */
  terminal(...args: string[]): Conversation {
    return conversationWith(this.start(process.execPath, [PROGRAM, ...args]));
  }

  /** The same under npx, which `kill` kills, and the shell that npx starts. Its output ends when the command does. */
  underNpx(...args: string[]): Conversation {
    const command = JSON.stringify(['-c', '"$0" "$@"; exit', process.execPath, PROGRAM, ...args]);
    const run = `process.title = 'npm exec sqlopoly'; require('node:child_process').spawn('sh', ${command}, { stdio: 'inherit' })`;
    return conversationWith(this.start(process.execPath, ['-e', run], { npm_command: 'exec' }));
  }

  /** Runs a command in a terminal of its own. Everything appears in stdout, with CR LF. */
  talkInTerminal(...args: string[]): Conversation {
    const command = [process.execPath, PROGRAM, ...args].map((part) => `'${part}'`).join(' ');
    return conversationWith(this.start('script', ['-qec', command, '/dev/null'], { TERM: 'dumb', SHELL: '/bin/sh' }));
  }

  /** The same in a window of that size, without colours: one in which prompts can be drawn. */
  talkInWindow(columns: number, rows: number, ...args: string[]): Conversation {
    const command = [process.execPath, PROGRAM, ...args].map((part) => `'${part}'`).join(' ');
    const sized = `stty cols ${columns} rows ${rows}; exec ${command}`;
    return conversationWith(this.start('script', ['-qec', sized, '/dev/null'], { TERM: 'xterm', NO_COLOR: '1', SHELL: '/bin/sh' }));
  }

  /** Removes the home. */
  remove(): void {
    fs.rmSync(this.home, { recursive: true, force: true });
  }

  private start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
    return spawn(program, args, { cwd: PROGRAM_DIRECTORY, env: { ...this.env, ...env } });
  }
}

/** What stands in the tables that were written: a list of cells for each line, the heads included. */
export function cellsIn(stdout: string): string[][] {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
}

async function outcomeOf(child: ChildProcessWithoutNullStreams): Promise<Outcome> {
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text));
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { status, ...output };
}

function conversationWith(child: ChildProcessWithoutNullStreams): Conversation {
  const outcome = outcomeOf(child);
  let written = '';
  let check = (): void => undefined;
  child.stdout.on('data', (text: string) => {
    written += text;
    check();
  });
  return {
    async until(text) {
      const appeared = new Promise<string>((resolve, reject) => {
        const late = AbortSignal.timeout(PATIENCE);
        const giveUp = (): void => {
          child.kill('SIGKILL');
          reject(new Error(`It has not written ${JSON.stringify(text)}:\n${written}`));
        };
        late.addEventListener('abort', giveUp);
        check = () => {
          const at = written.indexOf(text);
          if (at < 0) return;
          const before = written.slice(0, at + text.length);
          written = written.slice(before.length);
          check = () => undefined;
          late.removeEventListener('abort', giveUp);
          resolve(before);
        };
        check();
      });
      const ended = outcome.then(({ stdout, stderr }) => {
        throw new Error(`It ended without writing ${JSON.stringify(text)}:\n${stdout}\n${stderr}`);
      });
      return await Promise.race([appeared, ended]);
    },
    type(text) {
      child.stdin.write(text);
    },
    kill(signal) {
      child.kill(signal);
    },
    end: () => outcome,
  };
}
