import { expect, test } from '@jest/globals';
import { readPage } from '../support/pages';

test('.env.example has the variables of docs/servers.md, commented out', () => {
  const example = readPage('.env.example');
  const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  const documented = [...readPage('docs/servers.md').matchAll(/^\| `((?:[A-Z]+_)+[A-Z]+|MYSQLD)` \|/gm)].map(([, name]) => name);
  expect(documented.length).toBeGreaterThan(5);
  expect(named).toEqual(documented);
  // Copied as it is, it changes nothing.
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
