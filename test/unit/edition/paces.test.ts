import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import type { GameOptions } from '../../../src/client/game-options';
import { openGame } from '../../../src/client/new-game';
import { readGame } from '../../../src/client/views';
import { at, type Document, errorsOf, importDocument, quay } from '../../support/documents';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

const PACES = {
  low: { price_percent: 120, rent_percent: 80, building_percent: 120 },
  medium: {},
  high: { price_percent: 80, rent_percent: 120, building_percent: 80 },
};

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await importDocument(connection, quay('paced', (document) => {
    document['paces'] = PACES;
  }));
});
afterAll(() => connection.close());

interface Priced {
  name: string;
  cost: number;
  rent_by: string;
  house_cost: number | null;
  hotel_cost: number | null;
  mortgage: number | null;
  rents: number[] | null;
}

async function pricesOf(game: number): Promise<Priced[]> {
  const rows = await connection.rows<Priced & { rents: number[] | string | null }>(
    'SELECT pr.name, pr.cost, pr.rent_by, pr.house_cost, pr.hotel_cost, pr.mortgage,' +
      " CAST(CONCAT('[', GROUP_CONCAT(n.amount ORDER BY n.level), ']') AS JSON) AS rents" +
      ' FROM Game AS g JOIN Property AS pr USING (ruleset_id) LEFT JOIN Rent AS n USING (ruleset_id, prid)' +
      ' WHERE g.game_id = ? GROUP BY pr.prid, pr.ruleset_id ORDER BY pr.prid',
    [game],
  );
  return rows.map((row) => ({ ...row, rents: typeof row.rents === 'string' ? (JSON.parse(row.rents) as number[]) : row.rents }));
}

async function start(options: GameOptions, edition = 'paced'): Promise<number> {
  return await openGame(connection, edition, null, options);
}

async function refusal(options: GameOptions, edition = 'paced'): Promise<string> {
  return await changingNothing(connection, () => start(options, edition).then(String, (error: Error) => error.message));
}

/** The errors of the edition with these paces. */
async function errors(paces: unknown, change: (document: Document) => unknown = () => undefined): Promise<string[]> {
  return await errorsOf(connection, quay('faulty paces', (document) => {
    document['paces'] = paces as Document;
    change(document);
  }));
}

describe('the money at the start', () => {
  async function moneyIn(options: GameOptions, edition = 'classic'): Promise<unknown[]> {
    const rows = await connection.rows<{ money: number }>('SELECT DISTINCT bank_balance AS money FROM Player WHERE game_id = ?', [await start({ players: 3, ...options }, edition)]);
    return rows.map(({ money }) => money);
  }

  test('of classic follows the pace and the salary of the board', async () => {
    expect([await moneyIn({}), await moneyIn({ pace: 'low' }), await moneyIn({ pace: 'medium' }), await moneyIn({ pace: 'high' })]).toEqual([[1500], [1800], [1500], [1200]]);
    await connection.run("CALL copy_board('classic', 'generous')");
    await connection.run('CALL change_board(?, ?)', ['generous', JSON.stringify({ salary: 333 })]);
    expect([await moneyIn({ board: 'generous' }), await moneyIn({ board: 'generous', pace: 'high' })]).toEqual([[2498], [1998]]);
    // An amount that is given is for the usual salary, too.
    expect(await moneyIn({ board: 'generous', rules: { starting_cash: 1000 } })).toEqual([1665]);
    expect(await moneyIn({ board: 'generous', rules: { cash_follows_salary: false } })).toEqual([1500]);
    const game = await start({ players: 2, board: 'generous' }, 'classic');
    expect(await connection.rows("SELECT g.Sentence AS sentence FROM guideView AS g JOIN Game AS s ON s.ruleset_id = g.Ruleset WHERE s.game_id = ? AND g.Sentence LIKE 'Everyone starts%'", [
      game,
    ])).toEqual([{ sentence: 'Everyone starts with $2498.' }]);
    await connection.run("CALL remove_board('generous')");
  });

  test('follows a salary among the house rules; elsewhere it does not', async () => {
    expect([await moneyIn({ rules: { salary: 100 } }), await moneyIn({ rules: { salary: 0, cash_follows_salary: false } })]).toEqual([[750], [1500]]);
    expect(await moneyIn({ rules: { salary: 100 } }, 'standard')).toEqual([1500]);
    expect(await moneyIn({ rules: { salary: 100, cash_follows_salary: 'yes' } }, 'standard')).toEqual([750]);
    expect(await refusal({ players: 2, rules: { starting_cash: 1_000_000_000, salary: 1_000 } }, 'classic')).toContain('starting_cash');
    expect(await refusal({ players: 2, rules: { salary: 0 } }, 'classic')).toContain('rules.cash_follows_salary: makes no sense without');
  });
});

