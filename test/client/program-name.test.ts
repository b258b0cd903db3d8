import { expect, test } from '@jest/globals';
import { programName } from '../../src/program-name';

test.each([
  ['a link or a global installation', '/usr/local/bin/sqlopoly', undefined, 'sqlopoly'],
  ['the same in a script of npm', '/checkout/node_modules/.bin/sqlopoly', 'play', 'sqlopoly'],
  ['npx, which links it for itself', '/root/.npm/_npx/1/node_modules/.bin/sqlopoly', 'npx', 'npx sqlopoly'],
  ['npm start', '/checkout/src/sqlopoly.cjs', 'start', 'npx sqlopoly'],
  ['node', '/checkout/src/sqlopoly.cjs', undefined, 'npx sqlopoly'],
])('a program that was started by %s is named as it is typed', (_, file, event, name) => {
  expect(programName({ argv: ['node', file], env: event === undefined ? {} : { npm_lifecycle_event: event } })).toBe(name);
});
