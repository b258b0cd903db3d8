import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { type EditionDocument, importEdition } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, TestGame } from '../../support/game';
import { expectConsistentState } from '../../support/consistent-state';

/**
 * An edition of the coursework's kind, made by a document alone, with rules that no edition of the seeds has
 * together: purchases are forced, but the price is not the fee; the bonus of a set lasts only while one player
 * has it; there are buildings, mortgages, fines, a pot and fees by dice.
 */
const ORCHARD: EditionDocument = {
  edition: 'orchard',
  rules: {
    salary_factor_on_go: 2, extra_roll_dice: 6, jail_exit_dice: 6, jail_fine: 40, jail_turns: 2, set_bonus_factor: 3,
    max_houses: 2, has_hotels: true, sell_percent: 50, mortgage_percent: 50, redeem_fee: 1_000, pot: 'everything', can_leave: true,
  },
  board: {
    salary: 100,
    tiles: [
      'Gate',
      { property: 'Plum', colour: 'Red', price: 60, rent: { level: [20, 50, 90, 200] }, house_cost: 30, hotel_cost: 40 },
      { bonus: 'Gift', collect_each: 10 },
      { property: 'Pear', colour: 'Red', price: 80, rent: { level: [25, 60, 100, 220] }, house_cost: 30, hotel_cost: 40 },
      { bonus: 'Lock' },
      { property: 'Mill', colour: 'Blue', price: 100, rent: { owned: [30, 70] } },
      { bonus: 'Fair', take_pot: true },
      { property: 'Pond', colour: 'Blue', price: 120, rent: { owned: [30, 70] } },
      { bonus: 'Toll', pay: 15 },
      { bonus: 'Trap', go_to_jail: 'Lock' },
      { bonus: 'Repairs', pay_per_building: 25 },
      { property: 'Oak', colour: 'Green', price: 50, rent: 'price' },
      { property: 'Ferry', colour: 'Grey', price: 90, rent: { dice: [4] } },
    ],
  },
  opening: [
    { name: 'Ada', cash: 300, at: 'Gate' },
    { name: 'Ben', cash: 300, at: 'Gate', owns: ['Pear'] },
    { name: 'Cy', cash: 300, at: 'Gate' },
  ],
};

/** The same with a fee of 0 and events for landing on a property. */
const FREE_FERRY = JSON.parse(
  JSON.stringify({ ...ORCHARD, edition: 'gratis', rules: { ...ORCHARD.rules, landing_told: true } }).replace('{"dice":[4]}', '{"dice":[0]}'),
) as EditionDocument;

const [ADA, BEN, CY] = [0, 1, 2] as const;

const [GATE, PLUM, PEAR, LOCK, MILL, FAIR, REPAIRS, OAK, FERRY] = [0, 1, 3, 4, 5, 6, 10, 11, 12] as const;

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await importEdition(connection, ORCHARD);
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await TestGame.start(connection, 'orchard');
});

test.each([[1, 'roll'], [0, 'fee']])('a dice fee is rolled for unless its owner is in jail: status %p', async (status, phase) => {
  await importEdition(connection, { ...ORCHARD, edition: 'gaol', rules: { ...ORCHARD.rules, rent_in_jail: false } });
  game = await TestGame.start(connection, 'gaol');
  await game.give('Ferry', BEN);
  await connection.run('UPDATE Player SET status = ? WHERE game_id = ? AND pid = ?', [status, game.id, BEN]);
  await game.place(ADA, OAK);
  await game.roll(1);
  expect(await kinds()).toEqual(['moved']);
  const standing = await connection.rows('SELECT phase, prid FROM GameState WHERE game_id = ?', [game.id]);
  expect(standing).toEqual([{ phase, prid: phase === 'fee' ? await pridOf('Ferry') : null }]);
});

