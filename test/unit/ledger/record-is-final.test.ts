import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, TestGame } from '../../support/game';

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
  await game.roll(3, 1, 4);
});

test.each([
  ['a move, changed', 'UPDATE Gamemanager SET bank_balance = 1000000 WHERE game_id = ?', /^The rows of Gamemanager cannot/],
  ['a move, changed to what it is', 'UPDATE Gamemanager SET dice = dice WHERE game_id = ?', /^The rows of Gamemanager cannot/],
  ['a move, changed through its view', 'UPDATE addMoveView SET dice = 6 WHERE ? IS NOT NULL', /^The rows of Gamemanager/],
  ['an event, changed', 'UPDATE Event SET amount = 0 WHERE game_id = ? AND amount IS NOT NULL', /^The rows of Event cannot/],
  ['a move, deleted', 'DELETE FROM Gamemanager WHERE game_id = ? AND record_ID = 3', /To delete all of it, CALL delete_game\(\d+\)\.$/],
  ['a move, deleted through its view', 'DELETE FROM ledgerView WHERE record_ID = ? - @game_id + 3', /To delete all of it/],
  ['an event, deleted', 'DELETE FROM Event WHERE game_id = ?', /To delete all of it/],
  ['a deed, deleted', 'DELETE FROM Deed WHERE game_id = ? AND prid = 6', /To delete all of it/],
  ['a seat, deleted', 'DELETE FROM Turns WHERE game_id = ? AND turn = 3', /To delete all of it/],
  ['a player, deleted', 'DELETE FROM Player WHERE game_id = ? AND pid = 3', /To delete all of it/],
  ['a game, deleted', 'DELETE FROM Game WHERE game_id = ?', /To delete all of it/],
  [
    'rows of several tables, deleted',
    'DELETE e, m FROM Event AS e JOIN Gamemanager AS m USING (game_id, record_ID) WHERE e.game_id = ?',
    /To delete all of it/,
  ],
  ['a move, replaced', 'REPLACE INTO Event SELECT * FROM Event WHERE game_id = ?', /To delete all of it/],
  [
    'an event, updated by an insert',
    'INSERT INTO Event SELECT * FROM Event AS e WHERE e.game_id = ? ON DUPLICATE KEY UPDATE amount = 0',
    /^The rows of Event/,
  ],
])('%s: refused, and nothing changes', async (_, sql, sentence) => {
  const refusal = await changingNothing(connection, () => game.expectRefusal('record_is_final', sql, [game.id]));
  expect(refusal.errno).toBe(50009);
  expect(refusal.sentence).toMatch(sentence);
});

test('IGNORE makes no difference', async () => {
  for (const sql of [
    'UPDATE IGNORE Gamemanager SET dice = 6 WHERE game_id = ?',
    'DELETE IGNORE FROM Gamemanager WHERE game_id = ?',
    'UPDATE IGNORE Event SET amount = 0 WHERE game_id = ?',
    'DELETE IGNORE FROM Event WHERE game_id = ?',
  ]) {
    await changingNothing(connection, () => game.expectRefusal('record_is_final', sql, [game.id]));
  }
});
