import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { directoriesOf, PROGRAM_DIRECTORY } from '../../src/database/directories';
import { DISPOSABLE } from '../../src/database/server-settings';
import { catalogueVersion } from '../../src/deploy/catalogue-version';
import { databasesOf } from './database';

/** Data of servers with deployed databases, in the cache, from the runs that were the last to make some. */
const PREFIX = 'tests-';
const MOST_KEPT = 3;

/** What a deploy is made by: the data is of no use when any of it has changed. */
const MAKERS = ['src/deploy', 'src/database'];

/** @returns the data for a run of all tests with so many workers; undefined when there is none */
export function findStored(workers: number): string | undefined {
  const place = placeFor(workers);
  if (!fs.existsSync(place)) return undefined;
  // The last to be used are kept.
  fs.utimesSync(place, new Date(), new Date());
  return place;
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
  const { cache } = directoriesOf(PROGRAM_DIRECTORY, process.env);
  const hash = createHash('sha256').update(JSON.stringify([catalogueVersion(), databasesOf(workers), DISPOSABLE, process.env['MYSQLD']]));
  for (const folder of MAKERS) {
    const files = fs.readdirSync(path.join(PROGRAM_DIRECTORY, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
      hash.update(`${file}\n`).update(fs.readFileSync(path.join(PROGRAM_DIRECTORY, folder, file)));
    }
  }
  return path.join(cache, `${PREFIX}${hash.digest('hex').slice(0, 12)}`);
}
