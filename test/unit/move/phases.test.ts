import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { DecidingGame, type MoveOptions } from '../../support/deciding-game';
import { makeHouseRules } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

/** Every action in every phase, by everybody: who may act does what movesView lists; all else is refused by name. */

const HOUSE_RULES = 'everything, phase by phase';

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

/** The position of the jail. */
const VACATION = 17;

interface Phase {
  phase: string;
  edition: string;
  /** leads there from the beginning, where it is Ann's turn, who owns Victoria Street, and Bob owns a store and the rest of its set */
  reach: (game: DecidingGame) => Promise<unknown>;
  /** who is to act */
  actor: string;
  /** what he may do */
  accepted: readonly string[];
  /** what has its place in the phase, and why it is refused nevertheless */
  refused: Readonly<Record<string, string>>;
}

const IN_TURN = {
  build: 'set_incomplete', sell: 'no_buildings', redeem: 'not_mortgaged', pay_fine: 'not_in_jail', use_card: 'not_in_jail',
  wait: 'not_in_jail', change_dice: 'dice_are_fixed', sell_deed: 'not_possible_here',
} as const;

const TRADE = { to: 1, give: { properties: [6] }, take: { money: 5 } } as const;

const PHASES: readonly Phase[] = [
  {
    phase: 'roll', edition: 'singletonopoly', actor: 'Ann',
    reach: async () => undefined,
    accepted: ['end', 'leave', 'mortgage', 'propose', 'roll'],
    refused: IN_TURN,
  },
  {
    phase: 'roll, in jail', edition: 'singletonopoly', actor: 'Ann',
    reach: (game) => game.jail('Ann', VACATION),
    accepted: ['end', 'leave', 'mortgage', 'pay_fine', 'propose', 'roll'],
    refused: { ...IN_TURN, pay_fine: '', use_card: 'no_card', wait: 'not_in_edition' },
  },
  {
    phase: 'roll, in jail with a card and without money', edition: 'singletonopoly', actor: 'Ann',
    reach: async (game) => {
      await game.jail('Ann', VACATION);
      await game.giveCards('Ann', 15);
      await game.setMoney('Ann', 127);
    },
    accepted: ['end', 'leave', 'mortgage', 'propose', 'roll', 'use_card'],
    refused: { ...IN_TURN, pay_fine: 'cannot_afford', wait: 'not_in_edition' },
  },
  {
    phase: 'offer', edition: 'singletonopoly', actor: 'Ann',
    reach: (game) => game.roll(2, 3),
    accepted: ['buy', 'decline', 'leave', 'mortgage', 'propose'],
    refused: { sell: 'no_buildings', sell_deed: 'not_possible_here' },
  },
  {
    phase: 'offer, without the money for it', edition: 'singletonopoly', actor: 'Ann',
    reach: async (game) => {
      await game.setMoney('Ann', 255);
      await game.roll(2, 3);
    },
    accepted: ['decline', 'leave', 'mortgage', 'propose'],
    refused: { buy: 'cannot_afford', sell: 'no_buildings', sell_deed: 'not_possible_here' },
  },
  {
    phase: 'fee', edition: 'singletonopoly', actor: 'Ann',
    reach: (game) => game.roll(4, 5),
    accepted: ['leave', 'roll'],
    refused: { change_dice: 'dice_are_fixed' },
  },
  {
    phase: 'debt', edition: 'singletonopoly', actor: 'Ann',
    reach: async (game) => {
      await game.setMoney('Ann', 10);
      await game.roll(1, 2);
    },
    accepted: ['leave', 'mortgage', 'propose'],
    refused: { pay: 'cannot_afford', sell: 'no_buildings', sell_deed: 'not_possible_here' },
  },
  {
    phase: 'trade', edition: 'singletonopoly', actor: 'Bob',
    reach: async (game) => game.make('propose', { terms: { ...TRADE, to: game.pid('Bob') } }),
    accepted: ['accept', 'propose', 'reject', 'reject_all'],
    refused: { withdraw: '' },
  },
  {
    phase: 'manage', edition: HOUSE_RULES, actor: 'Ann',
    reach: async (game) => {
      await game.place('Ann', 27);
      await game.roll(1, 2);
    },
    accepted: ['end', 'end_turn', 'leave', 'mortgage', 'propose'],
    refused: { build: 'set_incomplete', sell: 'no_buildings', redeem: 'not_mortgaged', sell_deed: 'not_possible_here' },
  },
  {
    phase: 'over', edition: 'singletonopoly', actor: 'nobody',
    reach: (game) => game.make('end'),
    accepted: [],
    refused: {},
  },
];

