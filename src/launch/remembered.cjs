'use strict';
/*
 * Values that follow from files, remembered until one of the files changes. Whether one has is seen
 * from its times and its size, and for a folder, in which files come and go, from the folder's own.
 */
const fs = require('node:fs');
const path = require('node:path');
const { cacheFolders, writeAtOnce } = require('./cache-folders.cjs');

/** Milliseconds in which a file may change twice and keep its times: the coarsest clock of a file system. */
const CLOCK = 2_000;

/**
 * A value and what it follows from.
 * @typedef {object} Remembered
 * @property {string} folder where it was found
 * @property {unknown} value
 */

/**
 * The look of files at one time: a short text for each path.
 * @typedef {Record<string, string>} Look
 */

/**
 * @param {string} checkout
 * @param {string} file relative to the checkout
 */
function lookOf(checkout, file) {
  const stat = fs.statSync(path.join(checkout, file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size}` : '';
}

/**
 * What files look like now. To be taken before they are read.
 * @param {string} checkout
 * @param {readonly string[]} files files and folders, relative to the checkout; they may be missing
 * @returns {Look}
 */
function look(checkout, files) {
  return Object.fromEntries(files.map((file) => [file, lookOf(checkout, file)]));
}

/**
 * Whether a file has changed so lately that its next change might not show in its times.
 * @param {Look} seen
 */
function isFresh(seen) {
  const times = Object.values(seen).flatMap((text) => text.split(' ').slice(0, 2).map(Number));
  return Math.max(0, ...times) > Date.now() - CLOCK;
}

/**
 * Finds a value whose files have not changed since.
 * @param {string} checkout
 * @param {string} name
 * @returns {Remembered | undefined}
 */
function recall(checkout, name) {
  for (const folder of cacheFolders(checkout)) {
    try {
      const text = fs.readFileSync(path.join(folder, `${name}.json`), 'utf8');
      const { value, files } = /** @type {{ value: unknown, files: Look }} */ (JSON.parse(text));
      let isSame = true;
      for (const file in files) isSame &&= lookOf(checkout, file) === files[file];
      if (isSame) return { folder, value };
    } catch {
      // Nothing was remembered here, or it is no longer readable.
    }
  }
  return undefined;
}

/**
 * Remembers a value, unless its files are so new that it could go stale unnoticed.
 * @param {string} checkout
 * @param {string} name
 * @param {Look} seen what its files looked like before they were read
 * @param {(folder: string) => unknown} store may keep more in the folder, and returns the value
 */
function remember(checkout, name, seen, store) {
  if (isFresh(seen)) return;
  for (const folder of cacheFolders(checkout)) {
    try {
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
      const value = store(folder);
      writeAtOnce(path.join(folder, `${name}.json`), JSON.stringify({ value, files: seen }));
      return;
    } catch {
      // Read-only, or full: the next folder, or without.
    }
  }
}

/**
 * Files, folders, and what is below the folders.
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

module.exports = { below, look, recall, remember };
