import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/database/directories';

const PAGES = [
  ...fs.readdirSync(PROGRAM_DIRECTORY).filter((file) => file.endsWith('.md')),
  ...fs.readdirSync(path.join(PROGRAM_DIRECTORY, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md')).map((file) => path.join('docs', file)),
];

const textOf = (page: string): string => fs.readFileSync(path.join(PROGRAM_DIRECTORY, page), 'utf8');

/** A page without what stands between fences, where brackets are no links. */
const proseOf = (page: string): string => textOf(page).replace(/^ *```[^]*?^ *```$/gm, '');

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').trim().replaceAll(' ', '-'),
  );
}

test('every link between pages leads to a file that is there, and to a heading of it', () => {
  expect(PAGES.length).toBeGreaterThan(30);
  const broken = PAGES.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : path.join(path.dirname(page), file);
      if (!fs.existsSync(path.join(PROGRAM_DIRECTORY, target))) return [`${page}: ${link}`];
      return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [`${page}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every page of the documentation is in its index', () => {
  const index = textOf('docs/README.md');
  const missing = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md' && !index.includes(`](${path.relative('docs', page)})`));
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
