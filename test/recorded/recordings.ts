import fs from 'node:fs';
import path from 'node:path';

/** The files of the recorded games. */
export const FILES = fs.readdirSync(__dirname).filter((file) => file.endsWith('.txt')).sort();

/** The list of those that show everything that any of them shows; cover.ts writes it. */
export const COVER = 'cover.json';

/** The text of a file. */
export function read(file: string): string {
  return fs.readFileSync(path.join(__dirname, file), 'utf8');
}

/** The games of the cover. */
export function readCover(): string[] {
  return JSON.parse(read(COVER)) as string[];
}

/** The games that a run plays again: those of the cover; all of them with `RECORDED=all`, before a release. */
export function filesToReplay(): string[] {
  return process.env['RECORDED'] === 'all' ? FILES : readCover();
}