test('a last player who plays on gets nothing on a tile where all others would pay', async () => {
  await importEdition(connection, { ...ORCHARD, edition: 'hermitage', rules: { ...ORCHARD.rules, players_left_to_end: 0, winner: 'net_worth', turn_limit: 100 } });
  game = await TestGame.start(connection, 'hermitage');
  await game.roll(4);
  await act('leave');
  await act('leave');
  await connection.run('UPDATE Player SET location = ? WHERE game_id = ? AND pid = ?', [GATE, game.id, ADA]);
  await game.roll(2);
  expect((await kinds()).slice(-1)).toEqual(['moved']);
  // What he owed to each of them when there were some.
  await connection.run("INSERT INTO Agenda (game_id, entry_no, pid, amount, kind) SELECT game_id, next_entry, ?, 30, 'paid_each' FROM GameState WHERE game_id = ?", [ADA, game.id]);
  await connection.run('UPDATE GameState SET next_entry = next_entry + 1 WHERE game_id = ?', [game.id]);
  const before = (await game.player(ADA)).balance;
  await game.roll(2);
  expect((await game.player(ADA)).balance).toBe(before);
  expect(await connection.rows('SELECT 1 FROM Agenda WHERE game_id = ?', [game.id])).toEqual([]);
});

async function balances(): Promise<number[]> {
  return await Promise.all([ADA, BEN, CY].map(async (pid) => (await game.player(pid)).balance));
}

async function kinds(): Promise<string[]> {
  return (await game.events()).map(({ kind }) => kind);
}

async function pot(): Promise<number | undefined> {
  const [row] = await connection.rows<{ Pot: number }>('SELECT Pot FROM pendingView');
  return row?.Pot;
}

/** What propertiesView says: price, rent now, factor of the dice. */
async function shown(property: string): Promise<(number | null)[]> {
  const [row] = await connection.rows<{ price: number; rent: number | null; factor: number | null }>(
    'SELECT Price AS price, `Rent now` AS rent, `Rent factor` AS factor FROM propertiesView WHERE Property = ?',
    [property],
  );
  return [row?.price ?? null, row?.rent ?? null, row?.factor ?? null];
}

async function act(action: string, prid: number | null = null): Promise<void> {
  await game.run('INSERT INTO Gamemanager (game_id, action, prid) VALUES (?, ?, ?)', [game.id, action, prid]);
}

async function pridOf(property: string): Promise<number> {
  const [row] = await connection.rows<{ prid: number }>('SELECT prid FROM propertiesView WHERE Property = ?', [property]);
  return row?.prid ?? -1;
}

/** Gives properties to Ada. */
async function toAda(...properties: string[]): Promise<void> {
  for (const property of properties) await game.give(property, ADA);
}

describe('a purchase is forced, and the price is not the fee', () => {
  test('the first player who lands on a property buys it; the next one pays its fee', async () => {
    await game.roll(1);
    expect([await balances(), await kinds()]).toEqual([[240, 300, 300], ['bought']]);
    expect(await shown('Plum')).toEqual([60, 20, null]);
    await game.roll(1);
    expect([await balances(), await kinds()]).toEqual([[260, 280, 300], ['rent']]);
    expect(await game.ledger()).toMatchObject([{ turn: 0, bank_balance: 240 }, { turn: 1, bank_balance: 280 }]);
  });

  test('a player who cannot pay the price does not buy, even if they could pay the fee', async () => {
    await game.place(ADA, GATE, 59);
    await game.roll(1);
    expect([await balances(), await kinds()]).toEqual([[59, 300, 300], ['not_bought']]);
    expect(await game.deed('Plum')).toMatchObject({ owner: null });
  });
});

