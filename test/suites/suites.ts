import fs from 'node:fs';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';

/** What the last run of each test file took and started: kept in the cache, written by the reporter of jest. */

/** What a test starts that takes time. */
export type Start = 'deploy' | 'server' | 'browser' | 'process' | 'program';

/** What a test file notes of itself. */
export interface SuiteNote {
  /** its path in the checkout */
  suite: string;
  starts: Partial<Record<Start, number>>;
  /** the routines and triggers that it executed, in small letters; in a run that asks for it */
  reached?: string[];
}

/** A test file, as it came out last. */
export interface Suite extends SuiteNote {
  lane: string;
  seconds: number;
  tests: number;
}

/** Where they are kept. */
export function fileOfSuites(): string {
  return path.join(directoriesOf(PROGRAM_DIRECTORY, process.env).cache, 'suites.json');
}

/** @returns those of all runs on this machine; []: there was none */
export function readSuites(file = fileOfSuites()): Suite[] {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Suite[]) : [];
}
