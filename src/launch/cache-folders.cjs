'use strict';
/*
 * The folders of the cache between starts: in the checkout or, when that is not writable, in the user's
 * own cache. Cached files may vanish at any time.
 */
const fs = require('node:fs');
const path = require('node:path');

/**
 * The cache folders of a checkout, best first; they need not exist.
 * @param {string} checkout
 * @returns {string[]}
 */
function cacheFolders(checkout) {
  const inCheckout = path.join(checkout, 'node_modules', '.cache', 'sqlopoly');
  const home = process.env['HOME'];
  const ofUser = process.env['XDG_CACHE_HOME'] || (home ? path.join(home, '.cache') : undefined);
  if (!ofUser || !path.isAbsolute(ofUser)) return [inCheckout];
  return [inCheckout, path.join(ofUser, 'sqlopoly', 'start', encodeURIComponent(checkout).slice(-200))];
}

/**
 * Writes a file atomically: nobody ever sees a part of it, not even after a power cut.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @throws {Error} when it cannot be written
 */
function writeAtomically(file, content) {
  const partial = `${file}.${process.pid}.part`;
  try {
    fs.writeFileSync(partial, content, { mode: 0o600, flush: true });
    fs.renameSync(partial, file);
  } catch (error) {
    fs.rmSync(partial, { force: true });
    throw error;
  }
}

module.exports = { cacheFolders, writeAtomically };