describe('a pace', () => {
  test('high: prices and costs are lower, rents are higher; a factor for dice stays', async () => {
    const game = await start({ pace: 'high' });
    expect(await pricesOf(game)).toEqual([
      { name: 'North Quay', cost: 48, rent_by: 'level', house_cost: 24, hotel_cost: 32, mortgage: null, rents: [2, 12, 36, 108] },
      { name: 'South Quay', cost: 48, rent_by: 'house', house_cost: 24, hotel_cost: 32, mortgage: null, rents: [5, 24, 120] },
      { name: "Old Tom's Ferry", cost: 80, rent_by: 'owned', house_cost: null, hotel_cost: null, mortgage: null, rents: [30, 60] },
      { name: 'New Ferry', cost: 80, rent_by: 'dice', house_cost: null, hotel_cost: null, mortgage: null, rents: [4, 10] },
    ]);
    expect(await connection.rows("SELECT cost FROM Game JOIN Tile USING (ruleset_id) WHERE game_id = ? AND Tile.name = 'North Quay'", [game])).toEqual([{ cost: 48 }]);
    expect(await readGame(connection, game)).toMatchObject({ Edition: 'paced', Pace: 'high' });
  });

  test('low is the reverse, rounded to the nearest', async () => {
    const [north] = await pricesOf(await start({ pace: 'low' }));
    expect(north).toMatchObject({ cost: 72, house_cost: 36, hotel_cost: 48, rents: [2, 8, 24, 72] });
  });

  test('medium is the edition unchanged, and shown for the game', async () => {
    const [game, plain] = [await start({ pace: 'medium' }), await start({})];
    expect(await pricesOf(game)).toEqual(await pricesOf(plain));
    expect([(await readGame(connection, game))?.Pace, (await readGame(connection, plain))?.Pace]).toEqual(['medium', null]);
  });

  test('is chosen in any case, and kept by a fork', async () => {
    const game = await start({ pace: 'HIGH' });
    const [rows] = await connection.rows<{ game_id: number }[]>('CALL fork_game(?, NULL, NULL)', [game]);
    const fork = rows?.[0]?.game_id ?? 0;
    expect(await readGame(connection, fork)).toMatchObject({ Pace: 'high' });
    expect(await pricesOf(fork)).toEqual(await pricesOf(game));
  });

  test('is overridden by given rules', async () => {
    const [north] = await pricesOf(await start({ pace: 'high', rules: { rent_percent: '300', price_percent: 100 } }));
    expect(north).toMatchObject({ cost: 60, house_cost: 24, rents: [6, 30, 90, 270] });
  });

  test('can set any rule, also to none; a rule that is given as none overrides it', async () => {
    await importDocument(connection, quay('fined', (document) => {
      document['paces'] = { strict: { jail_fine: 99, salary: 5, jail_turns: 'none', pot: 'fines' } };
    }));
    const rules = async (options: GameOptions): Promise<object[]> =>
      await connection.rows('SELECT jail_fine, salary, jail_turns, pot FROM Game JOIN Ruleset USING (ruleset_id) WHERE game_id = ?', [await start(options, 'fined')]);
    expect(await rules({ pace: 'strict' })).toEqual([{ jail_fine: 99, salary: 5, jail_turns: null, pot: 'fines' }]);
    expect(await rules({ pace: 'strict', rules: { jail_fine: null } })).toEqual([{ jail_fine: null, salary: 5, jail_turns: null, pot: 'fines' }]);
  });

  test('can be used on the board of another edition, too', async () => {
    await importDocument(connection, quay('dearer', (document) => {
      at(document, 'board', 'tiles', 1)['price'] = 100;
    }));
    const [north] = await pricesOf(await start({ pace: 'high', board: 'dearer' }));
    expect(north).toMatchObject({ cost: 80, house_cost: 24 });
  });

  test('is exported with the edition, and inherited by an extension', async () => {
    const [rows] = await connection.rows<{ document: { paces: object } | string }[]>("CALL export_edition('paced')");
    const document = rows?.[0]?.document ?? '';
    expect((typeof document === 'string' ? (JSON.parse(document) as { paces: object }) : document).paces).toEqual(PACES);
    await importDocument(connection, { edition: 'paced more', extends: 'paced', paces: { low: null, high: { price_percent: null, rent_percent: 130 } } });
    expect(await connection.rows("SELECT Pace, Rule, Value FROM pacesView WHERE Edition = 'paced more'")).toEqual([
      { Pace: 'high', Rule: 'rent_percent', Value: '130' }, { Pace: 'high', Rule: 'building_percent', Value: '80' }, { Pace: 'medium', Rule: null, Value: null },
    ]);
  });
});

