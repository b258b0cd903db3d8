import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { openGame } from '../../src/client/new-game';
import { replayGame } from '../../src/client/time';
import { Chance } from '../support/chance';
import { importEdition } from '../support/editions';
import { openWorkerDatabase } from '../support/game';
import { playRandomly } from '../support/random-play';

/** Games with the largest numbers that an edition may have: nothing runs over, and they end as others do. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** The greatest that a rule may be. */
const greatest = new Map<string, number>();
beforeAll(async () => {
  const rules = await connection.rows<{ rule: string; maximum: number }>("SELECT rule, maximum FROM Rule WHERE type = 'integer'");
  for (const { rule, maximum } of rules) greatest.set(rule, maximum);
});

function most(...rules: string[]): Record<string, number> {
  return Object.fromEntries(rules.map((rule) => [rule, greatest.get(rule) ?? NaN]));
}

const MONEY = 100_000_000;
const STREET = { price: MONEY, colour: 'Gold', house_cost: MONEY, hotel_cost: MONEY, rent: { level: [MONEY, MONEY, MONEY] } };

/** A board on which everything is as dear as it may be, and passing GO is worth most. */
function board(extra: object[]): object {
  return { salary: MONEY, tiles: ['Start', { property: 'One', ...STREET }, { property: 'Two', ...STREET }, ...extra] };
}

const DEAREST = [
  ['collect', { collect: MONEY }], ['pay', { pay: MONEY }], ['collect_each', { collect_each: MONEY }], ['pay_each', { pay_each: MONEY }],
  ['pay_per_building', { pay_per_building: MONEY, hotel: MONEY }], ['take_pot', { take_pot: true }],
].map(([bonus, effect]) => ({ bonus, ...(effect as object) }));

test.each([1, 2, 3])('games with the largest prices, salaries and factors work and are replayed identically: %s', async (seed) => {
  const edition = `dearest ${seed}`;
  await importEdition(connection, {
    edition,
    rules: {
      ...most('starting_cash', 'salary_factor_on_go', 'set_bonus_factor', 'redeem_fee', 'first_bid_percent', 'raise_percent', 'sell_percent', 'mortgage_percent'),
      dice_count: 2, dice_sides: greatest.get('dice_sides') ?? NaN, max_houses: 1, has_hotels: true, purchase: 'offered', auction: 'declined', trade: 'free',
      insolvency: 'debt', can_leave: true, pot: 'everything', turn_end: 'declared', winner: 'net_worth', set_bonus_sticks: false, worth_of_buildings: true, turn_limit: 150,
    },
    board: board(DEAREST),
  });
  const gameId = await openGame(connection, edition, null, { players: 4, dice: 'server', seed: `extreme ${seed}` });
  await connection.choose(gameId);
  await playRandomly(connection, gameId, new Chance(seed), 250);
  const [richest] = await connection.rows<{ balance: number; moves: number }>(
    'SELECT MAX(p.bank_balance) AS balance, MAX(g.last_record_ID) AS moves FROM Player AS p JOIN GameState AS g USING (game_id) WHERE p.game_id = ?',
    [gameId],
  );
  // More than an INT holds.
  expect(Number(richest?.balance)).toBeGreaterThan(2 ** 31);
  expect(richest?.moves).toBeGreaterThan(60);
  expect(await replayGame(connection, gameId)).toMatchObject({ refused: null, differences: [] });
  for (const view of ['movesView', 'gameView', 'propertiesView', 'rentsView', 'playersView', 'boardView', 'eventView', 'guideView']) {
    expect(Array.isArray(await connection.rows('SELECT * FROM ??', [view]))).toBe(true);
  }
});

test.each([['level', { level: [1, MONEY, MONEY] }, 1], ['house', { house: [MONEY, MONEY, MONEY] }, 1], ['dear houses', { level: [1, MONEY, MONEY] }, MONEY], ['dice', { dice: [1_000_000, 1_000_000] }, null]] as const)('bots play with the largest rents, by %s', async (name, rent, cost) => {
  const edition = `dear to bots ${name}`;
  const street = { price: MONEY, colour: 'Gold', rent, ...(cost === null ? {} : { house_cost: cost, hotel_cost: cost }) };
  await importEdition(connection, {
    edition,
    rules: {
      ...most('starting_cash', 'salary_factor_on_go', 'set_bonus_factor', 'redeem_fee'),
      dice_count: 2, dice_sides: greatest.get('dice_sides') ?? NaN, purchase: 'offered', auction: 'declined', trade: 'free', bots_propose: true,
      insolvency: 'debt', can_leave: true, pot: 'everything', winner: 'net_worth', set_bonus_sticks: false, turn_limit: 80, mortgage_percent: 50,
      ...(cost === null ? {} : { sell_percent: 50, max_houses: greatest.get('max_houses') ?? NaN, has_hotels: true, worth_of_buildings: true }),
      ...(name === 'house' || cost === null ? {} : { max_houses: 1 }),
    },
    board: { salary: MONEY, tiles: ['Start', { property: 'One', ...street }, { property: 'Two', ...street }, ...DEAREST.filter(({ bonus }) => cost !== null || bonus !== 'pay_per_building')] },
    opening: ['Ann', 'Ben', 'Cleo', 'Dora'].map((player, seat) => ({ name: player, owns: seat === 0 ? ['One', 'Two'] : [] })),
  });
  const characters = { Ann: 'Master Builder', Ben: 'Ebenezer Scrooge', Cleo: 'Adventurous Capitalist', Dora: 'Jealous Neighbour' };
  const gameId = await openGame(connection, edition, null, { characters, dice: 'server', seed: `bots ${name}` });
  for (let phase = ''; phase !== 'over';) {
    expect(await connection.rows('CALL play_bots(?)', [gameId])).toMatchObject([[{ Refusal: null }], {}]);
    [{ phase = '' } = {}] = await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [gameId]);
  }
  // A house for 1 brings in a hundred million.
  if (name === 'level') expect(await connection.rows("SELECT 1 FROM Event WHERE game_id = ? AND kind = 'built' LIMIT 1", [gameId])).toHaveLength(1);
  expect(await replayGame(connection, gameId)).toMatchObject({ refused: null, differences: [] });
});

