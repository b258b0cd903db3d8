import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/server/directories';
import { DISPOSABLE } from '../../src/server/server-settings';
import { catalogueVersion } from '../../src/deploy/catalogue-version';
import { databasesOf } from './database';

/** Data of servers with deployed databases, in the cache, from the runs that were the last to make some. */
const PREFIX = 'tests-';
const MOST_KEPT = 3;

/** What a deploy is made by: the data is of no use when any of it has changed. */
const MAKERS = ['src/deploy', 'src/server', 'migrations', 'seeds'];

/** @returns the data for a run of all tests with so many workers; undefined when there is none */
export function findStored(workers: number): string | undefined {
  const place = placeFor(workers);
  if (!fs.existsSync(place)) return undefined;
  // The last to be used are kept.
  fs.utimesSync(place, new Date(), new Date());
  return place;
}

/**
 * @returns the newest data of another version, for a run of single files: where only routines or views have changed, deploying
 *   them takes a tenth of the time of a deploy; undefined when there is none
 */
export function findSimilar(workers: number): string | undefined {
  const { folder, makers } = namesFor(workers);
  const similar = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.startsWith(`${PREFIX}${makers}-`)) : [];
  const [newest] = similar.map((name) => path.join(folder, name)).sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs);
  return newest;
}

/**
 * Keeps data for the next run, instead of the oldest that is kept.
 * @param store ends the server and moves its data
 * @returns where it is now
 */
export async function keepStored(workers: number, store: (place: string) => Promise<void>): Promise<string> {
  const place = placeFor(workers);
  const folder = path.dirname(place);
  const timeOf = (name: string): number => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = fs.readdirSync(folder).filter((name) => name.startsWith(PREFIX)).sort((a, b) => timeOf(b) - timeOf(a));
  for (const name of old.slice(MOST_KEPT - 1)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  await store(place).catch((error: unknown) => {
    // Another run may have kept the same.
    if (!fs.existsSync(place)) throw error;
  });
  return place;
}

function placeFor(workers: number): string {
  const { folder, makers } = namesFor(workers);
  const version = createHash('sha256').update(catalogueVersion()).digest('hex').slice(0, 12);
  return path.join(folder, `${PREFIX}${makers}-${version}`);
}

/** Where data are kept, and a name for everything that they are made by but the routines and views. */
function namesFor(workers: number): { folder: string; makers: string } {
  const { TEST_UNLINKED, MYSQLD } = process.env;
  const hash = createHash('sha256').update(JSON.stringify([databasesOf(workers), DISPOSABLE, TEST_UNLINKED, MYSQLD]));
  for (const folder of MAKERS) {
    const names = fs.readdirSync(path.join(PROGRAM_DIRECTORY, folder), { recursive: true, encoding: 'utf8' }).sort();
    const files = names.map((name) => path.join(PROGRAM_DIRECTORY, folder, name)).filter((file) => fs.statSync(file).isFile());
    for (const file of files) hash.update(`${path.basename(file)}\n`).update(fs.readFileSync(file));
  }
  return { folder: directoriesOf(PROGRAM_DIRECTORY, process.env).cache, makers: hash.digest('hex').slice(0, 8) };
}
