#!/usr/bin/env node
'use strict';
/*
 * What `npm start`, `npm test` and `npx sqlopoly` run. It needs no dependencies: it installs those of
 * the checkout if they are missing or not those of package-lock.json, then runs the program here, or
 * with `--run-script NAME …` a script of package.json. Written for any Node.js, to tell old ones.
 */
var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

var CHECKOUT = path.join(__dirname, '..');
var OLDEST_NODE = 20;

/** What a lock file says is installed: { 'node_modules/x': { version, integrity, … } }; undefined without one. */
function packagesOf(lockFile) {
  try {
    return JSON.parse(fs.readFileSync(path.join(CHECKOUT, lockFile), 'utf8')).packages;
  } catch (error) {
    return undefined;
  }
}

/** Whether what is installed is what package-lock.json says. */
function isInstalled(withDev) {
  var wanted = packagesOf('package-lock.json');
  if (!wanted) return true;
  var installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.keys(wanted).every(function (name) {
    var want = wanted[name];
    var have = installed[name];
    if (name === '' || want.link) return true;
    // Not for this machine, or left out on purpose.
    if (!have) return Boolean(want.optional || want.devOptional || (want.dev && !withDev));
    var isSame = have.version === want.version && have.integrity === want.integrity;
    return isSame && fs.existsSync(path.join(CHECKOUT, name, 'package.json'));
  });
}

/** Runs npm and waits for its end. */
function npm(args, stdio) {
  var script = process.env.npm_execpath;
  var isScript = script && /npm-cli\.c?js$/.test(script);
  var options = { cwd: CHECKOUT, stdio: stdio, encoding: 'utf8', shell: !isScript && process.platform === 'win32' };
  var result = isScript
    ? childProcess.spawnSync(process.execPath, [script].concat(args), options)
    : childProcess.spawnSync('npm', args, options);
  if (result.error) console.error('npm could not be run: ' + result.error.message);
  return result;
}

/**
 * Installs what package-lock.json says. `npm ci` refuses a lock file that lacks packages for other
 * kinds of machine, which registries do not always have; `npm install` takes it, and does not write.
 */
function install() {
  var quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  console.error('Installing the dependencies (npm ci).');
  var result = npm(['ci'].concat(quiet), [0, 2, 'pipe']);
  if (result.status === 0) return;
  console.error('npm ci refuses package-lock.json; trying npm install.');
  if (npm(['install', '--no-save'].concat(quiet), [0, 2, 2]).status === 0) return;
  console.error(String(result.stderr || '').split('\n').slice(0, 5).join('\n'));
  console.error('The dependencies could not be installed.');
  process.exit(1);
}

/** Runs a script of package.json, and ends like it. */
function runScript(name, args) {
  var result = npm(['run', '--silent', name].concat(args.length > 0 ? ['--'].concat(args) : []), 'inherit');
  process.exitCode = result.status === null ? 1 : result.status;
}

function main(args) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    console.error('sqlopoly needs Node.js ' + OLDEST_NODE + ' or newer; this is ' + process.version + '.');
    process.exit(1);
  }
  var isScript = args[0] === '--run-script';
  if (!isInstalled(isScript)) install();
  if (isScript) {
    runScript(args[1] || '', args.slice(2));
    return;
  }
  // `sqlopoly … | head`: what nobody reads any more is done nevertheless.
  [process.stdout, process.stderr].forEach(function (stream) {
    stream.on('error', function (error) {
      if (error.code !== 'EPIPE') throw error;
    });
  });
  require('tsx/cjs');
  require('./cli/main.ts')
    .main(args)
    .then(function (status) {
      process.exitCode = status;
    });
}

main(process.argv.slice(2));
