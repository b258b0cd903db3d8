import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { rulesetOf } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, stateOf, TestGame } from '../../support/game';
import { callInMove } from '../../support/move-routine';

/** The routines that change what is recorded of a game, one by one: each changes what it says, in one game. */

const [JANE, NORMAN, MARY, BILL] = [0, 1, 2, 3] as const;

let connection: GameConnection;
let game: TestGame;
let other: TestGame;
let othersBefore: object[][];
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  other = await TestGame.start(connection);
  othersBefore = await other.state();
  game = await TestGame.start(connection);
});

/** What a routine returned in the session's @a and @b. */
async function returned(): Promise<{ a: unknown; b: unknown }> {
  const [row] = await connection.rows<{ a: unknown; b: unknown }>('SELECT @a AS a, @b AS b');
  return row ?? { a: undefined, b: undefined };
}

async function set(a: number | null, b: number | null = null): Promise<void> {
  await connection.run('SET @a = ?, @b = ?', [a, b]);
}

/** The rows of a table of the game. */
async function rows(table: 'Player' | 'Deed' | 'DeckCard' | 'Agenda' | 'Event', of = game.id): Promise<Record<string, unknown>[]> {
  return await connection.rows<Record<string, unknown>>('SELECT * FROM ?? WHERE game_id = ?', [table, of]);
}

async function balances(of = game.id): Promise<unknown[]> {
  return (await rows('Player', of)).map(({ bank_balance }) => bank_balance);
}

describe('change_balance', () => {
  test.each([
    ['from another player', 150, MARY, { payer: MARY, payee: JANE, amount: 150 }, [150, 250, 40, 500]],
    ['to another player', -150, MARY, { payer: JANE, payee: MARY, amount: 150 }, [150, 250, 340, 500]],
    ['from the bank', 200, null, { payer: null, payee: JANE, amount: 200 }, [150, 250, 190, 500]],
    ['to the bank', -30, null, { payer: JANE, payee: null, amount: 30 }, [150, 250, 190, 500]],
    ['nothing', 0, null, { payer: null, payee: JANE, amount: 0 }, [150, 250, 190, 500]],
  ])('money %s: the other balance, one posting; the own balance is returned', async (_, amount, counterparty, posting, after) => {
    await set(4, 150);
    const move = { game_id: game.id, record_id: 1, event_no: '@a', turn_player: JANE, balance: '@b' };
    await game.run(callInMove('change_balance', '?, ?, ?, ?, 7, NULL', move), ['rent', amount < 0 ? 1 : 0, Math.abs(amount), counterparty]);
    expect(await returned()).toEqual({ a: 5, b: 150 + amount });
    expect(await balances()).toEqual(after);
    expect(await rows('Event')).toMatchObject([{ record_ID: 1, event_no: 5, kind: 'rent', player_ID: JANE, location: 7, prid: null, ...posting }]);
    expect(await other.state()).toEqual(othersBefore);
  });
});

describe('credit and debit', () => {
  test('change the balance of one player; the bank has no balance', async () => {
    const move = { game_id: game.id };
    await game.run(callInMove('credit', '?, 60', move), [NORMAN]);
    await game.run(callInMove('debit', '?, 40', move), [BILL]);
    await changingNothing(connection, () => game.run(callInMove('credit', 'NULL, 1000', move)));
    await changingNothing(connection, () => game.run(callInMove('debit', 'NULL, 1000', move)));
    expect(await balances()).toEqual([150, 310, 190, 460]);
    expect(await other.state()).toEqual(othersBefore);
  });

  test('cannot take more than there is: an error of the table', async () => {
    expect(await changingNothing(connection, () => errnoOf(connection, callInMove('debit', '0, 151', { game_id: game.id })))).toBe(3819);
  });
});

describe('transfer', () => {
  test.each([
    { payer: null, payee: MARY, after: [150, 250, 250, 500] },
    { payer: BILL, payee: null, after: [150, 250, 190, 440] },
    { payer: NORMAN, payee: JANE, after: [210, 190, 190, 500] },
  ])('from $payer to $payee changes only their balances, and adds a posting', async ({ payer, payee, after }) => {
    await set(1);
    await game.run(callInMove('transfer', "'rent', 0, ?, ?, 60, 3, 1", { game_id: game.id, record_id: 1, event_no: '@a' }), [payer, payee]);
    expect(await balances()).toEqual(after);
    expect(await rows('Event')).toMatchObject([
      { record_ID: 1, event_no: 2, kind: 'rent', player_ID: JANE, payer, payee, amount: 60, location: 3, prid: 1, card_id: null },
    ]);
    expect(await other.state()).toEqual(othersBefore);
  });
});

