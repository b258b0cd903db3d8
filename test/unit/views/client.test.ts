import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { readChoices, readLacking, readMoves, readPending } from '../../../src/client/views';
import { DecidingGame } from '../../support/deciding-game';
import { openWorkerDatabase } from '../../support/game';

const GRANBY = 'Granby Golf Club';
const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'];

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob', 'Cid']);
});

/** What lacks only money: the action, the property and the price. */
async function lacking(): Promise<unknown[]> {
  return (await readLacking(connection)).map(({ Action, Property, Price }) => [Action, Property, Price]);
}

describe('lackingView', () => {
  test('shows exactly the moves that more money makes possible', async () => {
    await game.give('Ann', VAUXHALL, { mortgaged: false });
    await game.give('Ann', [GRANBY], { mortgaged: true });
    await game.give('Bob', ['Monett Golf Club'], { mortgaged: true });
    expect(await lacking()).toEqual([]);
    await game.setMoney('Ann', 63);
    expect(await lacking()).toEqual([...VAUXHALL.map((name) => ['build', name, 64]), ['redeem', GRANBY, 282]]);
    await game.jail('Ann', 17);
    expect(await lacking()).toContainEqual(['pay_fine', null, 128]);
  });

  test('shows an offer and a debt', async () => {
    await game.place('Ann', 2, 100);
    await game.roll(1, 2);
    expect(await lacking()).toEqual([['buy', GRANBY, 512]]);
    await game.make('decline');
    await game.give('Ann', VAUXHALL);
    await game.place('Bob', 1, 5);
    await game.give('Cid', ['Luanda Street']);
    await game.roll(1, 4);
    expect(await lacking()).toEqual([['pay', null, 32]]);
  });
});

describe('movesView', () => {
  test('requires money in a trade only from a player who needs it', async () => {
    await game.give('Ann', [GRANBY]);
    const minimum = async (): Promise<(number | null)[]> =>
      (await readMoves(connection)).filter(({ Action }) => Action === 'propose').map(({ Minimum }) => Minimum);
    expect(await minimum()).toEqual([0, 0]);
    await game.place('Ann', 2, 100);
    await game.roll(1, 3);
    expect(await minimum()).toEqual([1, 1]);
  });
});

test('amounts in events and moves have the sign of the edition', async () => {
  await game.place('Ann', 2, 600);
  await game.roll(1, 2);
  expect((await readMoves(connection)).find(({ Action }) => Action === 'buy')?.Meaning).toBe('Ann buys Granby Golf Club for $512.');
  expect(await game.make('buy')).toEqual(['Ann buys Granby Golf Club for $512.']);
});

