import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase, TestGame } from '../support/game';

/** The players of the opening position, who move in this order. */
const [JANE, NORMAN, MARY, BILL] = [0, 1, 2, 3] as const;

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
});

/** What each player has, in order. */
async function balances(): Promise<number[]> {
  return (await game.view()).map((seat) => seat['Bank balance']);
}

/** Kinds and postings of the newest move: [kind, payer, payee, amount]. */
async function postings(): Promise<unknown[][]> {
  return (await game.events()).map(({ kind, payer, payee, amount }) => [kind, payer, payee, amount]);
}

describe('R1: a player who lands on an unowned property buys it if they can pay its cost', () => {
  test('the player buys it', async () => {
    await game.place(JANE, 5, 40);
    await game.roll(2);
    expect(await game.deed('Piccadilly')).toEqual({ owner: JANE, cost: 35 });
    expect(await game.player(JANE)).toMatchObject({ location: 7, balance: 5 });
    expect(await postings()).toEqual([['bought', JANE, null, 35]]);
  });

  test('the player buys it with their last money', async () => {
    await game.place(JANE, 5, 35);
    await game.roll(2);
    expect(await game.deed('Piccadilly')).toEqual({ owner: JANE, cost: 35 });
    expect(await game.player(JANE)).toMatchObject({ balance: 0, status: 0 });
  });

  test('a player who cannot pay does not buy, and loses nothing', async () => {
    await game.place(JANE, 5, 34);
    await game.roll(2);
    expect(await game.deed('Piccadilly')).toEqual({ owner: null, cost: 35 });
    expect(await game.player(JANE)).toMatchObject({ balance: 34, status: 0 });
    expect(await postings()).toEqual([['not_bought', null, null, null]]);
  });
});

describe('R2: landing on a property of another player costs its cost as rent, doubled for a whole colour', () => {
  test('the player pays its cost', async () => {
    await game.place(JANE, 1, 150);
    await game.roll(2);
    expect(await balances()).toEqual([50, 250, 290, 500]);
    expect(await postings()).toEqual([['rent', JANE, MARY, 100]]);
  });

  test('the player pays double if the owner has the whole colour', async () => {
    await game.place(JANE, 6, 250);
    await game.roll(3);
    expect(await balances()).toEqual([50, 450, 190, 500]);
  });

  test('a jailed owner collects rent, too', async () => {
    await game.setStatus(1, MARY);
    await game.place(JANE, 1, 150);
    await game.roll(2);
    expect((await game.player(MARY)).balance).toBe(290);
  });
});

describe('R3: a jailed player must roll a 6, does not move with it, and rolls again at once', () => {
  beforeEach(async () => {
    await game.place(JANE, 4);
    await game.setStatus(1, JANE);
  });

  test.each([1, 2, 3, 4, 5])('with a %i the player stays in jail, and the next player rolls', async (dice) => {
    await game.roll(dice);
    expect(await game.player(JANE)).toMatchObject({ location: 4, balance: 150, status: 1 });
    await game.roll(2);
    expect((await game.ledger()).map(({ turn }) => turn)).toEqual([0, 1]);
  });

  test('with a 6 the player leaves jail, and moves with the next roll', async () => {
    await game.roll(6);
    expect(await game.player(JANE)).toMatchObject({ location: 4, balance: 150, status: 0 });
    await game.roll(4);
    expect(await game.player(JANE)).toMatchObject({ location: 8, status: 0 });
    expect((await game.ledger()).map(({ turn }) => turn)).toEqual([0, 0]);
  });
});

describe('R4: passing or landing on GO pays 200', () => {
  test('passing', async () => {
    await game.place(JANE, 14, 0);
    await game.roll(3);
    expect(await postings()).toEqual([
      ['salary', null, JANE, 200],
      ['bought', JANE, null, 120],
    ]);
  });

  test('landing', async () => {
    await game.roll(3);
    expect(await game.player(JANE)).toMatchObject({ location: 0, balance: 350 });
    expect(await postings()).toEqual([
      ['salary', null, JANE, 200],
      ['moved', null, null, null],
    ]);
  });

  test('a roll that stays short of GO pays nothing', async () => {
    await game.roll(1);
    expect((await game.player(JANE)).balance).toBe(120);
  });
});

