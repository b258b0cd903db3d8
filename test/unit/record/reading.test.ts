import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { workerDatabase } from '../../support/database';
import { DecidingGame } from '../../support/deciding-game';
import { rulesetOf } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, TestGame } from '../../support/game';
import { callInMove } from '../../support/move-routine';

/** The routines that read what is recorded: in one game alone, and as it is now. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

/** The colours of Vauxhall and of the super stores, in the order of the document. */
const [STORES, VAUXHALL] = [0, 2] as const;

let connection: GameConnection;
let ruleset: number;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  ruleset = await rulesetOf(connection, 'singletonopoly');
});
afterAll(() => connection.close());
beforeEach(async () => {
  // What another game says must never be read.
  const other = await DecidingGame.start(connection, 'singletonopoly', NAMES);
  await other.give('Bob', ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'], { level: 5 });
  await other.giveCards('Ann', 15, 16);
  game = await DecidingGame.start(connection, 'singletonopoly', NAMES);
});

/** What a routine returns in the session's variables. */
async function read(sql: string, values: readonly (number | string | null)[], on = connection): Promise<unknown[]> {
  await on.run('SET @a = NULL, @b = NULL, @c = NULL, @d = NULL, @e = NULL');
  await on.run(sql, [...values]);
  const [row] = await on.rows<object>('SELECT @a, @b, @c, @d, @e');
  return Object.values(row ?? {}) as unknown[];
}

const READ_PLAYER = 'CALL read_player(?, ?, @a, @b, @c, @d, @e)';

const readSet = (): string => callInMove('read_set', '?, ?, @a, @b, @c, @d, @e', { game_id: game.id, ruleset_id: ruleset });

const upkeep = (player: number): string =>
  callInMove('count_upkeep', '1, NULL, @a', { game_id: game.id, ruleset_id: ruleset, turn_player: player });

const countDeeds = (): string => callInMove('count_deeds', '?, ?, @a', { game_id: game.id, ruleset_id: ruleset });

test('read_player returns seat, status, turns in jail, place and money; NULL for unknown players', async () => {
  await game.jail('Bob', 17, 2);
  await game.setMoney('Bob', 77);
  await changingNothing(connection, async () => {
    expect(await read(READ_PLAYER, [game.id, game.pid('Bob')])).toEqual([1, 1, 2, 17, 77]);
    expect(await read(READ_PLAYER, [game.id, game.pid('Cid')])).toEqual([2, 0, 0, 1, 4096]);
    for (const pid of [3, -1, null]) expect(await read(READ_PLAYER, [game.id, pid])).toEqual([null, null, null, null, null]);
    expect(await read(READ_PLAYER, [2_000_000_000, 0])).toEqual([null, null, null, null, null]);
  });
});

test('read_seat returns the player of a seat, with status and money', async () => {
  await game.jail('Bob', 17);
  expect((await read(callInMove('read_seat', '1, @a, @b, @c', { game_id: game.id }), [])).slice(0, 3)).toEqual([game.pid('Bob'), 1, 4096]);
  expect((await read(callInMove('read_seat', '3, @a, @b, @c', { game_id: game.id }), [])).slice(0, 3)).toEqual([null, null, null]);
});

describe('read_set', () => {
  const set = (colour: number, owner: string | null): Promise<unknown[]> =>
    read(readSet(), [colour, owner === null ? null : game.pid(owner)]);

  test('returns the size, the missing properties, the fewest and most buildings, and mortgages', async () => {
    expect(await set(VAUXHALL, 'Ann')).toEqual([3, 3, 0, 0, 0]);
    await game.give('Ann', ['Victoria Street', 'Nottingham Avenue']);
    await game.give('Bob', ['Manchester Road'], { mortgaged: true });
    expect(await set(VAUXHALL, 'Ann')).toEqual([3, 1, 0, 0, 1]);
    expect(await set(VAUXHALL, 'Bob')).toEqual([3, 2, 0, 0, 1]);
    await game.give('Ann', ['Manchester Road'], { level: 3 });
    await game.give('Ann', ['Victoria Street'], { level: 1 });
    expect(await set(VAUXHALL, 'Ann')).toEqual([3, 0, 0, 3, 0]);
    expect(await set(STORES, null)).toEqual([2, 0, 0, 0, 0]);
  });

  test('returns zeros for a colour that is not on the board', async () => {
    expect(await set(99, 'Ann')).toEqual([0, 0, null, null, 0]);
  });
});

test('count_upkeep, count_cards, count_deeds and count_worth count the possessions of one player', async () => {
  await game.give('Ann', ['Victoria Street', 'Nottingham Avenue'], { level: 2 });
  await game.give('Ann', ['Luanda Street'], { mortgaged: true });
  await game.give('Bob', ['Manchester Road'], { level: 5 });
  await game.giveCards('Ann', 16);
  const [ann, bob, cid] = NAMES.map((name) => game.pid(name));
  const first = async (sql: string, values: readonly (number | string | null)[]): Promise<unknown> => (await read(sql, values))[0];
  await changingNothing(connection, async () => {
    for (const [pid, buildings, cards, worth] of [[ann, 4, 1, 9 + 2 * 128 + 256], [bob, 5, 0, 9 + 128], [cid, 0, 0, 9]] as const) {
      const of = [game.id, ruleset, pid ?? -1];
      expect(await first(upkeep(pid ?? -1), [])).toBe(buildings);
      expect(await first('CALL count_cards(?, ?, ?, @a)', of)).toBe(cards);
      expect(await first('CALL count_worth(?, ?, ?, 9, @a)', of)).toBe(worth);
    }
    for (const [prids, count] of [['[6, 7, 9]', 3], ['[6, 8]', 1], ['[8]', 0], ['[999, -1]', 0], ['[]', 0], [null, 0]] as const) {
      expect([prids, await first(countDeeds(), [ann ?? -1, prids])]).toEqual([prids, count]);
    }
  });
});

test('read_price returns the price of a property, including raised costs', async () => {
  const campus = await TestGame.start(connection);
  const ruleset_id = await rulesetOf(connection, 'campus');
  const prices: unknown[] = [];
  for (let prid = 0; prid < 9; prid += 1) prices.push((await read('CALL read_price(?, ?, ?, @a)', [campus.id, ruleset_id, prid]))[0]);
  // Orange was complete in the opening position, so that its costs are doubled already.
  expect(prices).toEqual([120, 100, 75, 35, 200, 60, 400, 30, null]);
});

test('player_name and winners_of return names, or nothing if there is no player', async () => {
  const [names] = await connection.rows('SELECT player_name(?, ?) AS bob, player_name(?, 9) AS nobody, winners_of(?) AS winners', [
    game.id, game.pid('Bob'), game.id, game.id,
  ]);
  expect(names).toEqual({ bob: 'Bob', nobody: null, winners: null });
  await connection.run('UPDATE Player SET status = 3 WHERE game_id = ? AND pid <> ?', [game.id, game.pid('Bob')]);
  const winners = ['Ann', 'Cid'].sort((one, other) => game.pid(one) - game.pid(other)).join(', ');
  expect(await connection.rows('SELECT winners_of(?) AS winners', [game.id])).toEqual([{ winners }]);
});

test('a transaction with an older snapshot reads the present state', async () => {
  const old = await GameConnection.open((await workerDatabase()).address);
  try {
    await old.run('START TRANSACTION');
    await old.rows('SELECT COUNT(*) FROM Game');
    await game.give('Ann', ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'], { level: 4 });
    await game.giveCards('Ann', 15);
    await game.jail('Ann', 17, 1);
    await game.setMoney('Ann', 5);
    const ann = game.pid('Ann');
    expect(await read(READ_PLAYER, [game.id, ann], old)).toEqual([0, 1, 1, 17, 5]);
    expect((await read(callInMove('read_seat', '0, @a, @b, @c', { game_id: game.id }), [], old)).slice(0, 3)).toEqual([ann, 1, 5]);
    expect(await read(readSet(), [VAUXHALL, ann], old)).toEqual([3, 0, 4, 4, 0]);
    expect((await read(upkeep(ann), [], old))[0]).toBe(12);
    expect((await read('CALL count_cards(?, ?, ?, @a)', [game.id, ruleset, ann], old))[0]).toBe(1);
    expect((await read(countDeeds(), [ann, '[6]'], old))[0]).toBe(1);
    expect((await read('CALL count_worth(?, ?, ?, 0, @a)', [game.id, ruleset, ann], old))[0]).toBe(384);
    await old.run('ROLLBACK');
  } finally {
    await old.close();
  }
});
