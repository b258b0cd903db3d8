'use strict';
/*
 * Runs the program: src/cli/main.ts and what it imports, the libraries included, made one file by
 * esbuild. The file is kept, with V8's compiled code beside it, until a source, a library or what is
 * installed changes; where nothing can be kept, it is made for each start. Nothing of esbuild is
 * loaded when there is a file.
 */
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { writeAtOnce } = require('./cache-folders.cjs');
const { below, look, recall, remember } = require('./remembered.cjs');
const { mapStackTraces } = require('./stack-traces.cjs');

/** What is remembered under this name: a KeptBundle. */
const NAME = 'program';
const ENTRY = path.join('src', 'cli', 'main.ts');

/** Libraries that are not part of the bundle: most commands do without. */
const EXTERNAL = ['esbuild', 'knex'];

/** What says which libraries are installed. */
const INSTALLED = ['package.json', 'package-lock.json', path.join('node_modules', '.package-lock.json')];

/**
 * @typedef {object} KeptBundle
 * @property {string} file its name
 * @property {number} length of its text
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
 * The bundle that an earlier start has kept.
 * @param {string} checkout
 * @returns {Bundle | undefined} undefined when there is none, or something has changed since
 */
function findBundle(checkout) {
  const found = recall(checkout, NAME);
  if (!found) return undefined;
  try {
    const { file, length } = /** @type {KeptBundle} */ (found.value);
    const name = path.join(found.folder, file);
    // Only ASCII, which is read fastest.
    const code = fs.readFileSync(name, 'latin1');
    if (code.length !== length) return undefined;
    return { code, name, readMap: () => fs.readFileSync(`${name}.map`, 'utf8'), isKept: true };
  } catch {
    // Another start has just made a newer one.
    return undefined;
  }
}

/**
 * The code with what is not ASCII escaped. What esbuild leaves of it stands in regular expressions.
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Makes the bundle, and keeps it if it can.
 * @param {string} checkout its dependencies are installed
 * @returns {Bundle}
 */
function makeBundle(checkout) {
  const sources = [...INSTALLED, ...below(checkout, ['src'])];
  const seen = look(checkout, sources);
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
    // An import() of what is not in the bundle is a require().
    supported: { 'dynamic-import': false },
    external: EXTERNAL,
    tsconfigRaw: {},
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    // Half as much to read; short lines, for the one that Node.js shows of an error.
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
  // The libraries were read already, but what is newer than this is not remembered at all.
  remember(checkout, NAME, { ...look(checkout, [...libraries, ...externals]), ...seen }, (folder) => {
    const before = fs.readdirSync(folder).filter((old) => old.startsWith(`${NAME}-`));
    writeAtOnce(path.join(folder, `${file}.map`), map);
    writeAtOnce(path.join(folder, file), code);
    // Whoever is about to read one of them makes one anew.
    for (const old of before) fs.rmSync(path.join(folder, old), { force: true });
    bundle.name = path.join(folder, file);
    bundle.isKept = true;
    return { file, length: code.length };
  });
  return bundle;
}

/**
 * Loads the program of a bundle.
 * @param {string} checkout
 * @param {Bundle} bundle
 * @param {string} command what it is to be used for; V8 keeps the code of each
 * @returns {Program}
 */
function loadProgram(checkout, { code, name, readMap, isKept }, command) {
  mapStackTraces(name, checkout, readMap);
  const compiled = isKept ? readCompiled(name) : undefined;
  const script = new vm.Script(code, { filename: name, ...(compiled ? { cachedData: compiled.data } : {}) });
  const known = compiled && !script.cachedDataRejected ? compiled.commands : [];
  if (isKept && !known.includes(command)) {
    process.once('exit', (status) => {
      // What was refused has not come far.
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
 * V8's code for a bundle, and the commands that have been run with it, whose functions it has.
 * @typedef {object} Compiled
 * @property {string[]} commands
 * @property {Buffer} data
 */

/**
 * @param {string} name of the bundle's file
 * @returns {Compiled | undefined}
 */
function readCompiled(name) {
  try {
    const content = fs.readFileSync(`${name}.v8`);
    const end = content.indexOf('\n');
    const [length, ...commands] = content.toString('utf8', 0, end).split(' ');
    const data = content.subarray(end + 1);
    return data.length === Number(length) ? { commands, data } : undefined;
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
    writeAtOnce(`${name}.v8`, Buffer.concat([Buffer.from(`${[data.length, ...commands].join(' ')}\n`), data]));
  } catch {
    // It is only faster with it.
  }
}

module.exports = { findBundle, makeBundle, loadProgram };
