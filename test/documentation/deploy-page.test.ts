import { expect, test } from '@jest/globals';
import { readPage } from '../support/pages';
import { DEPLOY_PAGE, withSteps } from './deploy-page';
import { REWRITE } from './write-pages';

test('docs/servers.md lists the steps as a deploy runs them', () => {
  const page = readPage(DEPLOY_PAGE);
  // The difference shows in the version control once it is rewritten.
  expect(withSteps(page) === page ? 'up to date' : `stale; rewrite it with: ${REWRITE} commands`).toBe('up to date');
  expect(page).toMatch(/^\d+\. \*\*Close the gates\.\*\* /m);
});