describe('R5: a 6 moves without a landing effect, and the player rolls again at once', () => {
  test('the player does not buy, and rolls again', async () => {
    await game.place(JANE, 1, 500);
    await game.roll(6);
    expect(await game.deed('Piccadilly')).toMatchObject({ owner: null });
    expect(await game.player(JANE)).toMatchObject({ location: 7, balance: 500 });
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ location: 8 });
    expect((await game.ledger()).map(({ round, turn }) => [round, turn])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test('a 6 does not lead to jail', async () => {
    await game.place(JANE, 6);
    await game.roll(6);
    expect(await game.player(JANE)).toMatchObject({ location: 12, status: 0 });
  });

  test('a 6 that lands on GO pays the salary', async () => {
    await game.place(JANE, 10, 0);
    await game.roll(6);
    expect(await game.player(JANE)).toMatchObject({ location: 0, balance: 200 });
  });
});

describe('R6: "Go to Jail" moves to "IN JAIL" without passing GO', () => {
  test('from the tile behind the jail', async () => {
    await game.place(JANE, 11, 150);
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ location: 4, balance: 150, status: 1 });
    expect(await postings()).toEqual([['jailed', null, null, null]]);
  });

  test('landing on the "IN JAIL" tile imprisons too', async () => {
    await game.place(JANE, 1);
    await game.roll(3);
    expect(await game.player(JANE)).toMatchObject({ location: 4, balance: 150, status: 1 });
  });
});

describe('R7: Chance and Community Chest do what their text says', () => {
  test('"Chance 1" pays 50 to each other player', async () => {
    await game.place(JANE, 1, 150);
    await game.roll(1);
    expect(await balances()).toEqual([0, 300, 240, 550]);
    expect(await postings()).toEqual([
      ['paid_each', JANE, NORMAN, 50],
      ['paid_each', JANE, MARY, 50],
      ['paid_each', JANE, BILL, 50],
    ]);
  });

  test('"Chance 1" pays nothing to the defeated, but does to the jailed', async () => {
    await game.setStatus(2, MARY);
    await game.setStatus(1, BILL);
    await game.place(JANE, 1, 150);
    await game.roll(1);
    expect(await balances()).toEqual([50, 300, 190, 550]);
  });

  test('"Chance 2" moves 3 ahead and the new tile takes effect', async () => {
    await game.give('Co-Op', null);
    await game.place(JANE, 9, 500);
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ location: 13, balance: 100 });
    expect(await game.deed('AMBS')).toMatchObject({ owner: JANE });
    expect((await game.events()).map(({ kind, location }) => [kind, location])).toEqual([
      ['moved_on', 10],
      ['bought', 13],
    ]);
  });


  test('"Community Chest 1" gives 100', async () => {
    await game.place(JANE, 5, 0);
    await game.roll(1);
    expect(await postings()).toEqual([['collected', null, JANE, 100]]);
  });

  test('"Community Chest 2" takes 30', async () => {
    await game.place(JANE, 13, 30);
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ balance: 0, status: 0 });
    expect(await postings()).toEqual([['paid', JANE, null, 30]]);
  });

  test('"Free Parking" does nothing', async () => {
    await game.place(JANE, 7, 10);
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ location: 8, balance: 10, status: 0 });
  });
});

describe('bankruptcy', () => {
  test('a player who cannot pay a rent is bankrupt at once, and the owner gets it in full', async () => {
    await game.place(JANE, 1, 99);
    await game.roll(2);
    expect(await game.player(JANE)).toMatchObject({ balance: 0, status: 2, location: 3 });
    expect((await game.player(MARY)).balance).toBe(290);
    expect(await game.deed('Co-Op')).toEqual({ owner: null, cost: 30 });
    expect(await postings()).toEqual([
      ['defeated', JANE, null, 99],
      ['rent', null, MARY, 100],
    ]);
  });

  test('a player who cannot pay a fine is bankrupt at once', async () => {
    await game.place(JANE, 13, 29);
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ balance: 0, status: 2 });
    expect(await balances()).toEqual([0, 250, 190, 500]);
  });

  test('a player who cannot pay "Chance 1" is bankrupt, but each other player gets 50', async () => {
    await game.place(JANE, 1, 149);
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ balance: 0, status: 2 });
    expect(await balances()).toEqual([0, 300, 240, 550]);
    expect(await postings()).toEqual([
      ['defeated', JANE, null, 149],
      ['paid_each', null, NORMAN, 50],
      ['paid_each', null, MARY, 50],
      ['paid_each', null, BILL, 50],
    ]);
  });

  test('the properties are unowned again at their present cost', async () => {
    await game.place(NORMAN, 1, 99);
    await game.roll(3, 2);
    expect(await game.player(NORMAN)).toMatchObject({ status: 2 });
    expect(await game.deed('Oak House')).toEqual({ owner: null, cost: 200 });
    expect(await game.deed('Owens Park')).toEqual({ owner: null, cost: 60 });
    expect((await game.view())[NORMAN]).toMatchObject({ 'Properties owned': null, Status: 'Defeated' });
  });

  test("the player's turns are skipped, and the round counts up when the order wraps", async () => {
    await game.setStatus(2, NORMAN, MARY);
    await game.place(BILL, 7);
    await game.roll(3, 1);
    expect((await game.ledger()).map(({ turn }) => turn)).toEqual([0, 3]);
    await game.setStatus(2, JANE);
    await game.setStatus(0, MARY);
    await game.place(MARY, 7);
    // It was Jane's turn; she may still move, and then it is Mary's.
    await game.roll(2);
    await game.roll(1);
    expect((await game.ledger()).map(({ round, turn }) => [round, turn])).toEqual([
      [1, 0],
      [1, 3],
      [2, 0],
      [2, 2],
    ]);
  });

  test('landing on an own property costs nothing', async () => {
    await game.place(NORMAN, 8, 10);
    await game.roll(3, 1);
    expect(await game.player(NORMAN)).toMatchObject({ location: 9, balance: 10 });
  });
});

