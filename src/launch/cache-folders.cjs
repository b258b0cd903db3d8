'use strict';
/*
 * The folders of the cache between starts: in the checkout or, when that is not writable, in the user's
 * own cache. A packed program writes nothing into its own folder. Cached files may vanish at any time, and a
 * damaged one counts as missing.
 */
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const { isCheckout } = require('./built.cjs');

/**
 * The cache folders of a program, best first; they need not exist.
 * @param {string} program its folder
 * @returns {string[]}
 */
function cacheFolders(program) {
  const inCheckout = isCheckout(program) ? [path.join(program, 'node_modules', '.cache', 'sqlopoly')] : [];
  const home = process.env['HOME'];
  const ofUser = process.env['XDG_CACHE_HOME'] || (home ? path.join(home, '.cache') : undefined);
  if (!ofUser || !path.isAbsolute(ofUser)) return inCheckout;
  return [...inCheckout, path.join(ofUser, 'sqlopoly', 'start', encodeURIComponent(program).slice(-200))];
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

/**
 * The digest of what a cached file contains, which shows damage. A CRC takes a fifth of the time of a SHA-256 and of
 * loading node:crypto, at every start.
 * @param {Uint8Array} content
 */
function digestOf(content) {
  // Node.js before 20.15 has no crc32.
  if (typeof zlib.crc32 === 'function') return zlib.crc32(content).toString(16);
  return require('node:crypto').createHash('sha256').update(content).digest('base64url');
}

/**
 * Writes a cached file atomically, with a first line that has its digest.
 * @param {string} file
 * @param {Uint8Array} content
 * @throws {Error} when it cannot be written
 */
function writeCachedFile(file, content) {
  writeAtomically(file, Buffer.concat([Buffer.from(`${digestOf(content)}\n`), content]));
}

/**
 * Reads what writeCachedFile wrote.
 * @param {string} file
 * @returns {Buffer | undefined} undefined when the content is not what was written
 * @throws {Error} when it cannot be read
 */
function readCachedFile(file) {
  const whole = fs.readFileSync(file);
  const end = whole.indexOf('\n');
  const content = whole.subarray(end + 1);
  return whole.toString('latin1', 0, end) === digestOf(content) ? content : undefined;
}

module.exports = { cacheFolders, digestOf, readCachedFile, writeAtomically, writeCachedFile };
