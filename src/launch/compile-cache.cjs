'use strict';
/*
 * A cache of values that are computed from files. A value is valid until one of its files changes, which
 * shows in the file's times and size; a file that was added or removed shows in those of its folder.
 */
const fs = require('node:fs');
const path = require('node:path');
const { cacheFolders, readCachedFile, writeCachedFile } = require('./cache-folders.cjs');

/** Milliseconds within which a file can change twice and keep its times: the resolution of the coarsest file system. */
const TIME_RESOLUTION = 2_000;

/**
 * A cached value.
 * @typedef {object} Cached
 * @property {string} folder where it was found
 * @property {unknown} value
 */

/**
 * The times and size of each file, as a short text by path.
 * @typedef {Record<string, string>} Fingerprints
 */

/**
 * @param {string} checkout
 * @param {string} file relative to the checkout
 */
function fingerprintOf(checkout, file) {
  const stat = fs.statSync(path.join(checkout, file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size}` : '';
}

/**
 * The present fingerprints of files. Take them before you read the files.
 * @param {string} checkout
 * @param {readonly string[]} files files and folders, relative to the checkout; they may be missing
 * @returns {Fingerprints}
 */
function fingerprintsOf(checkout, files) {
  return Object.fromEntries(files.map((file) => [file, fingerprintOf(checkout, file)]));
}

/**
 * Whether a file has changed so recently that its next change might not show in its times.
 * @param {Fingerprints} seen
 */
function isFresh(seen) {
  const times = Object.values(seen).flatMap((text) => text.split(' ').slice(0, 2).map(Number));
  return Math.max(0, ...times) > Date.now() - TIME_RESOLUTION;
}

/**
 * Reads a value from the cache.
 * @param {string} checkout
 * @param {string} name
 * @returns {Cached | undefined} undefined when it is missing or damaged, or one of its files has changed
 */
function readCached(checkout, name) {
  for (const folder of cacheFolders(checkout)) {
    try {
      const content = readCachedFile(path.join(folder, name));
      if (!content) continue;
      const { value, files } = /** @type {{ value: unknown, files: Fingerprints }} */ (JSON.parse(content.toString()));
      let isSame = true;
      for (const file in files) isSame &&= fingerprintOf(checkout, file) === files[file];
      if (isSame) return { folder, value };
    } catch {
      // Nothing is cached here, or it is no longer readable.
    }
  }
  return undefined;
}

/**
 * Makes a folder that is missing, and the missing ones above it. The recursive `mkdirSync` never returns below /proc.
 * @param {string} folder
 */
function makeDirectories(folder) {
  if (fs.existsSync(folder)) return;
  makeDirectories(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
}

/**
 * Caches a value, unless its files are so new that it could go stale unnoticed.
 * @param {string} checkout
 * @param {string} name
 * @param {Fingerprints} seen of its files, taken before they were read
 * @param {(folder: string) => unknown} store may write more files into the folder; returns the value
 */
function writeCached(checkout, name, seen, store) {
  if (isFresh(seen)) return;
  for (const folder of cacheFolders(checkout)) {
    try {
      makeDirectories(folder);
      const value = store(folder);
      writeCachedFile(path.join(folder, name), Buffer.from(JSON.stringify({ value, files: seen })));
      return;
    } catch {
      // Read-only or full: try the next folder, or do without.
    }
  }
}

/**
 * The given files and folders, and everything below the folders.
 * @param {string} checkout
 * @param {readonly string[]} paths relative to the checkout; they may be missing
 * @returns {string[]} relative to the checkout
 */
function below(checkout, paths) {
  return paths.flatMap((name) => {
    const place = path.join(checkout, name);
    if (!fs.statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [name];
    return [name, ...below(checkout, fs.readdirSync(place).map((entry) => path.join(name, entry)))];
  });
}

module.exports = { below, fingerprintsOf, makeDirectories, readCached, writeCached };
