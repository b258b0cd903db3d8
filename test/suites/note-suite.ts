import childProcess, { type SpawnOptions } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { DEPLOYS } from '../../src/deploy/deploys';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { reachedRoutines } from './reached-routines';
import type { Start, SuiteNote } from './suites';

/*
 * Runs before each test file: notes what the file starts, because starting things is what takes the time of the lane of
 * the system; and which routines it executes, in a run that asks for it.
 */

/** What a program is that a test starts. */
function kindOf(command: string, args: readonly string[]): Start {
  const name = path.basename(command);
  const line = args.join(' ');
  if (name === 'mysqld' || / --datadir=|mysqld/.test(line)) return 'server';
  if (/chrom/i.test(name)) return 'browser';
  return /sqlopoly\.cjs/.test(line) ? 'process' : 'program';
}

const starts: Partial<Record<Start, number>> = {};
const note = (kind: Start): void => void (starts[kind] = (starts[kind] ?? 0) + 1);
const { spawn } = childProcess;
const before = process.env['TEST_REACH'] ? reachedRoutines() : undefined;

beforeAll(async () => {
  // A test may block this process for longer than a connection waits.
  await before;
  childProcess.spawn = ((command: string, args: readonly string[] = [], options: SpawnOptions = {}) => {
    note(kindOf(command, args));
    return spawn(command, args, options);
  }) as typeof spawn;
  diagnostics.subscribe(DEPLOYS, () => note('deploy'));
});

afterAll(async () => {
  childProcess.spawn = spawn;
  const file = process.env['TEST_SUITE_NOTES'];
  if (!file) return;
  const suite = path.relative(PROGRAM_DIRECTORY, expect.getState().testPath ?? '');
  const reached = before && (await reachedRoutines(await before));
  fs.appendFileSync(file, `${JSON.stringify({ suite, starts, ...(reached && { reached: [...reached.keys()].sort() }) } satisfies SuiteNote)}\n`);
});
