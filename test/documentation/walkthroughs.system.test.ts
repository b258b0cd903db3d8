import { describe, expect, test } from '@jest/globals';
import { freshDatabase } from '../support/database';
import { readPage, WALKTHROUGHS } from '../support/pages';
import { answered } from '../support/walkthrough';
import { REWRITE } from './write-pages';

describe('every statement and command of a tutorial has the result that the page shows', () => {
  test.each(WALKTHROUGHS)('%s', async (name) => {
    const page = readPage(name);
    expect(page).toMatch(/^```(sql|sh|console)$/m);
    const { address } = await freshDatabase();
    // When a wording has changed, REWRITE brings the pages up to date.
    expect([REWRITE, await answered(page, address)]).toEqual([REWRITE, page]);
  });
});
