import { describe, expect, test } from '@jest/globals';
import { emptyDatabase, freshDatabase } from '../support/database';
import { readPage, WALKTHROUGHS } from '../support/pages';
import { answered } from '../support/walkthrough';
import { CORE_PAGE, withStatements } from './core-page';
import { REWRITE } from './write-pages';

test('the core page has every statement that the roll executes', async () => {
  const { address } = await emptyDatabase('core');
  const page = readPage(CORE_PAGE);
  expect([REWRITE, await withStatements(page, address)]).toEqual([REWRITE, page]);
});

describe('every statement and command of a tutorial has the result that the page shows', () => {
  test.each(WALKTHROUGHS)('%s', async (name) => {
    const page = readPage(name);
    expect(page).toMatch(/^```(sql|sh|console)$/m);
    const { address } = await freshDatabase();
    // When a wording has changed, REWRITE brings the pages up to date.
    expect([REWRITE, await answered(page, address)]).toEqual([REWRITE, page]);
  });
});