describe('pendingView', () => {
  test('shows the rent of the offered property', async () => {
    await game.give('Ann', ['Monett Golf Club', ...VAUXHALL.slice(1)]);
    await game.place('Ann', 2);
    await game.roll(1, 2);
    expect(await readPending(connection)).toMatchObject({ Property: GRANBY, Amount: 512, Rent: 128, 'Rent factor': null });
    await game.make('decline');
    await game.giveTurn('Ann');
    await game.place('Ann', 40);
    await game.roll(1, 2);
    // With the third street the neighborhood is whole.
    expect(await readPending(connection)).toMatchObject({ Property: 'Victoria Street', Rent: 32 });
    await game.make('decline');
    await game.giveTurn('Ann');
    await game.place('Ann', 7);
    await game.roll(1, 2);
    expect(await readPending(connection)).toMatchObject({ Property: 'Newton Super Store', Rent: null, 'Rent factor': 8 });
  });

  test('shows which trades are possible, and when money must be raised', async () => {
    expect(await readPending(connection)).toMatchObject({
      'Can trade': 1, 'Both give': 1, 'Kinds once': 1, 'Raises money': 0, Dice: 2, Sides: 6, Expectation: "It is Ann's turn to roll.",
    });
    await game.place('Ann', 2);
    await game.roll(1, 2);
    expect(await readPending(connection)).toMatchObject({
      'Raises money': 1, Expectation: 'Ann must buy or decline Granby Golf Club first.',
    });
  });

  test('shows the next bidder', async () => {
    await connection.run('CALL import_edition(?)', [
      JSON.stringify({ edition: 'bids', extends: 'singletonopoly', rules: { auction: 'declined', player_order: 'seat' } }),
    ]);
    game = await DecidingGame.start(connection, 'bids', ['Ann', 'Bob', 'Cid']);
    const next = async (): Promise<number | null | undefined> => (await readPending(connection))?.['Next No.'];
    const [ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map((name) => game.pid(name));
    expect(await next()).toBe(ann);
    await game.place('Ann', 2);
    await game.roll(1, 2);
    await game.make('decline');
    expect(await next()).toBe(bob);
    await game.make('bid', { player: 'Bob', amount: 5 });
    expect(await next()).toBe(cid);
    await game.make('pass', { player: 'Cid' });
    expect(await next()).toBe(ann);
    await game.make('bid', { player: 'Ann', amount: 6 });
    expect(await next()).toBe(bob);
  });

  test('asks people in an auction seat by seat, whatever bots do in between', async () => {
    await connection.choose(await openGame(connection, 'classic', null, {
      dice: 'table', players: ['Ann', 'Bob', 'Cid', { character: 'builder' }], rules: { player_order: 'seat', auction_seconds: null, bid_seconds: 0, first_bid_percent: 0, raise_percent: 0 },
    }));
    const make = async (player: number, action: string, amount: number | null = null): Promise<void> => {
      await connection.run('INSERT INTO Gamemanager (player_ID, action, amount) VALUES (?, ?, ?)', [player, action, amount]);
    };
    const next = async (): Promise<number | null | undefined> => (await readPending(connection))?.['Next No.'];
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await make(0, 'decline');
    await make(3, 'bid', 5);
    expect(await next()).toBe(1);
    await make(1, 'bid', 6);
    await make(3, 'bid', 7);
    expect(await next()).toBe(2);
    await make(2, 'bid', 8);
    await make(3, 'bid', 9);
    expect(await next()).toBe(0);
    await make(0, 'pass');
    expect(await next()).toBe(1);
  });
});

test.each([
  [{}, 'Auction it', 'Declare bankruptcy'],
  [{ auction: 'none', auction_seconds: null, bid_seconds: 0, first_bid_percent: 0, raise_percent: 0 }, "Don't buy it", 'Declare bankruptcy'],
  [{ insolvency: 'creditor_takes', insolvent_at_once: false }, 'Auction it', 'Declare bankruptcy'],
])('choicesView names what declining and leaving come to by the rules %j', async (rules, decline, leave) => {
  await connection.choose(await openGame(connection, 'classic', null, { players: ['Ann', 'Bob'], rules }));
  const choices = await readChoices(connection);
  const labels = ['decline', 'leave'].map((action) => choices.find(({ Action }) => Action === action)?.Label);
  expect(labels).toEqual([decline, leave]);
});

test('what buttons say has at most four words', async () => {
  const labels = await connection.rows<{ label: string }>('SELECT label FROM Action');
  expect(labels.filter(({ label }) => label.split(' ').length > 4)).toEqual([]);
});

test('choicesView names every action, and shows which are final and which raise money', async () => {
  const choices = await readChoices(connection);
  const actions = await connection.rows<{ action: string }>('SELECT action FROM Action ORDER BY action');
  expect(actions.filter(({ action }) => !choices.some(({ Action }) => Action === action))).toEqual([]);
  const those = (column: 'Final' | 'Brings money' | 'For all'): string[] =>
    choices.filter((choice) => choice[column]).map(({ Action }) => Action).sort();
  expect(those('Final')).toEqual(['end', 'expire', 'leave']);
  expect(those('For all')).toEqual(['change_dice', 'end', 'expire']);
  expect(those('Brings money')).toEqual(['mortgage', 'propose', 'sell', 'sell_deed']);
  expect(choices.find(({ Action }) => Action === 'bid')).toMatchObject({ Code: 'bid', Label: 'Bid', Takes: 'amount' });
  expect(choices.find(({ Action }) => Action === 'spaces')).toMatchObject({ Code: 'sp', Takes: null });
});

test.each([
  ['decline', [1, 2], 'Auction it: Baltic Avenue'],
  ['leave', [1, 3], 'Declare bankruptcy'],
  ['roll_in_jail', null, 'Roll for doubles'],
])('advice calls %s what choicesView does', async (action, dice, expected) => {
  const gameId = await openGame(connection, 'standard', null, { dice: 'table', players: ['Ann', 'Bob'], rules: { player_order: 'seat' } });
  await connection.choose(gameId);
  await connection.run('UPDATE Player SET bank_balance = 10 WHERE game_id = ?', [gameId]);
  if (dice) await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (?)', [dice.map(String)]);
  else {
    await connection.run('UPDATE Player SET status = 1 WHERE game_id = ?', [gameId]);
    await connection.run("INSERT INTO Choice (ruleset_id, position, action, code, label) SELECT ruleset_id, 1, 'roll_in_jail', 'rj', ? FROM GameState WHERE game_id = ?", [expected, gameId]);
  }
  const [advice] = await connection.rows<{ Advice: string }>('SELECT Advice FROM adviceView');
  const label = (await readChoices(connection)).find(({ Action }) => Action === action)?.Label;
  if (!dice) await connection.run("DELETE c FROM Choice AS c JOIN GameState AS g ON g.ruleset_id = c.ruleset_id WHERE g.game_id = ? AND c.action = 'roll_in_jail'", [gameId]);
  expect([advice?.Advice, label]).toEqual([expected, expected.split(': ')[0]]);
});
