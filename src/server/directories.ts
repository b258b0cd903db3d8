import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import envPaths from 'env-paths';

/**
 * The folder of this program: the default checkout, or the package that npm installed. No other file uses __dirname: in
 * the bundle all modules share one, two folders below this.
 */
export const PROGRAM_DIRECTORY = path.resolve(__dirname, '../..');

/** The folder of this program's code, with what browsers and threads load: src/ of a checkout, dist/ of a package. */
export const CODE_DIRECTORY = path.resolve(__dirname, '..');

/** The folders of one checkout on this machine. */
export interface Directories {
  /** the checkout, with symbolic links resolved */
  checkout: string;
  /** the downloaded server and templates; shared by all checkouts */
  cache: string;
  /** data, socket, log and credentials of this checkout's own server */
  server: string;
  /** the game that this checkout has chosen, one file per database */
  choices: string;
  /** a short name for this checkout's server, unique on this machine */
  key: string;
}

/**
 * The folders of a checkout, or of the folder in which somebody works with an installed program; creates nothing.
 * `SQLOPOLY_HOME` moves all of them, `SQLOPOLY_MYSQL_CACHE` only the downloaded server.
 */
export function directoriesOf(checkout: string, env: NodeJS.ProcessEnv): Directories {
  const defaults = envPaths('sqlopoly', { suffix: '' });
  const home = env['SQLOPOLY_HOME'] ? path.resolve(env['SQLOPOLY_HOME']) : defaults.data;
  const defaultCache = env['SQLOPOLY_HOME'] ? path.join(home, 'mysql') : path.join(defaults.cache, 'mysql');
  const real = fs.realpathSync(checkout);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 8);
  const name = path.basename(real).replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40);
  const key = `${name}-${hash}`;
  return {
    checkout: real,
    cache: env['SQLOPOLY_MYSQL_CACHE'] ? path.resolve(env['SQLOPOLY_MYSQL_CACHE']) : defaultCache,
    server: path.join(home, 'servers', key),
    choices: path.join(home, 'choices', key),
    key,
  };
}

/**
 * Makes a folder that only this user can enter, and the missing ones above it.
 * @throws Error when it exists and belongs to another user or is a symbolic link
 */
export function makePrivateDirectory(directory: string): void {
  makeDirectories(directory);
  const stat = fs.lstatSync(directory);
  const user = process.getuid?.();
  if (!stat.isDirectory() || (user !== undefined && stat.uid !== user)) {
    throw new Error(`${directory} is not a folder that belongs to this user; remove it, or set SQLOPOLY_HOME to another folder.`);
  }
  if ((stat.mode & 0o077) !== 0) fs.chmodSync(directory, 0o700);
}

/**
 * Makes a folder that is missing, and the missing ones above it. The recursive `mkdirSync` of Node.js never returns where
 * none can be made, such as below /proc.
 */
export function makeDirectories(directory: string): void {
  if (fs.existsSync(directory)) return;
  makeDirectories(path.dirname(directory));
  try {
    fs.mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Replaces a file atomically, readable by this user only: after a power cut it is either the old one or the new one. */
export function writePrivateFile(file: string, text: string): void {
  const partial = `${file}.${process.pid}`;
  fs.rmSync(partial, { force: true });
  fs.writeFileSync(partial, text, { mode: 0o600, flush: true });
  fs.renameSync(partial, file);
}
