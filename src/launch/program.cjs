'use strict';
/*
 * Runs the program: one file with everything that it imports, libraries included (bundle.cjs). A packed program has it in
 * dist/. In a checkout it is cached until a source, a library or the list of installed packages changes; without a
 * writable cache each start bundles it again. V8's compiled code is cached in both.
 */
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { builtFile } = require('./built.cjs');
const { cacheFolders, digestOf, readCachedFile, writeAtomically, writeCachedFile } = require('./cache-folders.cjs');
const { below, fingerprintsOf, makeDirectories, readCached, writeCached } = require('./compile-cache.cjs');
const { mapStackTraces } = require('./stack-traces.cjs');

/** The name of the cached value, a KeptBundle. */
const NAME = 'program';

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
 * @property {string} base the folder that the sources in the map are relative to
 * @property {string} entry the file that its modules take themselves for; __dirname is the folder of that
 * @property {() => boolean} isCurrent whether the file still has this bundle, and not a newer one
 * @property {string} [compiled] the file for V8's compiled code; undefined: it is not cached
 */

/**
 * What src/cli/main.ts exports.
 * @typedef {{ main: (args: readonly string[]) => Promise<number> }} Program
 */

/**
 * The bundle that `npm pack` built, or an earlier start cached.
 * @param {string} program the folder of the program
 * @returns {Bundle | undefined} undefined in a checkout where there is none or it is damaged, or something has changed since
 * @throws {Error} when that of a packed program cannot be read
 */
function findBundle(program) {
  const built = builtFile(program, 'program');
  return built === undefined ? findCachedBundle(program) : readBuiltBundle(program, built);
}

/**
 * @param {string} program the folder of the program
 * @param {string} name of the bundle's file
 * @returns {Bundle}
 */
function readBuiltBundle(program, name) {
  const content = fs.readFileSync(name);
  const digest = digestOf(content);
  const [folder] = cacheFolders(program);
  return {
    code: content.toString('latin1'),
    name,
    readMap: () => fs.readFileSync(`${name}.map`, 'utf8'),
    base: path.dirname(name),
    entry: path.join(program, 'dist', 'cli', 'main.js'),
    // npm installs another version into the same folder.
    isCurrent: () => digestOf(fs.readFileSync(name)) === digest,
    // V8 does not notice compiled code of another bundle that is as long.
    ...(folder ? { compiled: path.join(folder, `${NAME}-${digest}.v8`) } : {}),
  };
}

/**
 * @param {string} checkout
 * @returns {Bundle | undefined}
 */
function findCachedBundle(checkout) {
  const found = readCached(checkout, NAME);
  if (!found) return undefined;
  try {
    const { file, digest } = /** @type {KeptBundle} */ (found.value);
    const name = path.join(found.folder, file);
    // The bundle is pure ASCII, and latin1 decodes fastest.
    const content = fs.readFileSync(name);
    if (digestOf(content) !== digest) return undefined;
    const readMap = () => fs.readFileSync(`${name}.map`, 'utf8');
    return { code: content.toString('latin1'), name, readMap, ...placesIn(checkout), isCurrent: () => fs.existsSync(name), compiled: `${name}.v8` };
  } catch {
    // Another start has just replaced it.
    return undefined;
  }
}

/**
 * The folder that the sources of a cached bundle are relative to, and its entry.
 * @param {string} checkout
 */
function placesIn(checkout) {
  return { base: checkout, entry: path.join(checkout, 'src', 'cli', 'main.ts') };
}

/**
 * Makes the bundle and caches it if possible.
 * @param {string} checkout its dependencies must be installed
 * @returns {Bundle}
 */
function makeBundle(checkout) {
  const sources = [...INSTALLED, ...below(checkout, ['src'])];
  const seen = fingerprintsOf(checkout, sources);
  // Loaded only here, with esbuild: a packed program has neither.
  const { bundle: makeCode, EXTERNAL } = require('./bundle.cjs');
  const { code, map, inputs } = makeCode(checkout, 'bundle.js');
  const libraries = inputs.filter((file) => !(file in seen));
  const externals = EXTERNAL.map((name) => path.join('node_modules', name, 'package.json'));
  const file = `${NAME}-${Date.now().toString(36)}-${process.pid}.js`;
  /** @type {Bundle} */
  const bundle = { code, name: path.join(checkout, file), readMap: () => map, ...placesIn(checkout), isCurrent: () => fs.existsSync(bundle.name) };
  // The libraries were read before their fingerprints are taken; but one that changed just now prevents caching anyway.
  writeCached(checkout, NAME, { ...fingerprintsOf(checkout, [...libraries, ...externals]), ...seen }, (folder) => {
    const before = filesOfProgram(folder);
    writeAtomically(path.join(folder, `${file}.map`), map);
    writeAtomically(path.join(folder, file), code);
    // A start that is about to read an old bundle finds none and makes its own.
    for (const old of before) fs.rmSync(path.join(folder, old), { force: true });
    bundle.name = path.join(folder, file);
    bundle.compiled = `${bundle.name}.v8`;
    return { file, digest: digestOf(Buffer.from(code, 'latin1')) };
  });
  return bundle;
}

/**
 * The names of the cached bundles and their compiled code.
 * @param {string} folder
 */
function filesOfProgram(folder) {
  return fs.readdirSync(folder).filter((name) => name.startsWith(`${NAME}-`));
}

/**
 * Loads the program of a bundle.
 * @param {Bundle} bundle
 * @param {string} command the one to run; V8's compiled code is cached for each
 * @returns {Program}
 */
function loadProgram({ code, name, readMap, base, entry, isCurrent, compiled: file }, command) {
  mapStackTraces(name, base, readMap);
  const compiled = file === undefined ? undefined : readCompiled(file);
  const script = new vm.Script(code, { filename: name, ...(compiled ? { cachedData: compiled.data } : {}) });
  const known = compiled && !script.cachedDataRejected ? compiled.commands : [];
  if (file !== undefined && !known.includes(command)) {
    process.once('exit', (status) => {
      // A command that failed may not have compiled all of its functions.
      if (status === 0) writeCompiled(file, isCurrent, () => ({ commands: [...known, command], data: script.createCachedData() }));
    });
  }
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
 * @param {string} file
 * @returns {Compiled | undefined}
 */
function readCompiled(file) {
  try {
    const content = readCachedFile(file);
    if (!content) return undefined;
    const end = content.indexOf('\n');
    return { commands: content.toString('utf8', 0, end).split(' '), data: content.subarray(end + 1) };
  } catch {
    return undefined;
  }
}

/**
 * Writes V8's compiled code, and removes that of older bundles. A program that ran for long may be the older one itself.
 * @param {string} file
 * @param {() => boolean} isCurrent
 * @param {() => Compiled} compile
 */
function writeCompiled(file, isCurrent, compile) {
  try {
    if (!isCurrent()) return;
    const { commands, data } = compile();
    const [folder, own] = [path.dirname(file), path.basename(file, '.v8')];
    makeDirectories(folder);
    writeCachedFile(file, Buffer.concat([Buffer.from(`${commands.join(' ')}\n`), data]));
    const others = filesOfProgram(folder).filter((name) => name.endsWith('.v8') && !name.startsWith(own));
    for (const old of others) fs.rmSync(path.join(folder, old), { force: true });
  } catch {
    // The cache only makes the next start faster.
  }
}

module.exports = { findBundle, makeBundle, loadProgram };