describe('add_event and add_posting', () => {
  test('add_event records an event without money, and counts up', async () => {
    await set(2);
    await game.run(callInMove('add_event', "'moved', 3, 5, 2, 7", { game_id: game.id, record_id: 1, event_no: '@a' }));
    expect(await returned()).toMatchObject({ a: 3 });
    expect(await rows('Event')).toEqual([
      {
        game_id: game.id, record_ID: 1, event_no: 3, kind: 'moved', player_ID: 3, payer: null, payee: null, amount: null, location: 5,
        prid: 2, card_id: 7, roll: null, deadline: null, debt: null,
      },
    ]);
  });

  test.each([
    ['a negative amount', "'rent', 0, 0, 1, -1, NULL, NULL"],
    ['a payment to oneself', "'rent', 0, 1, 1, 5, NULL, NULL"],
    ['a payer without an amount', "'rent', 0, 0, 1, NULL, NULL, NULL"],
    ['a payment of the bank to itself', "'rent', 0, NULL, NULL, 5, NULL, NULL"],
  ])('add_posting cannot record %s: an error of the table', async (_, posting) => {
    await set(0);
    const call = callInMove('add_posting', posting, { game_id: game.id, record_id: 1, event_no: '@a' });
    expect(await changingNothing(connection, () => errnoOf(connection, call))).toBe(3819);
  });
});

describe('deeds', () => {
  test('give_deed changes owner, buildings and mortgage of one property, but not its price', async () => {
    const before = await rows('Deed');
    await game.run('UPDATE Deed SET cost_factor = 3 WHERE game_id = ? AND prid = 3', [game.id]);
    for (const [owner, level, mortgaged] of [[MARY, 4, 0], [NORMAN, 0, 1], [null, 0, 0]] as const) {
      await game.run(callInMove('give_deed', '3, ?, ?, ?', { game_id: game.id }), [owner, level, mortgaged]);
      expect(await rows('Deed')).toEqual(
        before.map((deed) => (deed.prid === 3 ? { ...deed, p_owner: owner, cost_factor: 3, level, mortgaged } : deed)),
      );
    }
    expect(await other.state()).toEqual(othersBefore);
  });

  test.each([
    ['a building on what the bank has', '3, NULL, 1, FALSE'],
    ['a mortgage on what the bank has', '3, NULL, 0, TRUE'],
    ['a building on what is mortgaged', '3, 2, 1, TRUE'],
    ['fewer buildings than none', '3, 2, -1, FALSE'],
    ['an owner who does not play', '3, 9, 0, FALSE'],
  ])('%s is an error of the table', async (_, deed) => {
    const call = callInMove('give_deed', deed, { game_id: game.id });
    expect([1452, 3819]).toContain(await changingNothing(connection, () => errnoOf(connection, call)));
  });

  test.each([
    ['an heir, as they stand', BILL, { p_owner: BILL, level: 2, mortgaged: 0 }, { p_owner: BILL, level: 0, mortgaged: 1 }],
    ['the bank, bare', null, { p_owner: null, level: 0, mortgaged: 0 }, { p_owner: null, level: 0, mortgaged: 0 }],
  ])('hand_over_deeds gives all properties of a player to %s', async (_, heir, built, inPawn) => {
    await game.run(callInMove('give_deed', '0, 1, 2, FALSE', { game_id: game.id }));
    await game.run(callInMove('give_deed', '1, 1, 0, TRUE', { game_id: game.id }));
    const before = await rows('Deed');
    const move = { game_id: game.id, ruleset_id: await rulesetOf(connection, 'campus'), players_left: 4, left_to_end: 1, turn_player: NORMAN, round: 1, next_entry: '@next' };
    await game.run(callInMove('hand_over_deeds', '?, ?', move), [NORMAN, heir]);
    const after = await rows('Deed');
    expect(after.filter(({ prid }) => prid === 0 || prid === 1)).toMatchObject([built, inPawn]);
    expect(after.filter(({ p_owner }) => p_owner === NORMAN)).toEqual([]);
    const others = (deeds: Record<string, unknown>[]): unknown[] => deeds.filter((_deed, index) => before[index]?.p_owner !== NORMAN);
    expect(others(after)).toEqual(others(before));
    // Costs that were raised stay raised.
    expect(after.map(({ cost_factor }) => cost_factor)).toEqual(before.map(({ cost_factor }) => cost_factor));
    expect(await other.state()).toEqual(othersBefore);
  });
});

test('set_status changes one seat, and counts the turns in jail', async () => {
  await game.run(callInMove('set_status', '2, 1, 2', { game_id: game.id }));
  expect((await rows('Player')).map(({ status, jail_turns }) => [status, jail_turns])).toEqual([[0, 0], [0, 0], [1, 2], [0, 0]]);
  expect(await connection.rows('SELECT status, jail_turns FROM Turns WHERE game_id = ? AND turn = 2', [game.id])).toEqual([
    { status: 1, jail_turns: 2 },
  ]);
  expect(await other.state()).toEqual(othersBefore);
});

