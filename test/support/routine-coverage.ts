import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { readCatalogue } from '../../src/deploy/catalogue';
import { GameConnection } from '../../src/client/connection';
import { addressOf, DATABASE_PREFIX } from './database';
import { executedIn, keptExecuted } from './executed-routines';

/*
 * Every routine and trigger is executed by some test, of one lane or the other. Each lane notes in the cache what it has
 * executed; the second to run with the same SQL and the same tests checks that nothing is missing.
 */

export type Lane = 'rules' | 'system';

/** What a lane has executed, in small letters. */
interface Executed {
  /** of the SQL and of the tests */
  version: string;
  names: string[];
}

/**
 * After a run of a whole lane: notes what it has executed, and checks the routines if the other lane has run with the same SQL and tests.
 * @param folder where it is noted; default: the cache
 * @returns a line for people
 * @throws Error with the routines that no test of either lane has executed
 */
export async function checkRoutineCoverage(lane: Lane, folder = directoriesOf(PROGRAM_DIRECTORY, process.env).cache): Promise<string> {
  const root = await GameConnection.open(addressOf(''));
  const names = [...new Set([...(await executedIn(root, `${DATABASE_PREFIX.replaceAll('_', '\\_')}%`)), ...(await keptExecuted(root))])].sort();
  await root.close();
  const { version: sqlVersion, objects } = readCatalogue();
  const version = `${sqlVersion}.${hashOfTests()}`;
  const routines = objects.filter(({ type }) => type !== 'VIEW').map(({ name }) => name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(folder, lane), JSON.stringify({ version, names } satisfies Executed));
  return judge(lane, version, routines, names, read(folder, lane === 'rules' ? 'system' : 'rules'));
}

/**
 * Compares the routines with what both lanes have executed.
 * @param other what the other lane has; undefined: it has not run
 * @returns a line for people
 * @throws Error
 */
export function judge(lane: Lane, version: string, routines: readonly string[], names: readonly string[], other: Executed | undefined): string {
  const isComplete = other?.version === version;
  const executed = new Set([...names, ...(isComplete ? other.names : [])]);
  const missing = routines.filter((name) => !executed.has(name.toLowerCase()));
  if (missing.length === 0) return 'Routine coverage: 100%';
  if (isComplete) throw new Error(`No test executed: ${missing.join(', ')}`);
  return `Routine coverage: ${missing.length} of ${routines.length} routines are left to ${lane === 'rules' ? 'npm run test:system' : 'npm test'}, which has not run with this version.`;
}

/** @returns twelve hexadecimal digits that differ when any file of the tests does */
function hashOfTests(): string {
  const root = path.join(PROGRAM_DIRECTORY, 'test');
  const hash = createHash('sha256');
  for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(root, name);
    if (fs.statSync(file).isFile()) hash.update(`${name}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

function fileOf(folder: string, lane: Lane): string {
  return path.join(folder, `executed-by-${lane}.json`);
}

function read(folder: string, lane: Lane): Executed | undefined {
  const file = fileOf(folder, lane);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Executed) : undefined;
}
