import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame } from '../../support/deciding-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

/** House rules that the full game does not have: a stock of buildings, deeds sold to the bank, few trades, no rent in jail. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

const [MEDITERRANEAN, BALTIC] = ['Mediterranean Avenue', 'Baltic Avenue'] as const;

const DARK_BLUE = ['Park Place', 'Boardwalk'] as const;

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function start(rules: object): Promise<void> {
  game = await DecidingGame.start(connection, 'classic', NAMES, { seed: 'stock', dice: 'table', rules });
}

/** What may be done with properties, and for how much. */
async function offered(action: string): Promise<string[]> {
  const rows = await connection.rows<{ property: string; price: number }>(
    'SELECT Property AS property, Price AS price FROM movesView WHERE Action = ? ORDER BY prid', [action],
  );
  return rows.map(({ property, price }) => `${property} ${price}`);
}

async function refused(token: string, action: string, property: string): Promise<void> {
  await changingNothing(connection, () => game.expectRefusal(token, action, { property }));
}

describe('a stock of houses', () => {
  test('is shared by all players', async () => {
    await start({ house_stock: 3 });
    await game.give('Bob', DARK_BLUE, { level: 1 });
    await game.give('Ann', [MEDITERRANEAN, BALTIC]);
    expect(await offered('build')).toEqual([`${MEDITERRANEAN} 50`, `${BALTIC} 50`]);
    await game.make('build', { property: BALTIC });
    expect(await offered('build')).toEqual([]);
    await refused('out_of_stock', 'build', MEDITERRANEAN);
    await game.make('sell', { property: BALTIC });
    await game.make('build', { property: MEDITERRANEAN });
    expect(await game.money('Ann')).toEqual([1500 - 50 + 25 - 50]);
    expect(await connection.rows('SELECT SUM(`Can build`) AS can FROM propertiesView')).toEqual([{ can: '0' }]);
  });

  test('gets back the houses that a hotel replaces', async () => {
    await start({ house_stock: 8 });
    await game.give('Ann', [MEDITERRANEAN, BALTIC], { level: 4 });
    await game.give('Ann', DARK_BLUE);
    await refused('out_of_stock', 'build', 'Boardwalk');
    await game.make('build', { property: BALTIC });
    for (const property of [...DARK_BLUE, ...DARK_BLUE]) await game.make('build', { property });
    await refused('out_of_stock', 'build', 'Boardwalk');
  });

  test('is needed to sell a hotel: if houses are short, the whole colour group is sold', async () => {
    await start({ house_stock: 11 });
    await game.give('Ann', [MEDITERRANEAN], { level: 5 });
    await game.give('Ann', [BALTIC], { level: 4 });
    await game.give('Bob', DARK_BLUE, { level: 2 });
    // Eight houses stand, three are left: a hotel and four houses under it, and four more.
    expect(await offered('sell')).toEqual([`${MEDITERRANEAN} 225`]);
    await refused('uneven', 'sell', BALTIC);
    const story = await game.make('sell', { property: MEDITERRANEAN });
    expect(story).toHaveLength(9);
    expect([await game.money('Ann'), await game.deed(MEDITERRANEAN), await game.deed(BALTIC)]).toEqual([
      [1725], { owner: 'Ann', level: 0, mortgaged: false }, { owner: 'Ann', level: 0, mortgaged: false },
    ]);
    expect(await game.deed('Boardwalk')).toMatchObject({ level: 2 });
  });

  test('with enough houses allows selling one hotel', async () => {
    await start({ house_stock: 12 });
    await game.give('Ann', [MEDITERRANEAN], { level: 5 });
    await game.give('Ann', [BALTIC], { level: 4 });
    await game.give('Bob', DARK_BLUE, { level: 2 });
    expect(await offered('sell')).toEqual([`${MEDITERRANEAN} 25`]);
    await game.make('sell', { property: MEDITERRANEAN });
    expect([await game.money('Ann'), (await game.deed(MEDITERRANEAN)).level]).toEqual([[1525], 4]);
  });

  test('does not limit hotels', async () => {
    await start({ house_stock: 8 });
    await game.give('Ann', [MEDITERRANEAN, BALTIC], { level: 4 });
    for (const property of [MEDITERRANEAN, BALTIC]) await game.make('build', { property });
    expect((await game.deed(BALTIC)).level).toBe(5);
  });
});