describe('debts', () => {
  test('add_debt appends a debt, remove_entry removes the first, cancel_entries zeroes those of one player', async () => {
    await set(1, 1);
    for (const [debtor, amount] of [[JANE, 10], [MARY, 20], [JANE, null], [BILL, 30]] as const) {
      await game.run(callInMove('add_debt', "?, ?, ?, 'paid', 3", { game_id: game.id, next_entry: '@b' }), [debtor, NORMAN, amount]);
    }
    expect(await returned()).toEqual({ a: 1, b: 5 });
    expect(await rows('Agenda')).toMatchObject([
      { entry_no: 1, pid: JANE, creditor: NORMAN, amount: 10, kind: 'paid', prid: 3 },
      { entry_no: 2, pid: MARY, amount: 20 }, { entry_no: 3, pid: JANE, amount: null }, { entry_no: 4, pid: BILL, amount: 30 },
    ]);
    await game.run(callInMove('remove_entry', '', { game_id: game.id, first_entry: '@a' }));
    expect(await returned()).toEqual({ a: 2, b: 5 });
    await game.run(callInMove('cancel_entries', '?', { game_id: game.id, first_entry: 2, next_entry: 5 }), [JANE]);
    expect((await rows('Agenda')).map(({ entry_no, amount }) => [entry_no, amount])).toEqual([[2, 20], [3, 0], [4, 30]]);
    expect(await other.state()).toEqual(othersBefore);
  });

  test('a debt is never negative: an error of the table', async () => {
    await set(1);
    expect(await errnoOf(connection, callInMove('add_debt', "0, NULL, -1, 'paid', NULL", { game_id: game.id, next_entry: '@a' }))).toBe(3819);
  });
});

describe('give_cards', () => {
  let cards: DecidingGame;
  let ruleset: number;
  beforeEach(async () => {
    cards = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob']);
    await cards.giveCards('Ann', 16, 15);
    ruleset = await rulesetOf(connection, 'singletonopoly');
  });
  const give = (own: string): string => callInMove('give_cards', own, { game_id: cards.id, record_id: 3, event_no: '@a', ruleset_id: ruleset });

  test('hands on the given number of cards, oldest first, and logs each', async () => {
    await set(0);
    await connection.run(give("?, ?, 1, 'trade_card'"), [cards.pid('Ann'), cards.pid('Bob')]);
    expect([await cards.cardsOf('Ann'), await cards.cardsOf('Bob')]).toEqual([[15], [16]]);
    expect((await rows('Event', cards.id)).filter(({ record_ID }) => record_ID === 3)).toMatchObject([
      { event_no: 1, kind: 'trade_card', player_ID: cards.pid('Bob'), card_id: 16 },
    ]);
  });

  test('puts all cards under the deck, in the order in which the player got them', async () => {
    await set(0);
    const deck = await cards.deck();
    await connection.run(give("?, NULL, NULL, 'card_used'"), [cards.pid('Ann')]);
    expect(await cards.deck()).toEqual([...deck, 16, 15]);
    expect((await rows('Event', cards.id)).filter(({ record_ID }) => record_ID === 3)).toMatchObject([
      { kind: 'card_used', player_ID: cards.pid('Ann'), card_id: 16 },
      { kind: 'card_used', player_ID: cards.pid('Ann'), card_id: 15 },
    ]);
  });

  test('logs nothing when told not to, and moves nothing for a player without cards', async () => {
    const before = await stateOf(connection, cards.id);
    await connection.run(give("?, NULL, NULL, 'card_used'"), [cards.pid('Bob')]);
    expect(await stateOf(connection, cards.id)).toEqual(before);
    await connection.run(give("?, ?, NULL, NULL"), [cards.pid('Ann'), cards.pid('Bob')]);
    expect(await cards.cardsOf('Bob')).toEqual([16, 15]);
    expect((await rows('Event', cards.id)).filter(({ record_ID }) => record_ID === 3)).toEqual([]);
  });

  test('place_in_deck puts later cards lower, within a move, within an event, and within its cards', async () => {
    const order = [[0, 18, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 1, 999], [1, 2, 0], [1, 900, 3], [2, 0, 0], [2_000_000_000, 1, 0]] as const;
    const places: number[] = [];
    for (const [record, event, number] of order.slice(1)) {
      const [row] = await connection.rows<{ place: string }>('SELECT CAST(place_in_deck(?, ?, ?) AS CHAR) AS place', [record, event, number]);
      places.push(Number(row?.place));
    }
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
    // A shuffled deck is counted from 1, and lies above all that was moved.
    expect(places[0]).toBeGreaterThan(1_000);
  });
});

describe('take_token', () => {
  const token = (own: string, record: number, of: TestGame): string => callInMove('take_token', own, { game_id: of.id, record_id: record });

  test('accepts a token once in a game, and names the record that has it', async () => {
    await game.run(token("'mine'", 4, game));
    await game.run(token("'MINE'", 5, game));
    await game.run(token("'mine'", 1, other));
    const refusal = await changingNothing(connection, () => game.expectRefusal('token_taken', token("'mine'", 6, game)));
    expect(refusal.sentence).toBe('This token was used by record 4.');
  });
});
