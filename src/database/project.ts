import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from './directories';

/** What makes a folder somebody's project. */
const MARKS = ['.env', 'package.json'];

/**
 * The folder whose `.env` is read and whose private server is used. A checkout of this program is its own project, wherever
 * it is called from. A program that npm installed belongs to where the person works: the nearest folder, from the current
 * one upwards, with `.env` or package.json, else the current one.
 * @param program the folder of the program
 * @param current the current folder
 */
export function projectDirectory(program = PROGRAM_DIRECTORY, current = process.cwd()): string {
  if (!program.split(path.sep).includes('node_modules')) return program;
  for (let folder = current; ; folder = path.dirname(folder)) {
    if (MARKS.some((name) => fs.existsSync(path.join(folder, name)))) return folder;
    if (folder === path.dirname(folder)) return current;
  }
}
