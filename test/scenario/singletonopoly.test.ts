import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { DecidingGame } from '../support/deciding-game';
import { openWorkerDatabase } from '../support/game';
import { CLUB_FEES, NEIGHBOURHOODS, SPACES } from '../support/singletonopoly-manual';

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** Three players begin, in this order. */
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob', 'Cid']);
});

const CLUBS = ['Granby', 'Monett', 'Neosho', 'Aurora'].map((town) => `${town} Golf Club`);

function streetsOf(neighbourhood: string): string[] {
  return SPACES.filter((space) => space.neighbourhood === neighbourhood).map(({ name }) => name);
}

function positionOf(name: string): number {
  const space = SPACES.find((other) => other.name === name);
  if (!space) throw new Error(`There is no ${name}.`);
  return space.position;
}

/** Lets the player whose turn it is land on a space, by a roll of 1 and 2. */
async function landOn(name: string, player: string): Promise<string[]> {
  const from = positionOf(name) - 3;
  await game.place(player, from >= 1 ? from : from + 41);
  return await game.roll(1, 2);
}

/** Lets a player draw a card on the space at a position. */
async function draw(card: string, player = 'Ann', position = 14): Promise<string[]> {
  await game.stack(card);
  await game.place(player, position - 3);
  return await game.roll(1, 2);
}

