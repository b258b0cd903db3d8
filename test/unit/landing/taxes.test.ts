import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { at, type Document, importDocument, type Json, seedDocument } from '../../support/documents';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

/** Taxes, what a player is worth for them, and what buildings cost their owners. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

const BROWN = ['Mediterranean Avenue', 'Baltic Avenue'] as const;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** A game of the edition, with some rules otherwise. */
async function start(rules: object = {}): Promise<DecidingGame> {
  return await DecidingGame.start(connection, 'classic', NAMES, { seed: 'taxes', dice: 'table', rules });
}

async function pending(): Promise<object | undefined> {
  const [row] = await connection.rows<object>('SELECT Phase, Amount, Percent, Expectation FROM pendingView');
  return row;
}

async function offers(): Promise<object[]> {
  return await connection.rows('SELECT Action AS action, Price AS price FROM movesView ORDER BY Action');
}

describe('a tax that may be paid as a percentage', () => {
  test('waits for the choice, and is logged afterwards', async () => {
    const game = await start();
    expect(await game.roll(1, 3)).toEqual(['Ann lands on Income Tax.']);
    expect(await pending()).toEqual({ Phase: 'tax', Amount: 200, Percent: 10, Expectation: 'Ann must choose how to pay the tax.' });
    expect(await offers()).toEqual([{ action: 'leave', price: null }, { action: 'pay_flat', price: 200 }, { action: 'pay_share', price: null }]);
    expect(await game.make('pay_flat')).toEqual(['Ann pays $200 in income tax.']);
    expect([await game.money('Ann'), await game.pending()]).toEqual([[1300], { phase: 'manage', player: 'Ann' }]);
  });

  test('is a tenth of cash, printed prices (also of mortgaged properties) and building costs', async () => {
    const game = await start();
    await game.give('Ann', ['Boardwalk'], { mortgaged: true });
    await game.give('Ann', [BROWN[0]], { level: 5 });
    await game.give('Ann', [BROWN[1]], { level: 4 });
    await game.give('Bob', ['Park Place'], { level: 0 });
    await game.setMoney('Ann', 1000);
    await game.roll(1, 3);
    // 1000 in cash; 400, 60 and 60 printed; five buildings and four, 50 each.
    expect(await game.make('pay_share')).toEqual(['Ann pays $197 in income tax.']);
    expect(await game.money(...NAMES)).toEqual([803, 1500, 1500]);
  });

  test('leaves out buildings if the rules say so', async () => {
    const game = await start({ worth_of_buildings: false });
    await game.give('Ann', [...BROWN], { level: 4 });
    await game.setMoney('Ann', 1000);
    await game.roll(1, 3);
    expect(await game.make('pay_share')).toEqual(['Ann pays $112 in income tax.']);
  });

  test.each([[1504, 150], [1505, 151], [4, 0], [0, 0]])('of %i is %i: halves are rounded up', async (money, tax) => {
    const game = await start();
    await game.setMoney('Ann', money);
    await game.roll(1, 3);
    const story = await game.make('pay_share');
    // A move is never without a story.
    expect(story).toHaveLength(1);
    expect([await game.money('Ann'), await game.pending()]).toEqual([[money - tax], { phase: 'manage', player: 'Ann' }]);
  });

  test('is followed by another roll after doubles, and does not end the turn', async () => {
    const game = await start();
    await game.roll(2, 2);
    await game.make('pay_share');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test.each([['pay_flat', 200], ['pay_share', 77]])("%s that is more than the player's cash becomes a debt to the bank", async (choice, tax) => {
    const game = await start();
    await game.setMoney('Ann', 19);
    await game.give('Ann', ['Boardwalk', 'Park Place']);
    await game.roll(1, 3);
    expect(await game.make(choice)).toEqual([`Ann owes $${tax} and must raise the money first.`]);
    expect(await connection.rows('SELECT Phase, Amount, Creditor FROM pendingView')).toEqual([
      { Phase: 'debt', Amount: tax, Creditor: null },
    ]);
    await game.make('mortgage', { property: 'Boardwalk' });
    await game.make('pay');
    expect([await game.money('Ann'), await game.pending()]).toEqual([[19 + 200 - (choice === 'pay_flat' ? 200 : 77)], { phase: 'manage', player: 'Ann' }]);
  });

  test('bankrupts a player who cannot raise it', async () => {
    const game = await start();
    await game.setMoney('Ann', 19);
    await game.roll(1, 3);
    expect(await game.make('pay_flat')).toEqual(['Ann cannot pay $200 and is bankrupt: $19 and all their properties go to the bank.']);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
  });

  test('can be avoided by leaving the game; everything goes back to the bank', async () => {
    const game = await start();
    await game.give('Ann', [...BROWN], { level: 1 });
    await game.roll(1, 3);
    await game.make('leave');
    expect([await game.deed(BROWN[0]), await game.pending()]).toEqual([
      { owner: null, level: 0, mortgaged: false }, { phase: 'roll', player: 'Bob' },
    ]);
  });

  test('can only be chosen by the player, without details, before any other action', async () => {
    const game = await start();
    await game.give('Ann', [...BROWN]);
    await game.roll(1, 3);
    await changingNothing(connection, async () => {
      for (const action of ['pay_flat', 'pay_share', 'leave']) {
        for (const player of ['Bob', 'Cid', 7, -1]) await game.expectRefusal('wrong_player', action, { player });
        for (const detail of [{ property: 1 }, { amount: 5 }, { terms: '{}' }, { dice: [1, 2] as const }]) {
          await game.expectRefusal('column_not_used', action, detail);
        }
      }
      for (const [action, options] of [
        ['roll', { dice: [1, 2] }], ['mortgage', { property: 1 }], ['build', { property: 1 }], ['end_turn', {}], ['pay', {}], ['buy', {}],
        ['propose', { terms: '{"to": 1}' }], ['close', {}], ['bid', { amount: 5 }], ['sell_deed', { property: 1 }],
      ] as const) {
        await game.expectRefusal('wrong_phase', action, options);
      }
    });
  });

  test('hides what the player is worth until it is chosen how to pay, and nothing of the others', async () => {
    const game = await start();
    const worth = (): Promise<{ name: string; worth: number | null }[]> => connection.rows('SELECT `Player name` AS name, `Net worth` AS worth FROM playersView ORDER BY `Player No.`');
    const before = await worth();
    await game.roll(1, 3);
    expect(await worth()).toEqual(before.map((row) => (row.name === 'Ann' ? { ...row, worth: null } : row)));
    await game.make('pay_flat');
    expect(await worth()).toEqual(before.map((row) => (row.name === 'Ann' ? { ...row, worth: 1300 } : row)));
  });

  test('goes into the pot, if there is one', async () => {
    const game = await start({ pot: 'fines' });
    await game.roll(1, 3);
    await game.make('pay_flat');
    expect(await connection.rows('SELECT Pot FROM pendingView')).toEqual([{ Pot: 200 }]);
  });
});

test('a tax without a percentage is paid at once', async () => {
  const game = await start({ tax_percent: null, worth_of_buildings: false });
  await game.roll(1, 3);
  expect([await game.money('Ann'), await game.pending()]).toEqual([[1300], { phase: 'manage', player: 'Ann' }]);
  await changingNothing(connection, () => game.expectRefusal('wrong_phase', 'pay_share'));
});

describe('a tax that is only a percentage', () => {
  /** The edition with percentages on two tiles, and on a card. */
  async function percentages(name: string, worth_of_buildings = true): Promise<DecidingGame> {
    const document: Document = { ...seedDocument('classic'), edition: name };
    const tiles = at(document, 'board', 'tiles') as unknown as Json[];
    tiles[4] = { bonus: 'Income Tax', text: 'Everybody pays.', pay_percent_of_worth: 10 };
    tiles[38] = { bonus: 'Luxury Tax', pay_percent_of_cash: 25 };
    (at(document, 'decks', 'Chance') as unknown as Json[]).push({ text: 'A levy of 5%.', pay_percent_of_cash: 5 });
    await importDocument(connection, { ...document, rules: { ...at(document, 'rules'), tax_percent: null, worth_of_buildings } });
    return await DecidingGame.start(connection, name, NAMES, { seed: 'taxes', dice: 'table', rules: { pot: 'fines' } });
  }

  test.each([[true, 1000 + 400 + 60 + 250], [false, 1000 + 400 + 60]])('of everything that the player owns; buildings count: %p', async (counts, worth) => {
    const game = await percentages(`percentages ${counts ? 'with' : 'without'} buildings`, counts);
    await game.give('Ann', ['Boardwalk'], { mortgaged: true });
    await game.give('Ann', [BROWN[0]], { level: 5 });
    await game.give('Bob', ['Park Place']);
    await game.setMoney('Ann', 1000);
    expect(await game.roll(1, 3)).toEqual([`Ann pays the bank $${worth / 10}.`]);
    expect([await game.money(...NAMES), await game.pending()]).toEqual([[1000 - worth / 10, 1500, 1500], { phase: 'manage', player: 'Ann' }]);
    expect(await connection.rows('SELECT Pot FROM pendingView')).toEqual([{ Pot: worth / 10 }]);
    await changingNothing(connection, () => game.expectRefusal('wrong_phase', 'pay_share'));
  });

  test('differs by tile and card; what the player has just collected counts', async () => {
    const game = await percentages('percentages by tile');
    await game.give('Ann', ['Boardwalk']);
    await game.place('Ann', 35, 1002);
    await game.roll(1, 2);
    expect(await game.money('Ann')).toEqual([1002 - 251]);
    await game.make('end_turn');
    await game.stack('A levy');
    await game.place('Bob', 4, 110);
    expect(await game.roll(1, 2)).toEqual(['Bob draws a card: A levy of 5%.', 'Bob pays the bank $6.']);
    await game.make('end_turn');
    await game.place('Cid', 39, 0);
    expect(await game.roll(3, 2)).toContain('Cid pays the bank $20.');
  });

  test('of nothing is nothing, and the landing is still logged', async () => {
    const game = await percentages('percentages of nothing');
    await game.setMoney('Ann', 0);
    expect(await game.roll(1, 3)).toEqual(['Ann lands on Income Tax.']);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('is a debt to a player without the cash, whose properties count', async () => {
    const game = await percentages('percentages in debt');
    await game.give('Ann', ['Boardwalk', 'Park Place']);
    await game.setMoney('Ann', 20);
    expect(await game.roll(1, 3)).toEqual(['Ann owes $77 and must raise the money first.']);
    await game.make('mortgage', { property: 'Boardwalk' });
    await game.make('pay');
    expect(await game.money('Ann')).toEqual([143]);
  });

  test('is told in the guide, with what counts, unless the text has the percentage', async () => {
    for (const [counts, owned] of [[true, 'cash, properties and buildings'], [false, 'cash and properties']] as const) {
      await percentages(`percentages told ${Number(counts)}`, counts);
      const sentences = await connection.rows<{ Sentence: string }>('SELECT g.Sentence FROM guideView AS g JOIN pendingView AS p ON p.Ruleset = g.Ruleset');
      expect(sentences.map(({ Sentence }) => Sentence)).toEqual(expect.arrayContaining([
        `Income Tax: Everybody pays. Pay the bank 10% of everything you own: ${owned}.`, 'Luxury Tax: Pay the bank 25% of your cash.', 'Chance: A levy of 5%.',
      ]));
    }
  });
});

test('the net worth of the winner includes buildings, if the rules say so', async () => {
  for (const [worth_of_buildings, winner] of [[true, 'Ann'], [false, 'Bob']] as const) {
    const game = await start({ winner: 'net_worth', turn_limit: 1, worth_of_buildings });
    await game.give('Ann', [...BROWN], { level: 1 });
    // Ann: 1480 and 120 and, perhaps, 100; Bob 1650.
    await game.setMoney('Ann', 1480);
    await game.setMoney('Bob', 1650);
    await game.place('Ann', 7);
    await game.roll(1, 2);
    await game.make('end_turn');
    expect(await connection.rows('SELECT p.name FROM Player AS p WHERE p.game_id = ? AND p.status = 3', [game.id])).toEqual([{ name: winner }]);
    expect(await connection.rows("SELECT MAX(`Net worth`) AS best FROM playersView")).toEqual([{ best: worth_of_buildings ? 1700 : 1650 }]);
  }
});

describe('Free Parking', () => {
  test('does nothing', async () => {
    const game = await start();
    await game.place('Ann', 17);
    expect(await game.roll(1, 2)).toEqual(['Ann lands on Free Parking.']);
    expect(await game.money('Ann')).toEqual([1500]);
  });

  test('pays out the pot, as a house rule', async () => {
    const game = await start({ pot: 'fines' });
    await game.place('Ann', 35);
    await game.roll(1, 2);
    await game.make('end_turn');
    await game.place('Bob', 17);
    expect(await game.roll(1, 2)).toEqual(['Bob takes the $100 in the pot.']);
    expect([await game.money('Ann', 'Bob'), await connection.rows('SELECT Pot FROM pendingView')]).toEqual([[1400, 1600], [{ Pot: 0 }]]);
  });
});

describe('repairs of a hotel', () => {
  /** The edition with a tile that asks for something per building. */
  async function repairs(name: string, effect: Document): Promise<DecidingGame> {
    const document: Document = { ...seedDocument('classic'), edition: name };
    (at(document, 'board', 'tiles') as unknown as Json[])[4] = { bonus: 'Repairs', text: 'Mend it.', ...effect };
    const rules = { ...at(document, 'rules'), tax_percent: null, worth_of_buildings: false };
    await importDocument(connection, { ...document, rules });
    const game = await DecidingGame.start(connection, name, NAMES);
    await game.give('Ann', [BROWN[0]], { level: 5 });
    await game.give('Ann', [BROWN[1]], { level: 4 });
    return game;
  }

  test.each([
    [{ pay_per_building: 25, hotel: 100 }, 4 * 25 + 100],
    [{ pay_per_building: 25, hotel: 0 }, 4 * 25],
    [{ pay_per_building: 25, hotel: 125 }, 4 * 25 + 125],
    [{ pay_per_building: 25 }, 9 * 25],
  ])('on a tile: %j', async (effect, due) => {
    const game = await repairs(`repairs ${JSON.stringify(effect).replaceAll(/[{}"]/g, '')}`, effect);
    await game.roll(1, 3);
    expect(await game.money('Ann')).toEqual([1500 - due]);
  });

  test('on a card', async () => {
    const game = await start();
    await game.give('Ann', [BROWN[0]], { level: 5 });
    await game.give('Ann', [BROWN[1]], { level: 4 });
    await game.stack('Your buildings need repairs');
    await game.roll(3, 4);
    expect(await game.money('Ann')).toEqual([1500 - 4 * 25 - 100]);
    await game.make('end_turn');
    await game.stack('Your street needs');
    await game.give('Bob', ['Park Place'], { level: 2 });
    await game.give('Bob', ['Boardwalk'], { level: 3 });
    await game.place('Bob', 30);
    await game.roll(1, 2);
    expect(await game.money('Bob')).toEqual([1500 - 5 * 40]);
  });
});
