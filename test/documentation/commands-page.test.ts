import { expect, test } from '@jest/globals';
import { readPage } from '../support/pages';
import { COMMANDS_PAGE, withCommands } from './commands-page';
import { REWRITE } from './write-pages';

test('docs/commands.md lists the commands as the program has them', async () => {
  const page = readPage(COMMANDS_PAGE);
  // The difference shows in the version control once it is rewritten.
  expect((await withCommands(page)) === page ? 'up to date' : `stale; rewrite it with: ${REWRITE} commands`).toBe('up to date');
  expect(page).toMatch(/^### new$/m);
  expect(page).toMatch(/^#### league draw$/m);
});
