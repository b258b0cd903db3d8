import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { CLIENTS, scriptText, TOKEN_IN_MESSAGE } from '../clients/clients';
import { CLIENTS_PAGE, PAGES_OF_CLIENTS, withClients } from '../clients/page';
import { readPage } from '../support/pages';
import { REWRITE } from './write-pages';

describe('the documentation of clients', () => {
  test.each(PAGES_OF_CLIENTS)('%s has the scripts and tables as npm run test:clients plays them', (page) => {
    const text = readPage(page);
    // The difference shows in the version control once it is rewritten.
    expect(withClients(text) === text ? 'up to date' : `stale; rewrite it with: ${REWRITE} commands`).toBe('up to date');
  });

  test('has a block of every client, and every folder is a client', () => {
    const page = readPage(CLIENTS_PAGE);
    expect(CLIENTS.filter((client) => !page.includes(`\n${scriptText(client)}\`\`\`\n`)).map(({ folder }) => folder)).toEqual([]);
    const folders = fs
      .readdirSync(path.join(PROGRAM_DIRECTORY, 'test/clients'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(CLIENTS.map(({ folder }) => folder).sort());
  });

  test('shows the pattern that the lane tries, which finds a token in what drivers put around it', () => {
    // On the page it is a POSIX expression, without groups that capture nothing.
    expect(readPage(CLIENTS_PAGE)).toContain(`\n${TOKEN_IN_MESSAGE.source.replaceAll('(?:', '(')}\n`);
    const messages = [
      'dice_out_of_range: Dice go from 1 to 6, not 7.',
      "(-15514, 'dice_out_of_range: Dice go from 1 to 6, not 7.')",
      'SQLSTATE[45000]: <<Unknown error>>: 50022 dice_out_of_range: Dice go from 1 to 6, not 7.',
      '(conn:7, no: 50022, SQLState: 45000) dice_out_of_range: Dice go from 1 to 6, not 7.\nsql: INSERT INTO Gamemanager',
      "('45000', '[45000] [ma-3.1.15][9.7.4-2]dice_out_of_range: Dice go from 1 to 6, not 7. (50022) (SQLExecDirectW)')",
    ];
    expect(messages.map((message) => TOKEN_IN_MESSAGE.exec(message)?.[1])).toEqual(messages.map(() => 'dice_out_of_range'));
    expect(TOKEN_IN_MESSAGE.exec('DBD::mysql::db do failed: uneven: Sell evenly. at play.pl line 3.')?.[1]).toBe('uneven');
  });
});