describe('a stock of hotels', () => {
  test('is used up independently of houses', async () => {
    await start({ hotel_stock: 1 });
    await game.give('Ann', [MEDITERRANEAN, BALTIC], { level: 4 });
    await game.give('Ann', DARK_BLUE, { level: 3 });
    await game.make('build', { property: BALTIC });
    expect(await offered('build')).toEqual(DARK_BLUE.map((name) => `${name} 200`));
    await refused('out_of_stock', 'build', MEDITERRANEAN);
    await game.make('sell', { property: BALTIC });
    await game.make('build', { property: MEDITERRANEAN });
  });
});

describe('a title deed that the bank buys', () => {
  test('pays a share of its price, and is for sale again', async () => {
    await start({ sell_deed_percent: 45 });
    await game.give('Ann', [BALTIC, 'Virginia Avenue']);
    expect(await offered('sell_deed')).toEqual([`${BALTIC} 27`, 'Virginia Avenue 72']);
    expect(await game.make('sell_deed', { property: BALTIC })).toEqual([`Ann sells ${BALTIC} to the bank for $27.`]);
    expect([await game.money('Ann'), await game.deed(BALTIC)]).toEqual([[1527], { owner: null, level: 0, mortgaged: false }]);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.make('sell_deed', { property: 'Virginia Avenue' });
    await game.make('buy');
    await game.make('sell_deed', { property: BALTIC });
    expect(await game.money('Ann')).toEqual([1527 + 72 - 60 + 27]);
  });

  test("must be unmortgaged, on the board, the player's own, and without buildings in its colour group", async () => {
    await start({ sell_deed_percent: 45 });
    await game.give('Ann', [MEDITERRANEAN], { level: 1 });
    await game.give('Ann', [BALTIC]);
    await game.give('Ann', ['Virginia Avenue'], { mortgaged: true });
    await game.give('Bob', ['Boardwalk']);
    expect(await offered('sell_deed')).toEqual([]);
    await refused('has_buildings', 'sell_deed', MEDITERRANEAN);
    await refused('has_buildings', 'sell_deed', BALTIC);
    await refused('mortgaged', 'sell_deed', 'Virginia Avenue');
    await refused('not_owner', 'sell_deed', 'Boardwalk');
    await refused('not_owner', 'sell_deed', 'Park Place');
    await changingNothing(connection, async () => {
      for (const property of [22, 999, -1]) await game.expectRefusal('property_not_found', 'sell_deed', { property });
      await game.expectRefusal('property_missing', 'sell_deed');
      await game.expectRefusal('wrong_player', 'sell_deed', { property: BALTIC, player: 'Bob' });
      await game.expectRefusal('column_not_used', 'sell_deed', { property: BALTIC, amount: 27 });
    });
  });

  test('can pay a debt, and counts as raisable money if it pays more than a mortgage', async () => {
    await start({ sell_deed_percent: 90 });
    await game.give('Bob', DARK_BLUE, { level: 0 });
    await game.give('Ann', [BALTIC]);
    await game.place('Ann', 36, 46);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('sell_deed', { property: BALTIC });
    await game.make('pay');
    expect(await game.money('Ann', 'Bob')).toEqual([0, 1600]);
  });

  test('is refused in an edition without that rule', async () => {
    await start({});
    await game.give('Ann', [BALTIC]);
    await refused('not_possible_here', 'sell_deed', BALTIC);
    expect(await offered('sell_deed')).toEqual([]);
  });
});

