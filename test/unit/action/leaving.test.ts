import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { makeHouseRules } from '../../support/editions';
import { openWorkerDatabase, stateOf } from '../../support/game';

/** Leaving a game in each phase: who inherits, what becomes of cards, buildings and mortgages, and who is next. */

const HOUSE_RULES = 'everything, left';

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'] as const;

const CARD = 15;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeHouseRules(connection, HOUSE_RULES);
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', NAMES);
  await game.give('Ann', VAUXHALL, { level: 2 });
  await game.give('Ann', ['Ezio Avenue'], { mortgaged: true });
  await game.giveCards('Ann', CARD);
});

async function owners(): Promise<(string | null)[]> {
  return await Promise.all([...VAUXHALL, 'Ezio Avenue'].map(async (property) => (await game.deed(property)).owner));
}

async function expectOut(name: string): Promise<void> {
  expect(await game.stateOf(name)).toMatchObject({ money: 0, status: 2, cards: 0, turnsInJail: 0 });
  expect((await game.deck()).slice(-1)).toEqual([CARD]);
  expect(await game.deck()).toHaveLength(18);
}

describe('everything goes to the bank, which removes buildings and mortgages', () => {
  test.each<[phase: string, reach: () => Promise<unknown>]>([
    ['roll', async () => undefined],
    ['roll, in jail', () => game.jail('Ann', 17, 1)],
    ['offer', async () => {
      await game.place('Ann', 1);
      await game.roll(2, 3);
    }],
    ['debt to the bank', async () => {
      await game.place('Ann', 4, 10);
      await game.stack('You lose $128');
      await game.giveCards('Ann', CARD);
      await game.roll(1, 2);
    }],
  ])('%s', async (phase, reach) => {
    await reach();
    expect((await game.pending()).phase).toBe(phase.split(/[ ,]/)[0]);
    await game.make('leave');
    await expectOut('Ann');
    expect(await owners()).toEqual([null, null, null, null]);
    expect(await game.deed('Victoria Street')).toEqual({ owner: null, level: 0, mortgaged: false });
    expect(await game.deed('Ezio Avenue')).toEqual({ owner: null, level: 0, mortgaged: false });
    expect(await game.money('Bob', 'Cid')).toEqual([4096, 4096]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });
});

describe('everything goes to the creditor unchanged', () => {
  test('in a debt to another player', async () => {
    await game.give('Cid', ['Lagos Avenue', 'Luanda Street', 'Kinshasa Street'], { level: 5 });
    await game.place('Ann', 4, 10);
    await game.roll(2, 3);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('leave');
    await expectOut('Ann');
    expect(await owners()).toEqual(['Cid', 'Cid', 'Cid', 'Cid']);
    expect(await game.deed('Victoria Street')).toEqual({ owner: 'Cid', level: 2, mortgaged: false });
    expect(await game.deed('Ezio Avenue')).toEqual({ owner: 'Cid', level: 0, mortgaged: true });
    expect(await game.money('Bob', 'Cid')).toEqual([4096, 4106]);
  });

  test('when a fee must still be rolled for', async () => {
    await game.give('Bob', ['Newton Super Store']);
    await game.place('Ann', 1, 70);
    await game.roll(4, 5);
    expect((await game.pending()).phase).toBe('fee');
    await game.make('leave');
    await expectOut('Ann');
    expect(await owners()).toEqual(['Bob', 'Bob', 'Bob', 'Bob']);
    expect(await game.money('Bob', 'Cid')).toEqual([4166, 4096]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });
});

test('a debtor can leave outside their turn, and the turn continues', async () => {
  await game.setMoney('Ann', 4096);
  await game.setMoney('Bob', 31);
  await game.place('Ann', 4);
  await game.stack('You get $32 from every other player');
  await game.roll(1, 2);
  expect(await game.pending()).toEqual({ phase: 'debt', player: 'Bob' });
  await game.make('leave');
  expect(await game.money(...NAMES)).toEqual([4159, 0, 4064]);
  expect(await game.pending()).toEqual({ phase: 'roll', player: 'Cid' });
});

test('when only one player is left, they win and the game ends', async () => {
  await game.make('leave');
  await game.make('leave');
  expect(await game.pending()).toEqual({ phase: 'over', player: null });
  expect((await game.stateOf('Cid')).status).toBe(3);
  expect(await connection.rows('SELECT Winner FROM gamesView WHERE Game = ?', [game.id])).toEqual([{ Winner: 'Cid' }]);
  await game.expectRefusal('game_over', 'leave', { player: 'Cid' });
});

test('a game that is ended for all has no winner', async () => {
  await game.make('end');
  expect(await connection.rows('SELECT Winner FROM gamesView WHERE Game = ?', [game.id])).toEqual([{ Winner: null }]);
  expect(await Promise.all(NAMES.map(async (name) => (await game.stateOf(name)).status))).toEqual([0, 0, 0]);
  const refusal = await game.expectRefusal('game_over', 'roll', { dice: [1, 2] });
  expect(refusal.sentence).toBe(`Game ${game.id} is over.`);
});

test('a player who is out is skipped, cannot move, and cannot trade', async () => {
  await game.make('leave');
  await game.expectRefusal('wrong_player', 'roll', { player: 'Ann', dice: [1, 2] });
  await game.give('Bob', VAUXHALL);
  await game.expectRefusal('no_such_partner', 'propose', { terms: { to: game.pid('Ann'), give: { properties: [6] }, take: { money: 0 } } });
  await game.make('roll', { dice: [4, 6] });
  await game.make('roll', { dice: [2, 5] });
  const rounds = await connection.rows<{ turn: number }>('SELECT turn FROM ledgerView ORDER BY record_ID');
  expect(rounds.map(({ turn }) => turn)).toEqual([0, 1, 2]);
});

test('other games are unchanged', async () => {
  const other = await DecidingGame.start(connection, 'singletonopoly', NAMES);
  await other.give('Ann', VAUXHALL, { level: 2 });
  const before = await stateOf(connection, other.id);
  await connection.choose(game.id);
  await game.make('leave');
  expect(await stateOf(connection, other.id)).toEqual(before);
});

test('nobody can leave during an auction, and leaving afterwards pays nothing into the pot', async () => {
  game = await DecidingGame.start(connection, HOUSE_RULES, NAMES);
  await game.roll(2, 3);
  await game.make('decline');
  await game.expectRefusal('wrong_phase', 'leave', { player: 'Ann' });
  for (const player of NAMES) await game.make('pass', { player });
  await game.make('leave');
  expect(await connection.rows('SELECT Pot FROM pendingView')).toEqual([{ Pot: 0 }]);
});
