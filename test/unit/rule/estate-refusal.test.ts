import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { makeHouseRules } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

/** Building, selling, mortgaging and redeeming: each refusal, and what they cost and bring. */

const HOUSE_RULES = 'everything, built';

const BY_SET = 'everything, mortgaged set by set';

const NAMES = ['Ann', 'Bob'] as const;

const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'] as const;

const ACTIONS = ['build', 'sell', 'mortgage', 'redeem'] as const;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeHouseRules(connection, HOUSE_RULES);
  await makeHouseRules(connection, BY_SET, { mortgage_unit: 'set', build_evenly: false });
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', NAMES);
});

async function refused(token: string, action: string, property: string | number, sentence?: string): Promise<void> {
  await changingNothing(connection, async () => {
    const refusal = await game.expectRefusal(token, action, { property });
    if (sentence !== undefined) expect(refusal.sentence).toBe(sentence);
  });
}

describe.each(ACTIONS)('%s', (action) => {
  test('property_not_found: a property that only another board has', async () => {
    for (const property of [30, 999, -1, 2_147_483_647]) await refused('property_not_found', action, property);
  });

  test('not_owner: a property of another player, or of nobody', async () => {
    await game.give('Bob', VAUXHALL, { level: 2 });
    await game.give('Bob', ['Luanda Street'], { mortgaged: true });
    for (const property of ['Victoria Street', 'Luanda Street', 'Granby Golf Club']) await refused('not_owner', action, property);
  });
});

test('a board with fewer properties has fewer numbers', async () => {
  game = await DecidingGame.start(connection, 'hoarding', NAMES);
  await refused('property_not_found', 'build', 9);
});

describe('build', () => {
  test.each([
    ['set_incomplete', ['Victoria Street', 'Nottingham Avenue'], 'Victoria Street'],
    ['not_possible_here', ['Newton Super Store', 'Leibniz Super Store'], 'Newton Super Store'],
    ['not_possible_here', ['Granby Golf Club'], 'Granby Golf Club'],
  ])('%s with %j', async (token, owned, property) => {
    await game.give('Ann', owned);
    await refused(token, 'build', property);
  });

  test('not_possible_here: more than five buildings, in an edition without hotels', async () => {
    await game.give('Ann', VAUXHALL, { level: 4 });
    await game.make('build', { property: 'Victoria Street' });
    await refused('not_possible_here', 'build', 'Victoria Street');
    expect(await game.possible('build')).toEqual(['Nottingham Avenue', 'Manchester Road']);
  });

  test('mortgaged: the property itself, but not others of its set', async () => {
    await game.give('Ann', VAUXHALL);
    await game.make('mortgage', { property: 'Victoria Street' });
    await refused('mortgaged', 'build', 'Victoria Street');
    await game.make('build', { property: 'Manchester Road' });
    expect(await game.deed('Manchester Road')).toMatchObject({ level: 1 });
  });

  test('cannot_afford: one less than it costs', async () => {
    await game.give('Ann', VAUXHALL);
    await game.setMoney('Ann', 63);
    await refused('cannot_afford', 'build', 'Victoria Street', 'That costs $64; you have $63.');
    await game.setMoney('Ann', 64);
    await game.make('build', { property: 'Victoria Street' });
    expect(await game.money(...NAMES)).toEqual([0, 4096]);
  });

  test('not_possible_here: more than a hotel, which follows four houses', async () => {
    game = await DecidingGame.start(connection, 'hoarding', NAMES);
    await game.give('Ann', ['KemperA', 'KemperB'], { level: 4 });
    await game.place('Ann', 0, 500);
    await game.roll(1, 1);
    await game.make('build', { property: 'KemperA' });
    expect(await game.deed('KemperA')).toMatchObject({ level: 5 });
    await refused('not_possible_here', 'build', 'KemperA', 'Nothing more can be built on KemperA.');
    await game.make('build', { property: 'KemperB' });
    expect(await game.possible('build')).toEqual([]);
  });

  test('uneven, if the edition has that rule', async () => {
    game = await DecidingGame.start(connection, HOUSE_RULES, NAMES);
    await game.give('Ann', VAUXHALL);
    await game.make('build', { property: 'Victoria Street' });
    await refused('uneven', 'build', 'Victoria Street');
    await game.make('build', { property: 'Manchester Road' });
    await game.make('build', { property: 'Nottingham Avenue' });
    await game.make('sell', { property: 'Victoria Street' });
    await refused('uneven', 'build', 'Manchester Road');
    await refused('no_buildings', 'sell', 'Victoria Street');
  });
});

describe('sell', () => {
  test('pays half the cost of a building, one at a time', async () => {
    await game.give('Ann', VAUXHALL, { level: 2 });
    await game.make('sell', { property: 'Victoria Street' });
    expect([await game.deed('Victoria Street'), await game.deed('Nottingham Avenue')]).toMatchObject([{ level: 1 }, { level: 2 }]);
    expect(await game.money(...NAMES)).toEqual([4128, 4096]);
    await game.make('sell', { property: 'Victoria Street' });
    await refused('no_buildings', 'sell', 'Victoria Street');
  });

  test('not_possible_here, in an edition that buys nothing back', async () => {
    game = await DecidingGame.start(connection, 'hoarding', NAMES);
    await game.give('Ann', ['KemperA', 'KemperB'], { level: 1 });
    await game.place('Ann', 0, 500);
    await game.roll(1, 1);
    expect((await game.pending()).phase).toBe('manage');
    await game.expectRefusal('wrong_phase', 'roll', { dice: [1, 1] });
    await refused('not_possible_here', 'sell', 'KemperA', 'Buildings cannot be sold in this edition.');
    await refused('not_possible_here', 'mortgage', 'KemperA', 'There are no mortgages in this edition.');
  });
});

describe('mortgage and redeem', () => {
  test('cost and pay what the manual says', async () => {
    await game.give('Ann', ['Victoria Street']);
    await refused('not_mortgaged', 'redeem', 'Victoria Street');
    await game.make('mortgage', { property: 'Victoria Street' });
    expect(await game.money(...NAMES)).toEqual([4160, 4096]);
    await refused('mortgaged', 'mortgage', 'Victoria Street');
    await game.setMoney('Ann', 70);
    await refused('cannot_afford', 'redeem', 'Victoria Street');
    await game.setMoney('Ann', 71);
    await game.make('redeem', { property: 'Victoria Street' });
    expect(await game.money(...NAMES)).toEqual([0, 4096]);
    expect(await game.deed('Victoria Street')).toEqual({ owner: 'Ann', level: 0, mortgaged: false });
  });

  test('has_buildings: the property itself, but not others of its set', async () => {
    await game.give('Ann', VAUXHALL);
    await game.make('build', { property: 'Victoria Street' });
    await refused('has_buildings', 'mortgage', 'Victoria Street');
    await game.make('mortgage', { property: 'Manchester Road' });
    expect(await game.deed('Manchester Road')).toMatchObject({ mortgaged: true });
  });

  test('has_buildings and mortgaged: any property of the set, if the edition has that rule', async () => {
    game = await DecidingGame.start(connection, BY_SET, NAMES);
    await game.give('Ann', VAUXHALL);
    await game.make('build', { property: 'Victoria Street' });
    await refused('has_buildings', 'mortgage', 'Manchester Road');
    await game.make('sell', { property: 'Victoria Street' });
    await game.make('mortgage', { property: 'Manchester Road' });
    await refused('mortgaged', 'build', 'Victoria Street');
  });
});