describe('the percentages', () => {
  test('are in editions, and house rules of every edition', async () => {
    await importDocument(connection, quay('percents', (document) => {
      at(document, 'rules')['price_percent'] = 50;
    }));
    expect((await pricesOf(await start({}, 'percents')))[0]).toMatchObject({ cost: 30, rents: [2, 10, 30, 90] });
    expect((await pricesOf(await start({ rules: { price_percent: 25 } }, 'percents')))[0]).toMatchObject({ cost: 15 });
    for (const edition of ['campus', 'singletonopoly']) {
      const [plain, dear] = [await pricesOf(await start({}, edition)), await pricesOf(await start({ rules: { price_percent: 300 } }, edition))];
      expect(dear.map(({ cost }) => cost)).toEqual(plain.map(({ cost }) => cost * 3));
      expect(dear.map(({ rents }) => rents)).toEqual(plain.map(({ rents }) => rents));
    }
  });

  test('a rent that is the price is scaled by each percentage once', async () => {
    const kilburn = async (rules: Record<string, number>): Promise<object | undefined> =>
      (await pricesOf(await start({ rules }, 'campus'))).find(({ name }) => name === 'Kilburn');
    expect(await kilburn({})).toMatchObject({ cost: 120, rent_by: 'cost', rents: null });
    expect(await kilburn({ price_percent: 80 })).toMatchObject({ cost: 96, rent_by: 'cost', rents: null });
    expect(await kilburn({ rent_percent: 120 })).toMatchObject({ cost: 120, rent_by: 'level', rents: [144] });
    expect(await kilburn({ price_percent: 80, rent_percent: 120 })).toMatchObject({ cost: 96, rent_by: 'level', rents: [115] });
  });

  test('a rent above the price can be owed, and is doubled for a complete colour group', async () => {
    const game = await start({ rules: { rent_percent: 150 }, dice: 'table' }, 'campus');
    await connection.choose(game);
    await connection.run("UPDATE Deed AS d JOIN Property AS pr USING (ruleset_id, prid) SET d.p_owner = 1 WHERE d.game_id = ? AND pr.name = 'Kilburn'", [game]);
    expect(await connection.rows("SELECT Price, `Rent now` AS rent FROM propertiesView WHERE Property = 'Kilburn'")).toEqual([{ Price: 120, rent: 180 }]);
    await connection.run('UPDATE Player SET location = 0, bank_balance = 500 WHERE game_id = ? AND pid = 0', [game]);
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [game]);
    expect(await connection.rows("SELECT Amount FROM eventView WHERE Kind = 'rent'")).toEqual([{ Amount: 180 }]);
  });

  test('halves are rounded up', async () => {
    const [north] = await pricesOf(await start({ rules: { rent_percent: 25, building_percent: 35 } }));
    expect(north).toMatchObject({ house_cost: 11, hotel_cost: 14, rents: [1, 3, 8, 23] });
  });
});

