import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

/** Players who owe more than they can raise, and what happens to their property. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

const BROWN = ['Mediterranean Avenue', 'Baltic Avenue'] as const;

/** Get out of jail free: the ninth card of Chance, which comes first. */
const JAIL_CARD = 9;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** Ann is three tiles before Boardwalk, which is Bob's, with a hotel: a visitor owes 2000. */
async function start(rules: object = {}, rent: 'hotel' | 'none' = 'hotel'): Promise<void> {
  game = await DecidingGame.start(connection, 'classic', NAMES, { seed: 'insolvency', dice: 'table', rules });
  await game.give('Bob', ['Boardwalk', 'Park Place'], { level: rent === 'hotel' ? 5 : 0 });
  await game.place('Ann', 36);
}

beforeEach(() => start());

describe('immediate bankruptcy', () => {
  test('of a player who could not pay even after selling all buildings and mortgaging everything', async () => {
    await game.give('Ann', BROWN, { level: 3 });
    await game.give('Ann', ['Marvin Gardens'], { mortgaged: true });
    await game.giveCards('Ann', JAIL_CARD);
    // 1789, six houses for 25 each, 30 and 30 for the streets, nothing for what is mortgaged: 1999.
    await game.setMoney('Ann', 1789);
    const story = await game.roll(1, 2);
    expect(story[0]).toBe('Ann lands on Boardwalk.');
    expect(story.slice(1, 7)).toEqual([...BROWN].flatMap((name) => [1, 2, 3].map(() => `Ann sells a building on ${name} for $25.`)));
    expect(story.slice(7)).toEqual(['Ann cannot pay $2000 and is bankrupt: $1939 and all their properties go to Bob.']);
    expect(await game.money(...NAMES)).toEqual([0, 3439, 1500]);
    for (const name of BROWN) expect(await game.deed(name)).toEqual({ owner: 'Bob', level: 0, mortgaged: false });
    expect(await game.deed('Marvin Gardens')).toEqual({ owner: 'Bob', level: 0, mortgaged: true });
    expect([await game.cardsOf('Bob'), await game.cardsOf('Ann')]).toEqual([[JAIL_CARD], []]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('not of a player who could just raise the money, and pays later', async () => {
    await game.give('Ann', BROWN, { level: 3 });
    await game.give('Ann', ['Marvin Gardens'], { mortgaged: true });
    await game.setMoney('Ann', 1790);
    expect(await game.roll(1, 2)).toEqual(['Ann lands on Boardwalk.', 'Ann owes $2000 and must raise the money first.']);
    for (let level = 0; level < 3; level += 1) for (const property of BROWN) await game.make('sell', { property });
    await game.make('mortgage', { property: BROWN[0] });
    await changingNothing(connection, () => game.expectRefusal('cannot_afford', 'pay'));
    await game.make('mortgage', { property: BROWN[1] });
    await game.make('pay');
    expect(await game.money('Ann', 'Bob')).toEqual([0, 3500]);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('counts a hotel as the value of the hotel and its houses', async () => {
    await game.give('Ann', BROWN, { level: 5 });
    await game.setMoney('Ann', 2000 - 310);
    expect((await game.roll(1, 2)).at(-1)).toBe('Ann owes $2000 and must raise the money first.');
    await start();
    await game.give('Ann', BROWN, { level: 5 });
    await game.setMoney('Ann', 2000 - 311);
    expect((await game.roll(1, 2)).at(-1)).toBe('Ann cannot pay $2000 and is bankrupt: $1939 and all their properties go to Bob.');
  });

  test('not in an edition that lets players try', async () => {
    await start({ insolvent_at_once: false });
    await game.setMoney('Ann', 0);
    expect((await game.roll(1, 2)).at(-1)).toBe('Ann owes $2000 and must raise the money first.');
    expect(await game.actions()).toEqual(['leave', 'propose']);
  });

  test('also of a player whose turn it is not; the game continues', async () => {
    await start({}, 'none');
    await game.place('Ann', 30);
    await game.stack('It is your birthday');
    await game.setMoney('Bob', 3);
    await game.setMoney('Cid', 9);
    await game.give('Cid', ['Baltic Avenue'], { mortgaged: true });
    expect(await game.roll(1, 2)).toEqual([
      'Ann draws a card: It is your birthday. Collect $10 from each player.', 'Bob owes $10 and must raise the money first.',
    ]);
    await game.make('leave');
    expect(await game.money(...NAMES)).toEqual([1512, 0, 0]);
    expect(await game.deed('Baltic Avenue')).toEqual({ owner: 'Ann', level: 0, mortgaged: true });
    expect(await game.pending()).toMatchObject({ phase: 'over' });
  });

  test('of a debtor of the bank, who returns everything unmortgaged', async () => {
    await game.place('Ann', 35, 40);
    await game.give('Ann', ['Baltic Avenue'], { mortgaged: true });
    await game.give('Ann', ['States Avenue'], { mortgaged: true });
    await game.giveCards('Ann', JAIL_CARD);
    expect(await game.roll(1, 2)).toEqual([
      "Ann's Get Out of Jail Free card goes back under the deck.", 'Ann cannot pay $100 and is bankrupt: $40 and all their properties go to the bank.',
    ]);
    expect(await game.deed('Baltic Avenue')).toEqual({ owner: null, level: 0, mortgaged: false });
    expect((await game.deck()).filter((card) => card === JAIL_CARD)).toHaveLength(1);
  });
});

describe('a trade by a debtor', () => {
  beforeEach(async () => {
    await start();
    await game.setMoney('Ann', 1900);
    await game.give('Ann', ['Marvin Gardens']);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
  });

  async function trade(give: object, take: object): Promise<string[]> {
    await game.make('propose', { terms: { to: game.pid('Cid'), give, take } });
    return await game.make('accept', { player: 'Cid' });
  }

  test('that makes paying impossible leads to bankruptcy', async () => {
    const story = await trade({ properties: [await game.prid('Marvin Gardens')] }, { money: 99 });
    expect(story.at(-1)).toBe('Ann cannot pay $2000 and is bankrupt: $1999 and all their properties go to Bob.');
    expect(await game.money(...NAMES)).toEqual([0, 3499, 1401]);
  });

  test('that brings enough money pays the debt', async () => {
    await trade({ properties: [await game.prid('Marvin Gardens')] }, { money: 120 });
    expect(await game.money(...NAMES)).toEqual([20, 3500, 1380]);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('that is declined or withdrawn changes nothing', async () => {
    for (const [action, player] of [['reject', 'Cid'], ['withdraw', 'Ann']] as const) {
      await game.make('propose', { terms: { to: game.pid('Cid'), give: { money: 5 } } });
      await game.make(action, { player });
      expect([await game.pending(), await game.money('Ann')]).toEqual([{ phase: 'debt', player: 'Ann' }, [1900]]);
    }
  });
});

describe('the beneficiary', () => {
  test('gets the buildings, if the rules say so', async () => {
    await start({ heir_gets_buildings: true });
    await game.give('Ann', BROWN, { level: 1 });
    await game.setMoney('Ann', 7);
    await game.roll(1, 2);
    expect(await game.deed(BROWN[0])).toEqual({ owner: 'Bob', level: 1, mortgaged: false });
    expect(await game.money('Ann', 'Bob')).toEqual([0, 1507]);
  });

  test('gets half the cost of the buildings, also from a player who leaves', async () => {
    await game.give('Ann', BROWN, { level: 1 });
    await game.give('Ann', ['Marvin Gardens', 'Ventnor Avenue', 'Atlantic Avenue'], { level: 5 });
    await game.setMoney('Ann', 700);
    await game.roll(1, 2);
    await game.make('leave');
    expect(await game.money('Ann', 'Bob')).toEqual([0, 1500 + 700 + 2 * 25 + 15 * 75]);
  });

  test('does not exist when a player leaves on their own turn: nothing is sold', async () => {
    await game.give('Ann', BROWN, { level: 1 });
    expect(await game.make('leave')).toEqual(['Ann declares bankruptcy: $1500 and all their properties go to the bank.']);
  });
});
