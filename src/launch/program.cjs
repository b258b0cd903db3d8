'use strict';
/*
 * Runs the program: src/cli/main.ts with everything that it imports, libraries included, as one file
 * that esbuild bundles. The bundle and V8's compiled code are cached until a source, a library
 * or the list of installed packages changes; without a writable cache each start bundles it again. esbuild
 * is only loaded to make a bundle.
 */
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { digestOf, readCachedFile, writeAtomically, writeCachedFile } = require('./cache-folders.cjs');
const { below, fingerprintsOf, readCached, writeCached } = require('./compile-cache.cjs');
const { mapStackTraces } = require('./stack-traces.cjs');

/** The name of the cached value, a KeptBundle. */
const NAME = 'program';
const ENTRY = path.join('src', 'cli', 'main.ts');

/** Libraries that are not bundled, because most commands do without them. */
const EXTERNAL = ['esbuild', 'knex'];

/** The files that say which libraries are installed. */
const INSTALLED = ['package.json', 'package-lock.json', path.join('node_modules', '.package-lock.json')];

/**
 * @typedef {object} KeptBundle
 * @property {string} file its name
 * @property {string} digest of its content
 */

/**
 * A bundle, as text or in a file.
 * @typedef {object} Bundle
 * @property {string} code
 * @property {string} name of its file, which need not exist
 * @property {() => string} readMap
 * @property {boolean} isKept whether its file exists
 */

/**
 * What src/cli/main.ts exports.
 * @typedef {{ main: (args: readonly string[]) => Promise<number> }} Program
 */

/**
 * The bundle that an earlier start cached.
 * @param {string} checkout
 * @returns {Bundle | undefined} undefined when there is none or it is damaged, or something has changed since
 */
function findBundle(checkout) {
  const found = readCached(checkout, NAME);
  if (!found) return undefined;
  try {
    const { file, digest } = /** @type {KeptBundle} */ (found.value);
    const name = path.join(found.folder, file);
    // The bundle is pure ASCII, and latin1 decodes fastest.
    const content = fs.readFileSync(name);
    if (digestOf(content) !== digest) return undefined;
    return { code: content.toString('latin1'), name, readMap: () => fs.readFileSync(`${name}.map`, 'utf8'), isKept: true };
  } catch {
    // Another start has just replaced it.
    return undefined;
  }
}

/**
 * Escapes everything that is not ASCII. esbuild leaves such characters in regular expressions only.
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Makes the bundle and caches it if possible.
 * @param {string} checkout its dependencies must be installed
 * @returns {Bundle}
 */
function makeBundle(checkout) {
  const sources = [...INSTALLED, ...below(checkout, ['src'])];
  const seen = fingerprintsOf(checkout, sources);
  /** @type {typeof import('esbuild')} */
  const esbuild = require('esbuild');
  const { outputFiles, metafile } = esbuild.buildSync({
    absWorkingDir: checkout,
    entryPoints: [ENTRY],
    outfile: 'bundle.js',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Turns an import() of an external library into a require().
    supported: { 'dynamic-import': false },
    external: EXTERNAL,
    tsconfigRaw: {},
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    // Half the size to read; short lines, because Node.js prints the line of an error.
    minifyWhitespace: true,
    lineLimit: 160,
    banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
    footer: { js: '})' },
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const [code, map] = [inAscii(textOf('.js')), textOf('.map')];
  const libraries = Object.keys(metafile.inputs).filter((file) => !(file in seen));
  const externals = EXTERNAL.map((name) => path.join('node_modules', name, 'package.json'));
  const file = `${NAME}-${Date.now().toString(36)}-${process.pid}.js`;
  /** @type {Bundle} */
  const bundle = { code, name: path.join(checkout, file), readMap: () => map, isKept: false };
  // The libraries were read before their fingerprints are taken; but one that changed just now prevents caching anyway.
  writeCached(checkout, NAME, { ...fingerprintsOf(checkout, [...libraries, ...externals]), ...seen }, (folder) => {
    const before = fs.readdirSync(folder).filter((old) => old.startsWith(`${NAME}-`));
    writeAtomically(path.join(folder, `${file}.map`), map);
    writeAtomically(path.join(folder, file), code);
    // A start that is about to read an old bundle finds none and makes its own.
    for (const old of before) fs.rmSync(path.join(folder, old), { force: true });
    bundle.name = path.join(folder, file);
    bundle.isKept = true;
    return { file, digest: digestOf(Buffer.from(code, 'latin1')) };
  });
  return bundle;
}

/**
 * Loads the program of a bundle.
 * @param {string} checkout
 * @param {Bundle} bundle
 * @param {string} command the one to run; V8's compiled code is cached for each
 * @returns {Program}
 */
function loadProgram(checkout, { code, name, readMap, isKept }, command) {
  mapStackTraces(name, checkout, readMap);
  const compiled = isKept ? readCompiled(name) : undefined;
  const script = new vm.Script(code, { filename: name, ...(compiled ? { cachedData: compiled.data } : {}) });
  const known = compiled && !script.cachedDataRejected ? compiled.commands : [];
  if (isKept && !known.includes(command)) {
    process.once('exit', (status) => {
      // A command that failed may not have compiled all of its functions.
      if (status === 0) writeCompiled(name, { commands: [...known, command], data: script.createCachedData() });
    });
  }
  const entry = path.join(checkout, ENTRY);
  const module = { exports: /** @type {Program} */ ({}) };
  const { createRequire } = require('node:module');
  script.runInThisContext()(module.exports, createRequire(entry), module, entry, path.dirname(entry));
  return module.exports;
}

/**
 * V8's compiled code of a bundle, and the commands whose functions it contains.
 * @typedef {object} Compiled
 * @property {string[]} commands
 * @property {Buffer} data
 */

/**
 * Reads V8's compiled code. V8 itself executes whatever it is given, and crashes if that is damaged.
 * @param {string} name of the bundle's file
 * @returns {Compiled | undefined}
 */
function readCompiled(name) {
  try {
    const content = readCachedFile(`${name}.v8`);
    if (!content) return undefined;
    const end = content.indexOf('\n');
    return { commands: content.toString('utf8', 0, end).split(' '), data: content.subarray(end + 1) };
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name of the bundle's file
 * @param {Compiled} compiled
 */
function writeCompiled(name, { commands, data }) {
  try {
    writeCachedFile(`${name}.v8`, Buffer.concat([Buffer.from(`${commands.join(' ')}\n`), data]));
  } catch {
    // The cache only makes the next start faster.
  }
}

module.exports = { findBundle, makeBundle, loadProgram };
