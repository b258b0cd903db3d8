'use strict';
/* Caches what is made of the rules until the SQL, or the code that makes it, changes. */
const path = require('node:path');
const { below, fingerprintsOf, readCached, writeCached } = require('./compile-cache.cjs');

const VERSION = 'version';
const LINKED = 'linked';

/** The SQL, the version of the package, and the code that reads and links them. */
const SOURCES = ['migrations', 'procedures', 'seeds', 'package.json', path.join('src', 'deploy')];

/**
 * The cached version; undefined when there is none, or something has changed since.
 * @param {string} checkout
 * @returns {string | undefined}
 */
function cachedVersion(checkout) {
  const value = readCached(checkout, VERSION)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Computes the version and caches it.
 * @param {string} checkout
 * @param {() => string} compute reads all the SQL
 * @returns {string}
 */
function computeVersion(checkout, compute) {
  const seen = fingerprintsOf(checkout, below(checkout, SOURCES));
  const version = compute();
  writeCached(checkout, VERSION, seen, () => version);
  return version;
}

/**
 * What linking makes of the sources of a checkout, cached.
 * @param {string} checkout
 * @param {string} key of the sources
 * @param {() => object} link
 * @returns {unknown} what `link` returns now, or returned for the same key and code
 */
function linksOf(checkout, key, link) {
  const kept = /** @type {{ key?: unknown, objects?: unknown } | undefined} */ (readCached(checkout, LINKED)?.value);
  if (kept?.key === key) return kept.objects;
  const seen = fingerprintsOf(checkout, below(checkout, SOURCES));
  const objects = link();
  writeCached(checkout, LINKED, seen, () => ({ key, objects }));
  return objects;
}

module.exports = { cachedVersion, computeVersion, linksOf };
