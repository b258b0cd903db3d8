import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/game/connection';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, TestGame } from '../../support/game';

/** The routines that dice_trigger is made of, one by one; whole moves are in test/scenario/. */

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection);
});

async function variables(): Promise<object> {
  const [row] = await connection.rows<object>('SELECT @a AS a, @b AS b, @c AS c');
  return row ?? {};
}

async function set(a: number | string | null, b: number | string | null, c: number | string | null): Promise<void> {
  await connection.run('SET @a = ?, @b = ?, @c = ?', [a, b, c]);
}

describe('change_balance', () => {
  const CALL = 'CALL change_balance(?, 1, ?, 0, ?, ?, 7, NULL, @a, @b, @c)';

  test('pays another player, and posts it', async () => {
    await set(0, 150, null);
    await game.run(CALL, [game.id, 'rent', -150, 2]);
    expect(await variables()).toEqual({ a: 1, b: 0, c: 1 });
    expect((await game.player(2)).balance).toBe(340);
    expect((await game.player(0)).balance).toBe(150);
    expect((await game.state())[4]).toMatchObject([{ kind: 'rent', payer: 0, payee: 2, amount: 150, location: 7 }]);
  });

  test('changes nothing when he has too little, not even by 1', async () => {
    await set(0, 150, null);
    await changingNothing(connection, () => game.run(CALL, [game.id, 'rent', -151, 2]));
    expect(await variables()).toEqual({ a: 0, b: 150, c: 0 });
  });

  test.each([
    [200, { payer: null, payee: 0, amount: 200 }, 350],
    [-30, { payer: 0, payee: null, amount: 30 }, 120],
    [0, { payer: null, payee: 0, amount: 0 }, 150],
  ])('%i from or to the bank changes no other player', async (amount, posting, balance) => {
    const before = (await game.state())[1];
    await set(4, 150, null);
    await game.run(CALL, [game.id, 'collected', amount, null]);
    expect(await variables()).toEqual({ a: 5, b: balance, c: 1 });
    expect((await game.state())[1]).toEqual(before);
    expect((await game.state())[4]).toMatchObject([{ event_no: 5, ...posting }]);
  });
});

describe('post', () => {
  test('records an event without money, and counts', async () => {
    await set(2, null, null);
    await game.run("CALL post(?, 1, 'moved', 3, NULL, NULL, NULL, 5, 2, 7, @a)", [game.id]);
    expect(await variables()).toMatchObject({ a: 3 });
    expect((await game.state())[4]).toEqual([
      {
        record_ID: 1, event_no: 3, kind: 'moved', player_ID: 3, payer: null, payee: null, amount: null, location: 5,
        prid: 2, card_id: 7, roll: null,
      },
    ]);
  });

  test.each([
    ['a negative amount', "CALL post(?, 1, 'rent', 0, 0, 1, -1, NULL, NULL, NULL, @a)", 3819],
    ['a payment to oneself', "CALL post(?, 1, 'rent', 0, 1, 1, 5, NULL, NULL, NULL, @a)", 3819],
    ['a payer without an amount', "CALL post(?, 1, 'rent', 0, 0, 1, NULL, NULL, NULL, NULL, @a)", 3819],
    ['a kind that no edition knows', "CALL post(?, 1, 'stolen', 0, NULL, NULL, NULL, NULL, NULL, NULL, @a)", 1265],
  ])('cannot record %s', async (_, sql, errno) => {
    await set(0, null, null);
    expect(await changingNothing(connection, () => errnoOf(connection, sql, [game.id]))).toBe(errno);
  });
});

describe('count_players', () => {
  test.each([
    [[], 4],
    [[3], 3],
    [[0, 1, 2], 1],
  ])('without %j there are four seats and %i who play', async (defeated, playing) => {
    await game.setStatus(2, ...defeated);
    await set(null, null, null);
    await game.run('CALL count_players(?, @a, @b)', [game.id]);
    expect(await variables()).toMatchObject({ a: 4, b: playing });
  });
});

describe('select_next_player', () => {
  test.each([
    { from: 0, defeated: [], to: [1, 1, 'roll'] },
    { from: 3, defeated: [], to: [0, 2, 'roll'] },
    { from: 0, defeated: [1, 2], to: [3, 1, 'roll'] },
    { from: 2, defeated: [3, 0], to: [1, 2, 'roll'] },
    { from: 1, defeated: [0, 2, 3], to: [1, 2, 'roll'] },
  ])('from seat $from without $defeated: seat, round, phase $to', async ({ from, defeated, to }) => {
    await game.setStatus(2, ...defeated);
    await set(from, 1, 'roll');
    await changingNothing(connection, () => game.run('CALL select_next_player(?, 4, @a, @b, @c)', [game.id]));
    expect(Object.values(await variables())).toEqual(to);
  });

  test('ends the game with the turn of the winner; one in jail is no winner', async () => {
    await game.setStatus(1, 1);
    await game.setStatus(2, 3);
    await game.setStatus(3, 2);
    await set(0, 1, 'roll');
    await game.run('CALL select_next_player(?, 4, @a, @b, @c)', [game.id]);
    expect(await variables()).toEqual({ a: 1, b: 1, c: 'roll' });
    await game.run('CALL select_next_player(?, 4, @a, @b, @c)', [game.id]);
    expect(await variables()).toEqual({ a: 2, b: 1, c: 'over' });
  });
});