describe('refusals', () => {
  test.each<[string, GameOptions, string, string]>([
    ['a pace that there is not', { pace: 'fast' }, 'paced', 'pace_not_found: There is no pace fast; choose from low, high, medium.'],
    ['a pace without a name', { pace: '' }, 'paced', 'pace_not_found: There is no pace ; choose from low, high, medium.'],
    ['a pace of an edition without any', { pace: 'low' }, 'campus', 'pace_not_found: The edition campus has no paces.'],
    ['a pace of an edition that there is not', { pace: 'low' }, 'nowhere', 'edition_not_found: There is no edition nowhere.'],
    ['costs of buildings where there are none', { rules: { building_percent: 50 } }, 'campus', 'rules_malformed: 1 error: rules.building_percent: makes no sense on a board wit…; CALL check_house_rules lists all.'],
    ['no percents', { rules: { price_percent: 0 } }, 'paced', 'rules_malformed: 1 error: rules.price_percent: must be a whole number from 1 to…; CALL check_house_rules lists all.'],
  ])('%s', async (_, options, edition, message) => {
    expect(await refusal(options, edition)).toBe(message);
  });

  test('a pace that is not a text', async () => {
    const message = await changingNothing(connection, () =>
      connection.run("CALL open_game('paced', NULL, '{\"pace\": 3}')").then(String, (error: Error) => error.message));
    expect(message).toMatch(/^options_malformed: /);
  });

  test('an overflow, with its place', async () => {
    await importDocument(connection, quay('dear', (document) => {
      Object.assign(at(document, 'board', 'tiles', 1), { price: 100_000_000, rent: { level: [2, 10, 30, 10_000_001] }, house_cost: 100_000_000, hotel_cost: 10_000_001 });
      Object.assign(at(document, 'board', 'tiles', 7), { rent: { dice: [1_000_000, 1_000_000] } });
      Object.assign(at(document, 'board', 'tiles', 5), { rent: 'price', price: 20_000_000 });
    }));
    const rules = { price_percent: 1000, rent_percent: 1000, building_percent: 1000 };
    const [rows] = await connection.rows<{ place: string; error: string }[]>("CALL check_house_rules('dear', ?, NULL, NULL)", [JSON.stringify(rules)]);
    expect((rows ?? []).map(({ place, error }) => `${place} ${error}`)).toEqual([
      'board.tiles[1].price would be 1000000000 by price_percent; the most is 100000000',
      'board.tiles[5].price would be 200000000 by price_percent; the most is 100000000',
      'board.tiles[1].house_cost would be 1000000000 by building_percent; the most is 100000000',
      'board.tiles[1].hotel_cost would be 100000010 by building_percent; the most is 100000000',
      'board.tiles[5].rent would be 2000000000 by rent_percent; the most is 100000000',
      'board.tiles[1].rent would be 100000010 by rent_percent; the most is 100000000',
    ]);
    expect(await refusal({ rules }, 'dear')).toMatch(/^rules_malformed: 6 errors, first: board\.tiles\[1\]\.price: would be 1000000000/);
  });

  test('every error of a pace, with its place', async () => {
    const all = await errors({
      high: { price_percent: 'much', rent_percnt: 120, salary: -1, pot: 'maybe' },
      odd: [1], '{x}': {}, HIGH: {},
      dear: { price_percent: 1001 },
      bare: { auction: 'none' },
    });
    expect(all.sort()).toEqual([
      'paces.odd must be keys with values, not [1]',
      'paces."{x}" must be a name of 1 to 40 characters, without braces, not "{x}"',
      'paces.high another pace has the same name',
      'paces.bare would be wrong: rules.first_bid_percent: makes no sense without an auction',
      'paces.bare would be wrong: rules.raise_percent: makes no sense without an auction',
      'paces.dear.price_percent must be a whole number from 1 to 1000, not 1001',
      'paces.high.rent_percnt is not a rule; perhaps rent_in_jail, dice_rent, rent_percent',
      'paces.high.salary must be a whole number from 0 to 100000000, not -1',
      'paces.high.pot must be one of none, fines, everything, not "maybe"',
      'paces.high.price_percent must be a whole number from 1 to 1000, not "much"',
    ].sort());
  });

  test('malformed paces', async () => {
    expect(await errors([])).toEqual(['paces must be keys with values, not []']);
    expect(await errors('low')).toEqual(['paces must be keys with values, not "low"']);
    expect(await errors({})).toEqual([]);
  });

  test('an overflow by a pace', async () => {
    expect(await errors({ high: { price_percent: 900 } }, (document) => {
      at(document, 'board', 'tiles', 1)['price'] = 20_000_000;
    })).toEqual(['paces.high would be wrong: board.tiles[1].price: would be 180000000 by price_percent; the most is 100000000']);
  });
});

