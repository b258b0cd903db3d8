import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/game/connection';
import { DecidingGame } from '../support/deciding-game';
import { importDocument, seedDocument } from '../support/documents';
import { openWorkerDatabase } from '../support/game';

/** The game of the usual US box. The numbers D1 to D13 are those of docs/sources.md. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

const [ELECTRIC, WATER] = ['Electric Company', 'Water Works'] as const;

const [CHANCE_1, ELECTRIC_TILE, PENNSYLVANIA_TILE, WATER_TILE, JAIL] = [7, 12, 15, 28, 10] as const;

const NEAREST_UTILITY = 'Your lights are out.';
const NEAREST_RAILROAD = 'You take a night train.';

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function start(rules: object = {}, edition = 'standard'): Promise<void> {
  game = await DecidingGame.start(connection, edition, NAMES, { seed: 'standard', dice: 'table', rules });
}

beforeEach(() => start());

describe('D1: a utility costs the roll that brought the player there', () => {
  test('four times the roll', async () => {
    await game.give('Bob', [ELECTRIC]);
    await game.place('Ann', ELECTRIC_TILE - 7, 100);
    await game.roll(3, 4);
    expect(await game.money('Ann', 'Bob')).toEqual([100 - 28, 1500 + 28]);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('ten times the roll, where both belong to one owner', async () => {
    await game.give('Bob', [ELECTRIC, WATER]);
    await game.place('Ann', WATER_TILE - 8);
    await game.roll(3, 5);
    expect(await game.money('Ann', 'Bob')).toEqual([1500 - 80, 1500 + 80]);
  });

  test('a card that moves the player there counts the roll, not the tiles', async () => {
    await importDocument(connection, {
      ...seedDocument('standard'), edition: 'standard: back', decks: {
        Chance: [{ text: 'Ahead', move_to: ELECTRIC }, { text: 'Free', jail_card: true }], 'Community Chest': [{ text: 'Nothing' }],
      },
    });
    await start({}, 'standard: back');
    await game.stack('Ahead');
    await game.give('Bob', [ELECTRIC]);
    await game.place('Ann', CHANCE_1 - 3);
    await game.roll(1, 2);
    expect(await game.money('Ann', 'Bob')).toEqual([1500 - 12, 1500 + 12]);
  });

  test('a roll that waited for the fine counts, too', async () => {
    await game.give('Bob', [ELECTRIC]);
    await game.give('Ann', ['Boardwalk']);
    await game.jail('Ann', JAIL, 2);
    await game.place('Ann', ELECTRIC_TILE - 3, 20);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('mortgage', { property: 'Boardwalk' });
    await game.make('pay');
    expect(await game.money('Ann', 'Bob')).toEqual([20 + 200 - 50 - 12, 1500 + 12]);
  });

  test('a mortgaged utility costs nothing', async () => {
    await game.give('Bob', [ELECTRIC], { mortgaged: true });
    await game.place('Ann', ELECTRIC_TILE - 7);
    await game.roll(3, 4);
    expect(await game.money('Ann')).toEqual([1500]);
  });

  test('the guide says so', async () => {
    const rows = await connection.rows<{ Sentence: string }>(
      "SELECT Sentence FROM guideView JOIN editionsView USING (Ruleset) WHERE Edition = 'standard' AND Sentence LIKE '%depends on the dice%'",
    );
    expect(rows).toEqual([{ Sentence: 'Where the rent depends on the dice, the roll that brought you there counts.' }]);
  });
});

describe('D2: the nearest utility costs ten times a new roll', () => {
  beforeEach(() => game.stack(NEAREST_UTILITY));

  test('even if its owner has only one', async () => {
    await game.give('Bob', [ELECTRIC]);
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    expect(await game.pending()).toEqual({ phase: 'fee', player: 'Ann' });
    expect(await game.money('Ann')).toEqual([1500]);
    await game.roll(1, 1);
    expect(await game.money('Ann', 'Bob')).toEqual([1500 - 20, 1500 + 20]);
    // Doubles for the rent give no other roll.
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('a later landing costs the usual rent again', async () => {
    await game.give('Bob', [ELECTRIC]);
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    await game.roll(1, 2);
    await game.make('end_turn');
    await game.give('Cid', [WATER]);
    await game.place('Bob', WATER_TILE - 5);
    await game.roll(2, 3);
    expect(await game.money('Bob', 'Cid')).toEqual([1500 + 30 - 20, 1500 + 20]);
  });

  test('nothing is rolled for a utility of nobody, an own one or a mortgaged one', async () => {
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.make('buy');
    await game.make('end_turn');
    await game.stack(NEAREST_UTILITY);
    await game.giveTurn('Ann');
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
    await game.make('end_turn');
    await game.give('Ann', [ELECTRIC], { mortgaged: true });
    await game.stack(NEAREST_UTILITY);
    await game.place('Bob', CHANCE_1 - 5);
    await game.roll(2, 3);
    expect([await game.pending(), await game.money('Bob')]).toEqual([{ phase: 'manage', player: 'Bob' }, [1500]]);
  });

  test('a player who leaves instead of rolling leaves no factor behind', async () => {
    await game.give('Bob', [ELECTRIC]);
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    await game.make('leave');
    expect(await connection.rows('SELECT roll_factor FROM GameState WHERE game_id = ?', [game.id])).toEqual([{ roll_factor: null }]);
  });

  test('where rents by dice ask for a roll, the card still sets its own factor', async () => {
    await start({ dice_rent: 'roll' });
    await game.stack(NEAREST_UTILITY);
    await game.give('Bob', [ELECTRIC]);
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    await game.roll(3, 4);
    await game.make('end_turn');
    expect(await game.money('Ann')).toEqual([1500 - 70]);
    await game.giveTurn('Cid');
    await game.place('Cid', ELECTRIC_TILE - 5);
    await game.roll(2, 3);
    await game.roll(3, 4);
    expect(await game.money('Cid')).toEqual([1500 - 28]);
  });
});

describe('D3: the nearest railroad costs twice the rent', () => {
  test('of the number that its owner has', async () => {
    await game.stack(NEAREST_RAILROAD);
    await game.give('Bob', ['Pennsylvania Railroad', 'Short Line']);
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    expect(await game.standing('Ann')).toMatchObject({ position: PENNSYLVANIA_TILE, money: 1500 - 100 });
    expect(await game.money('Bob')).toEqual([1600]);
  });

  test('a player who cannot pay owes it', async () => {
    await game.stack(NEAREST_RAILROAD);
    await game.give('Bob', ['Pennsylvania Railroad']);
    await game.give('Ann', ['Boardwalk']);
    await game.place('Ann', CHANCE_1 - 5, 10);
    await game.roll(2, 3);
    expect(await connection.rows('SELECT Phase, Amount, Creditor FROM pendingView')).toEqual([{ Phase: 'debt', Amount: 50, Creditor: 'Bob' }]);
  });

  test('one of nobody is offered at its price', async () => {
    await game.stack(NEAREST_RAILROAD);
    await game.place('Ann', CHANCE_1 - 5);
    await game.roll(2, 3);
    expect(await connection.rows('SELECT Phase, Amount FROM pendingView')).toEqual([{ Phase: 'offer', Amount: 200 }]);
  });

  test.each([
    ['a rent that equals the price', { purchase: 'forced', set_bonus_sticks: true }, 'price' as const, 30],
    ['a rent by a new roll', {}, { dice: [3] }, 7 * 3 * 3],
    ['a rent by the roll of the landing', { dice_rent: 'landing' }, { dice: [3] }, 5 * 3 * 3],
  ])('a tile may triple %s', async (name, rules, rent, cost) => {
    const edition = `tripled ${name}`.slice(0, 40);
    await importDocument(connection, {
      edition, rules: { dice_count: 2, ...rules },
      board: {
        tiles: [
          'Start', 'One', 'Two', 'Three', 'Four', { bonus: 'Signpost', move_to_nearest: 'Red', rent_factor: 3 }, 'Six',
          { property: 'Mill', colour: 'Red', price: 10, rent },
        ],
      },
    });
    game = await DecidingGame.start(connection, edition, NAMES, { seed: 'tripled', dice: 'table' });
    await game.give('Bob', ['Mill']);
    await game.roll(2, 3);
    if ((await game.pending()).phase === 'fee') await game.roll(3, 4);
    expect(await game.money('Ann', 'Bob')).toEqual([1500 - cost, 1500 + cost]);
  });
});

describe('D4: what a player does not buy is auctioned', () => {
  test('to everybody, from any bid of at least 1', async () => {
    await game.place('Ann', ELECTRIC_TILE - 7);
    await game.roll(3, 4);
    await game.make('decline');
    expect(await game.pending()).toMatchObject({ phase: 'auction' });
    await game.make('bid', { player: 'Ann', amount: 1 });
    await game.expectRefusal('bid_too_low', 'bid', { player: 'Bob', amount: 1 });
    await game.make('bid', { player: 'Bob', amount: 2 });
    await game.make('pass', { player: 'Cid' });
    await game.make('pass', { player: 'Ann' });
    expect(await game.deed(ELECTRIC)).toMatchObject({ owner: 'Bob' });
    expect(await game.money('Bob')).toEqual([1498]);
  });

  test('a player who lacks the money may mortgage for it, or let it be auctioned', async () => {
    await game.give('Ann', ['Boardwalk']);
    await game.place('Ann', ELECTRIC_TILE - 7, 100);
    await game.roll(3, 4);
    await game.expectRefusal('cannot_afford', 'buy');
    await game.make('mortgage', { property: 'Boardwalk' });
    await game.make('buy');
    expect(await game.money('Ann')).toEqual([100 + 200 - 150]);
  });
});
