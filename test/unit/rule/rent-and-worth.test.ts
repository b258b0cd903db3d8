import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { openWorkerDatabase, TestGame } from '../../support/game';

/** What a visitor owes for each kind of property, and what somebody is worth. */

const NAMES = ['Ann', 'Bob'] as const;

const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'] as const;

const CLUBS = ['Granby Golf Club', 'Monett Golf Club', 'Neosho Golf Club', 'Aurora Golf Club'] as const;

const STORES = ['Newton Super Store', 'Leibniz Super Store'] as const;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', NAMES);
});

async function rent(property: string): Promise<[now: number | null, factor: number | null]> {
  const [row] = await connection.rows<{ now: number | null; factor: number | null }>(
    'SELECT `Rent now` AS now, `Rent factor` AS factor FROM propertiesView WHERE Property = ?',
    [property],
  );
  return [row?.now ?? null, row?.factor ?? null];
}

describe('percent_of', () => {
  test.each([[15, 10, 2], [14, 10, 1], [5, 50, 3], [199, 1, 2], [0, 50, 0], [1_000_000_000, 100, 1_000_000_000]])('of %i, %i percent are %i: halves are rounded up', async (amount, percent, part) => {
    // Whatever the session does with divisions.
    await connection.run('SET SESSION div_precision_increment = 0');
    expect(await connection.rows('SELECT percent_of(?, ?) AS part', [amount, percent])).toEqual([{ part }]);
    await connection.run('SET SESSION div_precision_increment = DEFAULT');
  });

  test('of nothing, or nothing of it, is nothing', async () => {
    expect(await connection.rows('SELECT percent_of(NULL, 10) AS one, percent_of(10, NULL) AS other')).toEqual([{ one: null, other: null }]);
  });
});

describe('rent_of', () => {
  test('a street: as printed, doubled for the whole set, then by restaurants', async () => {
    expect(await rent('Victoria Street')).toEqual([null, null]);
    await game.give('Ann', VAUXHALL.slice(0, 2));
    await game.give('Bob', VAUXHALL.slice(2));
    expect(await rent('Victoria Street')).toEqual([16, null]);
    await game.give('Ann', VAUXHALL);
    for (const [level, amount] of [32, 64, 96, 128, 160, 192].entries()) {
      await game.give('Ann', ['Victoria Street'], { level });
      expect([level, await rent('Victoria Street'), await rent('Manchester Road')]).toEqual([level, [amount, null], [32, null]]);
    }
  });

  test('a golf club: by how many the owner has, including mortgaged ones', async () => {
    for (const [index, amount] of [64, 128, 256, 512].entries()) {
      await game.give('Ann', CLUBS.slice(1, index + 1), { mortgaged: true });
      await game.give('Ann', CLUBS.slice(0, 1));
      await game.give('Bob', CLUBS.slice(index + 1));
      expect([index, await rent('Granby Golf Club')]).toEqual([index, [amount, null]]);
    }
  });

  test('a super store: a factor for the dice', async () => {
    await game.give('Ann', STORES.slice(0, 1));
    expect(await rent('Newton Super Store')).toEqual([null, 8]);
    await game.give('Ann', STORES);
    expect(await rent('Newton Super Store')).toEqual([null, 16]);
  });

  test('houses and a hotel, where rent is per house', async () => {
    game = await DecidingGame.start(connection, 'hoarding', NAMES);
    await game.give('Ann', ['KemperA']);
    expect(await rent('KemperA')).toEqual([5, null]);
    await game.give('Ann', ['KemperA', 'KemperB']);
    for (const [level, amount] of [10, 50, 100, 150, 200, 2_000].entries()) {
      await game.give('Ann', ['KemperA'], { level });
      expect([level, await rent('KemperA')]).toEqual([level, [amount, null]]);
    }
  });

  test('a mortgaged property: nothing', async () => {
    await game.give('Ann', VAUXHALL, { mortgaged: true });
    expect(await rent('Victoria Street')).toEqual([0, null]);
  });

  test('no rent for mortgaged or own properties', async () => {
    await game.give('Bob', ['Luanda Street'], { mortgaged: true });
    await game.roll(2, 3);
    expect(await game.money(...NAMES)).toEqual([4096, 4096]);
    await game.give('Bob', ['Luanda Street']);
    await game.roll(2, 3);
    expect(await game.money(...NAMES)).toEqual([4096, 4096]);
  });
});

describe('net_worth', () => {
  async function worth(): Promise<number[]> {
    const rows = await connection.rows<{ worth: number }>('SELECT `Net worth` AS worth FROM playersView ORDER BY Turn');
    return rows.map(({ worth: amount }) => amount);
  }

  test('is cash and printed prices: neither buildings nor mortgages count', async () => {
    expect(await worth()).toEqual([4096, 4096]);
    await game.give('Ann', ['Victoria Street', 'Granby Golf Club']);
    expect(await worth()).toEqual([4096 + 128 + 512, 4096]);
    await game.give('Ann', ['Victoria Street'], { mortgaged: true });
    await game.give('Bob', VAUXHALL.slice(1), { level: 5 });
    await game.setMoney('Bob', 0);
    expect(await worth()).toEqual([4096 + 128 + 512, 256]);
  });

  test('is known in editions without decisions, too, without raised costs', async () => {
    await TestGame.start(connection);
    expect(await worth()).toEqual([180, 380, 290, 575]);
  });
});
