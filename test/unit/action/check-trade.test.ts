import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { makeHouseRules } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

const HOUSE_RULES = 'everything, traded';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'] as const;

/** Ann has Victoria Street (6), Bob Luanda Street (9), Cid a store (0), nobody a golf club (2). */
const [VICTORIA, LUANDA, STORE, CLUB] = [6, 9, 0, 2] as const;

const [VACATION_CARD, OTHER_CARD] = [15, 16] as const;

interface Side {
  money?: number;
  cards?: number;
  properties?: number[];
}

type Case = readonly [token: string, give: Side | undefined, take: Side | undefined];

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeHouseRules(connection, HOUSE_RULES);
});
afterAll(() => connection.close());

async function start(edition: string): Promise<void> {
  game = await DecidingGame.start(connection, edition, NAMES);
  for (const name of NAMES) await game.setMoney(name, 500);
  await game.give('Ann', ['Victoria Street']);
  await game.give('Bob', ['Luanda Street']);
  await game.give('Cid', ['Newton Super Store']);
  await game.giveCards('Ann', VACATION_CARD);
}

function terms(give: object | undefined, take: object | undefined, to = game.pid('Bob')): object {
  return { to, ...(give && { give }), ...(take && { take }) };
}

async function refused(token: string, give: Side | undefined, take: Side | undefined, to?: number): Promise<void> {
  await changingNothing(connection, () => game.expectRefusal(token, 'propose', { terms: terms(give, take, to) }));
}

