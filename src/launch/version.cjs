'use strict';
/* The version of the rules, remembered until the SQL, or what makes a version of it, changes. */
const path = require('node:path');
const { below, look, recall, remember } = require('./remembered.cjs');

const NAME = 'version';

/** The folders that the SQL is in; the version of the package, and what reads all of that. */
const SOURCES = ['migrations', 'procedures', 'seeds', 'package.json', path.join('src', 'deploy')];

/**
 * The version, if it is known and nothing has changed since.
 * @param {string} checkout
 * @returns {string | undefined}
 */
function recallVersion(checkout) {
  const value = recall(checkout, NAME)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Works the version out, and remembers it.
 * @param {string} checkout
 * @param {() => string} workOut reads all the SQL
 * @returns {string}
 */
function rememberVersion(checkout, workOut) {
  const seen = look(checkout, below(checkout, SOURCES));
  const version = workOut();
  remember(checkout, NAME, seen, () => version);
  return version;
}

module.exports = { recallVersion, rememberVersion };
