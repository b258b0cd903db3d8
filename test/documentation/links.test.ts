import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { brokenLinks, pagesIn } from '../support/links';

const PAGES = pagesIn(PROGRAM_DIRECTORY);

const textOf = (page: string): string => fs.readFileSync(path.join(PROGRAM_DIRECTORY, page), 'utf8');

test('every link between pages leads to a file that is there, and to a heading of it', () => {
  expect(PAGES.length).toBeGreaterThan(30);
  expect(brokenLinks(PROGRAM_DIRECTORY)).toEqual([]);
});

test('every page of the documentation is in its index', () => {
  const index = textOf('docs/README.md');
  const missing = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md' && !index.includes(`](${path.relative('docs', page)})`));
  expect(missing).toEqual([]);
});

/** Files that a page tells its reader to write. */
const TO_BE_WRITTEN: readonly string[] = ['procedures/landing/swap_with_leader.sql', 'test/unit/landing/swap-with-leader.test.ts'];

test('every file of the repository that a page names is there', () => {
  const named = PAGES.filter((page) => page !== 'CHANGELOG.md').flatMap((page) =>
    [...textOf(page).matchAll(/(?<![\w./-])(?:test|src|procedures|migrations|seeds|docs)\/[\w./-]*\.(?:ts|tsx|cjs|js|sql|yaml|md)\b/g)].map(([file]) => ({ page, file })),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ file }) => !TO_BE_WRITTEN.includes(file) && !fs.existsSync(path.join(PROGRAM_DIRECTORY, file)));
  expect(missing).toEqual([]);
});

test('every refusal that docs/refusals.md orders has its number', () => {
  const page = textOf('docs/refusals.md');
  const [table = '', order = ''] = page.split('<!-- end -->');
  const numbers = new Map([...table.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, number = '', token = '']) => [token, number]));
  expect(numbers.size).toBeGreaterThan(150);
  const unknown = [...order.matchAll(/`(\w+_\w+)`/g)].map(([, token = '']) => token).filter((token) => !numbers.has(token) && !/^(game_id|bank_balance)$/.test(token));
  expect(unknown).toEqual([]);
  const wrong = [...order.matchAll(/(\d{5}) `(\w+)`/g)].filter(([, number, token = '']) => numbers.get(token) !== number).map(([found]) => found);
  expect(wrong).toEqual([]);
});
