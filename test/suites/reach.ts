import fs from 'node:fs';
import path from 'node:path';

/** Which routines each test file executes, and how long it takes. */
export interface Reach {
  /** in small letters */
  routines: string[];
  /** by its path */
  files: Record<string, {
    seconds: number;
    /** a bit for each routine, the first one lowest, in hexadecimal */
    reaches: string;
  }>;
}

/** Where it is kept; write-reach.ts writes it. */
export const REACH_FILE = path.join(__dirname, 'reach.json');

/** @returns undefined: reach.json has not been written */
export function readReach(): Reach | undefined {
  return fs.existsSync(REACH_FILE) ? (JSON.parse(fs.readFileSync(REACH_FILE, 'utf8')) as Reach) : undefined;
}

/** Whether a test file executes a routine. */
export function reaches(reach: Reach | undefined, file: string, routine: string): boolean {
  if (!reach) return false;
  const { routines, files } = reach;
  const bit = routines.indexOf(routine);
  const bits = files[file]?.reaches;
  if (bit < 0 || bits === undefined) return false;
  return ((BigInt(`0x${bits}`) >> BigInt(bit)) & 1n) === 1n;
}
