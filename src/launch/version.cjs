'use strict';
/* Caches the version of the rules until the SQL, or the code that computes the version, changes. */
const path = require('node:path');
const { below, fingerprintsOf, readCached, writeCached } = require('./compile-cache.cjs');

const NAME = 'version';

/** The SQL, the version of the package, and the code that reads them. */
const SOURCES = ['migrations', 'procedures', 'seeds', 'package.json', path.join('src', 'deploy')];

/**
 * The cached version; undefined when there is none, or something has changed since.
 * @param {string} checkout
 * @returns {string | undefined}
 */
function cachedVersion(checkout) {
  const value = readCached(checkout, NAME)?.value;
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
  writeCached(checkout, NAME, seen, () => version);
  return version;
}

module.exports = { cachedVersion, computeVersion };