describe('completing a colour', () => {
  test('doubles the cost of all its properties, for rent and for purchase', async () => {
    await game.place(BILL, 5);
    await game.roll(3, 1, 4, 2);
    expect(await game.deed('Piccadilly')).toEqual({ owner: BILL, cost: 70 });
    expect(await game.deed('Victoria')).toEqual({ owner: BILL, cost: 150 });
    expect((await game.events()).map(({ kind }) => kind)).toEqual(['bought', 'set_completed']);
    expect((await game.player(BILL)).balance).toBe(500 + 50 - 35);
    await game.place(JANE, 3, 150);
    await game.roll(2);
    expect((await game.player(JANE)).balance).toBe(0);
  });

  test('buying one of a colour whose others belong to another player changes no cost', async () => {
    await game.place(JANE, 5);
    await game.roll(2);
    expect(await game.deed('Piccadilly')).toEqual({ owner: JANE, cost: 35 });
    expect(await game.deed('Victoria')).toEqual({ owner: BILL, cost: 75 });
  });

  test('doubles again each time a buyer completes it again, and never falls', async () => {
    await game.give('Oak House', null);
    await game.give('Owens Park', MARY);
    await game.place(MARY, 8, 200);
    await game.place(NORMAN, 6);
    await game.roll(3, 2, 1);
    expect(await game.deed('Oak House')).toEqual({ owner: MARY, cost: 400 });
    expect(await game.deed('Owens Park')).toEqual({ owner: MARY, cost: 120 });
  });

  test('a purchase at a raised price pays that price', async () => {
    await game.give('Owens Park', null);
    await game.place(JANE, 10, 60);
    await game.roll(1);
    expect(await game.player(JANE)).toMatchObject({ balance: 0 });
    expect(await game.deed('Owens Park')).toEqual({ owner: JANE, cost: 60 });
  });
});

describe('the end', () => {
  /** Jane is about to lose to Mary, the only other one left. */
  async function lastTwo(): Promise<void> {
    await game.setStatus(2, NORMAN, BILL);
    await game.place(JANE, 1, 99);
  }

  test('the last player standing wins', async () => {
    await lastTwo();
    await game.roll(2);
    expect((await game.view()).map((seat) => [seat['Player name'], seat.Status])).toEqual([
      ['Jane', 'Defeated'],
      ['Norman', 'Defeated'],
      ['Mary (Winner)', 'Winner!'],
      ['Bill', 'Defeated'],
    ]);
    expect((await game.player(MARY)).name).toBe('Mary');
    expect((await game.events()).map(({ kind, player_ID }) => [kind, player_ID])).toEqual([
      ['defeated', JANE],
      ['rent', JANE],
      ['won', MARY],
    ]);
    expect(await connection.rows('SELECT * FROM movesView')).toEqual([]);
  });

  test('afterwards no dice are accepted', async () => {
    await lastTwo();
    await game.roll(2);
    const refusal = await game.expectRefusal('game_over', 'INSERT INTO Gamemanager (dice) VALUES (3)');
    expect(refusal.sentence).toContain('Mary');
  });

  test('two bankruptcies in a game of three: the first does not end it', async () => {
    await game.setStatus(2, BILL);
    await game.place(JANE, 1, 99);
    await game.roll(2);
    expect((await game.view()).map(({ Status }) => Status)).toEqual(['Defeated', 'Playing', 'Playing', 'Defeated']);
  });

  test('a player who cannot pay the last other player for "Chance 1" makes them the winner, paid in full', async () => {
    await game.setStatus(2, NORMAN, BILL);
    await game.place(JANE, 1, 49);
    await game.roll(1);
    expect(await game.player(MARY)).toMatchObject({ balance: 240, status: 3 });
    expect((await game.events()).map(({ kind }) => kind)).toEqual(['defeated', 'paid_each', 'won']);
  });
});
