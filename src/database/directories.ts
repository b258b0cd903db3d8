import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import envPaths from 'env-paths';

/**
 * The folder that holds this program: the default checkout. Elsewhere there is no __dirname: in the
 * bundle that runs, all modules have one, two folders below the checkout.
 */
export const PROGRAM_DIRECTORY = path.resolve(__dirname, '../..');

/** Where the things of one checkout are kept on this machine. */
export interface Directories {
  /** the checkout, its symbolic links resolved */
  checkout: string;
  /** the fetched server and templates; shared by all checkouts */
  cache: string;
  /** data, socket, log and credentials of this checkout's own server */
  server: string;
  /** a short name for this checkout's server, unique on this machine */
  key: string;
}

/**
 * Says where things are kept; creates nothing.
 * `SQLOPOLY_HOME` moves everything, `SQLOPOLY_MYSQL_CACHE` the fetched server alone.
 */
export function directoriesOf(checkout: string, env: NodeJS.ProcessEnv): Directories {
  const realCheckout = fs.realpathSync(checkout);
  const defaults = envPaths('sqlopoly', { suffix: '' });
  const home = env['SQLOPOLY_HOME'] ? path.resolve(env['SQLOPOLY_HOME']) : defaults.data;
  const defaultCache = env['SQLOPOLY_HOME'] ? path.join(home, 'mysql') : path.join(defaults.cache, 'mysql');
  const hash = createHash('sha256').update(realCheckout).digest('hex').slice(0, 8);
  const name = path.basename(realCheckout).replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40);
  const key = `${name}-${hash}`;
  return {
    checkout: realCheckout,
    cache: env['SQLOPOLY_MYSQL_CACHE'] ? path.resolve(env['SQLOPOLY_MYSQL_CACHE']) : defaultCache,
    server: path.join(home, 'servers', key),
    key,
  };
}

/**
 * Makes a folder, and the missing ones above it, that only this user can enter.
 * Throws when it exists and belongs to someone else or is a symbolic link.
 */
export function makePrivateDirectory(directory: string): void {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stat = fs.lstatSync(directory);
  const user = process.getuid?.();
  if (!stat.isDirectory() || (user !== undefined && stat.uid !== user)) {
    throw new Error(`${directory} is not a folder of this user.`);
  }
  if ((stat.mode & 0o077) !== 0) fs.chmodSync(directory, 0o700);
}

/** Replaces a file at once, readable by this user only: after a power cut it is the old one or the new one. */
export function writePrivateFile(file: string, text: string): void {
  const partial = `${file}.${process.pid}`;
  fs.rmSync(partial, { force: true });
  fs.writeFileSync(partial, text, { mode: 0o600, flush: true });
  fs.renameSync(partial, file);
}