describe('the board', () => {
  test('everybody begins on position 1 with 4096', async () => {
    for (const name of ['Ann', 'Bob', 'Cid']) {
      expect(await game.stateOf(name)).toEqual({ position: 1, money: 4096, status: 0, cards: 0, turnsInJail: 0 });
    }
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test.each([
    [39, 1, 2, 1],
    [40, 1, 2, 2],
    [36, 1, 5, 1],
  ])('from %i a roll of %i and %i ends on %i after a revolution, for 512', async (from, dice, dice2, to) => {
    await game.place('Ann', from);
    const story = await game.roll(dice, dice2);
    expect(story).toContain('Ann makes a revolution and gains $512.');
    expect(await game.stateOf('Ann')).toMatchObject({ position: to, money: 4096 + 512 });
  });

  test('landing on position 41 is no revolution yet', async () => {
    await game.place('Ann', 38);
    await game.roll(1, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 41, money: 4096 });
  });

  test.each(['Start', 'Break Time', 'Vacation'])('%s has no effect', async (name) => {
    await landOn(name, 'Ann');
    const money = name === 'Start' ? 4096 + 512 : 4096;
    expect(await game.stateOf('Ann')).toMatchObject({ position: positionOf(name), money, status: 0 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });
});

describe('doubles', () => {
  test('allow another roll; anything else ends the turn', async () => {
    await game.place('Ann', 7);
    await game.roll(2, 2);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    await game.place('Ann', 10);
    await game.roll(3, 4);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('the third time in a row sends to Vacation without moving, and the turn is over', async () => {
    await game.place('Ann', 7);
    await game.roll(2, 2);
    await game.place('Ann', 7);
    await game.roll(2, 2);
    await game.place('Ann', 40, 1000);
    expect(await game.roll(6, 6)).toEqual(['Ann goes on Vacation.']);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 17, money: 1000, status: 1, turnsInJail: 0 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('count only within one turn', async () => {
    for (const player of ['Ann', 'Bob', 'Cid', 'Ann']) {
      await game.place(player, 7);
      await game.roll(2, 2);
      await game.place(player, 7);
      await game.roll(1, 3);
    }
    expect(await game.stateOf('Ann')).toMatchObject({ status: 0, position: 11 });
  });

  test.each([
    ['the space at 31', 'Go On Vacation', undefined],
    ['a card', 'Draw Action Card', 'Go on Vacation'],
  ])('being sent to Vacation by %s cancels the extra turn', async (_, space, card) => {
    if (card) await game.stack(card);
    await game.place('Ann', positionOf(space) - 4, 1000);
    await game.roll(2, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 17, money: 1000, status: 1 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });
});

describe('on Vacation', () => {
  beforeEach(() => game.jail('Ann', 17));

  test('paying 128 allows a normal turn', async () => {
    expect(await game.make('pay_fine')).toEqual(['Ann pays $128 to get off Vacation.']);
    expect(await game.stateOf('Ann')).toMatchObject({ money: 4096 - 128, status: 0, position: 17 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    await game.roll(4, 4);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 25 });
    await game.make('decline');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('a card allows a normal turn and goes to the bottom of the deck', async () => {
    await game.giveCards('Ann', 15);
    expect(await game.deck()).toHaveLength(17);
    await game.make('use_card');
    expect(await game.stateOf('Ann')).toMatchObject({ money: 4096, status: 0, cards: 0 });
    expect((await game.deck()).at(-1)).toBe(15);
    expect(await game.deck()).toHaveLength(18);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('doubles free and move the player, and the space counts, but there is no extra turn', async () => {
    await game.give('Bob', ['Ezio Avenue']);
    await game.roll(2, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 21, status: 0, money: 4096 - 80 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('anything else leaves the player there; after the third time the player is free, but does not move', async () => {
    for (const turns of [1, 2]) {
      await game.roll(1, 2);
      expect(await game.stateOf('Ann')).toMatchObject({ position: 17, status: 1, turnsInJail: turns });
      await landOn('Break Time', 'Bob');
      await landOn('Break Time', 'Cid');
    }
    await game.roll(1, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 17, status: 0, turnsInJail: 0, money: 4096 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
    await landOn('Break Time', 'Bob');
    await landOn('Break Time', 'Cid');
    expect(await game.actions()).not.toContain('pay_fine');
    await game.roll(6, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 25 });
  });

  test('offers only what is possible: no payment without money, no card without a card', async () => {
    await game.setMoney('Ann', 127);
    const actions = await game.actions();
    expect(actions).toContain('roll');
    expect(actions).not.toContain('use_card');
    expect(actions).not.toContain('pay_fine');
    await game.expectRefusal('cannot_afford', 'pay_fine');
    await game.expectRefusal('no_card', 'use_card');
  });

  test('nobody can wait there, or pay elsewhere', async () => {
    await game.expectRefusal('not_in_edition', 'wait');
    await game.roll(1, 2);
    await game.expectRefusal('not_in_jail', 'pay_fine');
  });
});

describe('properties', () => {
  test('an unowned one is offered and can be bought', async () => {
    expect(await landOn('Granby Golf Club', 'Ann')).toEqual([
      'Ann lands on Granby Golf Club.',
      'Granby Golf Club is unowned; Ann may buy it.',
    ]);
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    expect(await game.make('buy')).toEqual(['Ann buys Granby Golf Club for $512.']);
    expect(await game.stateOf('Ann')).toMatchObject({ money: 4096 - 512 });
    expect(await game.deed('Granby Golf Club')).toEqual({ owner: 'Ann', level: 0, mortgaged: false });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('a declined one stays unowned, without an auction', async () => {
    await landOn('Granby Golf Club', 'Ann');
    await game.make('decline');
    expect(await game.deed('Granby Golf Club')).toMatchObject({ owner: null });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('it is offered even to a player who cannot afford it, who may raise the money or decline', async () => {
    await game.give('Ann', ['Euler Avenue']);
    await game.setMoney('Ann', 200);
    await landOn('Granby Golf Club', 'Ann');
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.expectRefusal('cannot_afford', 'buy');
    expect(await game.actions()).toEqual(expect.arrayContaining(['decline', 'mortgage', 'propose']));
    expect(await game.actions()).not.toContain('buy');
    await game.make('mortgage', { property: 'Euler Avenue' });
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.make('buy');
    expect(await game.stateOf('Ann')).toMatchObject({ money: 200 + 384 - 512 });
  });

  test('an own one costs nothing', async () => {
    await game.give('Ann', ['Granby Golf Club']);
    await landOn('Granby Golf Club', 'Ann');
    expect(await game.stateOf('Ann')).toMatchObject({ money: 4096 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('a pawned one costs nothing', async () => {
    await game.give('Bob', ['Granby Golf Club', 'Newton Super Store'], { mortgaged: true });
    await landOn('Granby Golf Club', 'Ann');
    expect(await game.money('Ann', 'Bob')).toEqual([4096, 4096]);
    await landOn('Break Time', 'Bob');
    await landOn('Newton Super Store', 'Cid');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test.each(CLUB_FEES.map((fee, index) => [index + 1, fee]))('with %i golf clubs one costs %i', async (count, fee) => {
    await game.give('Bob', CLUBS.slice(0, count));
    await landOn(CLUBS[0] ?? '', 'Ann');
    expect(await game.money('Ann', 'Bob')).toEqual([4096 - fee, 4096 + fee]);
  });

  test('pawned golf clubs count towards the fee of the others', async () => {
    await game.give('Bob', CLUBS.slice(0, 1));
    await game.give('Bob', CLUBS.slice(1), { mortgaged: true });
    await landOn(CLUBS[0] ?? '', 'Ann');
    expect(await game.money('Ann')).toEqual([4096 - 512]);
  });

  test.each([
    [8, ['Newton Super Store']],
    [16, ['Newton Super Store', 'Leibniz Super Store']],
  ])('a super store costs %i times a fresh roll, with %j', async (factor, owned) => {
    await game.give('Bob', owned);
    await landOn('Newton Super Store', 'Ann');
    expect(await game.pending()).toEqual({ phase: 'fee', player: 'Ann' });
    expect(await game.money('Ann')).toEqual([4096]);
    await game.roll(3, 4);
    expect(await game.money('Ann', 'Bob')).toEqual([4096 - 7 * factor, 4096 + 7 * factor]);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 10 });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('the roll for a fee neither gives nor cancels an extra turn', async () => {
    await game.give('Bob', ['Newton Super Store']);
    await landOn('Newton Super Store', 'Ann');
    await game.roll(3, 3);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
    await game.give('Cid', ['Newton Super Store']);
    await game.place('Bob', 6);
    await game.roll(2, 2);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });
});

describe.each(NEIGHBOURHOODS)('a street in $neighbourhood', ({ neighbourhood, price, half, unpawn, removal, startingFee, fees }) => {
  const [first = '', second = '', third = ''] = streetsOf(neighbourhood);

  test('costs its price', async () => {
    await landOn(first, 'Ann');
    await game.make('buy');
    expect((await game.money('Ann'))[0]).toBeGreaterThanOrEqual(4096 - price);
    expect(await game.story()).toContain(`Ann buys ${first} for $${price.toLocaleString('en-US')}.`);
  });

  test('charges the starting fee while the neighbourhood has several owners', async () => {
    await game.give('Bob', [first, second]);
    await game.give('Cid', [third]);
    await game.setMoney('Ann', 5000);
    expect(await landOn(second, 'Ann')).toContain(`Ann pays Bob a fee of $${startingFee} for ${second}.`);
    expect(await game.money('Bob')).toEqual([4096 + startingFee]);
  });

  test('charges the fees of the table with 0 to 5 restaurants, even if another street is pawned', async () => {
    await game.give('Bob', [second]);
    await game.give('Bob', [third], { mortgaged: true });
    for (const [restaurants, fee] of fees.entries()) {
      await game.give('Bob', [first], { level: restaurants });
      const [shown] = await connection.rows('SELECT `Rent now` AS rent FROM propertiesView WHERE Property = ?', [first]);
      expect(shown).toEqual({ rent: fee });
      await game.giveTurn('Ann');
      await game.setMoney('Ann', 2000);
      await game.setMoney('Bob', 0);
      expect(await landOn(first, 'Ann')).toContain(`Ann pays Bob a fee of $${fee.toLocaleString('en-US')} for ${first}.`);
      expect(await game.money('Bob')).toEqual([fee]);
    }
  });

  test('is pawned and unpawned, and gets and loses restaurants, at the prices of the table', async () => {
    await game.give('Ann', [first, second, third]);
    await game.make('build', { property: first });
    expect(await game.money('Ann')).toEqual([4096 - half]);
    await game.make('sell', { property: first });
    expect(await game.money('Ann')).toEqual([4096 - half + removal]);
    await game.setMoney('Ann', 1000);
    await game.make('mortgage', { property: first });
    expect(await game.money('Ann')).toEqual([1000 + half]);
    await game.make('redeem', { property: first });
    expect(await game.money('Ann')).toEqual([1000 + half - unpawn]);
    expect(
      await connection.rows(
        'SELECT Price, `Mortgage value`, `Redeem price`, `House cost`, `Sell price` FROM propertiesView WHERE Property = ?',
        [first],
      ),
    ).toEqual([
      { Price: price, 'Mortgage value': half, 'Redeem price': unpawn, 'House cost': half, 'Sell price': removal },
    ]);
  });
});

describe('restaurants', () => {
  const vauxhall = streetsOf('Vauxhall');
  const [victoria = '', nottingham = '', manchester = ''] = vauxhall;

  test('need the whole neighbourhood', async () => {
    await game.give('Ann', [victoria, nottingham]);
    await game.expectRefusal('set_incomplete', 'build', { property: victoria });
    expect(await game.possible('build')).toEqual([]);
    await game.give('Ann', [manchester]);
    expect(await game.possible('build')).toEqual(vauxhall);
  });

  test('are at most 5 per street, and need not be spread evenly', async () => {
    await game.give('Ann', vauxhall);
    for (let count = 1; count <= 5; count += 1) await game.make('build', { property: victoria });
    expect(await game.deed(victoria)).toMatchObject({ level: 5 });
    expect(await game.deed(nottingham)).toMatchObject({ level: 0 });
    await game.expectRefusal('not_possible_here', 'build', { property: victoria });
    expect(await game.possible('build')).toEqual([nottingham, manchester]);
  });

  test('cannot be built on a pawned street, but on the others of its neighbourhood', async () => {
    await game.give('Ann', [nottingham, manchester]);
    await game.give('Ann', [victoria], { mortgaged: true });
    await game.expectRefusal('mortgaged', 'build', { property: victoria });
    await game.make('build', { property: nottingham });
    expect(await game.deed(nottingham)).toMatchObject({ level: 1 });
  });

  test('need enough money', async () => {
    await game.give('Ann', vauxhall);
    await game.setMoney('Ann', 63);
    await game.expectRefusal('cannot_afford', 'build', { property: victoria });
  });

  test('several in one statement are all built or none', async () => {
    await game.give('Ann', vauxhall);
    await game.setMoney('Ann', 127);
    const pridOf = (name: string): Promise<number> => game.prid(name);
    const rows = [await pridOf(victoria), await pridOf(nottingham)];
    await expect(
      connection.run("INSERT INTO Gamemanager (action, prid) VALUES ('build', ?), ('build', ?)", rows),
    ).rejects.toThrow(/cannot_afford/);
    expect(await game.deed(victoria)).toMatchObject({ level: 0 });
    await game.setMoney('Ann', 128);
    await connection.run("INSERT INTO Gamemanager (action, prid) VALUES ('build', ?), ('build', ?)", rows);
    expect(await game.deed(nottingham)).toMatchObject({ level: 1 });
    expect(await game.money('Ann')).toEqual([0]);
  });
});

test.each(['build', 'sell', 'mortgage', 'redeem'])('%s is only for the player whose turn it is', async (action) => {
  await game.give('Bob', streetsOf('Ozark'), { level: 1 });
  await game.expectRefusal('wrong_player', action, { player: 'Bob', property: 'Camden Avenue' });
});

describe('pawning', () => {
  test.each(['Newton Super Store', 'Granby Golf Club'])('%s pays 256, and unpawning it costs 282', async (property) => {
    await game.give('Ann', [property]);
    await game.make('mortgage', { property });
    expect(await game.money('Ann')).toEqual([4096 + 256]);
    expect(await game.deed(property)).toMatchObject({ mortgaged: true });
    await game.make('redeem', { property });
    expect(await game.money('Ann')).toEqual([4096 + 256 - 282]);
    expect(await game.deed(property)).toMatchObject({ mortgaged: false });
  });

  test('is for a street without restaurants of its own; others in the neighbourhood may have some', async () => {
    const [first = '', second = '', third = ''] = streetsOf('Ozark');
    await game.give('Ann', [first], { level: 1 });
    await game.give('Ann', [second, third]);
    await game.expectRefusal('has_buildings', 'mortgage', { property: first });
    await game.make('mortgage', { property: second });
    expect(await game.possible('mortgage')).toEqual([third]);
    expect(await game.possible('redeem')).toEqual([second]);
  });

  test('is only for the owner, once', async () => {
    await game.give('Bob', ['Granby Golf Club']);
    await game.expectRefusal('not_owner', 'mortgage', { property: 'Granby Golf Club' });
    await game.give('Ann', ['Granby Golf Club'], { mortgaged: true });
    await game.expectRefusal('mortgaged', 'mortgage', { property: 'Granby Golf Club' });
    await game.setMoney('Ann', 281);
    await game.expectRefusal('cannot_afford', 'redeem', { property: 'Granby Golf Club' });
  });
});

describe('a player who owes more than their cash', () => {
  const fee = 1536;

  /** Ann owes Bob 1536 and has 100. */
  async function owe(): Promise<string[]> {
    await game.give('Bob', streetsOf('Hampton'), { level: 5 });
    await game.setMoney('Ann', 100);
    return await landOn('Suffolk Avenue', 'Ann');
  }

  test('must raise the money by trades, pawning or removing restaurants, or drop out', async () => {
    await game.give('Ann', streetsOf('Gauss'), { level: 2 });
    await game.give('Ann', ['Granby Golf Club']);
    expect(await owe()).toContain('Ann owes $1,536 and must raise the money first.');
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    expect(await game.actions()).toEqual(['leave', 'mortgage', 'propose', 'sell']);
    await game.expectRefusal('cannot_afford', 'pay');
    await game.expectRefusal('wrong_phase', 'roll', { dice: [1, 2] });
    await game.expectRefusal('wrong_phase', 'build', { property: 'Euler Avenue' });
  });

  test('pays when there is enough', async () => {
    await game.give('Ann', streetsOf('Gauss'), { level: 4 });
    await owe();
    const balance = 100;
    for (let count = 1; count <= 8; count += 1) {
      await game.make('sell', { property: count <= 4 ? 'Euler Avenue' : 'Euclid Avenue' });
    }
    expect(await game.money('Ann')).toEqual([balance + 8 * 192]);
    expect(await game.actions()).toContain('pay');
    await game.make('pay');
    expect(await game.money('Ann', 'Bob')).toEqual([balance + 8 * 192 - fee, 4096 + fee]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('gives all cash and properties to the creditor when dropping out', async () => {
    await game.give('Ann', ['Granby Golf Club'], { mortgaged: true });
    await game.give('Ann', ['Monett Golf Club']);
    await owe();
    await game.make('leave');
    expect(await game.money('Ann', 'Bob')).toEqual([0, 4096 + 100]);
    expect(await game.stateOf('Ann')).toMatchObject({ status: 2 });
    expect(await game.deed('Monett Golf Club')).toMatchObject({ owner: 'Bob' });
    expect(await game.deed('Granby Golf Club')).toMatchObject({ owner: 'Bob', mortgaged: true });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('gives restaurants to the creditor, too', async () => {
    await game.give('Ann', streetsOf('Gauss'), { level: 2 });
    await owe();
    await game.make('leave');
    for (const street of streetsOf('Gauss')) expect(await game.deed(street)).toMatchObject({ owner: 'Bob', level: 2 });
  });

  test.each([
    ['a card', 'You lose $256'],
    ['maintenance', 'You must pay $64 per restaurant'],
    ['every other player', 'You must pay every other player $32'],
  ])('leaves everything to the bank when dropping out for %s', async (_, card) => {
    await game.give('Ann', streetsOf('Gauss'), { level: 2 });
    await game.give('Ann', ['Granby Golf Club'], { mortgaged: true });
    await game.setMoney('Ann', 10);
    await draw(card);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('leave');
    for (const property of [...streetsOf('Gauss'), 'Granby Golf Club']) {
      expect(await game.deed(property)).toEqual({ owner: null, level: 0, mortgaged: false });
    }
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([0, 4096, 4096]);
  });

  test('dropping out by choice leaves everything to the bank', async () => {
    await game.give('Ann', streetsOf('Gauss'), { level: 2 });
    await game.make('leave');
    expect(await game.deed('Euler Avenue')).toEqual({ owner: null, level: 0, mortgaged: false });
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([0, 4096, 4096]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('a fee of exactly the balance is paid', async () => {
    await game.give('Bob', ['Granby Golf Club']);
    await game.setMoney('Ann', 64);
    await landOn('Granby Golf Club', 'Ann');
    expect(await game.money('Ann', 'Bob')).toEqual([0, 4096 + 64]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('has another turn after doubles, after paying', async () => {
    await game.give('Bob', ['Granby Golf Club']);
    await game.give('Ann', ['Monett Golf Club']);
    await game.place('Ann', 1, 10);
    await game.roll(2, 2);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('mortgage', { property: 'Monett Golf Club' });
    await game.make('pay');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('has no other turn after doubles when dropping out', async () => {
    await game.give('Bob', ['Granby Golf Club']);
    await game.place('Ann', 1, 10);
    await game.roll(2, 2);
    await game.make('leave');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
    await game.place('Bob', 8);
    await game.roll(1, 2);
    await landOn('Break Time', 'Cid');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('a super store fee can be owed, too', async () => {
    await game.give('Bob', ['Newton Super Store']);
    await game.setMoney('Ann', 20);
    await landOn('Newton Super Store', 'Ann');
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('leave');
    expect(await game.money('Bob')).toEqual([4096 + 20]);
  });
});

describe('cards', () => {
  test.each([
    ['You gain $128', 128],
    ['You gain $256', 256],
    ['You lose $128', -128],
    ['You lose $256', -256],
  ])('%s', async (card, change) => {
    expect(await draw(card)).toContain(`Ann draws an Action Card: ${card}`);
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([4096 + change, 4096, 4096]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('a card that was drawn goes under the deck', async () => {
    await game.stack('You gain $128');
    const before = await game.deck();
    await draw('You gain $128');
    expect(await game.deck()).toEqual([...before.slice(1), before[0]]);
  });

  test('every other player pays 32, raises it, or drops out in favour of the player who drew the card', async () => {
    await game.give('Bob', ['Granby Golf Club']);
    await game.give('Cid', ['Monett Golf Club']);
    await game.setMoney('Bob', 31);
    await game.setMoney('Cid', 5);
    await draw('You get $32 from every other player');
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Bob' });
    expect(await game.actions()).toEqual(['leave', 'mortgage', 'propose']);
    await game.make('mortgage', { property: 'Granby Golf Club' });
    await game.make('pay');
    expect(await game.money('Ann', 'Bob')).toEqual([4096 + 32, 31 + 256 - 32]);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Cid' });
    await game.make('leave');
    expect(await game.money('Ann', 'Cid')).toEqual([4096 + 32 + 5, 0]);
    expect(await game.deed('Monett Golf Club')).toMatchObject({ owner: 'Ann' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('a player who cannot pay the 32 may trade for it outside their turn', async () => {
    await game.give('Bob', ['Granby Golf Club']);
    await game.setMoney('Bob', 2);
    await draw('You get $32 from every other player');
    const terms = {
      to: game.pid('Cid'), give: { properties: [await game.prid('Granby Golf Club')] }, take: { money: 40 },
    };
    await game.make('propose', { player: 'Bob', terms });
    expect(await game.pending()).toEqual({ phase: 'trade', player: 'Cid' });
    await game.make('accept');
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Bob' });
    await game.make('pay');
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([4096 + 64, 10, 4096 - 40 - 32]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('the player who drew it wins when the last other player drops out', async () => {
    await game.make('leave');
    await game.setMoney('Cid', 7);
    await draw('You get $32 from every other player', 'Bob');
    expect(await game.make('leave', { player: 'Cid' })).toContain('Bob wins the game!');
    expect(await game.stateOf('Bob')).toMatchObject({ status: 3, money: 4096 + 7 });
  });

  test('the player who drew it gets 32 from each player who has it', async () => {
    await draw('You get $32 from every other player');
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([4096 + 64, 4096 - 32, 4096 - 32]);
  });

  test('a player who must pay 32 to every other player pays them all', async () => {
    await draw('You must pay every other player $32');
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([4096 - 64, 4096 + 32, 4096 + 32]);
  });

  test.each([32, 64])('maintenance costs %i a restaurant', async (amount) => {
    await game.give('Ann', streetsOf('Gauss'), { level: 2 });
    await game.give('Bob', streetsOf('Turing'), { level: 5 });
    await draw(`You must pay $${amount} per restaurant`);
    expect(await game.money('Ann')).toEqual([4096 - 6 * amount]);
  });

  test.each([
    ['Move ahead 4 spaces', 7, 11, 4096],
    ['Move ahead 8 spaces', 22, 30, 4096],
    ['Move ahead 4 spaces', 39, 2, 4096 + 512],
    ['Move back 4 spaces', 35, 31, 4096],
    ['Move back 8 spaces', 39, 31, 4096],
    ['Move back 8 spaces', 7, 40, 4096],
  ])('%s from %i comes to %i', async (card, from, to, money) => {
    await draw(card, 'Ann', from);
    // The space at 31 counts: from there it goes to Vacation.
    expect(await game.stateOf('Ann')).toMatchObject({ position: to === 31 ? 17 : to, money, status: to === 31 ? 1 : 0 });
    expect((await game.pending()).phase).toBe([2, 40].includes(to) ? 'offer' : 'roll');
  });

  test('after moving back over the start, moving forward again makes a revolution', async () => {
    await draw('Move back 8 spaces', 'Ann', 7);
    await game.make('decline');
    await landOn('Break Time', 'Bob');
    await landOn('Break Time', 'Cid');
    await game.roll(1, 3);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 3, money: 4096 + 512 });
  });

  test.each([
    ['Lagos is the most', 7, 9, 4096],
    ['Lagos is the most', 14, 9, 4096 + 512],
    ['Computer scientist', 28, 33, 4096],
    ['Computer scientist', 35, 33, 4096 + 512],
  ])('%s … from %i comes to %i', async (card, from, to, money) => {
    await draw(card, 'Ann', from);
    expect(await game.stateOf('Ann')).toMatchObject({ position: to, money });
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
  });

  test('the fee of the property that a card leads to is paid', async () => {
    await game.give('Bob', ['Lagos Avenue']);
    await draw('Lagos is the most', 'Ann', 7);
    expect(await game.money('Ann', 'Bob')).toEqual([4096 - 32, 4096 + 32]);
  });

  test('a card may lead to a card', async () => {
    await game.stack('Move back 8 spaces', 'You gain $256');
    await game.place('Ann', 19);
    await game.roll(1, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 14, money: 4096 + 256 });
  });

  test('being sent to Vacation is no revolution', async () => {
    await draw('Go on Vacation', 'Ann', 39);
    expect(await game.stateOf('Ann')).toMatchObject({ position: 17, money: 4096, status: 1 });
  });

  test('both cards that end a Vacation stay with the player', async () => {
    await draw('Get off Vacation free');
    expect(await game.stateOf('Ann')).toMatchObject({ cards: 1 });
    expect(await game.deck()).toHaveLength(17);
    await landOn('Break Time', 'Bob');
    await landOn('Break Time', 'Cid');
    await game.place('Ann', 11);
    await game.stack('Get off Vacation free');
    await game.giveCards('Ann', 16);
    await game.roll(1, 2);
    expect(await game.stateOf('Ann')).toMatchObject({ cards: 2 });
    expect(await game.deck()).toHaveLength(16);
  });

  test.each([
    ['by choice', false],
    ['to a player', true],
  ])('those of a player who drops out %s go to the bottom of the deck', async (_, owes) => {
    await game.giveCards('Ann', 15, 16);
    if (owes) {
      await game.give('Bob', ['Granby Golf Club']);
      await game.setMoney('Ann', 1);
      await landOn('Granby Golf Club', 'Ann');
    }
    await game.make('leave');
    expect((await game.deck()).slice(-2).sort()).toEqual([15, 16]);
    expect(await game.deck()).toHaveLength(18);
    expect(await game.stateOf('Bob')).toMatchObject({ cards: 0 });
  });
});

describe('the end', () => {
  test('the last player in the game wins', async () => {
    await game.make('leave');
    const story = await game.make('leave');
    expect(story).toContain('Cid wins the game!');
    expect(await game.stateOf('Cid')).toMatchObject({ status: 3, money: 4096 });
    expect(await game.actions()).toEqual([]);
    expect(await connection.rows('SELECT Winner FROM gamesView WHERE Game = ?', [game.id])).toEqual([{ Winner: 'Cid' }]);
    await game.expectRefusal('game_over', 'roll', { dice: [1, 2] });
  });

  test('a player may end the game, and nobody wins', async () => {
    expect(await game.make('end')).toEqual(['Ann ends the game for everyone.']);
    expect(await connection.rows('SELECT Winner FROM gamesView WHERE Game = ?', [game.id])).toEqual([{ Winner: null }]);
    await game.expectRefusal('game_over', 'roll', { dice: [1, 2] });
  });
});
