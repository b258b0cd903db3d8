import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CHECKOUT, readCatalogue } from '../../src/deploy/catalogue';
import { RECORDS } from '../../src/deploy/link-catalogue';

/** The linker is a program for itself: it knows nothing of what it links. */

const LINKER = 'src/linker';

interface Line {
  /** `file:line` */
  place: string;
  text: string;
}

const FILES = fs.readdirSync(path.join(CHECKOUT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|cjs)$/.test(file))
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .map((name) => ({ name, text: fs.readFileSync(path.join(CHECKOUT, name), 'utf8') }));
const isOfLinker = (name: string): boolean => name.startsWith(`${LINKER}/`);

/** The files that files import, as paths from the checkout; packages, and what is built into Node.js, are left out. */
function importsOf(files: typeof FILES): (Line & { target: string })[] {
  return files.flatMap(({ name, text }) =>
    ts.preProcessFile(text).importedFiles.filter(({ fileName }) => fileName.startsWith('.')).map(({ fileName, pos }) => ({
      place: `${name}:${text.slice(0, pos).split('\n').length}`,
      text: `imports ${fileName}`,
      target: path.posix.join(path.posix.dirname(name), fileName),
    })),
  );
}

function shown(lines: readonly Line[]): string[] {
  return lines.map(({ place, text }) => `${place} ${text}`);
}

test('the linker imports nothing from outside its folder', () => {
  const imports = importsOf(FILES.filter(({ name }) => isOfLinker(name)));
  expect(imports.length).toBeGreaterThan(60);
  expect(shown(imports.filter(({ target }) => !isOfLinker(target)))).toEqual([]);
});

test('the rest of the program imports only its index', () => {
  const imports = importsOf(FILES.filter(({ name }) => !isOfLinker(name))).filter(({ target }) => isOfLinker(`${target}/`));
  expect(imports.length).toBeGreaterThan(4);
  expect(shown(imports.filter(({ target }) => target !== LINKER))).toEqual([]);
});

test('the linker names no routine, view, table, column or variable of the game', () => {
  const { objects, migrations } = readCatalogue();
  const tables = migrations.flatMap(({ sql }) => [...sql.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, name = '']) => name));
  const columns = migrations.flatMap(({ sql }) => [...sql.matchAll(/^ {2}(\w+) [A-Z]/gm)].map(([, name = '']) => name));
  // A name of one word may be a word of English, too.
  const names = new Set([...objects.map(({ name }) => name), ...tables, ...columns].filter((name) => /\w_\w|[a-z][A-Z]/.test(name)));
  const words = /^(game|games|player|players|dice|bot|bots|league|edition|editions|gamemanager|sqlopoly|refuse|ruleset)$/i;
  const isOurs = (word: string): boolean => names.has(word) || words.test(word) || RECORDS.some(({ prefix }) => word.startsWith(prefix));
  expect(names.size).toBeGreaterThan(500);
  const found = FILES.filter(({ name }) => isOfLinker(name)).flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (line.match(/\w+/g) ?? []).filter(isOurs).map((word) => ({ place: `${name}:${index + 1}`, text: `names ${word}` }))),
  );
  expect(shown(found)).toEqual([]);
});
