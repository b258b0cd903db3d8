import fs from 'node:fs';
import path from 'node:path';
import { shellWord } from './database/shell-word';

/** The part of a process that shows how its program was started. */
export interface Started {
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * The name of this program in every hint that shows a command: `sqlopoly` where a link or a global installation put it
 * on the PATH; `npx ./sqlopoly-0.2.0.tgz` where npx runs a packed program that is not installed; else `npx sqlopoly`, which
 * works in the checkout and where the package is installed.
 */
export function programName({ argv, env }: Started = process): string {
  const file = argv[1] ?? '';
  // npx runs a link, too, and sets this variable.
  if (env['npm_lifecycle_event'] !== 'npx') return path.basename(file) === 'sqlopoly' ? 'sqlopoly' : 'npx sqlopoly';
  const archive = archiveOf(file);
  return `npx ${archive === undefined ? 'sqlopoly' : shellWord(archive)}`;
}

/**
 * What npx was given, if that is an archive or an address.
 * @param link the program as npx links it, in a folder for what was typed, whose package.json says that
 */
function archiveOf(link: string): string | undefined {
  const [folder] = /^.*[\\/]_npx[\\/][^\\/]+(?=[\\/]node_modules[\\/])/.exec(link) ?? [];
  if (folder === undefined) return undefined;
  try {
    const { _npx: asked } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { _npx?: { packages?: string[] } };
    const archive = asked?.packages?.find((name) => /\.t(?:ar\.)?gz$|^[a-z+]{2,}:/i.test(name));
    // npx executes a file with an absolute path; it was given as --package.
    return archive !== undefined && path.isAbsolute(archive) ? `file:${archive}` : archive;
  } catch {
    // Another npm, which notes nothing, or elsewhere.
    return undefined;
  }
}
