import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import type { EditionDocument, RuleValue } from '../../support/editions';
import { openWorkerDatabase } from '../../support/game';

/** Rules that leave a game without anybody who may move, or without a beginning. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const JAIL = ['Start', { bonus: 'Jail', go_to_jail: 'Jail' }, { bonus: 'Toll', pay: 50 }];

async function errorsOf(rules: Record<string, RuleValue>, others: Partial<EditionDocument> = {}): Promise<object[]> {
  const document = { edition: 'endless', rules: { jail_turns: 2, ...rules }, board: { tiles: JAIL }, ...others };
  const [errors] = await connection.rows<object[]>('CALL check_edition(?)', [JSON.stringify(document)]);
  return errors ?? [];
}

describe('is refused:', () => {
  test.each<[string, Record<string, RuleValue>, string, string]>([
    ['a debt that nobody can leave', { insolvency: 'debt' }, 'rules.insolvency', 'debt needs can_leave: yes, for players who cannot pay in the end'],
  ])('%s', async (_, rules, place, error) => {
    expect(await errorsOf(rules)).toEqual([{ place, error }]);
  });

  test('an opening position with so few players that the game is over', async () => {
    const others = { extends: 'campus', board: {} };
    const rules = { winner: 'net_worth', players_left_to_end: 4 };
    expect(await errorsOf(rules, others)).toEqual([{ place: 'opening', error: 'has 4 players; the rules take 5 to 6' }]);
    expect(await errorsOf({ ...rules, players_left_to_end: 3 }, others)).toEqual([]);
  });
});

test('the same rules are accepted where they make sense', async () => {
  expect(await errorsOf({ insolvency: 'debt', can_leave: true })).toEqual([]);
  expect(await errorsOf({ insolvency: 'creditor_takes', jail_fine: 5, jail_last_roll: 'pays_and_moves' })).toEqual([]);
});