describe('the bonus of a set lasts while it is whole', () => {
  test('it begins when a purchase completes the set, and raises no price', async () => {
    await game.give('Plum', BEN);
    await game.give('Pear', null);
    await game.roll(2, 3);
    expect(await kinds()).toEqual(['bought', 'set_completed']);
    expect([await shown('Plum'), await shown('Pear')]).toEqual([[60, 60, null], [80, 75, null]]);
    expect(await game.deed('Pear')).toEqual({ owner: BEN, cost: 80 });
    await game.place(CY, GATE, 300);
    await game.roll(3);
    expect((await balances())[CY]).toBe(300 - 75);
  });

  test('it ends when the set is broken, and returns with it', async () => {
    await toAda('Plum', 'Pear');
    expect([await shown('Plum'), await shown('Pear')]).toEqual([[60, 60, null], [80, 75, null]]);
    await game.give('Plum', CY);
    expect([await shown('Plum'), await shown('Pear')]).toEqual([[60, 20, null], [80, 25, null]]);
    await game.place(ADA, LOCK);
    await game.roll(1, 3);
    expect(await kinds()).toEqual(['rent']);
    expect(await balances()).toEqual([300 - 100 + 25, 300 - 25, 300]);
    await toAda('Plum');
    expect(await shown('Plum')).toEqual([60, 60, null]);
  });

  test('a fee that is the price is doubled for a set of one property; the price is not', async () => {
    await toAda('Oak');
    expect(await shown('Oak')).toEqual([50, 150, null]);
    await game.place(ADA, LOCK, 300);
    await game.place(BEN, REPAIRS);
    await game.roll(4, 1);
    expect(await balances()).toEqual([300 - 15 + 150, 150, 300]);
  });
});

describe('what a fee depends on', () => {
  test('on how many of the colour group the owner has: without a set bonus', async () => {
    await toAda('Mill');
    expect(await shown('Mill')).toEqual([100, 30, null]);
    await toAda('Pond');
    expect([await shown('Mill'), await shown('Pond')]).toEqual([[100, 70, null], [120, 70, null]]);
  });

  test('on buildings, which have the costs of the document: the set bonus is for undeveloped properties only', async () => {
    await toAda('Plum', 'Pear');
    const plum = await pridOf('Plum');
    for (const [cost, fee] of [[30, 50], [30, 90], [40, 200]] as const) {
      const before = (await balances())[ADA] ?? 0;
      await act('build', plum);
      expect([before - ((await balances())[ADA] ?? 0), (await shown('Plum'))[1]]).toEqual([cost, fee]);
    }
    expect(await shown('Pear')).toEqual([80, 75, null]);
    await changingNothing(connection, () =>
      game.expectRefusal('not_possible_here', "INSERT INTO Gamemanager (game_id, action, prid) VALUES (?, 'build', ?)", [game.id, plum]),
    );
    await act('sell', plum);
    expect([(await balances())[ADA], (await shown('Plum'))[1]]).toEqual([300 - 100 + 20, 90]);
    // Two houses are left, which Repairs count; the turn was not used up by building.
    await game.place(ADA, FAIR);
    await game.roll(4);
    expect([(await balances())[ADA], await kinds()]).toEqual([220 - 50, ['paid']]);
  });

  test('on dice: a fee of 0 is logged, like a tax on buildings without buildings', async () => {
    await importEdition(connection, FREE_FERRY);
    game = await TestGame.start(connection, 'gratis');
    await toAda('Ferry');
    await game.place(ADA, REPAIRS - 3);
    await game.place(BEN, FERRY - 4);
    for (const [dice, location, player_ID] of [[3, REPAIRS, ADA], [4, FERRY, BEN], [5, FERRY, BEN]] as const) {
      await game.roll(dice);
      expect(await game.events()).toMatchObject([{ kind: 'moved', location, player_ID }]);
    }
    expect(await balances()).toEqual([300, 300, 300]);
  });

  test('on dice, which are rolled again for it', async () => {
    await toAda('Ferry');
    expect(await shown('Ferry')).toEqual([90, null, 4]);
    await game.place(ADA, MILL, 300);
    await game.place(BEN, MILL + 3);
    await game.roll(1, 4);
    // Ada took the empty pot on the Fair; Ben is on the Ferry.
    expect(await connection.rows('SELECT Phase, `Player name` AS player FROM pendingView')).toEqual([{ Phase: 'fee', player: 'Ben' }]);
    await game.roll(5);
    expect(await balances()).toEqual([320, 280, 300]);
    expect((await game.ledger()).map(({ player_ID }) => player_ID)).toEqual([ADA, BEN, BEN]);
    expect(await connection.rows('SELECT Phase, `Player name` AS player FROM pendingView')).toEqual([{ Phase: 'roll', player: 'Cy' }]);
  });

  test('on nothing while the property is mortgaged', async () => {
    await toAda('Oak');
    const oak = await pridOf('Oak');
    await act('mortgage', oak);
    expect([(await balances())[ADA], await shown('Oak')]).toEqual([325, [50, 0, null]]);
    // Half of 50, and a tenth of that.
    await act('redeem', oak);
    expect([(await balances())[ADA], await shown('Oak')]).toEqual([325 - 28, [50, 150, null]]);
  });
});