describe('a limit on trades per turn', () => {
  const propose = (): Promise<string[]> => game.make('propose', { terms: { to: game.pid('Bob'), give: { money: 1 } } });

  test('counts all proposals until the turn ends', async () => {
    await start({ trades_per_turn: 3 });
    for (const answer of ['reject', 'accept', 'withdraw']) {
      await propose();
      await game.make(answer);
    }
    await changingNothing(connection, () => game.expectRefusal('too_many_trades', 'propose', { terms: { to: game.pid('Bob'), give: { money: 1 } } }));
    expect(await game.actions()).not.toContain('propose');
    // Doubles go on with the same turn.
    await game.place('Ann', 16);
    await game.roll(2, 2);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    await changingNothing(connection, () => game.expectRefusal('too_many_trades', 'propose', { terms: { to: game.pid('Bob'), give: { money: 1 } } }));
    await game.place('Ann', 17);
    await game.roll(1, 2);
    await game.make('end_turn');
    expect(await game.actions()).toContain('propose');
    await game.make('propose', { terms: { to: game.pid('Ann'), give: { money: 1 } } });
    await game.make('accept');
    expect(await game.actions()).toContain('propose');
  });

  test('may be one', async () => {
    await start({ trades_per_turn: 1 });
    await propose();
    await game.make('reject');
    await changingNothing(connection, async () => {
      await game.expectRefusal('too_many_trades', 'propose', { terms: { to: game.pid('Bob'), give: { money: 1 } } });
      await game.expectRefusal('too_many_trades', 'propose', { terms: '[]' });
      await game.expectRefusal('terms_missing', 'propose');
    });
    await game.make('leave');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
    expect(await game.actions()).toContain('propose');
  });

  test('does not count refused proposals', async () => {
    await start({ trades_per_turn: 1 });
    await changingNothing(connection, async () => {
      for (const terms of ['[]', { to: game.pid('Ann'), give: { money: 1 } }, { to: game.pid('Bob') }]) {
        await expect(game.make('propose', { terms })).rejects.toThrow();
      }
    });
    await propose();
  });
});

describe('a player in jail', () => {
  test.each([[true, 100, 100], [false, 0, 0]])('collects rent, depending on the rules: %p', async (rent_in_jail, due, shown) => {
    await start({ rent_in_jail });
    await game.give('Bob', DARK_BLUE);
    await game.jail('Bob', 10);
    await game.place('Ann', 36);
    const RENT = "SELECT `Rent now` AS rent FROM propertiesView WHERE Property = 'Boardwalk'";
    expect(await connection.rows(RENT)).toEqual([{ rent: shown }]);
    expect((await game.roll(1, 2))[0]).toBe('Ann lands on Boardwalk.');
    expect(await game.money('Ann', 'Bob')).toEqual([1500 - due, 1500 + due]);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('collects rent again after leaving jail', async () => {
    await start({ rent_in_jail: false });
    await game.give('Bob', DARK_BLUE);
    await game.place('Ann', 36);
    await game.place('Bob', 10);
    await game.roll(1, 2);
    expect(await game.money('Ann', 'Bob')).toEqual([1400, 1600]);
  });

  test('collects none either when the price is the rent, which a set raises permanently', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('campus', NULL, ?)", [
      JSON.stringify({ dice: 'table', rules: { rent_in_jail: false } }),
    ]);
    const id = rows?.[0]?.game_id ?? 0;
    await connection.choose(id);
    const places = await connection.rows<{ pid: number; location: number; price: number }>(
      'SELECT p.pid, pr.location, pr.cost * d.cost_factor AS price FROM GameState AS g JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn' +
        ' JOIN Deed AS d ON d.game_id = g.game_id AND d.p_owner <> p.pid JOIN Property AS pr ON pr.ruleset_id = d.ruleset_id AND pr.prid = d.prid WHERE g.game_id = ? LIMIT 1', [id],
    );
    const [{ pid = 0, location = 0, price = 0 } = {}] = places;
    for (const [status, due] of [[1, 0], [0, price]] as const) {
      await connection.run('UPDATE Player SET status = ? WHERE game_id = ? AND pid <> ?', [status, id, pid]);
      await connection.run('UPDATE Player SET location = ?, bank_balance = 1000 WHERE game_id = ? AND pid = ?', [location - 1, id, pid]);
      await connection.run('START TRANSACTION');
      await connection.run('INSERT INTO Gamemanager (dice) VALUES (1)');
      expect(await connection.rows('SELECT bank_balance AS money FROM Player WHERE game_id = ? AND pid = ?', [id, pid])).toEqual([{ money: 1000 - due }]);
      await connection.run('ROLLBACK');
    }
  });
});
