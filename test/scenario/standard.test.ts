import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
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
    expect(await connection.rows("SELECT Landings, Rents FROM landingsView WHERE Tile = 'Electric Company'")).toEqual([{ Landings: 1, Rents: 1 }]);
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
    // Doubles for the rent give no other roll, and are no landing.
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
    expect(await connection.rows("SELECT Landings, Rents, `Rent paid` FROM landingsView WHERE Tile = 'Electric Company'")).toEqual([{ Landings: 1, Rents: 1, 'Rent paid': 20 }]);
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
    expect(await game.stateOf('Ann')).toMatchObject({ position: PENNSYLVANIA_TILE, money: 1500 - 100 });
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

describe('D5: between two turns all players manage their properties and trade', () => {
  const [BROWN, BROWN_2] = ['Mediterranean Avenue', 'Baltic Avenue'] as const;

  /** Who may do something with properties or trade now. */
  const managers = async (): Promise<string[]> =>
    (await connection.rows<{ name: string }>(
      "SELECT DISTINCT `Player name` AS name FROM movesView WHERE Action IN ('build', 'sell', 'mortgage', 'redeem', 'propose') ORDER BY name",
    )).map(({ name }) => name);

  beforeEach(async () => {
    await game.give('Bob', [BROWN, BROWN_2]);
    await game.give('Cid', ['Boardwalk']);
  });

  test('before the first roll of a turn', async () => {
    expect(await managers()).toEqual(['Ann', 'Bob', 'Cid']);
    await game.make('build', { player: 'Bob', property: BROWN });
    await game.make('mortgage', { player: 'Cid', property: 'Boardwalk' });
    await game.make('redeem', { player: 'Cid', property: 'Boardwalk' });
    await game.make('sell', { player: 'Bob', property: BROWN });
    expect(await game.money('Bob', 'Cid')).toEqual([1500 - 50 + 25, 1500 + 200 - 220]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    await game.make('propose', { player: 'Cid', terms: { to: game.pid('Bob'), give: { money: 5 }, take: {} } });
    await game.make('accept', { player: 'Bob' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    expect(await game.money('Bob', 'Cid')).toEqual([1480, 1475]);
  });

  test('a move without a player is that of the player whose turn it is', async () => {
    await game.expectRefusal('not_owner', 'build', { property: BROWN });
  });

  test('not in the middle of a turn: neither after doubles, nor in an offer, nor before its end', async () => {
    await game.place('Ann', JAIL - 2);
    await game.roll(1, 1);
    expect(await managers()).toEqual(['Ann']);
    await game.expectRefusal('wrong_player', 'build', { player: 'Bob', property: BROWN });
    await game.place('Ann', ELECTRIC_TILE - 3);
    await game.roll(1, 2);
    await game.expectRefusal('wrong_player', 'mortgage', { player: 'Bob', property: BROWN });
    await game.make('buy');
    await game.expectRefusal('wrong_player', 'propose', { player: 'Cid', terms: { to: game.pid('Bob'), give: { money: 5 }, take: {} } });
    await game.make('end_turn');
    await game.make('build', { player: 'Bob', property: BROWN });
  });

  test('only a roll and what belongs to it are the turn of one player', async () => {
    await game.expectRefusal('wrong_player', 'roll', { player: 'Bob', dice: [1, 2] });
    await game.expectRefusal('wrong_player', 'leave', { player: 'Bob' });
  });

  test('not by a player who is out, and not by nobody', async () => {
    await game.giveTurn('Cid');
    await game.make('leave');
    for (const player of ['Ann', 'Bob']) await game.make('pass', { player });
    await game.expectRefusal('wrong_player', 'mortgage', { player: 'Cid', property: 'Boardwalk' });
    await game.expectRefusal('wrong_player', 'mortgage', { player: 99, property: 'Boardwalk' });
    await game.expectRefusal('wrong_player', 'mortgage', { player: 1.5, property: 'Boardwalk' });
  });

  test('a fee for a mortgage that changes hands then comes before the roll', async () => {
    await game.give('Cid', ['Boardwalk'], { mortgaged: true });
    await game.make('propose', { player: 'Cid', terms: { to: game.pid('Bob'), give: { properties: [await game.prid('Boardwalk')] }, take: {} } });
    await game.make('accept', { player: 'Bob' });
    expect(await game.pending()).toEqual({ phase: 'handover', player: 'Bob' });
    await game.make('pay', { player: 'Bob' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    await game.make('build', { player: 'Bob', property: BROWN });
  });

  test('of two who want the last house at once, one gets it and the other is told', async () => {
    await start({ house_stock: 1 });
    await game.give('Bob', [BROWN, BROWN_2]);
    await game.give('Cid', ['Boardwalk', 'Park Place']);
    await game.make('build', { player: 'Cid', property: 'Boardwalk' });
    const refusal = await game.expectRefusal('out_of_stock', 'build', { player: 'Bob', property: BROWN });
    expect(refusal.sentence).toBe('The bank has no building of this kind left.');
  });

  test('trades_per_turn holds for each player, and counts anew in the next turn', async () => {
    await start({ trades_per_turn: 1 });
    const proposing = async (): Promise<string[]> =>
      [...new Set((await connection.rows<{ name: string }>("SELECT `Player name` AS name FROM movesView WHERE Action = 'propose'")).map(({ name }) => name))].sort();
    const propose = (player: string, to: string): object => ({ player, terms: { to: game.pid(to), give: { money: 1 } } });
    expect(await proposing()).toEqual(['Ann', 'Bob', 'Cid']);
    await game.make('propose', propose('Bob', 'Cid'));
    await game.make('reject', { player: 'Cid' });
    expect(await proposing()).toEqual(['Ann', 'Cid']);
    await game.expectRefusal('too_many_trades', 'propose', propose('Bob', 'Ann'));
    await game.make('propose', propose('Cid', 'Bob'));
    await game.make('reject', { player: 'Bob' });
    expect(await proposing()).toEqual(['Ann']);
    await game.make('propose', propose('Ann', 'Bob'));
    await game.make('reject', { player: 'Bob' });
    expect(await proposing()).toEqual([]);
    await game.place('Ann', JAIL - 3);
    await game.roll(1, 2);
    await game.make('end_turn');
    expect(await proposing()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  test('a roll that continues a turn without doubles is in the middle of it', async () => {
    await start({ extra_roll_dice: 7 });
    await game.give('Bob', [BROWN, BROWN_2]);
    await game.roll(3, 4);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    await game.expectRefusal('wrong_player', 'build', { player: 'Bob', property: BROWN });
    await game.place('Ann', JAIL - 3);
    await game.roll(1, 2);
    await game.make('end_turn');
    await game.expectRefusal('not_owner', 'build', { player: 'Cid', property: BROWN });
  });

  test('not where the edition says nothing of it', async () => {
    await start({ estate_between_turns: false });
    await game.give('Bob', [BROWN, BROWN_2]);
    expect(await managers()).toEqual(['Ann']);
    await game.expectRefusal('wrong_player', 'build', { player: 'Bob', property: BROWN });
  });

  test('the clock is that of the player who rolls, and nobody else stops it', async () => {
    const deadline = async (): Promise<unknown> => (await connection.rows('SELECT turn_deadline(game_id, ?, round, played_at) AS deadline FROM GameState WHERE game_id = ?', [game.pid('Bob'), game.id]))[0];
    game = await DecidingGame.start(connection, 'standard', NAMES, { seed: 'clock', dice: 'table', clock: 60 });
    await game.give('Bob', [BROWN, BROWN_2]);
    await game.give('Cid', ['Boardwalk']);
    await game.place('Ann', JAIL - 3);
    await game.roll(1, 2);
    await game.make('end_turn');
    const begun = await deadline();
    await connection.run('DO SLEEP(0.01)');
    await game.make('mortgage', { player: 'Cid', property: 'Boardwalk' });
    expect(await deadline()).toEqual(begun);
    await game.roll(1, 2);
  });
});

describe('D6: a hotel that too few houses can replace is sold down to what there is', () => {
  const YELLOW = ['Atlantic Avenue', 'Ventnor Avenue', 'Marvin Gardens'] as const;

  /** What selling is possible now: the property and the sentence. */
  const offers = async (): Promise<string[]> =>
    (await connection.rows<{ Meaning: string }>("SELECT Meaning FROM movesView WHERE Action = 'sell' AND `Player name` = 'Ann' ORDER BY prid")).map(({ Meaning }) => Meaning);

  const levels = async (): Promise<number[]> => await Promise.all(YELLOW.map(async (name) => (await game.deed(name)).level));

  test('evenly in its group, and movesView says so before', async () => {
    await start({ house_stock: 9 });
    await game.give('Ann', [YELLOW[0], YELLOW[2]], { level: 4 });
    await game.give('Ann', [YELLOW[1]], { level: 5 });
    await game.give('Bob', ['Boardwalk', 'Park Place']);
    await game.give('Bob', ['Boardwalk'], { level: 1 });
    // None of nine houses is left; eight stand on the group and stay there: three, two and three.
    expect(await offers()).toEqual(['Ann sells 5 buildings of Yellow for $375: 0 houses are left.']);
    const story = await game.make('sell', { property: YELLOW[1] });
    expect(story).toHaveLength(5);
    expect([await levels(), await game.money('Ann')]).toEqual([[3, 2, 3], [1500 + 375]]);
  });

  test('with one house left, the others of the group keep more', async () => {
    await start({ house_stock: 9 });
    await game.give('Ann', [YELLOW[0], YELLOW[2]], { level: 4 });
    await game.give('Ann', [YELLOW[1]], { level: 5 });
    expect(await offers()).toEqual(['Ann sells 4 buildings of Yellow for $300: 1 house is left.']);
    await game.make('sell', { property: YELLOW[1] });
    expect([await levels(), await game.money('Ann')]).toEqual([[3, 3, 3], [1800]]);
  });

  test('alone, where building is not even', async () => {
    await start({ house_stock: 2, build_evenly: false });
    await game.give('Ann', YELLOW);
    await game.give('Ann', [YELLOW[1]], { level: 5 });
    await game.give('Ann', ['Mediterranean Avenue', 'Baltic Avenue'], { level: 1 });
    expect((await offers()).filter((offer) => offer.includes('Ventnor'))).toEqual(['Ann sells 5 buildings of Ventnor Avenue for $375: 0 houses are left.']);
    await game.make('sell', { property: YELLOW[1] });
    expect([await levels(), await game.money('Ann')]).toEqual([[0, 0, 0], [1875]]);
  });

  test('one at a time where there are houses enough', async () => {
    await start({ house_stock: 12 });
    await game.give('Ann', [YELLOW[0], YELLOW[2]], { level: 4 });
    await game.give('Ann', [YELLOW[1]], { level: 5 });
    expect(await offers()).toEqual(['Ann sells a building on Ventnor Avenue for $75.']);
    await game.make('sell', { property: YELLOW[1] });
    expect(await levels()).toEqual([4, 4, 4]);
  });

  test('the last house goes to the player who asks first', async () => {
    await start({ house_stock: 1 });
    await game.give('Ann', YELLOW);
    await game.give('Bob', ['Boardwalk', 'Park Place']);
    await game.make('build', { property: YELLOW[0] });
    await game.giveTurn('Bob');
    await game.expectRefusal('out_of_stock', 'build', { property: 'Boardwalk' });
  });
});

describe('D7: the new owner of a mortgaged property pays a tenth of the mortgage at once', () => {
  const BOARDWALK = 'Boardwalk';

  /** Bob gets Boardwalk, mortgaged for 200, and Water Works from Ann. */
  async function trade(): Promise<void> {
    await game.give('Ann', [BOARDWALK], { mortgaged: true });
    await game.give('Ann', [WATER]);
    await game.make('propose', { terms: { to: game.pid('Bob'), give: { properties: [await game.prid(BOARDWALK), await game.prid(WATER)] }, take: {} } });
    await game.make('accept', { player: 'Bob' });
  }

  test('and another tenth when they lift it later', async () => {
    await trade();
    expect(await connection.rows('SELECT Phase, `Player name`, Property, Amount FROM pendingView')).toEqual([
      { Phase: 'handover', 'Player name': 'Bob', Property: BOARDWALK, Amount: 20 },
    ]);
    expect(await game.actions()).toEqual(['leave', 'pay', 'redeem']);
    await game.make('pay');
    expect(await game.money('Bob')).toEqual([1480]);
    // Ann has not rolled yet.
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    await game.giveTurn('Bob');
    await game.make('redeem', { property: BOARDWALK });
    expect(await game.money('Bob')).toEqual([1480 - 220]);
  });

  test('or lifts it for the usual price instead', async () => {
    await trade();
    await game.expectRefusal('wrong_phase', 'redeem', { property: WATER });
    await game.make('redeem', { property: BOARDWALK });
    expect(await game.money('Bob')).toEqual([1500 - 220]);
    expect(await game.deed(BOARDWALK)).toEqual({ owner: 'Bob', level: 0, mortgaged: false });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('without a question where they could not lift it', async () => {
    await game.setMoney('Bob', 219);
    await trade();
    expect(await game.money('Bob')).toEqual([199]);
    expect(await game.story()).toContain('Bob pays $20 for taking over the mortgage on Boardwalk.');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('and raises the money if need be, before the turn goes on', async () => {
    await game.setMoney('Bob', 5);
    await trade();
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Bob' });
    await game.make('mortgage', { property: WATER });
    await game.make('pay');
    expect(await game.money('Bob')).toEqual([5 + 75 - 20]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('after a trade in the middle of an offer, which then stands again', async () => {
    await game.place('Ann', ELECTRIC_TILE - 7);
    await game.roll(3, 4);
    await trade();
    await game.make('pay');
    expect(await connection.rows('SELECT Phase, `Player name`, Property FROM pendingView')).toEqual([
      { Phase: 'offer', 'Player name': 'Ann', Property: ELECTRIC },
    ]);
    await game.make('buy');
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('after a trade at the end of a turn, which then still has to end', async () => {
    await game.place('Ann', JAIL - 3);
    await game.roll(1, 2);
    await trade();
    await game.make('redeem', { property: BOARDWALK });
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('after a bankruptcy, for each property, and before the turn goes on', async () => {
    await game.give('Bob', ['Park Place']);
    await game.give('Ann', [BOARDWALK, 'Short Line'], { mortgaged: true });
    await game.place('Ann', 37 - 3, 10);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('leave');
    // 10 for Short Line, which comes first, and 20 for Boardwalk.
    expect(await connection.rows('SELECT Phase, Property, Amount FROM pendingView')).toEqual([{ Phase: 'handover', Property: 'Short Line', Amount: 10 }]);
    await game.make('pay');
    expect(await connection.rows('SELECT Phase, Property, Amount FROM pendingView')).toEqual([{ Phase: 'handover', Property: BOARDWALK, Amount: 20 }]);
    await game.make('redeem', { property: BOARDWALK });
    expect(await game.money('Bob')).toEqual([1510 - 10 - 220]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('and nothing when the game ends with that bankruptcy', async () => {
    game = await DecidingGame.start(connection, 'standard', ['Ann', 'Bob'], { seed: 'end', dice: 'table' });
    await game.give('Ann', [BOARDWALK], { mortgaged: true });
    await game.give('Bob', ['Park Place']);
    await game.place('Ann', 37 - 3, 10);
    await game.roll(1, 2);
    await game.make('leave');
    expect([await game.pending(), await game.money('Bob')]).toEqual([{ phase: 'over', player: null }, [1510]]);
  });

  test('a new owner who cannot pay may go bankrupt, and the bank auctions everything', async () => {
    await game.setMoney('Bob', 0);
    await game.give('Bob', ['Short Line'], { mortgaged: true });
    await game.give('Ann', [BOARDWALK], { mortgaged: true });
    await game.make('propose', { terms: { to: game.pid('Bob'), give: { properties: [await game.prid(BOARDWALK)] }, take: {} } });
    await game.make('accept', { player: 'Bob' });
    await game.make('leave', { player: 'Bob' });
    expect(await connection.rows('SELECT Phase, Property FROM pendingView')).toEqual([{ Phase: 'auction', Property: 'Short Line' }]);
    for (const player of ['Ann', 'Cid']) await game.make('pass', { player });
    await game.make('bid', { player: 'Ann', amount: 3 });
    await game.make('pass', { player: 'Cid' });
    expect([await game.deed(BOARDWALK), await game.deed('Short Line')]).toEqual([
      { owner: 'Ann', level: 0, mortgaged: false }, { owner: null, level: 0, mortgaged: false },
    ]);
    // It is still Ann who has to roll.
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });
});

describe('D9: what a bankrupt player leaves to the bank is auctioned at once', () => {
  test('one property after the other, free of mortgages and buildings, among those who are left', async () => {
    await game.give('Ann', ['Boardwalk', 'Park Place'], { level: 2 });
    await game.give('Ann', [WATER], { mortgaged: true });
    await game.make('leave');
    expect(await connection.rows('SELECT Phase, Property FROM pendingView')).toEqual([{ Phase: 'auction', Property: WATER }]);
    await game.expectRefusal('wrong_player', 'bid', { player: 'Ann', amount: 1 });
    await game.make('bid', { player: 'Cid', amount: 70 });
    await game.make('pass', { player: 'Bob' });
    expect(await connection.rows('SELECT Phase, Property FROM pendingView')).toEqual([{ Phase: 'auction', Property: 'Park Place' }]);
    await game.make('pass', { player: 'Cid' });
    await game.make('pass', { player: 'Bob' });
    await game.make('bid', { player: 'Bob', amount: 1 });
    await game.make('pass', { player: 'Cid' });
    expect([await game.deed(WATER), await game.deed('Park Place'), await game.deed('Boardwalk')]).toEqual([
      { owner: 'Cid', level: 0, mortgaged: false }, { owner: null, level: 0, mortgaged: false }, { owner: 'Bob', level: 0, mortgaged: false },
    ]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('in the middle of what others owe by the same card', async () => {
    await game.stack('It is your birthday.');
    await game.setMoney('Bob', 5);
    await game.setMoney('Cid', 5);
    await game.give('Bob', [WATER], { mortgaged: true });
    await game.give('Cid', [ELECTRIC]);
    await game.roll(1, 1);
    // Bob has nothing left to raise money with, and owes Ann, who gets Water Works and pays for it.
    await game.make('leave', { player: 'Bob' });
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Cid' });
    await game.make('mortgage', { property: ELECTRIC });
    await game.make('pay');
    expect(await connection.rows('SELECT Phase, Property FROM pendingView')).toEqual([{ Phase: 'handover', Property: WATER }]);
    await game.make('pay');
    // Doubles: Ann rolls again.
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    expect(await game.money('Ann')).toEqual([1500 + 5 + 10 - 8]);
  });

  test('not in a game that ends with it', async () => {
    game = await DecidingGame.start(connection, 'standard', ['Ann', 'Bob'], { seed: 'end', dice: 'table' });
    await game.give('Ann', ['Boardwalk']);
    await game.make('leave');
    expect([await game.pending(), await game.deed('Boardwalk')]).toEqual([{ phase: 'over', player: null }, { owner: null, level: 0, mortgaged: false }]);
  });

  test.each<[string, object, object]>([
    ['together with what was just offered to that player', {}, { phase: 'auction' }],
    ['but the offer is over where nothing is auctioned', { auction: 'none', bankrupt_estate: 'unowned' }, { phase: 'roll', player: 'Bob' }],
  ])('%s', async (_, rules, expected) => {
    await start(rules);
    await game.place('Ann', ELECTRIC_TILE - 7);
    await game.roll(3, 4);
    await game.make('leave');
    expect(await game.pending()).toMatchObject(expected);
    if (!('auction' in rules)) {
      expect(await connection.rows('SELECT Property FROM pendingView')).toEqual([{ Property: ELECTRIC }]);
      await game.make('bid', { player: 'Cid', amount: 1 });
      await game.make('pass', { player: 'Bob' });
      expect(await game.deed(ELECTRIC)).toMatchObject({ owner: 'Cid' });
    }
  });

  test('by the clock, where auctions have one', async () => {
    await start({ auction_seconds: 20, bid_seconds: 5 });
    await game.give('Ann', ['Boardwalk', WATER]);
    await game.make('leave', { at: '2000-01-01 00:00:00' });
    await game.make('close', { player: 'Bob', at: '2000-01-01 00:01:00' });
    await game.make('bid', { player: 'Bob', amount: 9, at: '2000-01-01 00:01:10' });
    await game.expectRefusal('auction_is_open', 'close', { player: 'Cid', at: '2000-01-01 00:01:24' });
    await game.make('close', { player: 'Cid', at: '2000-01-01 00:01:26' });
    expect([await game.deed(WATER), await game.deed('Boardwalk')]).toMatchObject([{ owner: null }, { owner: 'Bob' }]);
  });

  test('where the edition says nothing, they belong to nobody', async () => {
    await start({ bankrupt_estate: 'unowned' });
    await game.give('Ann', ['Boardwalk']);
    await game.make('leave');
    expect([await game.pending(), await game.deed('Boardwalk')]).toMatchObject([{ phase: 'roll', player: 'Bob' }, { owner: null }]);
  });
});

describe('D13: the short game', () => {
  async function startShort(names: readonly string[] = NAMES): Promise<void> {
    game = await DecidingGame.start(connection, 'standard', names, { seed: 'short', dice: 'table', pace: 'short' });
  }

  test('deals three properties to each player, who pays for them', async () => {
    await startShort();
    const rows = await connection.rows<{ deeds: number; paid: string; money: number }>(
      'SELECT COUNT(*) AS deeds, SUM(pr.cost) AS paid, MAX(p.bank_balance) AS money FROM Deed AS d JOIN Property AS pr USING (ruleset_id, prid)' +
        ' JOIN Player AS p ON p.game_id = d.game_id AND p.pid = d.p_owner WHERE d.game_id = ? GROUP BY d.p_owner',
      [game.id],
    );
    expect(rows).toHaveLength(3);
    for (const { deeds, paid, money } of rows) expect([deeds, money]).toEqual([3, 1500 - Number(paid)]);
    expect((await game.story(0)).filter((sentence) => /is dealt .* and pays \$\d+\.$/.test(sentence))).toHaveLength(9);
  });

  test('a property that a player cannot pay stays with the bank', async () => {
    game = await DecidingGame.start(connection, 'standard', NAMES, { seed: 'poor', dice: 'table', pace: 'short', rules: { starting_cash: 100 } });
    const owned = await connection.rows<{ cost: number }>(
      'SELECT pr.cost FROM Deed AS d JOIN Property AS pr USING (ruleset_id, prid) WHERE d.game_id = ? AND d.p_owner IS NOT NULL', [game.id],
    );
    expect(owned.length).toBeLessThan(9);
    expect(owned.filter(({ cost }) => cost > 100)).toEqual([]);
    expect(await connection.rows('SELECT MIN(bank_balance) >= 0 AS fine FROM Player WHERE game_id = ?', [game.id])).toEqual([{ fine: 1 }]);
  });

  test('builds a hotel on three houses, whose rent is that of a hotel', async () => {
    await startShort();
    await game.give('Ann', ['Boardwalk', 'Park Place'], { level: 3 });
    await game.setMoney('Ann', 200);
    await game.setMoney('Bob', 3000);
    await game.make('build', { property: 'Boardwalk' });
    expect(await connection.rows("SELECT Houses, Hotels, `Rent now` FROM propertiesView WHERE Property = 'Boardwalk'")).toEqual([{ Houses: 0, Hotels: 1, 'Rent now': 2000 }]);
    expect(await connection.rows("SELECT Level, Amount, Hotel FROM rentsView WHERE Property = 'Boardwalk' ORDER BY Level")).toEqual([
      { Level: 0, Amount: 50, Hotel: 0 }, { Level: 1, Amount: 200, Hotel: 0 }, { Level: 2, Amount: 600, Hotel: 0 }, { Level: 3, Amount: 1400, Hotel: 0 },
      { Level: 4, Amount: 2000, Hotel: 1 },
    ]);
    await game.make('sell', { property: 'Boardwalk' });
    expect(await game.deed('Boardwalk')).toMatchObject({ level: 3 });
  });

  test('ends at the second bankruptcy, whatever the number of players, and the highest worth wins', async () => {
    await startShort(['Ann', 'Bob', 'Cid', 'Dan']);
    await game.setMoney('Dan', 4000);
    await game.make('leave');
    while ((await game.pending()).phase === 'auction') {
      const [mover] = await connection.rows<{ no: number }>('SELECT `Next No.` AS no FROM pendingView');
      await game.make('pass', { player: mover?.no ?? -1 });
    }
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
    await game.make('leave');
    expect(await game.pending()).toEqual({ phase: 'over', player: null });
    expect((await game.stateOf('Dan')).status).toBe(3);
  });

  test('a timed game ends after its turns', async () => {
    game = await DecidingGame.start(connection, 'standard', NAMES, { seed: 'timed', dice: 'table', pace: 'timed', rules: { turn_limit: 1 } });
    await game.place('Ann', JAIL - 3);
    await game.roll(1, 2);
    await game.make('end_turn');
    expect(await game.pending()).toEqual({ phase: 'over', player: null });
  });
});

describe('a house rule: nobody buys before their first lap', () => {
  beforeEach(() => start({ buys_after_lap: true }));

  test('a property is neither offered nor auctioned to a player who is still on it', async () => {
    await game.place('Ann', ELECTRIC_TILE - 3);
    await game.roll(1, 2);
    expect(await game.story()).toEqual(['Ann lands on Electric Company.', 'Electric Company is not for sale to Ann before their first lap.']);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('it is from the move on that passes GO', async () => {
    await game.place('Ann', 38);
    await game.roll(2, 3);
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.make('buy');
    await game.make('end_turn');
    await game.giveTurn('Ann');
    await game.place('Ann', ELECTRIC_TILE - 3);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    // Nobody else has been around: she is the only one who may bid.
    await game.make('decline');
    await game.expectRefusal('wrong_player', 'bid', { player: 'Bob', amount: 5 });
    await game.make('bid', { player: 'Ann', amount: 5 });
    expect(await game.deed(ELECTRIC)).toMatchObject({ owner: 'Ann' });
  });

  test('an estate that nobody may bid for stays with the bank', async () => {
    await game.give('Ann', ['Boardwalk', WATER]);
    await game.make('leave');
    expect(await game.story()).toEqual(expect.arrayContaining(['Water Works goes up for auction.', 'Nobody buys Water Works.', 'Nobody buys Boardwalk.']));
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
    expect(await connection.rows('SELECT SUM(passed) AS passed FROM Player WHERE game_id = ?', [game.id])).toEqual([{ passed: '0' }]);
  });

  test('a purchase that is forced waits for the lap, too', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('campus', NULL, '{\"rules\": {\"buys_after_lap\": true}}')");
    const id = rows?.[0]?.game_id ?? 0;
    const roll = (dice: number): Promise<unknown> => connection.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [id, dice]);
    const place = (location: number): Promise<unknown> =>
      connection.run('UPDATE Player SET location = ?, bank_balance = 900 WHERE game_id = ? AND turn = 0', [location, id]);
    const bought = async (): Promise<unknown> =>
      (await connection.rows('SELECT kind FROM Event WHERE game_id = ? ORDER BY record_ID DESC, event_no DESC LIMIT 1', [id]))[0];
    await place(5);
    await roll(2);
    expect(await bought()).toEqual({ kind: 'not_yet' });
    await connection.run('UPDATE GameState SET turn = 0 WHERE game_id = ?', [id]);
    await place(14);
    await roll(3);
    expect(await bought()).toEqual({ kind: 'bought' });
  });
});
