'use strict';
/*
 * What `npm pack` builds into dist/ (src/launch/build.ts), so that a packed program neither bundles, hashes nor links
 * anything where it is installed. A checkout never reads its dist/, which may be older than its sources.
 */
const fs = require('node:fs');
const path = require('node:path');

/** The files of dist/. */
const BUILT = { program: 'program.js', version: 'version', linked: 'linked.json' };

/**
 * Whether a folder has the sources of the program, instead of what is built of them.
 * @param {string} program its folder
 */
function isCheckout(program) {
  return fs.existsSync(path.join(program, 'src', 'cli', 'main.ts'));
}

/**
 * The path of a built file.
 * @param {string} program the folder of the program
 * @param {keyof typeof BUILT} name
 * @returns {string | undefined} undefined in a checkout
 */
function builtFile(program, name) {
  return isCheckout(program) ? undefined : path.join(program, 'dist', BUILT[name]);
}

module.exports = { BUILT, builtFile, isCheckout };