/** Each action as Ann may mean it. */
const ACTIONS: Readonly<Record<string, MoveOptions>> = {
  roll: { dice: [1, 2] }, pay_fine: {}, use_card: {}, wait: {}, buy: {}, decline: {}, bid: { amount: 40 }, pass: {}, pay: {},
  build: { property: 'Victoria Street' }, sell: { property: 'Victoria Street' }, mortgage: { property: 'Victoria Street' },
  redeem: { property: 'Victoria Street' }, propose: { terms: TRADE }, accept: {}, reject: {}, reject_all: {}, withdraw: {}, end_turn: {}, leave: {},
  end: {}, change_dice: { terms: { source: 'server' } }, pay_flat: {}, pay_share: {}, close: {}, sell_deed: { property: 'Victoria Street' },
};

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeHouseRules(connection, HOUSE_RULES);
});
afterAll(() => connection.close());

/** A game of three in a phase, as the table describes it. */
async function reach({ edition, reach: lead }: Phase): Promise<DecidingGame> {
  const game = await DecidingGame.start(connection, edition, NAMES);
  await game.give('Ann', ['Victoria Street']);
  await game.give('Bob', ['Newton Super Store', 'Nottingham Avenue', 'Manchester Road']);
  await lead(game);
  return game;
}

function meant(game: DecidingGame, action: string, isAnswer: boolean): MoveOptions {
  if (action !== 'propose') return ACTIONS[action] ?? {};
  return { terms: isAnswer ? { to: game.pid('Ann'), give: { money: 6 }, take: { properties: TRADE.give.properties } } : { ...TRADE, to: game.pid('Bob') } };
}

async function tryOut(game: DecidingGame, action: string, options: MoveOptions): Promise<void> {
  await connection.run('START TRANSACTION');
  await game.make(action, options);
  await connection.run('ROLLBACK');
}

describe.each(PHASES)('in the phase $phase', (phase) => {
  test('movesView lists the moves that are accepted', async () => {
    const game = await reach(phase);
    expect((await game.pending()).phase).toBe(phase.phase.split(',')[0]);
    const listed = await connection.rows<{ action: string }>(
      "SELECT DISTINCT Action AS action FROM movesView WHERE Action <> 'withdraw' ORDER BY Action",
    );
    expect(listed.map(({ action }) => action)).toEqual(phase.accepted);
    for (const action of phase.accepted) {
      await tryOut(game, action, meant(game, action, phase.phase === 'trade'));
      await tryOut(game, action, { ...meant(game, action, phase.phase === 'trade'), player: phase.actor });
    }
  });

  test('everything else is refused and changes nothing', async () => {
    const game = await reach(phase);
    const others = Object.keys(ACTIONS).filter((action) => !phase.accepted.includes(action) && phase.refused[action] !== '');
    expect(others.length + phase.accepted.length).toBeGreaterThanOrEqual(Object.keys(ACTIONS).length - 1);
    const otherwise = phase.phase === 'over' ? 'game_over' : 'wrong_phase';
    await changingNothing(connection, async () => {
      for (const action of others) {
        await game.expectRefusal(phase.refused[action] ?? otherwise, action, meant(game, action, phase.phase === 'trade'));
      }
      const unknown = phase.phase === 'over' ? 'game_over' : 'action_not_found';
      for (const action of ['', 'dance', 'ROLL!', 'deleted', 'over']) await game.expectRefusal(unknown, action);
    });
  });

  test('other players are refused', async () => {
    const game = await reach(phase);
    await changingNothing(connection, async () => {
      for (const player of [...NAMES.filter((name) => name !== phase.actor), 3, 99, -1]) {
        for (const action of phase.accepted) {
          await game.expectRefusal('wrong_player', action, { ...meant(game, action, phase.phase === 'trade'), player });
        }
      }
    });
  });
});

test('an action may be written in upper case, and is recorded in lower case', async () => {
  const game = await DecidingGame.start(connection, 'singletonopoly', NAMES);
  await game.make('ROLL', { dice: [2, 3] });
  await game.make('Buy');
  expect(await connection.rows('SELECT action FROM ledgerView')).toEqual([{ action: 'roll' }, { action: 'buy' }]);
});

test('only the proposer can withdraw a trade; player_ID may be omitted', async () => {
  const game = await DecidingGame.start(connection, 'singletonopoly', NAMES);
  await game.give('Ann', ['Victoria Street']);
  await game.make('propose', { terms: { ...TRADE, to: game.pid('Bob') } });
  for (const player of ['Bob', 'Cid', 99]) await game.expectRefusal('wrong_player', 'withdraw', { player });
  await game.make('withdraw');
  expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
});

