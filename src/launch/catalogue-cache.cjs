'use strict';
/*
 * What is made from the rules. A packed program has it in dist/; a checkout caches it until the SQL, or the code that
 * makes it, changes.
 */
const fs = require('node:fs');
const path = require('node:path');
const { builtFile } = require('./built.cjs');
const { below, fingerprintsOf, readCached, writeCached } = require('./compile-cache.cjs');

const VERSION = 'version';
const LINKED = 'linked';

/** The SQL, the version of the package, and the code that reads and links them. */
const SOURCES = ['migrations', 'procedures', 'seeds', 'package.json', path.join('src', 'deploy'), path.join('src', 'linker')];

/**
 * The version that was built or cached.
 * @param {string} program the folder of the program
 * @returns {string | undefined} undefined when there is none, or something has changed since
 */
function cachedVersion(program) {
  const built = builtFile(program, VERSION);
  if (built !== undefined && fs.existsSync(built)) return fs.readFileSync(built, 'utf8').trim();
  const value = readCached(program, VERSION)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Computes the version and caches it.
 * @param {string} program the folder of the program
 * @param {() => string} compute reads all the SQL
 * @returns {string}
 */
function computeVersion(program, compute) {
  const seen = fingerprintsOf(program, below(program, SOURCES));
  const version = compute();
  writeCached(program, VERSION, seen, () => version);
  return version;
}

/**
 * The linked objects, with the key of the sources that they were made from.
 * @typedef {{ key?: unknown, objects?: unknown }} Linked
 */

/**
 * What linking makes of the sources of a program, built or cached.
 * @param {string} program the folder of the program
 * @param {string} key of the sources
 * @param {() => object} link
 * @returns {unknown} what `link` returns now, or returned for the same key and code
 */
function linksOf(program, key, link) {
  const built = builtFile(program, LINKED);
  const found = /** @type {Linked | undefined} */ (
    built !== undefined && fs.existsSync(built) ? JSON.parse(fs.readFileSync(built, 'utf8')) : readCached(program, LINKED)?.value
  );
  if (found?.key === key) return found.objects;
  const seen = fingerprintsOf(program, below(program, SOURCES));
  const objects = link();
  writeCached(program, LINKED, seen, () => ({ key, objects }));
  return objects;
}

module.exports = { cachedVersion, computeVersion, linksOf };
