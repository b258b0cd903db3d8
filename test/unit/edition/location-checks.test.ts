import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { importDocument } from '../../support/documents';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../../support/game';

/** The ruleset of a board with two locations that nothing stands on: 2 for a bonus, 3 for a property. */
let board: number;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  const property = { colour: 'Red', price: 5, rent: 'price' };
  board = await importDocument(connection, {
    edition: 'two free locations',
    board: { tiles: ['A', { property: 'B', ...property }] },
  });
  await connection.run('INSERT INTO Location (ruleset_id, lid, type) VALUES (?, 2, 0), (?, 3, 1)', [board, board]);
});
// A ruleset is as its document says: other tests compare them.
afterAll(async () => {
  await connection.run('DELETE FROM Location WHERE ruleset_id = ? AND lid IN (2, 3)', [board]);
  await connection.close();
});

const BONUS = "INSERT INTO Bonus (ruleset_id, bid, name, location, effect, amount) VALUES (?, 70, 'Tested', ?, 'none', 0)";
const PROPERTY =
  "INSERT INTO Property (ruleset_id, prid, name, cost, colour, location, rent_by) VALUES (?, 70, 'Tested', 5, 0, ?, 'cost')";

describe('check_location_type', () => {
  test.each([
    ['b_location_chk_1: a bonus cannot be put on a property', BONUS, [3], 'Location 3 is for a property.'],
    ['b_location_chk_1: nor where a property stands', BONUS, [1], 'Location 1 is for a property.'],
    ['pr_location_chk_1: a property cannot be put on a bonus', PROPERTY, [2], 'Location 2 is for a bonus.'],
    ['pr_location_chk_1: nor where a bonus stands', PROPERTY, [0], 'Location 0 is for a bonus.'],
    [
      'b_location_chk_2: a bonus cannot move to a property',
      'UPDATE Bonus SET location = 3 WHERE ruleset_id = ? AND bid = 0',
      [],
      'Location 3 is for a property.',
    ],
    [
      'pr_location_chk_2: a property cannot move to a bonus',
      'UPDATE Property SET location = 2 WHERE ruleset_id = ? AND prid = 0',
      [],
      'Location 2 is for a bonus.',
    ],
  ])('%s', async (_, sql, values: number[], sentence) => {
    const refusal = await changingNothing(connection, () => refusalOf(connection, sql, [board, ...values]));
    expect(refusal).toMatchObject({ token: 'wrong_location_type', errno: 50044, sentence });
  });

  test.each([
    ['a bonus on no location', BONUS],
    ['a property on no location', PROPERTY],
  ])('%s is left to the foreign key', async (_, sql) => {
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, sql, [board, 16])).toBe(1452);
      expect(await errnoOf(connection, sql, [999_999, 2])).toBe(1452);
    });
  });

  test('bonuses and properties are accepted on locations of their type, and may move between them', async () => {
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await connection.run(BONUS, [board, 2]);
      await connection.run(PROPERTY, [board, 3]);
      await connection.run('DELETE FROM Bonus WHERE ruleset_id = ? AND bid = 0', [board]);
      await connection.run('UPDATE Bonus SET location = 0 WHERE ruleset_id = ? AND bid = 70', [board]);
      await connection.run('UPDATE Property SET cost = 6 WHERE ruleset_id = ? AND prid = 70', [board]);
      await connection.run('ROLLBACK');
    });
  });
});

describe('location_type_is_fixed', () => {
  test.each([
    [1, 0, 'Location 1 is in use as a property.'],
    [0, 1, 'Location 0 is in use as a bonus.'],
  ])('location %i, which is in use, cannot become %i', async (lid, type, sentence) => {
    const refusal = await changingNothing(connection, () =>
      refusalOf(connection, 'UPDATE Location SET type = ? WHERE ruleset_id = ? AND lid = ?', [type, board, lid]),
    );
    expect(refusal).toMatchObject({ token: 'wrong_location_type', errno: 50044, sentence });
  });

  test('an unused location can change its type, and one in use can keep it', async () => {
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await connection.run('UPDATE Location SET type = 1 WHERE ruleset_id = ? AND lid IN (1, 2)', [board]);
      await connection.run(PROPERTY, [board, 2]);
      await connection.run('ROLLBACK');
    });
  });
});
