'use strict';
/*
 * Bundles the program with esbuild: src/cli/main.ts with everything that it imports, libraries included, as one file.
 * A checkout does so at a start after a change, `npm pack` once.
 */
const path = require('node:path');

const ENTRY = path.join('src', 'cli', 'main.ts');

/** Libraries that are not bundled, because most commands do without them. */
const EXTERNAL = ['knex'];

/**
 * @typedef {object} Bundled
 * @property {string} code a function of `exports`, `require`, `module`, `__filename` and `__dirname`; pure ASCII
 * @property {string} map its source map; the sources are relative to its folder
 * @property {string[]} inputs every file that went into it, relative to the checkout
 */

/**
 * Escapes everything that is not ASCII. esbuild leaves such characters in regular expressions only.
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Makes the bundle.
 * @param {string} checkout its dependencies must be installed
 * @param {string} outfile where it will be, relative to the checkout; nothing is written
 * @returns {Bundled}
 * @throws {Error} when a source cannot be parsed, or an import is missing
 */
function bundle(checkout, outfile) {
  /** @type {typeof import('esbuild')} */
  const esbuild = require('esbuild');
  const { outputFiles, metafile } = esbuild.buildSync({
    absWorkingDir: checkout,
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Turns an import() of an external library into a require().
    supported: { 'dynamic-import': false },
    external: EXTERNAL,
    // As a module, from which esbuild takes the icons that are used; there are 7,000.
    alias: { '@mdi/js': '@mdi/js/mdi.js' },
    tsconfigRaw: {},
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    // Half the size to read; short lines, because Node.js prints the line of an error.
    minifyWhitespace: true,
    lineLimit: 160,
    banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
    footer: { js: '})' },
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { code: inAscii(textOf('.js')), map: textOf('.map'), inputs: Object.keys(metafile.inputs) };
}

module.exports = { bundle, ENTRY, EXTERNAL };
