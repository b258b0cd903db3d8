import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../server/directories';
import { readCatalogue } from './catalogue';
import { keyOf, linkCatalogue } from './link-catalogue';
import { BUILT } from '../launch/built.cjs';
import { bundle } from '../launch/bundle.cjs';

/** What pages and threads load from files: copied as it is. */
const LOADED = [path.join('page', 'browser'), path.join('league', 'browser'), path.join('page', 'pictures', 'draw.cjs')];

/** The licence of libraries whose package has no file with it, by name: their copyright is in a comment, which is not bundled. */
const LICENCES: Readonly<Record<string, string>> = {
  'qrcode-generator': `Copyright (c) 2009 Kazuhiko Arase

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
};

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
 * @throws Error when a library has neither a file with one nor a text in LICENCES
 */
function noticesOf(inputs: readonly string[]): string {
  const folders = new Set(inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  return [...folders].sort().map((folder) => noticeOf(path.join(PROGRAM_DIRECTORY, folder))).join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = fs.readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(entry));
  const text = file === undefined ? LICENCES[name ?? ''] : fs.readFileSync(path.join(folder, file), 'utf8');
  if (text === undefined) throw new Error(`${name} ${version} (${license}) has no file with its licence, so it must not be bundled without a text in src/deploy/build.ts.`);
  return `${name} ${version} (${license})\n\n${text.trimEnd()}\n`;
}

main();
