'use strict';
/*
 * What `npm pack` builds into dist/ (src/deploy/build.ts), so that a packed program neither bundles, hashes nor links
 * anything where it is installed. A checkout never reads its dist/, which may be older than its sources.
 */
const fs = require('node:fs');
const path = require('node:path');

/** The files of dist/. */
const BUILT = { program: 'program.js', version: 'version', linked: 'linked.json' };

/**
 * Whether a folder has the sources of the program, instead of what is built from them.
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

/**
 * Why a packed program cannot run. Installed from git, or packed with --ignore-scripts, it has neither sources nor what
 * is built from them.
 * @param {string} program the folder of the program
 * @returns {string | undefined} undefined in a checkout, or when it was built
 */
function whyNotBuilt(program) {
  if (isCheckout(program)) return undefined;
  const advice = 'Run `npm pack` in a checkout, without --ignore-scripts, and install the archive that it makes; or use the checkout.';
  const missing = Object.values(BUILT).map((name) => path.join(program, 'dist', name)).find((file) => !fs.existsSync(file));
  if (missing !== undefined) return `This package of sqlopoly was not built: it has no ${missing}. ${advice}`;
  const built = fs.readFileSync(path.join(program, 'dist', BUILT.version), 'utf8').trim();
  const { version } = JSON.parse(fs.readFileSync(path.join(program, 'package.json'), 'utf8'));
  return built.startsWith(`${version}+`) ? undefined : `This package of sqlopoly is version ${version}, but ${built} was built into it. ${advice}`;
}

module.exports = { BUILT, builtFile, isCheckout, whyNotBuilt };
