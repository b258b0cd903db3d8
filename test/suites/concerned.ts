import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../src/deploy/catalogue';
import { type Reach, reaches } from './reach';

/** A test file that a change concerns. */
export interface Concerned {
  file: string;
  /** for people */
  why: string;
  /** how near it is: 0 is the test itself; a test of the same room is nearer by a half */
  distance: number;
}

/** Test files of documentation, which any page may concern. */
const OF_DOCUMENTATION = /^test\/(documentation\/(?!.*\.system\.)|tidy\/tidy)/;

/** Test files in which a browser shows the page, and what draws it. */
const OF_THE_PAGE = /^test\/web\//;

/** Where the sources of each folder are tested; the first that fits counts. */
const TESTED_IN: readonly (readonly [source: RegExp, test: RegExp])[] = [
  [/^src\/page\//, /^test\/web\//], [/^src\/cli\//, /^test\/cli\//], [/^src\/terminal\//, /^test\/cli\/(play|window)/], [/^src\/league\//, /league/],
  [/^src\/client\//, /^test\/client\//], [/^src\/deploy\/(rights|roles)\./, /^test\/accounts\//], [/^src\/deploy\//, /^test\/(schema|unit\/deploy)\//], [/^src\/server\//, /^test\/(database|cluster)\//],
  [/^src\/linker\//, /^test\/linker\//],
];

/** All test files, with their texts. */
export function testFiles(): Map<string, string> {
  const names = fs.readdirSync(path.join(CHECKOUT, 'test'), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.test.ts') && !name.split(path.sep).includes('node_modules')).map((name) => `test/${name.split(path.sep).join('/')}`);
  return new Map(files.sort().map((file) => [file, fs.readFileSync(path.join(CHECKOUT, file), 'utf8')]));
}

/** The views that read a view or call a routine, through whatever others, and it itself. */
function dependentViews(name: string): string[] {
  const folder = path.join(CHECKOUT, 'procedures');
  const texts = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql')).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const views = texts.flatMap((text) => {
    const [, view] = /^CREATE VIEW (\w+)/.exec(text) ?? [];
    return view === undefined ? [] : [{ view, text }];
  });
  const found = [name];
  for (const one of found) {
    const uses = new RegExp(`\\b${one}\\b`);
    for (const { view, text } of views) if (!found.includes(view) && uses.test(text)) found.push(view);
  }
  return found;
}

/** The words of a name: `pass_tiles`, `pass-tiles.test.ts` and `passTiles` have the same. */
function wordsOf(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(/[^a-z]+/).join(' ');
}

/** What a test of a routine would name: the refusals that it raises, the rules that it reads, and the sections that its comment says they are from. */
function termsOf(file: string): string[] {
  const place = path.join(CHECKOUT, file);
  const sql = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  // Some routines return a refusal, `token: sentence`.
  const refusals = [...sql.matchAll(/\brefuse\(\s*'(\w+)'|'([a-z_]+): /g)].map(([, raised, returned]) => raised ?? returned ?? '');
  const rules = [...sql.matchAll(/\br\.(\w+_\w+)/g)].map(([, rule]) => rule ?? '').filter((rule) => !/_id$/.test(rule));
  const [, sections = ''] = /^ *\* Rule +: (.*?)(?=^ *\*(?:\/| \w+ +:))/ms.exec(sql) ?? [];
  return [...new Set([...refusals, ...rules, ...[...sections.matchAll(/\b[A-Z]\d+\b/g)].map(([section]) => section)])];
}

/** Those that a routine, trigger or view concerns. */
function byObject(file: string, reach: Reach | undefined, tests: ReadonlyMap<string, string>): Concerned[] {
  const name = path.basename(file, '.sql');
  const terms = termsOf(file);
  const room = path.basename(path.dirname(file));
  const names = dependentViews(name);
  const mentions = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const isOfRoom = (test: string): boolean => test.startsWith(`test/unit/${room}/`);
  const found = [...tests].flatMap(([test, text]) => {
    const isNamed = wordsOf(path.basename(test, '.test.ts')).startsWith(wordsOf(name)) || new RegExp(`\\b${name}\\b`).test(text);
    if (isNamed) return [{ file: test, why: `names ${name}`, distance: 1 }];
    const isReached = reaches(reach, test, name.toLowerCase());
    const term = terms.find((one) => new RegExp(`\\b${one}\\b`).test(text));
    if (term !== undefined && (isReached || !reach)) return [{ file: test, why: `names ${term}`, distance: 2 }];
    if (isReached && isOfRoom(test)) return [{ file: test, why: `executes ${name}`, distance: 3 }];
    if (mentions.test(text)) return [{ file: test, why: `reads a view that depends on ${name}`, distance: 4 }];
    if (isReached) return [{ file: test, why: `executes ${name}`, distance: 5 }];
    return !reach && isOfRoom(test) ? [{ file: test, why: `is about ${room}`, distance: 3 }] : [];
  });
  return found.map((one) => (isOfRoom(one.file) ? { ...one, distance: one.distance - 0.5 } : one));
}

/** Those whose path says so. */
function byPath(pattern: RegExp, why: string, tests: ReadonlyMap<string, string>, distance: number): Concerned[] {
  return [...tests.keys()].filter((test) => pattern.test(test)).map((file) => ({ file, why, distance }));
}

/** Those that a change of one file concerns, but for what imports it. */
function concernedByOne(file: string, reach: Reach | undefined, tests: ReadonlyMap<string, string>): Concerned[] {
  if (tests.has(file)) return [{ file, why: 'changed', distance: 0 }];
  if (/^procedures\/.*\.sql$/.test(file)) return byObject(file, reach, tests);
  if (/^(docs\/|README|CONTRIBUTING|CHANGELOG)/.test(file)) return byPath(OF_DOCUMENTATION, 'documentation', tests, 1);
  if (/^src\/(page|league)\/browser\//.test(file)) return byPath(OF_THE_PAGE, 'the page', tests, 2);
  if (/^(seeds|migrations)\//.test(file)) return byPath(/^test\/(unit|scenario|schema)\/(?!.*\.system\.)/, 'the tables', tests, 4);
  return [];
}

/**
 * The test files that changed files concern, the nearest first: the test itself, what names a routine or view, what names a
 * refusal, rule or section of it, what tests its room, what reads a view that depends on it, what executes it or imports it.
 * @param importersOf which test files import files of TypeScript, through whatever others
 * @param secondsOf how long a test file takes: of those that are equally near, the quickest comes first
 */
export function concernedBy(
  changed: readonly string[], reach: Reach | undefined, tests: ReadonlyMap<string, string>, importersOf: (files: readonly string[]) => string[], secondsOf: (file: string) => number,
): Concerned[] {
  const code = changed.filter((file) => /^(src|test)\/.*\.(tsx?|cjs)$/.test(file) && !tests.has(file));
  const imported = importersOf(code).map((file) => {
    const isNear = code.some((one) => wordsOf(path.basename(file, '.test.ts')).startsWith(wordsOf(path.basename(one).replace(/\..*$/, ''))));
    const isOfFolder = code.some((one) => TESTED_IN.find(([source]) => source.test(one))?.[1].test(file));
    return { file, why: 'imports it', distance: isNear ? 1 : isOfFolder ? 3 : 5 };
  });
  const all = [...changed.flatMap((file) => concernedByOne(file, reach, tests)), ...imported].sort((one, other) => one.distance - other.distance);
  const nearest = new Map<string, Concerned>();
  for (const one of all) if (!nearest.has(one.file)) nearest.set(one.file, one);
  return [...nearest.values()].sort((one, other) => one.distance - other.distance || secondsOf(one.file) - secondsOf(other.file));
}