describe('money', () => {
  test('the salary is doubled for landing on the first tile, and single for passing it', async () => {
    await game.place(ADA, OAK);
    await game.place(BEN, OAK);
    await game.roll(2, 3);
    expect([await balances(), await kinds()]).toEqual([[500, 340, 300], ['salary', 'bought', 'set_completed']]);
  });

  test('payments to the bank go into the pot, which is paid out at the Fair', async () => {
    await game.place(ADA, MILL + 2);
    await game.roll(1);
    expect([await pot(), (await balances())[ADA]]).toEqual([15, 285]);
    await game.roll(1);
    expect([await pot(), (await balances())[BEN]]).toEqual([75, 240]);
    await game.place(CY, MILL);
    await game.roll(1);
    expect([await pot(), (await balances())[CY], await kinds()]).toEqual([0, 375, ['took_pot']]);
  });

  test('the fine of the last turn in jail is in the pot that the same roll wins', async () => {
    await importEdition(connection, { ...ORCHARD, edition: 'bailiff', rules: { ...ORCHARD.rules, jail_last_roll: 'pays_and_moves', jail_exit_dice: 5 } });
    game = await TestGame.start(connection, 'bailiff');
    await connection.run('UPDATE Player SET status = 1, jail_turns = 1, location = ? WHERE game_id = ? AND pid = ?', [LOCK, game.id, ADA]);
    await connection.run('UPDATE GameState SET pot = 7 WHERE game_id = ?', [game.id]);
    await game.roll(2);
    expect([await pot(), (await balances())[ADA], await kinds()]).toEqual([0, 307, ['fined', 'released', 'took_pot']]);
  });

  test('everybody else pays at the Gift; the bank pays in full for a player who goes bankrupt', async () => {
    await game.place(CY, GATE, 9);
    await game.give('Mill', CY);
    await game.roll(2);
    expect(await balances()).toEqual([320, 290, 0]);
    expect(await kinds()).toEqual(['paid', 'defeated', 'paid']);
    expect(await game.deed('Mill')).toMatchObject({ owner: null });
    expect((await game.player(CY)).status).toBe(2);
    await expectConsistentState(connection, game.id);
  });

  test('a player who cannot pay a fee is bankrupt: the bank pays it and sells their properties', async () => {
    await game.give('Plum', CY);
    await toAda('Pear');
    await game.place(ADA, LOCK + 6);
    await game.place(BEN, GATE, 24);
    await game.give('Pond', BEN);
    await game.roll(2, 3);
    expect(await balances()).toEqual([300 - 90 + 25, 0, 300]);
    expect(await game.deed('Pond')).toMatchObject({ owner: null });
    expect((await game.view()).map(({ Status }) => Status)).toEqual(['Playing', 'Out', 'Playing']);
    // What a defeated player leaves is no payment into the pot; Ada's Ferry was.
    expect(await pot()).toBe(90);
    await game.roll(1);
    expect((await game.ledger()).at(-1)).toMatchObject({ player_ID: CY, round: 1 });
    await game.roll(1);
    expect((await game.ledger()).at(-1)).toMatchObject({ player_ID: ADA, round: 2 });
    await expectConsistentState(connection, game.id);
  });

  test('a player who leaves gives everything to the bank; the last one left has won', async () => {
    await toAda('Mill');
    await act('leave');
    expect([(await balances())[ADA], await game.deed('Mill'), await pot()]).toEqual([0, { owner: null, cost: 100 }, 0]);
    await act('leave');
    expect((await game.view()).map(({ Status }) => Status)).toEqual(['Out', 'Out', 'Winner']);
    await game.expectRefusal('game_over', 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, 1)', [game.id]);
  });
});

