import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { openWorkerDatabase } from '../../support/game';

/** What redeeming costs who got a property mortgaged: the mortgage of 140 and a tenth, later two. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

const MARVIN = 'Marvin Gardens';

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'classic', NAMES);
});

/** What redeeming costs now: propertiesView, and movesView for who may. */
async function fee(): Promise<unknown[]> {
  const [shown] = await connection.rows<{ price: number }>('SELECT `Redeem price` AS price FROM propertiesView WHERE Property = ?', [MARVIN]);
  const offered = await connection.rows<{ name: string; price: number }>(
    "SELECT `Player name` AS name, Price AS price FROM movesView WHERE Action = 'redeem' AND Property = ?", [MARVIN],
  );
  return [shown?.price, ...offered.map(({ name, price }) => `${name} ${price}`)];
}

/** Somebody goes to Free Parking and ends his turn. */
async function turn(name: string): Promise<void> {
  expect(await game.pending()).toEqual({ phase: 'roll', player: name });
  await game.place(name, 17);
  await game.roll(1, 2);
  await game.make('end_turn');
}

async function round(): Promise<void> {
  for (const name of NAMES) await turn(name);
}

/** One of them proposes to hand it over, the other accepts. */
async function handOver(from: string, to: string, proposer: string): Promise<void> {
  const side = { properties: [await game.prid(MARVIN)] };
  const partner = proposer === from ? to : from;
  await game.make('propose', { terms: { to: game.pid(partner), [proposer === from ? 'give' : 'take']: side } });
  await game.make('accept', { player: partner });
}

test('the player who mortgaged a property never pays the transfer fee', async () => {
  await game.give('Ann', [MARVIN]);
  await game.make('mortgage', { property: MARVIN });
  await round();
  await round();
  expect(await fee()).toEqual([154, 'Ann 154']);
  await game.make('redeem', { property: MARVIN });
  expect(await game.money('Ann')).toEqual([1500 + 140 - 154]);
});

describe('a new owner', () => {
  test('on their own turn has until its end', async () => {
    await game.give('Bob', [MARVIN], { mortgaged: true });
    await handOver('Bob', 'Ann', 'Ann');
    expect(await fee()).toEqual([154, 'Ann 154']);
    await game.place('Ann', 17);
    await game.roll(1, 2);
    expect(await fee()).toEqual([154, 'Ann 154']);
    await game.make('end_turn');
    await turn('Bob');
    await turn('Cid');
    expect(await fee()).toEqual([168, 'Ann 168']);
    await game.make('redeem', { property: MARVIN });
    expect([await game.money('Ann'), await game.deed(MARVIN)]).toEqual([[1500 - 168], { owner: 'Ann', level: 0, mortgaged: false }]);
  });

  test('with a turn later in this round has until the end of that turn', async () => {
    await turn('Ann');
    await game.give('Bob', [MARVIN], { mortgaged: true });
    await handOver('Bob', 'Cid', 'Bob');
    await turn('Bob');
    expect(await fee()).toEqual([154, 'Cid 154']);
    await turn('Cid');
    await turn('Ann');
    await turn('Bob');
    expect(await fee()).toEqual([168, 'Cid 168']);
  });

  test('with the next turn in the next round has until the end of that turn', async () => {
    await turn('Ann');
    await game.give('Bob', [MARVIN], { mortgaged: true });
    await handOver('Bob', 'Ann', 'Bob');
    await turn('Bob');
    await turn('Cid');
    expect(await fee()).toEqual([154, 'Ann 154']);
    await round();
    expect(await fee()).toEqual([168, 'Ann 168']);
  });

  test('gets a new deadline when the property comes back', async () => {
    await game.give('Bob', [MARVIN], { mortgaged: true });
    await handOver('Bob', 'Ann', 'Ann');
    await round();
    expect(await fee()).toEqual([168, 'Ann 168']);
    await handOver('Ann', 'Bob', 'Ann');
    await handOver('Bob', 'Ann', 'Ann');
    expect(await fee()).toEqual([154, 'Ann 154']);
  });

  test('pays no fee after lifting the mortgage and mortgaging again', async () => {
    await game.give('Bob', [MARVIN], { mortgaged: true });
    await handOver('Bob', 'Ann', 'Ann');
    await round();
    await game.make('redeem', { property: MARVIN });
    await game.make('mortgage', { property: MARVIN });
    await round();
    expect(await fee()).toEqual([154, 'Ann 154']);
  });

  test('has no deadline for an unmortgaged property', async () => {
    await game.give('Bob', [MARVIN]);
    await handOver('Bob', 'Ann', 'Ann');
    await round();
    await game.make('mortgage', { property: MARVIN });
    await round();
    expect(await fee()).toEqual([154, 'Ann 154']);
  });

  test.each([['Cid', 'Ann', 'next'], ['Ann', 'Cid', 'this']])('as beneficiary of %s, %s has until the end of their turn in %s round', async (debtor, heir) => {
    if (debtor === 'Cid') {
      await turn('Ann');
      await turn('Bob');
    }
    await game.give(debtor, [MARVIN], { mortgaged: true });
    await game.give(heir, ['Boardwalk', 'Park Place'], { level: 5 });
    await game.place(debtor, 36, 100);
    await game.roll(1, 2);
    expect(await game.deed(MARVIN)).toEqual({ owner: heir, level: 0, mortgaged: true });
    if (heir === 'Cid') await turn('Bob');
    expect(await fee()).toEqual([154, `${heir} 154`]);
    await turn(heir);
    await turn('Bob');
    expect(await fee()).toEqual([168, `${heir} 168`]);
  });

  test('of a property that the bank sold again pays no fee', async () => {
    await game.give('Bob', [MARVIN], { mortgaged: true });
    await handOver('Bob', 'Ann', 'Ann');
    await game.make('leave');
    expect(await game.deed(MARVIN)).toEqual({ owner: null, level: 0, mortgaged: false });
    await game.place('Bob', 26);
    await game.roll(1, 2);
    await game.make('buy');
    await game.make('mortgage', { property: MARVIN });
    await game.make('end_turn');
    await turn('Cid');
    expect(await fee()).toEqual([154, 'Bob 154']);
    await turn('Bob');
    await turn('Cid');
    expect(await fee()).toEqual([154, 'Bob 154']);
  });
});

test('without such a fee in the edition, the price stays the same', async () => {
  game = await DecidingGame.start(connection, 'classic', NAMES, { seed: 'no fee', dice: 'table', rules: { handover_fee: 0 } });
  await game.give('Bob', [MARVIN], { mortgaged: true });
  await handOver('Bob', 'Ann', 'Ann');
  await round();
  expect(await fee()).toEqual([154, 'Ann 154']);
});

test('the fee is rounded once, halves up', async () => {
  // 3.33 and 16.66 percent of 140 are 4.662 and 23.324.
  game = await DecidingGame.start(connection, 'classic', NAMES, { seed: 'odd', dice: 'table', rules: { redeem_fee: 333, handover_fee: 1666 } });
  await game.give('Bob', [MARVIN], { mortgaged: true });
  await handOver('Bob', 'Ann', 'Ann');
  expect(await fee()).toEqual([145, 'Ann 145']);
  await round();
  expect(await fee()).toEqual([168, 'Ann 168']);
});