test('the price and rent of a colour that is completed again and again stop at a thousand million', async () => {
  await importEdition(connection, {
    edition: 'dearer and dearer',
    rules: { ...most('starting_cash', 'set_bonus_factor'), purchase: 'forced', set_bonus_sticks: true },
    board: { salary: MONEY, tiles: ['Start', { property: 'One', price: MONEY, colour: 'Gold', rent: 'price' }, { property: 'Two', price: MONEY, colour: 'Gold', rent: 'price' }] },
  });
  const gameId = await openGame(connection, 'dearer and dearer', null, { players: 3, dice: 'table', seed: 'dear' });
  await connection.run('UPDATE Player SET bank_balance = 4000000000000 WHERE game_id = ?', [gameId]);
  const [first] = await connection.rows<{ prid: number }>('SELECT MIN(prid) AS prid FROM Deed WHERE game_id = ?', [gameId]);
  const costs: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    await connection.run('UPDATE Deed SET p_owner = IF(prid = ?, NULL, (SELECT p.pid FROM Player AS p JOIN GameState AS g USING (game_id, turn) WHERE g.game_id = ?)) WHERE game_id = ?', [first?.prid ?? null, gameId, gameId]);
    await connection.run('UPDATE Player SET location = 0 WHERE game_id = ?', [gameId]);
    await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [gameId]);
    const [deed] = await connection.rows<{ factor: number }>('SELECT MAX(cost_factor) AS factor FROM Deed WHERE game_id = ?', [gameId]);
    costs.push(Number(deed?.factor));
  }
  expect(costs).toEqual([1_000, 1_000_000, 1_000_000_000, 1_000_000_000, 1_000_000_000]);
  await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [gameId]);
  const paid = await connection.rows<{ amount: number }>("SELECT amount FROM Event WHERE game_id = ? AND kind = 'rent'", [gameId]);
  expect(paid.map(({ amount }) => Number(amount))).toEqual([1_000_000_000]);
});

test.each([63, 64, 65, 200])('an auction with %s players goes to the only bidder, in any seat', async (players) => {
  await importEdition(connection, {
    edition: 'crowded',
    rules: { ...most('max_players'), starting_cash: 1_000, purchase: 'offered', auction: 'declined' },
    board: { tiles: ['Start', { property: 'One', price: 100, colour: 'Gold', rent: 10 }, { property: 'Two', price: 100, colour: 'Gold', rent: 10 }] },
  });
  const gameId = await openGame(connection, 'crowded', null, { players, dice: 'table', seed: 'crowd' });
  await connection.run("INSERT INTO Gamemanager (game_id, action, dice) VALUES (?, 'roll', 1), (?, 'decline', NULL)", [gameId, gameId]);
  const last = players - 1;
  await connection.run("INSERT INTO Gamemanager (game_id, player_ID, action, amount) VALUES (?, ?, 'bid', 50)", [gameId, last]);
  for (let pid = 0; pid < last; pid += 1) await connection.run("INSERT INTO Gamemanager (game_id, player_ID, action) VALUES (?, ?, 'pass')", [gameId, pid]);
  expect(await connection.rows('SELECT p_owner AS owner FROM Deed WHERE game_id = ? ORDER BY prid LIMIT 1', [gameId])).toEqual([{ owner: last }]);
  expect(await connection.rows('SELECT phase FROM GameState WHERE game_id = ?', [gameId])).toEqual([{ phase: 'roll' }]);
});

test('a game ends at the greatest turn limit, and later moves are refused', async () => {
  await importEdition(connection, {
    edition: 'endless',
    rules: { ...most('turn_limit'), starting_cash: 1_000, purchase: 'offered', winner: 'net_worth' },
    board: { tiles: ['Start', { property: 'One', price: 100, colour: 'Gold', rent: 10 }] },
  });
  const gameId = await openGame(connection, 'endless', null, { players: 2, dice: 'table', seed: 'end' });
  await connection.run('UPDATE GameState SET turns_ended = ? WHERE game_id = ?', [(greatest.get('turn_limit') ?? NaN) - 1, gameId]);
  await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [gameId]);
  expect(await connection.rows('SELECT phase FROM GameState WHERE game_id = ?', [gameId])).toEqual([{ phase: 'over' }]);
  const refusal = await connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [gameId]).then(() => undefined, (error: unknown) => error);
  expect(refusal instanceof RefusedMove && refusal.token).toBe('game_over');
});