describe('the statements that change a row', () => {
  test('a balance below 0 is an error of the table, whoever asks for it', async () => {
    const sql = 'UPDATE Player SET bank_balance = bank_balance - 151 WHERE game_id = ? AND pid = 0';
    expect(await changingNothing(connection, () => errnoOf(connection, sql, [game.id]))).toBe(3819);
  });

  test.each([
    { payer: null, payee: 2, balances: [150, 250, 250, 500] },
    { payer: 3, payee: null, balances: [150, 250, 190, 440] },
    { payer: 1, payee: 0, balances: [210, 190, 190, 500] },
  ])('transfer from $payer to $payee changes their balances alone, and posts it for whom it is about', async ({ payer, payee, balances }) => {
    const other = await TestGame.start(connection);
    const before = await other.state();
    await set(1, null, null);
    await game.run("CALL transfer(?, 1, 'rent', 0, ?, ?, 60, 3, 1, @a)", [game.id, payer, payee]);
    const players = (await game.state())[1] as { bank_balance: number }[];
    expect(players.map(({ bank_balance }) => bank_balance)).toEqual(balances);
    expect((await game.state())[4]).toMatchObject([
      { record_ID: 1, event_no: 2, kind: 'rent', player_ID: 0, payer, payee, amount: 60, location: 3, prid: 1, card_id: null },
    ]);
    expect(await other.state()).toEqual(before);
  });

  test('update_deed changes one deed of one game', async () => {
    const other = await TestGame.start(connection);
    const before = await other.state();
    const deeds = (await game.state())[3] ?? [];
    await game.run('CALL update_deed(?, 3, 2, 3, 4, FALSE)', [game.id]);
    expect(await game.deed('Piccadilly')).toEqual({ owner: 2, cost: 105 });
    await game.run('CALL update_deed(?, 3, 1, 1, 0, TRUE)', [game.id]);
    expect((await game.state())[3]).toEqual(
      deeds.map((deed, prid) => (prid === 3 ? { prid, p_owner: 1, cost_factor: 3, level: 0, mortgaged: 1 } : deed)),
    );
    await game.run('CALL update_deed(?, 3, NULL, 1, 0, FALSE)', [game.id]);
    expect(await game.deed('Piccadilly')).toEqual({ owner: null, cost: 105 });
    expect(await game.deed('Victoria')).toEqual({ owner: 3, cost: 75 });
    expect(await other.state()).toEqual(before);
  });

  test.each([
    ['a building on what the bank has', 'CALL update_deed(?, 3, NULL, 1, 1, FALSE)'],
    ['a mortgage on what the bank has', 'CALL update_deed(?, 3, NULL, 1, 0, TRUE)'],
    ['a building on what is mortgaged', 'CALL update_deed(?, 3, 2, 1, 1, TRUE)'],
    ['fewer buildings than none', 'CALL update_deed(?, 3, 2, 1, -1, FALSE)'],
  ])('%s is an error of the table', async (_, sql) => {
    expect(await changingNothing(connection, () => errnoOf(connection, sql, [game.id]))).toBe(3819);
  });

  test('set_status changes one seat, and counts the turns in jail', async () => {
    await game.run('CALL set_status(?, 2, 1, 2)', [game.id]);
    expect((await game.view()).map(({ Status }) => Status)).toEqual(['Playing', 'Playing', 'IN JAIL', 'Playing']);
    expect(await connection.rows('SELECT jail_turns FROM Turns WHERE game_id = ? ORDER BY turn', [game.id])).toEqual(
      [0, 0, 2, 0].map((jail_turns) => ({ jail_turns })),
    );
  });
});

test('read_seat and player_name tell who sits where; NULL where nobody does', async () => {
  await set(null, null, null);
  await game.run('CALL read_seat(?, 2, @a, @b)', [game.id]);
  expect(await variables()).toMatchObject({ a: 2, b: 0 });
  const names = await connection.rows('SELECT player_name(?, 2) AS mary, player_name(?, 9) AS nobody', [game.id, game.id]);
  expect(names).toEqual([{ mary: 'Mary', nobody: null }]);
});
