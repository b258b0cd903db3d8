import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import { parseDocument } from '../../src/client/editions/parse-document';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { errorsOf, importDocument, type Json } from '../support/documents';
import { openWorkerDatabase } from '../support/game';
import { documentedPages, examplesIn, withTables } from './documentation';
import { pageFile, REWRITE } from './write-documentation';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test.each(['editions.md', 'engine.md', 'refusals.md'])('the tables of docs/%s match the database', async (name) => {
  const page = fs.readFileSync(pageFile(name), 'utf8');
  const tables = (await documentedPages(connection))[name] ?? {};
  // The difference shows in the version control once it is rewritten.
  expect(withTables(page, tables) === page ? 'up to date' : `stale; rewrite it with: ${REWRITE}`).toBe('up to date');
  expect(page.match(/<!-- table: /g)).toHaveLength(Object.keys(tables).length);
});

describe('the examples of docs/editions.md', () => {
  const examples = examplesIn(fs.readFileSync(pageFile('editions.md'), 'utf8')).map((text) => ({ text, document: JSON.parse(parseDocument('docs/editions.md', text).json) as { edition: string } }));

  test('exist; the first is an edition of ten tiles in at most 40 lines', () => {
    expect(examples.map(({ document }) => document.edition)).toEqual(['harbour', 'friday', 'brisk']);
    expect(examples[0]?.document).toMatchObject({ board: { tiles: { length: 10 } } });
    expect(examples[0]?.text.split('\n').length).toBeLessThanOrEqual(40);
  });

  test.each(examples)('$document.edition can be imported and played', async ({ document }) => {
    expect(await errorsOf(connection, document as unknown as Json)).toEqual([]);
    await importDocument(connection, document as unknown as Json);
    const game = await openGame(connection, document.edition, null, { dice: 'server', seed: 'an example' });
    await connection.choose(game);
    let moves = 0;
    for (; moves < 60; moves += 1) {
      const [move] = await connection.rows<{ Player: number; Action: string }>(
        "SELECT `Player No.` AS Player, Action FROM movesView WHERE Action IN ('roll', 'decline', 'pay_fine', 'leave')" +
          " ORDER BY Action = 'leave', Action = 'pay_fine' LIMIT 1",
      );
      if (!move) break;
      await connection.run('INSERT INTO Gamemanager (game_id, player_ID, action) VALUES (?, ?, ?)', [game, move.Player, move.Action]);
    }
    expect(moves).toBeGreaterThan(10);
    const story = await connection.rows<{ Sentence: string }>('SELECT Sentence FROM eventView');
    expect(story.filter(({ Sentence }) => /[{}]/.test(Sentence))).toEqual([]);
    expect(await connection.rows('SELECT Action FROM movesView LIMIT 1')).toHaveLength(moves === 60 ? 1 : 0);
  });
});
