import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';

/** The page that follows one roll. */
export const ONE_ROLL = 'docs/one-roll.md';

/** The pages whose examples are run, relative to the checkout. */
export const WALKTHROUGHS: readonly string[] = [
  'README.md',
  ONE_ROLL,
  'docs/campus.md',
  'docs/tutorials/sql-client.md',
  'docs/tutorials/first-edition.md',
  'docs/tutorials/sql-bot.md',
  'docs/tutorials/round-test.md',
];

/** The text of a page. */
export function readPage(page: string): string {
  return fs.readFileSync(path.join(PROGRAM_DIRECTORY, page), 'utf8');
}
