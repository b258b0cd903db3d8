import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { REFUSALS } from '../../../src/client/refusal';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

interface Refusal {
  token: string;
  errno: number;
  meaning: string;
}

test('every refusal is raised with its number, SQLSTATE 45000 and its sentence', async () => {
  const refusals = await connection.rows<Refusal>('SELECT token, errno, meaning FROM Refusal');
  expect(refusals.length).toBeGreaterThanOrEqual(18);
  await changingNothing(connection, async () => {
    for (const { token, errno, meaning } of refusals) {
      const refusal = await refusalOf(connection, 'CALL refuse(?, ?)', [token, meaning]);
      expect(refusal).toMatchObject({ token, errno, sentence: meaning });
    }
  });
});

describe('a sentence', () => {
  test('is cut where MySQL would replace it by an error of its own', async () => {
    const refusal = await refusalOf(connection, 'CALL refuse(?, ?)', ['game_over', 'é'.repeat(200)]);
    expect(refusal.message).toBe(`game_over: ${'é'.repeat(117)}`);
    expect(refusal.errno).toBe(50002);
  });

  test('that is NULL because a part of it is NULL does not hide the refusal', async () => {
    const refusal = await refusalOf(connection, 'CALL refuse(?, NULL)', ['match_not_found']);
    expect(refusal).toMatchObject({ token: 'match_not_found', errno: 51002 });
  });

  test('of exactly 128 characters with its name is not cut', async () => {
    const refusal = await refusalOf(connection, 'CALL refuse(?, ?)', ['game_over', 'x'.repeat(117)]);
    expect(refusal.sentence).toBe('x'.repeat(117));
  });
});

test('the refusals of the client have the numbers of the database', async () => {
  const rows = await connection.rows<{ token: string; errno: number }>('SELECT token, errno FROM Refusal WHERE token IN (?)', [Object.keys(REFUSALS)]);
  expect(Object.fromEntries(rows.map(({ token, errno }) => [token, errno]))).toEqual(REFUSALS);
});

test('an unknown name is an error, too', async () => {
  expect(await errnoOf(connection, "CALL refuse('no_such_token', 'What?')")).toBe(1231);
  expect(await errnoOf(connection, "CALL refuse(NULL, 'What?')")).toBeGreaterThan(0);
});
