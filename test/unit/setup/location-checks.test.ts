import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { makeEdition } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../../support/game';

/** A campus board with two locations more that nothing stands on: 16 for a bonus, 17 for a property. */
let board: number;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  board = await makeEdition(connection, 'two free locations', {});
  await connection.run('INSERT INTO Location (ruleset_id, lid, type) VALUES (?, 16, 0), (?, 17, 1)', [board, board]);
});
afterAll(async () => {
  await connection.run('DELETE FROM Location WHERE ruleset_id = ? AND lid IN (16, 17)', [board]);
  await connection.close();
});

const BONUS = "INSERT INTO Bonus (ruleset_id, bid, name, location, effect, amount) VALUES (?, 70, 'Tested', ?, 'none', 0)";
const PROPERTY = "INSERT INTO Property (ruleset_id, prid, name, cost, colour, location, rent_by) VALUES (?, 70, 'Tested', 1, 0, ?, 'cost')";

describe('check_location_type', () => {
  test.each([
    ['b_location_chk_1: a bonus cannot be put on a property', BONUS, [17], 'Location 17 is for a property.'],
    ['b_location_chk_1: nor where a property stands', BONUS, [9], 'Location 9 is for a property.'],
    ['pr_location_chk_1: a property cannot be put on a bonus', PROPERTY, [16], 'Location 16 is for a bonus.'],
    ['pr_location_chk_1: nor where a bonus stands', PROPERTY, [0], 'Location 0 is for a bonus.'],
    [
      'b_location_chk_2: a bonus cannot move to a property',
      'UPDATE Bonus SET location = 17 WHERE ruleset_id = ? AND bid = 0',
      [],
      'Location 17 is for a property.',
    ],
    [
      'pr_location_chk_2: a property cannot move to a bonus',
      'UPDATE Property SET location = 16 WHERE ruleset_id = ? AND prid = 0',
      [],
      'Location 16 is for a bonus.',
    ],
  ])('%s', async (_, sql, values, sentence) => {
    const refusal = await changingNothing(connection, () => refusalOf(connection, sql, [board, ...values]));
    expect(refusal).toMatchObject({ token: 'wrong_location_type', errno: 50044, sentence });
  });

  test.each([
    ['a bonus on no location', BONUS],
    ['a property on no location', PROPERTY],
  ])('%s is left to the foreign key', async (_, sql) => {
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, sql, [board, 18])).toBe(1452);
      expect(await errnoOf(connection, sql, [999_999, 16])).toBe(1452);
    });
  });

  test('a bonus on a bonus and a property on a property are accepted, and may move among their own', async () => {
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await connection.run(BONUS, [board, 16]);
      await connection.run(PROPERTY, [board, 17]);
      await connection.run('DELETE FROM Bonus WHERE ruleset_id = ? AND bid = 0', [board]);
      await connection.run('UPDATE Bonus SET location = 0 WHERE ruleset_id = ? AND bid = 70', [board]);
      await connection.run('UPDATE Property SET cost = 5 WHERE ruleset_id = ? AND prid = 70', [board]);
      await connection.run('ROLLBACK');
    });
  });
});

describe('location_type_is_fixed', () => {
  test.each([
    [9, 0, 'Location 9 is in use as a property.'],
    [0, 1, 'Location 0 is in use as a bonus.'],
  ])('location %i, which is in use, cannot become %i', async (lid, type, sentence) => {
    const refusal = await changingNothing(connection, () =>
      refusalOf(connection, 'UPDATE Location SET type = ? WHERE ruleset_id = ? AND lid = ?', [type, board, lid]),
    );
    expect(refusal).toMatchObject({ token: 'wrong_location_type', errno: 50044, sentence });
  });

  test('one that nothing stands on can change, and one that is in use may keep its type', async () => {
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await connection.run('UPDATE Location SET type = 1 WHERE ruleset_id = ? AND lid IN (16, 9)', [board]);
      await connection.run(PROPERTY, [board, 16]);
      await connection.run('ROLLBACK');
    });
  });
});
