import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { DecidingGame } from '../support/deciding-game';
import { openWorkerDatabase } from '../support/game';

/** What one side of a trade gives. */
interface Side {
  money?: number;
  cards?: number;
  properties?: string[];
}

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const GRANBY = 'Granby Golf Club';
const MONETT = 'Monett Golf Club';
const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'];

beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob', 'Cid']);
  await game.give('Ann', [GRANBY]);
  await game.give('Bob', [MONETT]);
});

async function sideOf({ properties, ...rest }: Side): Promise<object> {
  const prids: number[] = [];
  for (const name of properties ?? []) prids.push(await game.prid(name));
  return { ...rest, ...(properties ? { properties: prids } : {}) };
}

async function terms(to: string, give: Side, take: Side): Promise<{ terms: object }> {
  return { terms: { to: game.pid(to), give: await sideOf(give), take: await sideOf(take) } };
}

describe('a trade', () => {
  test('is proposed, and accepted by the other player', async () => {
    await game.make('propose', await terms('Bob', { properties: [GRANBY] }, { properties: [MONETT], money: 100 }));
    expect(await game.pending()).toEqual({ phase: 'trade', player: 'Bob' });
    expect(await game.actions()).toEqual(['accept', 'propose', 'reject', 'reject_all', 'withdraw']);
    const story = await game.make('accept', { player: 'Bob' });
    expect(story[0]).toBe('Bob accepts the trade.');
    expect([...story].slice(1).sort()).toEqual([
      'Ann gets Monett Golf Club.',
      'Bob gets Granby Golf Club.',
      'Bob gives Ann $100.',
    ]);
    expect(await game.money('Ann', 'Bob')).toEqual([4196, 3996]);
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Bob' });
    expect(await game.deed(MONETT)).toMatchObject({ owner: 'Ann' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('that is declined changes nothing', async () => {
    await game.make('propose', await terms('Bob', { properties: [GRANBY] }, { money: 100 }));
    expect(await game.make('reject', { player: 'Bob' })).toEqual(['Bob denies the trade.']);
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('is answered by the partner, and withdrawn by the proposer', async () => {
    await game.make('propose', await terms('Bob', { properties: [GRANBY] }, { money: 100 }));
    await game.expectRefusal('wrong_player', 'accept', { player: 'Cid' });
    await game.expectRefusal('wrong_player', 'accept', { player: 'Ann' });
    await game.make('withdraw');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('hands pawned properties over unchanged', async () => {
    await game.give('Ann', [GRANBY], { mortgaged: true });
    await game.make('propose', await terms('Bob', { properties: [GRANBY] }, { money: 1 }));
    await game.make('accept', { player: 'Bob' });
    expect(await game.deed(GRANBY)).toEqual({ owner: 'Bob', level: 0, mortgaged: true });
  });

  test('can include cards that end a Vacation', async () => {
    await game.giveCards('Bob', 15, 16);
    await game.make('propose', await terms('Bob', { money: 50 }, { cards: 2 }));
    await game.make('accept', { player: 'Bob' });
    expect(await game.stateOf('Ann')).toMatchObject({ cards: 2, money: 4046 });
    expect(await game.stateOf('Bob')).toMatchObject({ cards: 0, money: 4146 });
    expect(await game.deck()).toHaveLength(16);
  });

  test.each([
    ['nothing is offered', {}, { money: 100 }],
    ['nothing is wanted', { properties: [GRANBY] }, {}],
    ['both sides are empty', {}, {}],
  ])('is refused when %s', async (_, give, take) => {
    await game.expectRefusal('trade_one_sided', 'propose', await terms('Bob', give, take));
  });

  test('has money on one side only', async () => {
    await game.expectRefusal(
      'trade_same_kind', 'propose', await terms('Bob', { money: 1, properties: [GRANBY] }, { money: 2 }),
    );
  });

  test('has cards on one side only', async () => {
    await game.giveCards('Ann', 15);
    await game.giveCards('Bob', 16);
    await game.expectRefusal('trade_same_kind', 'propose', await terms('Bob', { cards: 1 }, { cards: 1 }));
  });

  test('contains only what each side has', async () => {
    await game.expectRefusal('not_owner', 'propose', await terms('Bob', { properties: [MONETT] }, { money: 1 }));
    await game.expectRefusal('not_owner', 'propose', await terms('Cid', { money: 1 }, { properties: [MONETT] }));
    await game.expectRefusal('cannot_afford', 'propose', await terms('Bob', { money: 4097 }, { properties: [MONETT] }));
    await game.expectRefusal('no_card', 'propose', await terms('Bob', { money: 1 }, { cards: 1 }));
  });

  test('is with another player who is in the game', async () => {
    await game.expectRefusal('no_such_partner', 'propose', await terms('Ann', { money: 1 }, { properties: [GRANBY] }));
    await game.make('leave');
    await game.expectRefusal('no_such_partner', 'propose', await terms('Ann', { money: 1 }, { properties: [GRANBY] }));
  });

  test('is made before the roll; while a property is offered, only for money', async () => {
    await game.setMoney('Ann', 10);
    await game.place('Ann', 16);
    await game.give('Bob', [MONETT, 'Aurora Golf Club']);
    await game.give(null, [MONETT]);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.expectRefusal(
      'trade_needs_money', 'propose', await terms('Bob', { properties: [GRANBY] }, { properties: ['Aurora Golf Club'] }),
    );
    await game.make('propose', await terms('Bob', { properties: [GRANBY] }, { money: 502 }));
    await game.make('accept', { player: 'Bob' });
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    await game.make('buy');
    expect(await game.money('Ann')).toEqual([0]);
  });

  test('can raise the money that a debtor owes', async () => {
    await game.setMoney('Ann', 10);
    await game.place('Ann', 16);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('propose', await terms('Cid', { properties: [GRANBY] }, { money: 60 }));
    expect(await game.pending()).toEqual({ phase: 'trade', player: 'Cid' });
    await game.make('accept', { player: 'Cid' });
    expect(await game.pending()).toEqual({ phase: 'debt', player: 'Ann' });
    await game.make('pay');
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([6, 4160, 4036]);
  });
});

describe('a street of a neighbourhood that has one owner', () => {
  test('goes to the partner: all restaurants of the neighbourhood are removed, and its owner is paid', async () => {
    await game.give('Ann', VAUXHALL.slice(0, 2), { level: 2 });
    await game.give('Ann', VAUXHALL.slice(2), { level: 1 });
    await game.make('propose', await terms('Bob', { properties: [VAUXHALL[2] ?? ''] }, { money: 100 }));
    expect(await game.deed(VAUXHALL[0] ?? '')).toMatchObject({ level: 2 });
    await game.make('accept', { player: 'Bob' });
    expect(await game.money('Ann', 'Bob')).toEqual([4096 + 100 + 5 * 32, 3996]);
    expect(await game.deed(VAUXHALL[0] ?? '')).toEqual({ owner: 'Ann', level: 0, mortgaged: false });
    expect(await game.deed(VAUXHALL[2] ?? '')).toEqual({ owner: 'Bob', level: 0, mortgaged: false });
    expect(
      await connection.rows('SELECT `Rent now` AS fee FROM propertiesView WHERE `Set` = ?', ['Vauxhall']),
    ).toEqual([{ fee: 16 }, { fee: 16 }, { fee: 16 }]);
  });

  test('comes from the partner, who is paid for the restaurants', async () => {
    await game.give('Bob', VAUXHALL, { level: 1 });
    await game.make('propose', await terms('Bob', { money: 500 }, { properties: [VAUXHALL[0] ?? ''] }));
    await game.make('accept', { player: 'Bob' });
    expect(await game.money('Ann', 'Bob')).toEqual([3596, 4596 + 3 * 32]);
    for (const street of VAUXHALL) expect(await game.deed(street)).toMatchObject({ level: 0 });
  });

  test('changes hands with the whole neighbourhood: its restaurants are removed, too', async () => {
    await game.give('Ann', VAUXHALL, { level: 1 });
    await game.make('propose', await terms('Bob', { properties: VAUXHALL }, { money: 1 }));
    await game.make('accept', { player: 'Bob' });
    expect(await game.money('Ann')).toEqual([4097 + 3 * 32]);
    for (const street of VAUXHALL) expect(await game.deed(street)).toEqual({ owner: 'Bob', level: 0, mortgaged: false });
  });
});
