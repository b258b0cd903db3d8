import fs from 'node:fs';
import path from 'node:path';
import { hasServer, isInstalled, PROGRAM_DIRECTORY } from './directories';

/** Whether nobody but this user, or the administrator, can have written a file. A missing one is not trusted. */
export function isTrusted(file: string, user = process.getuid?.()): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && (user === undefined || user === 0 || stat.uid === user || stat.uid === 0);
}

/** What makes a folder somebody's project. */
const MARKS = ['.env', 'package.json'];

/**
 * The folder whose `.env` is read and whose private server is used. A checkout of this program is its own project, wherever
 * it is called from. A program that npm installed belongs to where the person works: the nearest folder, from the current
 * one upwards, with a `.env` or package.json of theirs or with a server that was set up there, else the current one.
 * @param program the folder of the program
 * @param current the current folder
 */
export function projectDirectory(program = PROGRAM_DIRECTORY, current = process.cwd(), env = process.env): string {
  if (!isInstalled(program)) return program;
  for (let folder = current; ; folder = path.dirname(folder)) {
    if (MARKS.some((name) => isTrusted(path.join(folder, name))) || hasServer(folder, env)) return folder;
    if (folder === path.dirname(folder)) return current;
  }
}