test.each(['singletonopoly', HOUSE_RULES])('doubles that lead to jail give no further roll: %s', async (edition) => {
  const game = await DecidingGame.start(connection, edition, NAMES);
  for (let doubles = 0; doubles < 3; doubles += 1) {
    // From one tile without effect to another, and then past it.
    await game.place('Ann', 28);
    await game.roll(1, 1);
  }
  expect(await game.stateOf('Ann')).toMatchObject({ status: 1, position: VACATION });
  const [pending] = await connection.rows<{ Doubles: number; Phase: string }>('SELECT Doubles, Phase FROM pendingView');
  expect(pending).toEqual({ Doubles: 0, Phase: edition === HOUSE_RULES ? 'manage' : 'roll' });
});

describe('in an auction', () => {
  async function auction(): Promise<DecidingGame> {
    const game = await DecidingGame.start(connection, HOUSE_RULES, NAMES);
    await game.place('Ann', 1, 900);
    await game.roll(2, 3);
    await game.make('decline');
    expect(await game.pending()).toMatchObject({ phase: 'auction' });
    return game;
  }

  test('everybody may bid or pass, and must give player_ID', async () => {
    const game = await auction();
    expect(await game.actions()).toEqual(['bid', 'pass']);
    for (const player of NAMES) {
      await tryOut(game, 'bid', { player, amount: 26 });
      await tryOut(game, 'pass', { player });
    }
    await changingNothing(connection, async () => {
      await game.expectRefusal('player_missing', 'bid', { amount: 40 });
      await game.expectRefusal('player_missing', 'pass');
      for (const player of [3, 99, -1]) await game.expectRefusal('wrong_player', 'bid', { player, amount: 40 });
      await game.expectRefusal('not_in_edition', 'close');
      await game.expectRefusal('not_in_edition', 'close', { player: 'Bob' });
      for (const action of Object.keys(ACTIONS).filter((name) => !['bid', 'pass', 'close'].includes(name))) {
        await game.expectRefusal('wrong_phase', action, meant(game, action, false));
        await game.expectRefusal('wrong_phase', action, { ...meant(game, action, false), player: 'Bob' });
      }
    });
  });

  test("a bid is at least a share of the price, later the last bid plus a step, and at most the bidder's cash", async () => {
    const game = await auction();
    await changingNothing(connection, async () => {
      for (const amount of [1, 25]) {
        const { sentence } = await game.expectRefusal('bid_too_low', 'bid', { player: 'Bob', amount });
        expect(sentence).toBe('The minimum bid is $26.');
      }
      const { sentence } = await game.expectRefusal('cannot_afford', 'bid', { player: 'Bob', amount: 901 });
      expect(sentence).toBe('You have only $900 to bid.');
    });
    await game.make('bid', { player: 'Bob', amount: 26 });
    await changingNothing(connection, async () => {
      await game.expectRefusal('bid_too_low', 'bid', { player: 'Cid', amount: 28 });
      await game.expectRefusal('highest_bidder', 'bid', { player: 'Bob', amount: 100 });
      await game.expectRefusal('highest_bidder', 'pass', { player: 'Bob' });
    });
    await game.make('bid', { player: 'Cid', amount: 900 });
    expect(await connection.rows('SELECT `Player name` AS name, Action AS action FROM movesView ORDER BY name, action')).toEqual([
      { name: 'Ann', action: 'pass' }, { name: 'Bob', action: 'pass' },
    ]);
    await game.make('pass', { player: 'Ann' });
    await changingNothing(connection, async () => {
      for (const action of ['bid', 'pass']) {
        await game.expectRefusal('wrong_player', action, { player: 'Ann', ...(action === 'bid' ? { amount: 950 } : {}) });
      }
    });
    await game.make('pass', { player: 'Bob' });
    expect(await game.deed('Luanda Street')).toEqual({ owner: 'Cid', level: 0, mortgaged: false });
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([900, 900, 0]);
    expect(await game.pending()).toMatchObject({ phase: 'manage', player: 'Ann' });
  });

  test('if all pass, nobody gets the property', async () => {
    const game = await auction();
    for (const player of ['Cid', 'Ann', 'Bob']) await game.make('pass', { player });
    expect(await game.deed('Luanda Street')).toMatchObject({ owner: null });
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([900, 900, 900]);
  });
});