describe('jail', () => {
  beforeEach(async () => {
    await game.place(ADA, MILL + 1);
    await game.roll(3);
    expect([(await game.player(ADA)).location, (await game.player(ADA)).status, await kinds()]).toEqual([LOCK, 1, ['jailed']]);
    await game.place(BEN, LOCK);
    await game.place(CY, LOCK);
    await game.roll(2, 2);
    await game.place(BEN, LOCK);
    await game.place(CY, LOCK);
  });

  test('the fine frees a player before the roll, and goes into the pot', async () => {
    const before = (await pot()) ?? 0;
    await act('pay_fine');
    expect([(await balances())[ADA], await pot(), (await game.player(ADA)).status]).toEqual([260, before + 40, 0]);
    await game.roll(1);
    expect((await game.player(ADA)).location).toBe(MILL);
  });

  test('a roll of 6 frees, does not move, and is followed by another', async () => {
    await game.roll(6);
    expect([(await game.player(ADA)).location, (await game.player(ADA)).status, await kinds()]).toEqual([LOCK, 0, ['released']]);
    await game.roll(1);
    expect((await game.player(ADA)).location).toBe(MILL);
  });

  test('jail ends with the second turn, whatever is rolled', async () => {
    await game.roll(1);
    expect(await kinds()).toEqual(['kept_in_jail']);
    await game.roll(2, 2);
    await game.roll(1);
    expect([(await game.player(ADA)).location, (await game.player(ADA)).status, await kinds()]).toEqual([LOCK, 0, ['released']]);
  });
});

test('a roll of 6 moves without an effect and is followed by another', async () => {
  await game.place(ADA, FERRY);
  await game.roll(6);
  expect([(await balances())[ADA], (await game.player(ADA)).location, await kinds()]).toEqual([400, MILL, ['salary', 'moved']]);
  await game.roll(6);
  await game.place(ADA, GATE);
  await game.roll(1);
  expect((await game.ledger()).map(({ player_ID }) => player_ID)).toEqual([ADA, ADA, ADA]);
  expect((await game.player(ADA)).location).toBe(PLUM);
  expect(PEAR).toBe((await connection.rows<{ Position: number }>("SELECT Position FROM propertiesView WHERE Property = 'Pear'"))[0]?.Position);
});

describe('a player who is out before others paid them', () => {
  /** Ida owes a fine that she cannot pay, and lands on a tile where everybody pays her. */
  const CAGE: EditionDocument = {
    edition: 'cage',
    rules: { insolvency: 'creditor_takes', jail_fine: 50, jail_turns: 1, jail_last_roll: 'pays_and_moves', landing_told: true },
    board: {
      tiles: [
        'Go', { bonus: 'Cell' }, { bonus: 'Cops', go_to_jail: 'Cell' }, { bonus: 'Birthday', collect_each: 20 },
        { property: 'Barn', colour: 'Green', price: 75, rent: 30 },
      ],
    },
    opening: [{ name: 'Ida', cash: 10 }, { name: 'Joe', cash: 45 }, { name: 'Kay', cash: 10, owns: ['Barn'] }, { name: 'Leo', cash: 200 }],
  };

  test('is paid nothing, and gets nothing from a bankrupt player', async () => {
    await importEdition(connection, CAGE);
    game = await TestGame.start(connection, 'cage');
    await game.roll(2, 1, 1, 1, 2);
    expect(await game.events()).toMatchObject([{ kind: 'released' }, { kind: 'defeated', player_ID: 0, payee: null }]);
    expect(await connection.rows('SELECT pid, bank_balance AS money, status FROM Player WHERE game_id = ? ORDER BY pid', [game.id])).toEqual([
      { pid: 0, money: 0, status: 2 }, { pid: 1, money: 45, status: 0 }, { pid: 2, money: 10, status: 0 }, { pid: 3, money: 200, status: 0 },
    ]);
  });
});
