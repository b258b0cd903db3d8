import fs from 'node:fs';
import path from 'node:path';
import { isCheckout } from '../launch/built.cjs';
import { directoriesOf, PROGRAM_DIRECTORY } from './directories';
import { hasServer } from './server-record';

/** What makes a folder somebody's project. */
const MARKS = ['.env', 'package.json'];

/**
 * The folder whose `.env` is read and whose private server is used. A checkout of this program is its own project, wherever
 * it is called from. A program that npm installed belongs to where the person works: the nearest folder, from the current
 * one upwards, with a `.env` or package.json of theirs or with a server that was set up there, else the current one. The
 * current folder with a `.env` is the project, even if that is refused then (withDotenv), so that it is not passed over.
 * @param program the folder of the program
 * @param current the current folder
 * @param user the id of this user; undefined on Windows
 */
export function projectDirectory(program = PROGRAM_DIRECTORY, current = process.cwd(), env = process.env, user = process.getuid?.()): string {
  if (isCheckout(program)) return program;
  if (statOf(path.join(current, '.env'))) return current;
  for (let folder = current; ; folder = path.dirname(folder)) {
    const marks = MARKS.map((name) => statOf(path.join(folder, name)));
    const isAny = user === 0 && folder === current;
    if (marks.some((mark) => mark && (isAny || isOwn(mark, user))) || isServed(folder, env)) return folder;
    if (folder === path.dirname(folder)) return current;
  }
}

/** Whether a server was set up for this very folder. */
function isServed(folder: string, env: NodeJS.ProcessEnv): boolean {
  try {
    return hasServer(directoriesOf(folder, env).server);
  } catch {
    // Its real path is in a folder of others.
    return false;
  }
}

/** Whether a project is a folder above the current one, found by an installed program: others may write there. */
export function isAbove(project: string, program = PROGRAM_DIRECTORY, current = process.cwd()): boolean {
  return !isCheckout(program) && project !== current;
}

/**
 * Why a `.env` must not be read: somebody else can have written it. The administrator reads that of any user, but only
 * where they work.
 * @param above whether it is in a folder above the current one
 * @param user the id of this user; undefined on Windows
 * @returns undefined when it is this user's or the administrator's, or missing
 */
export function whyUntrusted(file: string, above: boolean, user = process.getuid?.()): string | undefined {
  if (user === undefined || (user === 0 && !above)) return undefined;
  const entry = statOf(file);
  const target = entry?.isSymbolicLink() ? statOf(file, fs.statSync) : entry;
  if (![entry, target].every((stat) => !stat || isOwn(stat, user))) return 'it belongs to another user';
  return above && target && (target.mode & 0o022) !== 0 ? `others can write it (chmod go-w ${path.basename(file)})` : undefined;
}

/** Whether this user, or the administrator, made a file. */
function isOwn({ uid }: fs.Stats, user: number | undefined): boolean {
  return user === undefined || uid === user || uid === 0;
}

/** What is known about a file; undefined when that is nothing, because it is missing or in a folder of others. */
export function statOf(file: string, stat: (file: string) => fs.Stats = fs.lstatSync): fs.Stats | undefined {
  try {
    return stat(file);
  } catch {
    return undefined;
  }
}
