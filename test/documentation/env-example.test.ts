import { expect, test } from '@jest/globals';
import { readPage } from '../support/pages';

test('.env.example has the variables of docs/servers.md, commented out', () => {
  const example = readPage('.env.example');
  const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  const [, table = ''] = /^\| variable \| meaning \| default \|\n([^]*?)\n\n/m.exec(readPage('docs/servers.md')) ?? [];
  const documented = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(documented.length).toBeGreaterThan(5);
  expect(named).toEqual(documented);
  // Copied as it is, it changes nothing.
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
