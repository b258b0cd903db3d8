import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { rulesetOf } from '../support/editions';
import { openWorkerDatabase } from '../support/game';
import { CARDS, CLUB_FEES, NEIGHBOURHOODS, SPACES } from '../support/singletonopoly-manual';

let connection: GameConnection;
/** the rules and the board of new games */
let ruleset: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  ruleset = await rulesetOf(connection, 'singletonopoly');
});
afterAll(() => connection.close());

/** Levels and amounts of a property. */
async function rentsOf(property: string): Promise<[number, number][]> {
  const rows = await connection.rows<{ level: number; amount: number }>(
    'SELECT level, amount FROM Rent JOIN Property USING (ruleset_id, prid) WHERE ruleset_id = ? AND name = ? ORDER BY level',
    [ruleset, property],
  );
  return rows.map(({ level, amount }) => [level, amount]);
}

describe('the board', () => {
  test('has 41 spaces, in the order of the manual', async () => {
    const tiles = await connection.rows<object>(
      'SELECT l.lid AS position, COALESCE(pr.name, bo.name) AS name, IF(c.cid >= 2, c.name, NULL) AS neighbourhood' +
        ' FROM Location AS l LEFT JOIN Property AS pr ON pr.ruleset_id = l.ruleset_id AND pr.location = l.lid' +
        ' LEFT JOIN Bonus AS bo ON bo.ruleset_id = l.ruleset_id AND bo.location = l.lid' +
        ' LEFT JOIN Colours AS c ON c.ruleset_id = pr.ruleset_id AND c.cid = pr.colour' +
        ' WHERE l.ruleset_id = ? ORDER BY l.lid',
      [ruleset],
    );
    expect(tiles).toEqual(SPACES);
    expect(await connection.rows('SELECT tile_count, first_location, salary FROM Ruleset WHERE ruleset_id = ?', [ruleset])).toEqual([
      { tile_count: 41, first_location: 1, salary: 512 },
    ]);
  });

  test('has effects only on the spaces that draw a card or send to position 17', async () => {
    expect(
      await connection.rows("SELECT name, effect, amount FROM Bonus WHERE ruleset_id = ? AND effect <> 'none' ORDER BY location", [ruleset]),
    ).toEqual([
      ...Array.from({ length: 4 }, () => ({ name: 'Draw Action Card', effect: 'draw', amount: 1 })),
      { name: 'Go On Vacation', effect: 'go_to_jail', amount: 17 },
      ...Array.from({ length: 2 }, () => ({ name: 'Draw Action Card', effect: 'draw', amount: 1 })),
    ]);
    expect(SPACES[16]?.name).toBe('Vacation');
  });

  test('shows its properties as super stores, golf clubs and streets, each by position', async () => {
    const rank = (name: string): number => (name.endsWith(' Super Store') ? 0 : name.endsWith(' Golf Club') ? 1 : 2);
    const expected = SPACES.filter(({ name, neighbourhood }) => neighbourhood !== null || rank(name) < 2)
      .sort((a, b) => rank(a.name) - rank(b.name) || a.position - b.position)
      .map(({ name }) => name);
    const properties = await connection.rows<{ name: string }>('SELECT name FROM Property WHERE ruleset_id = ? ORDER BY prid', [ruleset]);
    expect(properties.map(({ name }) => name)).toEqual(expected);
    expect(expected).toHaveLength(30);
    expect(
      await connection.rows('SELECT name FROM Property WHERE ruleset_id = ? ORDER BY colour, location', [ruleset]),
    ).toEqual(properties);
  });
});

describe('prices and fees', () => {
  test.each(NEIGHBOURHOODS)('of a street in $neighbourhood', async ({ neighbourhood, price, half, startingFee, fees }) => {
    const streets = SPACES.filter((space) => space.neighbourhood === neighbourhood);
    expect(streets).toHaveLength(3);
    for (const { name } of streets) {
      expect(
        await connection.rows(
          'SELECT cost, house_cost, hotel_cost, rent_by FROM Property WHERE ruleset_id = ? AND name = ?',
          [ruleset, name],
        ),
      ).toEqual([{ cost: price, house_cost: half, hotel_cost: null, rent_by: 'level' }]);
      expect(await rentsOf(name)).toEqual([startingFee, ...fees.slice(1)].map((amount, level) => [level, amount]));
    }
    // The table and the words of the manual say the same.
    expect(fees).toEqual([0, 1, 2, 3, 4, 5].map((restaurants) => startingFee * (2 * restaurants + 2)));
    expect(startingFee).toBe(price / 8);
  });

  test.each(['Granby', 'Monett', 'Neosho', 'Aurora'])('of the golf club of %s', async (town) => {
    expect(
      await connection.rows('SELECT cost, house_cost, rent_by FROM Property WHERE ruleset_id = ? AND name = ?', [
        ruleset, `${town} Golf Club`,
      ]),
    ).toEqual([{ cost: 512, house_cost: null, rent_by: 'owned' }]);
    expect(await rentsOf(`${town} Golf Club`)).toEqual(CLUB_FEES.map((amount, index) => [index + 1, amount]));
    expect(CLUB_FEES).toEqual([1, 2, 3, 4].map((count) => 512 / 2 ** (4 - count)));
  });

  test.each(['Newton', 'Leibniz'])('of the super store of %s', async (owner) => {
    expect(
      await connection.rows('SELECT cost, house_cost, rent_by FROM Property WHERE ruleset_id = ? AND name = ?', [
        ruleset, `${owner} Super Store`,
      ]),
    ).toEqual([{ cost: 512, house_cost: null, rent_by: 'dice' }]);
    expect(await rentsOf(`${owner} Super Store`)).toEqual([[1, 8], [2, 16]]);
  });
});

test('the deck has the 18 cards of the manual', async () => {
  const cards = await connection.rows<{ text: string; effect: string; amount: number; count: number }>(
    'SELECT text, effect, amount, COUNT(*) AS count FROM Card WHERE ruleset_id = ? AND deck_id = 1' +
      ' GROUP BY text, effect, amount ORDER BY MIN(card_id)',
    [ruleset],
  );
  expect(cards.map(({ text, effect, amount, count }) => [text, effect, amount, count])).toEqual(CARDS);
  expect(CARDS.reduce((sum, [, , , count]) => sum + count, 0)).toBe(18);
});

test('the typed words are short and unique, and name every amount correctly', async () => {
  const choices = await connection.rows<{ code: string; label: string }>(
    'SELECT code, label FROM Choice WHERE ruleset_id = ?', [ruleset],
  );
  expect(choices.length).toBeGreaterThan(30);
  expect(choices.filter(({ code }) => code !== code.trim().toLowerCase() || code === '')).toEqual([]);
  const [rules] = await connection.rows<{ jail_fine: number }>(
    'SELECT jail_fine FROM Ruleset WHERE ruleset_id = ?', [ruleset],
  );
  const amounts = choices.flatMap(({ label }) => label.match(/\d+/g) ?? []);
  expect(amounts).toEqual([String(rules?.jail_fine)]);
});
