import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CODE_DIRECTORY, PROGRAM_DIRECTORY } from '../server/directories';
import { iconSheet } from './icons';

/** A file that browsers load and may cache. */
export interface Asset {
  body: string | Buffer<ArrayBuffer>;
  type: string;
  /** the body as gzip; undefined: it would not be smaller */
  gzip?: Buffer<ArrayBuffer> | undefined;
}

const BROWSER = path.join(CODE_DIRECTORY, 'page', 'browser');
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** The style sheets of all pages, sent as one; the general ones come first. */
const STYLES = ['design.css', 'board.css', 'lobby.css', 'page.css', 'screens.css', 'builder.css', 'table.css', 'sql.css'] as const;

/** The scripts of pages, each sent by itself. */
const SCRIPTS = [
  'scheme.js', 'page.js', 'cards.js', 'lobby.js', 'waiting.js', 'presence.js', 'talk.js', 'sql.js', 'builder.js', 'moments.js', 'past.js', 'table.js', 'settings.js', 'music.js', 'sounds.js', 'fairness.js',
];

/** The modules of playback, which import each other: `playback.js` is the one that pages load. They have one version, so that a browser never mixes two. */
const MODULES = ['playback.js', 'announcer.js', 'missed.js', 'money.js', 'pace.js', 'pieces.js', 'queue.js', 'shown.js', 'step.js'];

/** The modules that a script imports, directly or not; undefined: it is not a module. */
export function importsOf(script: string): readonly string[] | undefined {
  return script === MODULES[0] ? MODULES.slice(1) : undefined;
}

interface Source {
  type: string;
  read: () => Asset['body'];
  /** what its version is a hash of; default: its content */
  hashed?: () => string;
}

/** Where each asset comes from, by the name that pages use. */
const SOURCES: Record<string, Source> = {
  // One file: htmx processes the page as soon as it is loaded and would not wait for its extension.
  'htmx.js': { type: SCRIPT, read: () => ['htmx.min.js', 'ext/hx-sse.min.js'].map((name) => fromPackage('htmx.org', `dist/${name}`).toString()).join('\n') },
  ...Object.fromEntries(SCRIPTS.map((name) => [name, { type: SCRIPT, read: () => own(name) }])),
  ...Object.fromEntries(MODULES.map((name) => [name, { type: SCRIPT, read: () => playbackModule(name), hashed: () => MODULES.map(playbackModule).join('\n') }])),
  'page.css': { type: STYLE, read: () => STYLES.map((name) => own(name)).join('\n').replace('figtree.woff2', assetPath('figtree.woff2')) },
  'figtree.woff2': { type: 'font/woff2', read: () => fromPackage('@fontsource-variable/figtree', 'files/figtree-latin-wght-normal.woff2') },
  'icons.svg': { type: 'image/svg+xml', read: iconSheet },
  'icon.svg': { type: 'image/svg+xml', read: () => own('icon.svg') },
};

const assets = new Map<string, Asset & { version: string }>();

/** Adds the scripts and style sheets of another folder of src, which its pages load besides those of all pages. */
export function addAssets(folder: string, names: readonly string[]): void {
  for (const name of names) {
    SOURCES[name] = { type: name.endsWith('.css') ? STYLE : SCRIPT, read: () => fs.readFileSync(path.join(CODE_DIRECTORY, folder, 'browser', name), 'utf8') };
  }
}

/** The asset of that name; undefined: there is none. */
export function readAsset(name: string): (Asset & { version: string }) | undefined {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
  if (!source) return undefined;
  const known = assets.get(name);
  if (known) return known;
  const body = source.read();
  const gzip = source.type.startsWith('font/') ? undefined : gzipSync(body);
  const asset = { body, gzip, type: source.type, version: createHash('sha256').update(source.hashed?.() ?? body).digest('hex').slice(0, 12) };
  assets.set(name, asset);
  return asset;
}

/** The address of an asset. It changes with the content. */
export function assetPath(name: string): string {
  return `/assets/${readAsset(name)?.version ?? '0'}/${name}`;
}

function own(name: string): string {
  return fs.readFileSync(path.join(BROWSER, name), 'utf8');
}

function playbackModule(name: string): string {
  return own(path.join('playback', name));
}

/** A file of a library, by its path inside the package. */
function fromPackage(library: string, name: string): Buffer<ArrayBuffer> {
  const required = createRequire(path.join(PROGRAM_DIRECTORY, 'package.json'));
  // The package's exports need not name this file.
  return fs.readFileSync(path.join(path.dirname(required.resolve(`${library}/package.json`)), name));
}
