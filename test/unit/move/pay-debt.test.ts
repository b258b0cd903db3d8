import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openWorkerDatabase, TestGame } from '../../support/game';
import { callInMove } from '../../support/move-routine';

/** The routine that a debt which can be paid is settled with; linked, nothing calls it. */

const [JANE, NORMAN, MARY, BILL] = [0, 1, 2, 3] as const;

let connection: GameConnection;
let game: TestGame;
let before: number[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
  before = await balances();
});

async function balances(): Promise<number[]> {
  const players = await connection.rows<{ money: number }>(
    'SELECT bank_balance AS money FROM Player WHERE game_id = ? ORDER BY pid',
    [game.id],
  );
  return players.map(({ money }) => money);
}

function payDebt(debt: string): string {
  return callInMove('pay_debt', debt, { game_id: game.id, record_id: 1, event_no: '@event', seats: 4 });
}

/** By how much each balance differs from what it was. */
async function changes(): Promise<number[]> {
  return (await balances()).map((money, index) => money - (before[index] ?? 0));
}

function postings(): Promise<object[]> {
  return connection.rows<object>(
    'SELECT event_no, kind, player_ID, payer, payee, amount, prid FROM Event WHERE game_id = ? AND record_ID = 1 ORDER BY event_no',
    [game.id],
  );
}

describe('pay_debt', () => {
  test.each([
    ['a player', NORMAN, [-30, 30, 0, 0]],
    ['the bank', null, [-30, 0, 0, 0]],
  ])('pays %s, and adds a posting for the debtor', async (_, creditor, after) => {
    await connection.run('SET @event = 4');
    await game.run(payDebt("0, 0, 0, ?, 30, 'rent', NULL, 2"), [creditor]);
    expect(await changes()).toEqual(after);
    expect(await postings()).toEqual([
      { event_no: 5, kind: 'rent', player_ID: JANE, payer: JANE, payee: creditor, amount: 30, prid: 2 },
    ]);
  });

  test('pays all other players in the game, in the order of play', async () => {
    await game.setStatus(2, MARY);
    await connection.run('SET @event = 0');
    await game.run(payDebt("0, 0, 0, NULL, 20, 'paid_each', NULL, NULL"), []);
    expect(await changes()).toEqual([-40, 20, 0, 20]);
    expect(await postings()).toEqual(
      [NORMAN, BILL].map((payee, index) => (
        { event_no: index + 1, kind: 'paid_each', player_ID: JANE, payer: JANE, payee, amount: 20, prid: null }
      )),
    );
  });

  test('lets the bank pay players, but not itself', async () => {
    await connection.run('SET @event = 0');
    for (const creditor of [NORMAN, null]) {
      await game.run(payDebt("0, 0, NULL, ?, 30, 'rent', NULL, 2"), [creditor]);
    }
    expect(await changes()).toEqual([0, 30, 0, 0]);
    expect(await postings()).toEqual([
      { event_no: 1, kind: 'rent', player_ID: JANE, payer: null, payee: NORMAN, amount: 30, prid: 2 },
    ]);
  });
});