describe('if a trade is an exchange', () => {
  beforeEach(() => start('singletonopoly'));

  test.each<Case>([
    ['trade_one_sided', undefined, undefined],
    ['trade_one_sided', {}, {}],
    ['trade_one_sided', { money: 5 }, undefined],
    ['trade_one_sided', undefined, { money: 5 }],
    ['trade_one_sided', { money: 0, cards: 0, properties: [] }, { money: 5 }],
    ['trade_same_kind', { money: 5 }, { money: 6 }],
    ['trade_same_kind', { money: 5, properties: [VICTORIA] }, { money: 6, properties: [LUANDA] }],
    ['cannot_afford', { money: 501 }, { properties: [LUANDA] }],
    ['cannot_afford', { properties: [VICTORIA] }, { money: 501 }],
    ['no_card', { cards: 2 }, { money: 5 }],
    ['no_card', { money: 5 }, { cards: 1 }],
    ['not_owner', { properties: [LUANDA] }, { money: 5 }],
    ['not_owner', { money: 5 }, { properties: [VICTORIA] }],
    ['not_owner', { money: 5 }, { properties: [STORE] }],
    ['not_owner', { money: 5 }, { properties: [CLUB] }],
    ['not_owner', { money: 5 }, { properties: [LUANDA, STORE] }],
    ['property_not_found', { properties: [999] }, { money: 5 }],
    ['property_not_found', { properties: [1_000_000] }, { money: 5 }],
  ])('%s: %j for %j', async (token, give, take) => {
    await refused(token, give, take);
  });

  test.each([
    ['not_owner', { properties: [LUANDA] }, undefined, 'Luanda Street does not belong to Ann.'],
    ['not_owner', { properties: [VICTORIA] }, { properties: [VICTORIA] }, 'Victoria Street does not belong to Bob.'],
    ['property_not_found', { properties: [999] }, undefined, 'There is no property 999 on the board.'],
    ['terms_malformed', { monies: 5 }, undefined, 'Error at #/give/monies (additionalProperties). Write a side as {"money": 5, "cards": 1, "properties": [3]}.'],
    ['terms_malformed', undefined, { money: -1 }, 'Error at #/take/money (minimum). Write a side as {"money": 5, "cards": 1, "properties": [3]}.'],
  ])('%s for %j for %j', async (token, give, take, sentence) => {
    expect((await game.expectRefusal(token, 'propose', { terms: terms(give, take) })).sentence).toBe(sentence);
  });

  test('trade_same_kind: both give cards', async () => {
    await game.giveCards('Bob', OTHER_CARD);
    await refused('trade_same_kind', { cards: 1 }, { cards: 1 });
  });

  test('no_such_partner: oneself, nobody, and a player who is out', async () => {
    await connection.run('UPDATE Player SET status = 2 WHERE game_id = ? AND pid = ?', [game.id, game.pid('Dan')]);
    for (const to of [game.pid('Ann'), game.pid('Dan'), 4, 99, 1_000_000]) {
      await refused('no_such_partner', { money: 5 }, { properties: [LUANDA] }, to);
    }
  });

  test('a player in jail can propose and answer trades', async () => {
    await game.jail('Bob', 17);
    await game.make('propose', { terms: terms({ money: 5 }, { properties: [LUANDA] }) });
    await game.make('accept');
    await game.jail('Ann', 17);
    await game.make('propose', { terms: terms({ properties: [LUANDA] }, { money: 5 }) });
    await game.make('accept');
    expect(await game.deed('Luanda Street')).toMatchObject({ owner: 'Bob' });
  });

  test('trade_needs_money: in debt, or while a property is offered, the proposer must ask for money', async () => {
    await game.place('Ann', 1, 10);
    await game.roll(3, 4);
    expect((await game.pending()).phase).toBe('offer');
    await refused('trade_needs_money', { properties: [VICTORIA] }, { properties: [LUANDA] });
    await refused('trade_needs_money', { properties: [VICTORIA] }, { cards: 0, money: 0, properties: [LUANDA] });
    await game.make('propose', { terms: terms({ properties: [VICTORIA] }, { money: 1, properties: [LUANDA] }) });
    await game.make('reject');
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
  });

  test('exactly the agreed terms change hands', async () => {
    await connection.run('UPDATE Deed SET mortgaged = TRUE WHERE game_id = ? AND prid = ?', [game.id, LUANDA]);
    await game.make('propose', { terms: terms({ cards: 1, properties: [VICTORIA] }, { money: 120, properties: [LUANDA] }) });
    expect(await game.make('accept')).toHaveLength(5);
    expect(await game.money(...NAMES)).toEqual([620, 380, 500, 500]);
    expect(await game.deed('Victoria Street')).toEqual({ owner: 'Bob', level: 0, mortgaged: false });
    expect(await game.deed('Luanda Street')).toEqual({ owner: 'Ann', level: 0, mortgaged: true });
    expect(await game.deed('Newton Super Store')).toMatchObject({ owner: 'Cid' });
    expect([(await game.stateOf('Ann')).cards, (await game.stateOf('Bob')).cards]).toEqual([0, 1]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('proposing, declining and withdrawing transfer nothing', async () => {
    const standings = (): Promise<object[]> => connection.rows('SELECT * FROM playersView');
    const [players, properties] = [await standings(), await connection.rows('SELECT * FROM propertiesView')];
    for (const answer of ['reject', 'withdraw']) {
      await game.make('propose', { terms: terms({ money: 5 }, { properties: [LUANDA] }) });
      await game.make(answer);
      expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    }
    expect(await standings()).toEqual(players);
    expect(await connection.rows('SELECT * FROM propertiesView')).toEqual(properties);
  });
});

describe('if trades are free', () => {
  beforeEach(() => start(HOUSE_RULES));

  test.each<Case>([
    ['trade_one_sided', undefined, undefined],
    ['trade_one_sided', { money: 0 }, { properties: [] }],
    ['cannot_afford', { money: 501 }, undefined],
    ['no_card', undefined, { cards: 1 }],
    ['not_owner', { properties: [STORE] }, undefined],
  ])('%s: %j for %j', async (token, give, take) => {
    await refused(token, give, take);
  });

  test.each<[give: Side | undefined, take: Side | undefined]>([
    [{ money: 5 }, undefined],
    [undefined, { properties: [LUANDA] }],
    [{ money: 5 }, { money: 7 }],
    [{ cards: 1 }, {}],
  ])('%j for %j is accepted', async (give, take) => {
    await game.make('propose', { terms: terms(give, take) });
    await game.make('accept');
    const [gives, takes] = [give?.money ?? 0, take?.money ?? 0];
    expect(await game.money(...NAMES)).toEqual([500 - gives + takes, 500 + gives - takes, 500, 500]);
  });
});

test('not_in_edition: in an edition without trades', async () => {
  game = await DecidingGame.start(connection, 'hoarding', NAMES);
  await game.expectRefusal('not_in_edition', 'propose', { terms: { to: 1, give: { money: 5 } } });
  expect(await connection.rows("SELECT 1 FROM movesView WHERE Action = 'propose'")).toEqual([]);
});
