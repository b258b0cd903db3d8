import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { openWorkerDatabase } from '../../support/game';

/** The third roll in jail: the fine is paid first, and then he moves by it. */

const JAIL = 10;
/** States Avenue, where 1 and 2 lead from jail. */
const STATES = 13;
const PINK = ['St. Charles Place', 'States Avenue', 'Virginia Avenue'] as const;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function start(rules: object = {}): Promise<void> {
  game = await DecidingGame.start(connection, 'classic', ['Ann', 'Bob'], { seed: 'jail', dice: 'table', rules });
  await game.jail('Ann', JAIL, 2);
}

beforeEach(() => start());

test('takes the fine and moves the player', async () => {
  await game.give('Bob', PINK, { level: 3 });
  await game.setMoney('Ann', 500);
  expect(await game.roll(1, 2)).toEqual([
    'Ann pays $50 to get out of jail.', 'Ann gets out of jail.', 'Ann lands on States Avenue.', 'Ann pays Bob $450 rent for States Avenue.',
  ]);
  expect(await game.stateOf('Ann')).toEqual({ position: STATES, money: 0, status: 0, cards: 0, turnsInJail: 0 });
});

test('takes the fine before a purchase: a player who then lacks the price has the property auctioned', async () => {
  await game.setMoney('Ann', 50 + 139);
  await game.roll(1, 2);
  expect([(await game.pending()).phase, await game.money('Ann')]).toEqual(['auction', [139]]);
});

test('passes GO after the fine is paid', async () => {
  await game.jail('Ann', 35, 2);
  await game.setMoney('Ann', 50);
  expect(await game.roll(2, 4)).toEqual([
    'Ann pays $50 to get out of jail.', 'Ann gets out of jail.', 'Ann collects $200 at GO.', 'Ann lands on Mediterranean Avenue.',
    'Mediterranean Avenue is for sale.',
  ]);
});

describe('of a player who does not have the fine', () => {
  beforeEach(async () => {
    await game.setMoney('Ann', 20);
    await game.give('Ann', ['Boardwalk']);
  });

  test('is deferred until the fine is raised and paid', async () => {
    await game.give('Bob', ['States Avenue']);
    expect(await game.roll(1, 2)).toEqual(['Ann gets out of jail.', 'Ann owes $50 and must raise the money first.']);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    expect(await game.stateOf('Ann')).toEqual({ position: JAIL, money: 20, status: 0, cards: 0, turnsInJail: 0 });
    await game.make('mortgage', { property: 'Boardwalk' });
    expect(await game.make('pay')).toEqual([
      'Ann pays $50 to get out of jail.', 'Ann lands on States Avenue.', 'Ann pays Bob $10 rent for States Avenue.',
    ]);
    expect(await game.stateOf('Ann')).toEqual({ position: STATES, money: 160, status: 0, cards: 0, turnsInJail: 0 });
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('leads to offers, cards and debts like any other roll', async () => {
    await game.roll(1, 2);
    await game.make('mortgage', { property: 'Boardwalk' });
    await game.make('pay');
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.make('buy');

    await start();
    await game.setMoney('Ann', 20);
    await game.give('Ann', ['Boardwalk']);
    await game.stack('Advance to GO');
    await game.roll(3, 4);
    await game.make('mortgage', { property: 'Boardwalk' });
    await game.make('pay');
    expect(await game.stateOf('Ann')).toEqual({ position: 0, money: 370, status: 0, cards: 0, turnsInJail: 0 });

    await start();
    await game.setMoney('Ann', 20);
    await game.give('Ann', ['Boardwalk', 'Park Place']);
    await game.give('Bob', PINK, { level: 3 });
    await game.roll(1, 2);
    await game.make('mortgage', { property: 'Boardwalk' });
    const story = await game.make('pay');
    expect(story.at(-2)).toBe('Ann cannot pay $450 and is bankrupt: $170 and all their properties go to Bob.');
    expect(await game.deed('Park Place')).toMatchObject({ owner: 'Bob' });
  });

  test('gives no further roll for doubles', async () => {
    await start({ extra_roll_dice: 3 });
    await game.setMoney('Ann', 20);
    await game.give('Ann', ['Boardwalk']);
    await game.give('Bob', ['States Avenue']);
    await game.roll(1, 2);
    await game.make('mortgage', { property: 'Boardwalk' });
    await game.make('pay');
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('moves the player when a trade brings the money; the partner does not move', async () => {
    await game.give('Bob', ['States Avenue']);
    await game.jail('Bob', JAIL, 1);
    await game.roll(1, 2);
    const terms = { to: game.pid('Bob'), give: { properties: [await game.prid('Boardwalk')] }, take: { money: 100 } };
    await game.make('propose', { terms });
    const story = await game.make('accept');
    expect(story.slice(-3)).toEqual([
      'Ann pays $50 to get out of jail.', 'Ann lands on States Avenue.', 'Ann pays Bob $10 rent for States Avenue.',
    ]);
    expect(await game.stateOf('Ann')).toEqual({ position: STATES, money: 60, status: 0, cards: 0, turnsInJail: 0 });
    expect(await game.stateOf('Bob')).toEqual({ position: JAIL, money: 1410, status: 1, cards: 0, turnsInJail: 1 });
    expect(await connection.rows('SELECT player_ID, location, bank_balance FROM Gamemanager WHERE game_id = ? ORDER BY record_ID DESC LIMIT 1', [game.id]))
      .toEqual([{ player_ID: game.pid('Bob'), location: JAIL, bank_balance: 1410 }]);
  });

  test('does not move a player who leaves instead', async () => {
    await game.give('Bob', PINK, { level: 3 });
    await game.roll(1, 2);
    await game.make('leave');
    expect(await game.money('Ann', 'Bob')).toEqual([0, 1500]);
    expect(await game.pending()).toMatchObject({ phase: 'over' });
  });
});

test('bankrupts a player who cannot raise the fine, before the move', async () => {
  await game.give('Bob', PINK, { level: 3 });
  await game.give('Ann', ['Boardwalk'], { mortgaged: true });
  await game.setMoney('Ann', 49);
  expect(await game.roll(1, 2)).toEqual([
    'Ann gets out of jail.', 'Ann cannot pay $50 and is bankrupt: $49 and all their properties go to the bank.', 'Bob wins the game.',
  ]);
  expect(await game.money('Ann', 'Bob')).toEqual([0, 1500]);
  expect(await game.deed('Boardwalk')).toEqual({ owner: null, level: 0, mortgaged: false });
});
