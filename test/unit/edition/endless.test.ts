import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import type { EditionDocument, RuleValue } from '../../support/editions';
import { openWorkerDatabase } from '../../support/game';

/** Rules that leave a game without anybody who may move, or without a beginning. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const JAIL = ['Start', { bonus: 'Jail', go_to_jail: 'Jail' }, { bonus: 'Toll', pay: 50 }];

async function faultsOf(rules: Record<string, RuleValue>, others: Partial<EditionDocument> = {}): Promise<object[]> {
  const document = { edition: 'endless', rules: { jail_turns: 2, ...rules }, board: { tiles: JAIL }, ...others };
  const [faults] = await connection.rows<object[]>('CALL check_edition(?)', [JSON.stringify(document)]);
  return faults ?? [];
}

describe('is refused by name', () => {
  test.each<[string, Record<string, RuleValue>, string, string]>([
    ['a debt that nobody can leave', { insolvency: 'debt' }, 'rules.insolvency', 'debt needs can_leave: yes, for who cannot pay in the end'],
  ])('%s', async (_, rules, place, fault) => {
    expect(await faultsOf(rules)).toEqual([{ place, fault }]);
  });

  test('an opening whose players are so few that the game is over', async () => {
    const others = { extends: 'campus', board: {} };
    const rules = { winner: 'net_worth', players_left_to_end: 4 };
    expect(await faultsOf(rules, others)).toEqual([{ place: 'opening', fault: 'has 4 players; the rules take 5 to 6' }]);
    expect(await faultsOf({ ...rules, players_left_to_end: 3 }, others)).toEqual([]);
  });
});

test('the same rules are let be where they make sense', async () => {
  expect(await faultsOf({ insolvency: 'debt', can_leave: true })).toEqual([]);
  expect(await faultsOf({ insolvency: 'creditor_takes', jail_fine: 5, jail_last_roll: 'pays_and_moves' })).toEqual([]);
});
