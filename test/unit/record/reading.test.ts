import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { DecidingGame } from '../../support/deciding-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';
import { makeNumberList } from '../../support/number-list';

/** The functions by which the routines that decide read tables. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', NAMES);
});

/** The document that a function returns; null for NULL. */
function read(rows: { facts: unknown }[]): unknown {
  const facts = rows[0]?.facts;
  return typeof facts === 'string' ? (JSON.parse(facts) as unknown) : facts;
}

async function deed(prid: number | null): Promise<unknown> {
  return read(await connection.rows<{ facts: unknown }>('SELECT deed_facts(?, ?) AS facts', [game.id, prid]));
}

test('game_facts tells where a game stands and its rules; nothing of a game that does not exist', async () => {
  await game.roll(2, 3);
  const facts = read(await connection.rows<{ facts: unknown }>('SELECT game_facts(?) AS facts', [game.id]));
  expect(facts).toMatchObject({
    phase: 'offer', turn_player: game.pid('Ann'), prid: 9, debts: [], proposal: null, last_record_ID: 1, dice_source: 'table',
    dice_count: 2, dice_sides: 6, salary: 512, first_location: 1, tile_count: 41, jail_fine: 128, jail_turns: 3, trade: 'exchange',
  });
  expect(read(await connection.rows<{ facts: unknown }>('SELECT game_facts(2000000000) AS facts'))).toBeNull();
});

test('player_facts tells how a player stands; nothing of others than players', async () => {
  await game.jail('Bob', 17, 2);
  await game.giveCards('Bob', 15, 16);
  const of = async (pid: number): Promise<unknown> =>
    read(await connection.rows<{ facts: unknown }>('SELECT player_facts(?, ?) AS facts', [game.id, pid]));
  expect(await of(game.pid('Bob'))).toEqual({ turn: 1, status: 1, jail_turns: 2, location: 17, balance: 4096, cards: [15, 16] });
  expect(await of(game.pid('Cid'))).toEqual({ turn: 2, status: 0, jail_turns: 0, location: 1, balance: 4096, cards: [] });
  expect(await of(3)).toBeNull();
});

test('deed_facts tells how a property stands, and its set', async () => {
  await game.give('Ann', ['Victoria Street', 'Nottingham Avenue']);
  await game.give('Bob', ['Manchester Road'], { mortgaged: true });
  expect(await deed(6)).toEqual({
    name: 'Victoria Street', cost: 128, raised_cost: 128, rent_by: 'level', house_cost: 64, hotel_cost: null, owner: game.pid('Ann'),
    level: 0, mortgaged: 0, of_set: 3, missing: 1, lowest: 0, highest: 0, in_pawn: 1,
    rents: { 0: 16, 1: 64, 2: 96, 3: 128, 4: 160, 5: 192 },
  });
  await game.give('Ann', ['Manchester Road'], { level: 3 });
  expect(await deed(7)).toMatchObject({ missing: 0, lowest: 0, highest: 3, in_pawn: 0 });
  expect(await deed(2)).toMatchObject({ owner: null, of_set: 4, missing: 0 });
  for (const prid of [null, -1, 30, 999]) expect(await deed(prid)).toBeNull();
});

test('deeds_facts tells of all properties of the board, and of no other game', async () => {
  await game.give('Cid', ['Victoria Street'], { level: 2 });
  const other = await DecidingGame.start(connection, 'hoarding', ['Eve', 'Tom']);
  const of = async (id: number): Promise<Record<string, unknown>> =>
    read(await connection.rows<{ facts: unknown }>('SELECT deeds_facts(?) AS facts', [id])) as Record<string, unknown>;
  const deeds = await of(game.id);
  expect(Object.keys(deeds)).toHaveLength(30);
  expect(deeds['6']).toEqual({ prid: 6, owner: game.pid('Cid'), level: 2, mortgaged: 0, cost: 128, colour: 2 });
  expect(Object.values(await of(other.id)).map((facts) => (facts as { owner: number | null }).owner)).toEqual(Array.from({ length: 9 }, () => null));
});

test('card_facts and list_facts tell of a card, and of a list and one of its numbers', async () => {
  const list = await makeNumberList(connection, 'unit: facts', [42]);
  const rows = await connection.rows<Record<string, unknown>>(
    'SELECT card_facts(3, 15) AS card, card_facts(3, 999) AS no_card, list_facts(?, NULL, 1) AS number, list_facts(?, NULL, 2) AS no_number,' +
      " list_facts(NULL, 'unit: facts', NULL) AS named, list_facts(NULL, 'nowhere', NULL) AS no_list, list_facts(NULL, NULL, 1) AS nothing",
    [list, list],
  );
  const facts = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, read([{ facts: value }])]));
  expect(facts).toEqual({
    card: { deck_id: 1, effect: 'jail_card', amount: 0 }, no_card: null, number: { list_id: list, value: 42 },
    no_number: { list_id: list, value: null }, named: { list_id: list, value: null }, no_list: null, nothing: null,
  });
});

test('reading changes nothing', async () => {
  await changingNothing(connection, async () => {
    await connection.rows('SELECT game_facts(?), player_facts(?, 0), deed_facts(?, 6), deeds_facts(?)', [game.id, game.id, game.id, game.id]);
  });
});
