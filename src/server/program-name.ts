import fs from 'node:fs';
import path from 'node:path';
import { shellWord } from './shell-word';

/** The part of a process that shows how its program was started. */
export interface Started {
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: () => string;
}

/**
 * The name of this program in every hint that shows a command: `sqlopoly` where a link or a global installation put it
 * on the PATH; `npx ./sqlopoly-0.2.0.tgz` where npx runs a packed program that is not installed; else `npx sqlopoly`, which
 * works in the checkout and where the package is installed.
 */
export function programName({ argv, env, cwd }: Started = process): string {
  const file = argv[1] ?? '';
  // npx runs a link, too, and sets this variable.
  if (env['npm_lifecycle_event'] !== 'npx') return path.basename(file) === 'sqlopoly' ? 'sqlopoly' : 'npx sqlopoly';
  const archive = archiveOf(file, cwd);
  return `npx ${archive === undefined ? 'sqlopoly' : shellWord(archive)}`;
}

/**
 * What npx was given, if that is an archive or an address.
 * @param link the program as npx links it, in a folder for what was typed, whose package.json says that
 * @param cwd the current folder
 */
function archiveOf(link: string, cwd: () => string): string | undefined {
  const [folder] = /^.*[\\/]_npx[\\/][^\\/]+(?=[\\/]node_modules[\\/])/.exec(link) ?? [];
  if (folder === undefined) return undefined;
  try {
    const { _npx: asked, dependencies: saved } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as NpxPackage;
    // npm before 11.2 saves only what it has installed: a file relative to that folder, with # as %23.
    const archive = asked ? asked.packages?.find(isArchive) : savedArchive(folder, saved?.['sqlopoly'], cwd);
    // npx executes a file with an absolute path; it was given as --package.
    return archive !== undefined && path.isAbsolute(archive) ? `file:${archive}` : archive;
  } catch {
    // Another program than npx, or another npm.
    return undefined;
  }
}

/** The package.json of the folder in which npx has installed what was typed. */
interface NpxPackage {
  _npx?: { packages?: string[] };
  dependencies?: Record<string, string>;
}

function isArchive(name: string): boolean {
  return /\.t(?:ar\.)?gz$|^[a-z+]{2,}:/i.test(name);
}

/** What to type for a saved dependency, if that is an archive or an address. */
function savedArchive(folder: string, saved = '', cwd: () => string): string | undefined {
  const [, file] = /^file:(.*)$/.exec(saved) ?? [];
  if (file === undefined) return isArchive(saved) ? saved : undefined;
  if (!isArchive(file)) return undefined;
  const typed = path.relative(cwd(), path.resolve(folder, file.replaceAll('%23', '#')));
  return typed.startsWith('..') || path.isAbsolute(typed) ? typed : `./${typed}`;
}
