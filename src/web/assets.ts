import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../database/directories';
import { SHEET_STYLE } from '../league/sheet-page';

/** A file that browsers load and may keep. */
export interface Asset {
  body: string;
  type: string;
}

const BROWSER = path.join(PROGRAM_DIRECTORY, 'src', 'web', 'browser');
const SCRIPT = 'text/javascript; charset=utf-8';

/** By the names that pages know, where each comes from. */
const SOURCES: Readonly<Record<string, { type: string; read: () => string }>> = {
  // In one: htmx looks at the page as soon as it is there, and would not wait for what it is extended by.
  'htmx.js': { type: SCRIPT, read: () => ['htmx.min.js', 'ext/hx-sse.min.js'].map((name) => fromPackage(`htmx.org/dist/${name}`)).join('\n') },
  'page.js': { type: SCRIPT, read: () => own('page.js') },
  'cards.js': { type: SCRIPT, read: () => own('cards.js') },
  'builder.js': { type: SCRIPT, read: () => own('builder.js') },
  'settings.js': { type: SCRIPT, read: () => own('settings.js') },
  'music.js': { type: SCRIPT, read: () => own('music.js') },
  'sounds.js': { type: SCRIPT, read: () => own('sounds.js') },
  'fairness.js': { type: SCRIPT, read: () => own('fairness.js') },
  'page.css': { type: 'text/css; charset=utf-8', read: () => own('page.css') },
  'league.js': { type: SCRIPT, read: () => own('league.js') },
  'sheet.css': { type: 'text/css; charset=utf-8', read: () => SHEET_STYLE },
  'icon.svg': { type: 'image/svg+xml', read: () => own('icon.svg') },
};

const assets = new Map<string, Asset & { version: string }>();

/** The file of that name; undefined: there is none. */
export function readAsset(name: string): (Asset & { version: string }) | undefined {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
  if (!source) return undefined;
  const known = assets.get(name);
  if (known) return known;
  const body = source.read();
  const asset = { body, type: source.type, version: createHash('sha256').update(body).digest('hex').slice(0, 12) };
  assets.set(name, asset);
  return asset;
}

/** Its address, which is another one when it has changed. */
export function assetPath(name: string): string {
  return `/assets/${readAsset(name)?.version ?? '0'}/${name}`;
}

function own(name: string): string {
  return fs.readFileSync(path.join(BROWSER, name), 'utf8');
}

function fromPackage(name: string): string {
  const required = createRequire(path.join(PROGRAM_DIRECTORY, 'package.json'));
  // What it exports does not name these files.
  return fs.readFileSync(path.join(path.dirname(required.resolve('htmx.org/package.json')), '..', name), 'utf8');
}
