#!/usr/bin/env node
'use strict';
/*
 * The entry point of `npm start`, `npm test` and `npx sqlopoly`. It needs no dependencies: in a checkout it installs
 * those of package-lock.json if they are missing or differ; a packed program has been built. Then it runs the program,
 * or with `--run-script NAME …` a script of package.json. The syntax is old enough for any Node.js, so that
 * an old one gets an error message that it can understand.
 */
var fs = require('fs');
var path = require('path');

var CHECKOUT = path.join(__dirname, '..');
var OLDEST_NODE = 20;

/**
 * The packages of a lock file: { 'node_modules/x': { version, integrity, … } }; undefined without one.
 * @param {string} lockFile
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(fs.readFileSync(path.join(CHECKOUT, lockFile), 'utf8')).packages;
  } catch (error) {
    return undefined;
  }
}

/** Whether the installed packages are those of package-lock.json. A start needs the dev dependencies, too: it bundles the sources. */
function hasDependencies() {
  var wanted = packagesOf('package-lock.json');
  if (!wanted) return true;
  var installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.keys(wanted).every(function (name) {
    var want = wanted[name];
    var have = installed[name];
    if (name === '' || want.link) return true;
    // For another kind of machine.
    if (!have) return Boolean(want.optional || want.devOptional);
    var isSame = have.version === want.version && have.integrity === want.integrity;
    return isSame && fs.existsSync(path.join(CHECKOUT, name, 'package.json'));
  });
}

/**
 * Runs npm and waits until it exits.
 * @param {string[]} args
 * @param {import('child_process').StdioOptions} stdio
 */
function npm(args, stdio) {
  var childProcess = require('child_process');
  var script = process.env.npm_execpath;
  var isScript = script !== undefined && /npm-cli\.c?js$/.test(script);
  var result = childProcess.spawnSync(isScript ? process.execPath : 'npm', (isScript && script ? [script] : []).concat(args), {
    cwd: CHECKOUT,
    stdio: stdio,
    encoding: 'utf8',
    shell: !isScript && process.platform === 'win32',
  });
  if (result.error) console.error('npm could not be run: ' + result.error.message);
  return result;
}

/**
 * Installs the packages of package-lock.json. `npm ci` rejects a lock file without the packages for other
 * kinds of machine, which registries do not always have; `npm install --no-save` accepts it.
 */
function install() {
  // NODE_ENV=production would leave out what bundles the sources.
  var quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  console.error('Installing the dependencies (npm ci).');
  var result = npm(['ci'].concat(quiet), [0, 2, 'pipe']);
  if (result.status === 0) return;
  console.error('npm ci rejects package-lock.json; trying npm install.');
  if (npm(['install', '--no-save'].concat(quiet), [0, 2, 2]).status === 0) return;
  console.error(String(result.stderr || '').split('\n').slice(0, 5).join('\n'));
  console.error('The dependencies could not be installed.');
  process.exit(1);
}

/**
 * Runs a script of package.json and exits with its status.
 * @param {string} name
 * @param {string[]} args
 */
function runScript(name, args) {
  var result = npm(['run', '--silent', name].concat(args.length > 0 ? ['--'].concat(args) : []), 'inherit');
  process.exitCode = result.status === null ? 1 : result.status;
}

/**
 * Loads the program for these arguments. A built or cached bundle runs without esbuild.
 * @param {string[]} args
 */
function load(args) {
  var program = require('./launch/program.cjs');
  var bundle = program.findBundle(CHECKOUT);
  if (!bundle) {
    if (!hasDependencies()) install();
    bundle = program.makeBundle(CHECKOUT);
  }
  return program.loadProgram(bundle, args[0] || '');
}

/**
 * Answers `--version` from what was built or cached, without loading the program.
 * @param {string[]} args
 * @returns {boolean} false when the arguments ask for something else, or the version is not cached
 */
function printCachedVersion(args) {
  if (args.length !== 1 || (args[0] !== '--version' && args[0] !== '-V')) return false;
  var version = require('./launch/catalogue-cache.cjs').cachedVersion(CHECKOUT);
  if (version === undefined) return false;
  process.stdout.write(version + '\n');
  return true;
}

/** @param {string[]} args */
function main(args) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    console.error('sqlopoly needs Node.js ' + OLDEST_NODE + ' or newer; this is ' + process.version + '.');
    process.exit(1);
  }
  var isScript = args[0] === '--run-script';
  if (isScript) {
    if (!hasDependencies()) install();
    runScript(args[1] || '', args.slice(2));
    return;
  }
  var problem = require('./launch/built.cjs').whyNotBuilt(CHECKOUT);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  // `sqlopoly … | head`: a closed pipe does not stop the work.
  [process.stdout, process.stderr].forEach(function (stream) {
    stream.on('error', function (/** @type {NodeJS.ErrnoException} */ error) {
      if (error.code !== 'EPIPE') throw error;
    });
  });
  if (printCachedVersion(args)) return;
  load(args)
    .main(args)
    .then(function (status) {
      process.exitCode = status;
    });
}

main(process.argv.slice(2));
