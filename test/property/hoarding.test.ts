import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';
import type { Tile } from '../../src/client/imports/tile';
import type { Rules } from '../../src/client/imports/rules-file';
import { Chance } from '../support/chance';
import { openWorkerDatabase } from '../support/game';
import { HoardingGame } from '../support/hoarding';
import { expectOfAny, RANDOM_TIMEOUT } from '../support/random-cases';
import { playRandomly } from '../support/random-play';

/** Rules under which most games come to their end. */
const someRules: fc.Arbitrary<Rules> = fc.record({
  starting_cash: fc.integer({ min: 0, max: 2_000 }),
  turn_limit: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 30 })),
  players_left_to_end: fc.integer({ min: 0, max: 3 }),
  set_bonus_factor: fc.integer({ min: 1, max: 5 }),
  max_houses: fc.integer({ min: 0, max: 3 }),
  build_evenly: fc.boolean(),
  pot: fc.boolean(),
  has_auctions: fc.boolean(),
  salary_factor_on_go: fc.integer({ min: 0, max: 3 }),
});

const amount = fc.integer({ min: 0, max: 300 });

const someTile = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 1 },
  { arbitrary: fc.record({ set: fc.integer({ min: 0, max: 2 }), amounts: fc.tuple(amount, amount, amount, amount, amount, amount) }), weight: 5 },
);

/** Boards of up to a dozen tiles; sets and places are numbered as they come. */
const someBoard: fc.Arbitrary<Tile[]> = fc.tuple(amount, fc.array(someTile, { minLength: 1, maxLength: 11 })).map(([salary, tiles]) => {
  const sets: number[] = [];
  const sizes = new Map<number, number>();
  return [
    { kind: 'go', name: 'Start', amount: salary },
    ...tiles.map((tile, index): Tile => {
      if (!tile) return { kind: 'take_pot', name: `Lawn ${index}` };
      if (!sets.includes(tile.set)) sets.push(tile.set);
      const place = sizes.get(tile.set) ?? 0;
      sizes.set(tile.set, place + 1);
      const [cost, house_cost, hotel_cost, rent, rent_with_house, rent_with_hotel] = tile.amounts;
      return {
        kind: 'property', name: `Street ${index}`, set: sets.indexOf(tile.set), place,
        cost, house_cost, hotel_cost, rent, rent_with_house, rent_with_hotel,
      };
    }),
  ];
});

interface SeatState {
  pid: number;
  status: number;
  balance: number;
  deeds: number;
  received: number;
  paid: number;
  worth: number;
}

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function standings(game: HoardingGame): Promise<SeatState[]> {
  const rows = await connection.rows<SeatState>(
    `SELECT p.pid, t.status, p.bank_balance AS balance,
        (SELECT COUNT(*) FROM Deed AS d WHERE d.game_id = p.game_id AND d.p_owner = p.pid) AS deeds,
        (SELECT COALESCE(SUM(e.amount), 0) FROM Event AS e WHERE e.game_id = p.game_id AND e.payee = p.pid) AS received,
        (SELECT COALESCE(SUM(e.amount), 0) FROM Event AS e WHERE e.game_id = p.game_id AND e.payer = p.pid) AS paid,
        p.bank_balance + (SELECT COALESCE(SUM(pr.cost), 0) FROM Deed AS d JOIN Property AS pr USING (ruleset_id, prid)
          WHERE d.game_id = p.game_id AND d.p_owner = p.pid) AS worth
      FROM Player AS p JOIN Turns AS t ON t.game_id = p.game_id AND t.player_ID = p.pid
      WHERE p.game_id = ? ORDER BY p.pid`,
    [game.id],
  );
  return rows.map((row) => ({ ...row, received: Number(row.received), paid: Number(row.paid), worth: Number(row.worth) }));
}

/** Money comes from somewhere, who is out has nothing, and buildings stand as the rules say. */
async function expectOrder(game: HoardingGame, rules: Rules): Promise<void> {
  const players = await standings(game);
  for (const { pid, status, balance, received, paid, deeds } of players) {
    expect({ pid, balance }).toEqual({ pid, balance: rules.starting_cash + received - paid });
    if (status === 2) expect({ pid, balance, deeds }).toEqual({ pid, balance: 0, deeds: 0 });
  }
  const [pot] = await connection.rows<{ amount: string }>(
    `SELECT COALESCE(SUM(IF(e.kind = 'took_pot', -e.amount, IF(e.payer IS NOT NULL AND e.payee IS NULL
        AND e.kind IN ('bought', 'built'), e.amount, 0))), 0) AS amount FROM Event AS e WHERE e.game_id = ?`,
    [game.id],
  );
  expect(await game.pot()).toBe(rules.pot ? Number(pot?.amount) : 0);
  const sets = await connection.rows<{ owners: number; lowest: number; highest: number }>(
    `SELECT COUNT(DISTINCT COALESCE(d.p_owner, -1)) AS owners, MIN(d.level) AS lowest, MAX(d.level) AS highest
      FROM Deed AS d JOIN Property AS pr USING (ruleset_id, prid) WHERE d.game_id = ? GROUP BY pr.colour`,
    [game.id],
  );
  for (const { owners, lowest, highest } of sets) {
    expect(highest).toBeLessThanOrEqual(owners === 1 ? rules.max_houses + 1 : 0);
    if (rules.build_evenly) expect(highest - lowest).toBeLessThanOrEqual(1);
  }
}

/** The game is over exactly when the rules say so, and those have won who have most. */
async function expectEnd(game: HoardingGame, rules: Rules): Promise<void> {
  const players = await standings(game);
  const left = players.filter(({ status }) => status !== 2);
  const [turns] = await connection.rows<{ ended: number }>('SELECT turns_ended AS ended FROM GameState WHERE game_id = ?', [game.id]);
  const isLimitReached = rules.turn_limit !== -1 && (turns?.ended ?? 0) >= rules.turn_limit;
  const isOver = (await game.phase()) === 'over';
  expect(isOver).toBe(isLimitReached || left.length <= rules.players_left_to_end || left.length === 0);
  const best = Math.max(...left.map(({ worth }) => worth));
  const winners = isOver ? left.filter(({ worth }) => worth === best).map(({ pid }) => pid) : [];
  expect(await game.playersWith(3)).toEqual(winners);
}

test('games with any rules on any board keep their books, accept their offered moves, and end by the rules', async () => {
  const someGame = fc
    .record({ drawn: someRules, board: someBoard, players: fc.integer({ min: 2, max: 5 }), seed: fc.nat() })
    .filter(({ drawn, players }) => players > drawn.players_left_to_end);
  await expectOfAny(someGame, async ({ drawn, board, players, seed }) => {
    const rules = { ...drawn, pot: drawn.pot && board.some(({ kind }) => kind === 'take_pot') };
    const numbers = Array.from({ length: 24 }, (_, index) => (index * 397 + seed) % 1_001);
    const game = await HoardingGame.start(connection, { rules, board, players, numbers });
    const chance = new Chance(seed);
    for (let stretch = 1; stretch <= 4; stretch += 1) {
      await playRandomly(connection, game.id, chance, 30);
      await expectOrder(game, rules);
      await expectEnd(game, rules);
    }
  }, { runs: 15 });
}, RANDOM_TIMEOUT);