describe('an explicit mortgage value', () => {
  const own = (document: Document): void => {
    at(document, 'board', 'tiles', 1)['mortgage'] = 17;
    at(document, 'board', 'tiles', 3)['mortgage'] = 0;
  };

  test('is what a mortgage pays, and the basis for lifting it', async () => {
    await importDocument(connection, quay('pawned', own));
    const game = await start({ dice: 'server' }, 'pawned');
    await connection.choose(game);
    expect(await connection.rows('SELECT Property, `Mortgage value` AS pays, `Redeem price` AS costs FROM propertiesView')).toEqual([
      { Property: 'North Quay', pays: 17, costs: 19 }, { Property: 'South Quay', pays: 0, costs: 0 },
      { Property: "Old Tom's Ferry", pays: 50, costs: 55 }, { Property: 'New Ferry', pays: 50, costs: 55 },
    ]);
    await connection.run('UPDATE Deed SET p_owner = 0 WHERE game_id = ? AND prid = 0', [game]);
    expect(await connection.rows("SELECT CAST(Price AS SIGNED) AS Price FROM movesView WHERE Action = 'mortgage' AND prid = 0")).toEqual([{ Price: 17 }]);
    await connection.run("INSERT INTO Gamemanager (game_id, action, prid) VALUES (?, 'mortgage', 0)", [game]);
    await connection.run("INSERT INTO Gamemanager (game_id, action, prid) VALUES (?, 'redeem', 0)", [game]);
    expect(await connection.rows("SELECT Amount FROM eventView WHERE Kind IN ('mortgaged', 'redeemed')")).toEqual([{ Amount: 17 }, { Amount: 19 }]);
  });

  test('follows the price', async () => {
    await importDocument(connection, quay('pawned', own));
    expect((await pricesOf(await start({ rules: { price_percent: 200 } }, 'pawned')))[0]).toMatchObject({ cost: 120, mortgage: 34 });
  });

  test('is refused in an edition without mortgages, above the price, and if it is not an amount', async () => {
    expect(await errors(null, (document) => {
      own(document);
      Object.assign(at(document, 'rules'), { mortgage_percent: null, redeem_fee: 0 });
    })).toEqual(['board.tiles[1].mortgage makes no sense without mortgage_percent', 'board.tiles[3].mortgage makes no sense without mortgage_percent']);
    expect(await errors(null, (document) => {
      Object.assign(at(document, 'board', 'tiles', 1), { mortgage: 61 });
      Object.assign(at(document, 'board', 'tiles', 3), { mortgage: '5' });
      Object.assign(at(document, 'board', 'tiles', 4), { mortgage: 5 });
    })).toEqual([
      'board.tiles[4].mortgage is not a key of a bonus',
      'board.tiles[3].mortgage must be a whole number from 0 to 100000000, not "5"',
      'board.tiles[1].mortgage must not be more than the price, 60',
    ]);
    expect(await refusal({ rules: { mortgage_percent: 'none', redeem_fee: 0 } }, 'pawned')).toMatch(/^rules_malformed: 2 errors, first: board\.tiles\[1\]\.mortgage: makes no sense/);
  });
});

test('the sentences of paces name the numbers of their rules', async () => {
  const words: Readonly<Record<string, RegExp>> = { deeds_dealt: /^Three properties/, hotel_after: /after three houses/, bankruptcies_to_end: /second bankruptcy/ };
  const numbers: Readonly<Record<string, number>> = { deeds_dealt: 3, hotel_after: 3, bankruptcies_to_end: 2 };
  const rows = await connection.rows<{ rule: string; value: string; about: string }>(
    "SELECT Rule AS rule, Value AS value, About AS about FROM pacesView WHERE Edition = 'standard' AND Rule IN ('turn_limit', 'deeds_dealt', 'hotel_after', 'bankruptcies_to_end')",
  );
  expect(rows).toHaveLength(4);
  for (const { rule, value, about } of rows) {
    expect({ rule, value: Number(value) }).toEqual({ rule, value: numbers[rule] ?? Number(value) });
    expect(about).toMatch(words[rule] ?? new RegExp(`\\b${value} turns\\b`));
  }
});
