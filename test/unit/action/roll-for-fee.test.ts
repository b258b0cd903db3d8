import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { DecidingGame } from '../../support/deciding-game';
import { openWorkerDatabase } from '../../support/game';

/** The routine that the roll of the phase `fee` is expanded into; nothing but the unlinked trigger calls it. */

const CALL =
  "CALL roll_for_fee(?, 1, @event, (SELECT ruleset_id FROM Game WHERE game_id = ?), 'debt', ?, ?, ?, 10, ?, 7, @balance, @status, @left, 1, @debt)";

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob', 'Cid']);
  await game.give('Bob', ['Newton Super Store']);
});

interface Returned {
  event: number;
  balance: number;
  status: number;
  left: number;
  debt: number;
}

/** Lets Ann pay for a roll of seven, who has so much. @returns what the routine says afterwards */
async function payFor(property: string, money: number, isTold: boolean): Promise<Returned | undefined> {
  await game.setMoney('Ann', money);
  await connection.run('SET @event = 3, @balance = ?, @status = 0, @left = 3, @debt = 1', [money]);
  await connection.run(CALL, [game.id, game.id, Number(isTold), 0, game.pid('Ann'), await game.prid(property)]);
  const [returned] = await connection.rows<Returned>(
    'SELECT @event AS event, @balance AS balance, @status AS status, @left AS `left`, @debt AS debt',
  );
  return returned;
}

/** What it recorded; the events of record 0 are those of who begins. */
function events(): Promise<object[]> {
  return connection.rows<object>('SELECT * FROM Event WHERE game_id = ? AND record_ID = 1', [game.id]);
}

function debts(): Promise<object[]> {
  return connection.rows<object>('SELECT * FROM Debt WHERE game_id = ?', [game.id]);
}

describe('a roll of seven', () => {
  test.each([
    [56, ['Newton Super Store'], 'told', null],
    [112, ['Newton Super Store', 'Leibniz Super Store'], 'not told', 10],
  ])('costs %i of the owner of %j; a place that is %s is recorded as %s', async (fee, owned, told, location) => {
    await game.give('Bob', owned);
    expect(await payFor('Newton Super Store', 500, told === 'told')).toEqual({ event: 4, balance: 500 - fee, status: 0, left: 3, debt: 1 });
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([500 - fee, 4096 + fee, 4096]);
    expect(await events()).toMatchObject([
      { record_ID: 1, event_no: 4, kind: 'rent', player_ID: game.pid('Ann'), payer: game.pid('Ann'), payee: game.pid('Bob'), amount: fee, location },
    ]);
    expect(await debts()).toEqual([]);
  });

  test('is owed by who has less: nothing is paid, and nothing told', async () => {
    expect(await payFor('Newton Super Store', 55, true)).toEqual({ event: 3, balance: 55, status: 0, left: 3, debt: 2 });
    expect(await game.money('Ann', 'Bob')).toEqual([55, 4096]);
    expect(await events()).toEqual([]);
    expect(await debts()).toMatchObject([
      { debt_no: 1, debtor: game.pid('Ann'), creditor: game.pid('Bob'), amount: 56, kind: 'rent', prid: await game.prid('Newton Super Store') },
    ]);
  });
});
