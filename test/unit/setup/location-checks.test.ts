import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { makeEdition } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../../support/game';

/** A board with two locations that nothing stands on: 8 for a bonus, 7 for a property. */
const BOARD = 731;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeEdition(connection, BOARD, 'two free locations', {});
  await connection.run('DELETE FROM Bonus WHERE board_id = ? AND location = 8', [BOARD]);
  await connection.run('DELETE FROM Property WHERE board_id = ? AND location = 7', [BOARD]);
});
afterAll(() => connection.close());

const BONUS = "INSERT INTO Bonus (board_id, bid, name, location, effect) VALUES (?, 70, 'Tested', ?, 'none')";
const PROPERTY = "INSERT INTO Property (board_id, prid, name, colour, location) VALUES (?, 70, 'Tested', 0, ?)";

describe('check_location_type', () => {
  test.each([
    ['b_location_chk_1: a bonus cannot be put on a property', BONUS, [BOARD, 7], 'Location 7 is for a property.'],
    ['b_location_chk_1: nor where a property stands', BONUS, [BOARD, 9], 'Location 9 is for a property.'],
    ['pr_location_chk_1: a property cannot be put on a bonus', PROPERTY, [BOARD, 8], 'Location 8 is for a bonus.'],
    ['pr_location_chk_1: nor where a bonus stands', PROPERTY, [BOARD, 0], 'Location 0 is for a bonus.'],
    [
      'b_location_chk_2: a bonus cannot move to a property',
      'UPDATE Bonus SET location = 7 WHERE board_id = ? AND bid = 0',
      [BOARD],
      'Location 7 is for a property.',
    ],
    [
      'pr_location_chk_2: a property cannot move to a bonus',
      'UPDATE Property SET location = 8 WHERE board_id = ? AND prid = 0',
      [BOARD],
      'Location 8 is for a bonus.',
    ],
  ])('%s', async (_, sql, values, sentence) => {
    const refusal = await changingNothing(connection, () => refusalOf(connection, sql, values));
    expect(refusal).toMatchObject({ token: 'wrong_location_type', errno: 50044, sentence });
  });

  test.each([
    ['a bonus on no location', BONUS],
    ['a property on no location', PROPERTY],
  ])('%s is left to the foreign key', async (_, sql) => {
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, sql, [BOARD, 16])).toBe(1452);
      expect(await errnoOf(connection, sql, [999_999, 8])).toBe(1452);
    });
  });

  test('a bonus on a bonus and a property on a property are accepted, and may move among their own', async () => {
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await connection.run(BONUS, [BOARD, 8]);
      await connection.run(PROPERTY, [BOARD, 7]);
      await connection.run('DELETE FROM Bonus WHERE board_id = ? AND bid = 0', [BOARD]);
      await connection.run('UPDATE Bonus SET location = 0 WHERE board_id = ? AND bid = 70', [BOARD]);
      await connection.run('UPDATE Property SET cost = 5 WHERE board_id = ? AND prid = 70', [BOARD]);
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
      refusalOf(connection, 'UPDATE Location SET type = ? WHERE board_id = ? AND lid = ?', [type, BOARD, lid]),
    );
    expect(refusal).toMatchObject({ token: 'wrong_location_type', errno: 50044, sentence });
  });

  test('one that nothing stands on can change, and one that is in use may keep its type', async () => {
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await connection.run('UPDATE Location SET type = 1 WHERE board_id = ? AND lid IN (8, 9)', [BOARD]);
      await connection.run(PROPERTY, [BOARD, 8]);
      await connection.run('ROLLBACK');
    });
  });
});
