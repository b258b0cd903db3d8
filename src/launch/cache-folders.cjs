'use strict';
/*
 * Where what a start has worked out is kept for the next: in the checkout, else, when that cannot be
 * written to, in the user's own cache. What is there may vanish at any time.
 */
const fs = require('node:fs');
const path = require('node:path');

/**
 * The folders of a checkout, best first; they need not exist.
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
 * Writes a file at once: nobody ever sees a part of it, not even after a power cut.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @throws {Error} when the disk does not take it
 */
function writeAtOnce(file, content) {
  const partial = `${file}.${process.pid}.part`;
  try {
    fs.writeFileSync(partial, content, { mode: 0o600, flush: true });
    fs.renameSync(partial, file);
  } catch (error) {
    fs.rmSync(partial, { force: true });
    throw error;
  }
}

module.exports = { cacheFolders, writeAtOnce };
