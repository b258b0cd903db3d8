import { afterAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { programName } from '../../src/server/program-name';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-name-')));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const cwd = (): string => path.join(folder, 'games');

/** The program as npx links it. @param noted what it notes of what it was asked for */
function linkFor(noted: object): string {
  const place = path.join(folder, '_npx', 'f4a1');
  fs.mkdirSync(place, { recursive: true });
  fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify(noted));
  return path.join(place, 'node_modules', '.bin', 'sqlopoly');
}

test.each([
  ['a link or a global installation', '/usr/local/bin/sqlopoly', undefined, 'sqlopoly'],
  ['the same in a script of npm', '/checkout/node_modules/.bin/sqlopoly', 'play', 'sqlopoly'],
  ['npx, which links it for itself', '/root/.npm/_npx/1/node_modules/.bin/sqlopoly', 'npx', 'npx sqlopoly'],
  ['npx where it is installed', '/home/ada/game/node_modules/.bin/sqlopoly', 'npx', 'npx sqlopoly'],
  ['npm start', '/checkout/src/sqlopoly.cjs', 'start', 'npx sqlopoly'],
  ['node', '/checkout/src/sqlopoly.cjs', undefined, 'npx sqlopoly'],
])('a program that was started by %s is named as it is typed', (_, file, event, name) => {
  expect(programName({ argv: ['node', file], cwd, env: event === undefined ? {} : { npm_lifecycle_event: event } })).toBe(name);
});

test.each([
  ['an archive in this folder', './sqlopoly-0.2.0.tgz', 'npx ./sqlopoly-0.2.0.tgz'],
  ['an archive elsewhere', '../my games/sqlopoly.tgz', "npx '../my games/sqlopoly.tgz'"],
  ['an archive as --package', '/games/sqlopoly.tgz', "npx 'file:/games/sqlopoly.tgz'"],
  ['the address of an archive', 'https://games.example.org/sqlopoly.tgz', "npx 'https://games.example.org/sqlopoly.tgz'"],
  ['a checkout', '/checkout', 'npx sqlopoly'],
  ['the name of the package', 'sqlopoly@0.2.0', 'npx sqlopoly'],
])('npx that was given %s is named with that', (_, asked, name) => {
  expect(programName({ argv: ['node', linkFor({ _npx: { packages: [asked] }, dependencies: { sqlopoly: 'file:../../other.tgz' } })], cwd, env: { npm_lifecycle_event: 'npx' } })).toBe(name);
});

test.each([
  ['an archive in this folder', 'file:../../games/sqlopoly-0.2.0.tgz', 'npx ./sqlopoly-0.2.0.tgz'],
  ['an archive elsewhere', 'file:../../my %23games/sqlopoly.tgz', "npx '../my #games/sqlopoly.tgz'"],
  ['an archive by its absolute path', 'file:/games/sqlopoly.tgz', `npx ${path.relative(cwd(), '/games/sqlopoly.tgz')}`],
  ['the address of an archive', 'https://games.example.org/sqlopoly.tgz', "npx 'https://games.example.org/sqlopoly.tgz'"],
  ['a checkout', 'file:../../checkout', 'npx sqlopoly'],
  ['the name of the package', '^0.2.0', 'npx sqlopoly'],
])('npx of an npm before 11.2 that was given %s is named with that', (_, saved, name) => {
  expect(programName({ argv: ['node', linkFor({ dependencies: { sqlopoly: saved } })], cwd, env: { npm_lifecycle_event: 'npx' } })).toBe(name);
});
