import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../database/directories';
import { readCatalogue } from '../deploy/catalogue';
import { keyOf, linkCatalogue } from '../deploy/link/link';
import { BUILT } from './built.cjs';
import { bundle } from './bundle.cjs';

/** What pages and threads load from files: copied as it is. */
const LOADED = [path.join('web', 'browser'), path.join('web', 'pictures', 'draw.cjs')];

/** The notices of the libraries in the bundle. */
const NOTICES = 'THIRD-PARTY-LICENCES.txt';

/** `npm pack` runs this first (`prepack`): builds dist/, all that a packed program runs. Where it is installed, nothing is built. */
function main(): void {
  const dist = path.join(PROGRAM_DIRECTORY, 'dist');
  // Nothing of an earlier version is packed.
  fs.rmSync(dist, { recursive: true, force: true });
  fs.mkdirSync(dist);
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(dist, name), text);
  const { code, map, inputs } = bundle(PROGRAM_DIRECTORY, path.join('dist', BUILT.program));
  write(BUILT.program, code);
  write(`${BUILT.program}.map`, map);
  write(NOTICES, noticesOf(inputs));
  const catalogue = readCatalogue();
  write(BUILT.version, `${catalogue.version}\n`);
  write(BUILT.linked, JSON.stringify({ key: keyOf(catalogue), objects: linkCatalogue(catalogue).objects }));
  for (const part of LOADED) fs.cpSync(path.join(PROGRAM_DIRECTORY, 'src', part), path.join(dist, part), { recursive: true });
}

/**
 * The licences of bundled libraries, which ask to be passed on.
 * @throws Error when a library has none
 */
function noticesOf(inputs: readonly string[]): string {
  const folders = new Set(inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  return [...folders].sort().map((folder) => noticeOf(path.join(PROGRAM_DIRECTORY, folder))).join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = fs.readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(entry));
  if (file === undefined && license === undefined) throw new Error(`${name} ${version} has no licence, so it must not be bundled.`);
  const text = file === undefined ? `Its package names this licence and has no text of it.\n` : fs.readFileSync(path.join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trimEnd()}\n`;
}

main();
