import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { replayGame } from '../../../src/client/time';
import { expectConsistentState } from '../../support/consistent-state';
import { DecidingGame } from '../../support/deciding-game';
import { makeHouseRules } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

/** The move by which the event ends a game in which nobody moves, in every phase; no player makes it. */

const HOUSE_RULES = 'everything, until nobody moves';

/** Here the rules themselves set the time of a move. */
const LIMITED = 'everything, for an hour';

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

/** A time that is long past. */
const at = '2025-03-01 12:00:00';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeHouseRules(connection, HOUSE_RULES);
  await makeHouseRules(connection, LIMITED, { minute_limit: 60, winner: 'net_worth' });
});
afterAll(() => connection.close());

interface Phase {
  phase: string;
  edition: string;
  /** leads there by moves of a time that is long past */
  reach: (game: DecidingGame) => Promise<unknown>;
  /** whether it takes what is no move */
  isArranged?: boolean;
}

/** Bob owns the rest of a set. */
async function deal(game: DecidingGame): Promise<void> {
  await game.give('Ann', ['Victoria Street']);
  await game.give('Bob', ['Newton Super Store', 'Nottingham Avenue', 'Manchester Road']);
}

/** Bob offers Cid a trade before Ann rolls, or Ann offers Bob one. */
async function offerBaltic(game: DecidingGame, from: string, to: string, isMortgaged: boolean): Promise<void> {
  await game.giveTurn('Ann');
  await game.give(from, ['Baltic Avenue'], { mortgaged: isMortgaged });
  await game.make('propose', { player: from, terms: { to: game.pid(to), give: { properties: [await game.prid('Baltic Avenue')] }, take: { money: 10 } }, at });
}

const PHASES: readonly Phase[] = [
  { phase: 'roll', edition: 'singletonopoly', reach: async () => undefined },
  { phase: 'roll', edition: LIMITED, reach: async () => undefined, isArranged: true },
  { phase: 'offer', edition: 'singletonopoly', reach: (game) => game.make('roll', { dice: [2, 3], at }) },
  { phase: 'tax', edition: 'classic', reach: (game) => game.make('roll', { dice: [1, 3], at }) },
  {
    phase: 'fee', edition: 'singletonopoly', isArranged: true,
    reach: async (game) => {
      await deal(game);
      await game.make('roll', { dice: [4, 5], at });
    },
  },
  {
    phase: 'debt', edition: 'singletonopoly', isArranged: true,
    reach: async (game) => {
      await deal(game);
      await game.setMoney('Ann', 10);
      await game.make('roll', { dice: [1, 2], at });
    },
  },
  {
    phase: 'trade', edition: 'singletonopoly', isArranged: true,
    reach: async (game) => {
      await deal(game);
      await game.make('propose', { terms: { to: game.pid('Bob'), give: { properties: [6] }, take: { money: 5 } }, at });
    },
  },
  { phase: 'proposal', edition: 'standard', isArranged: true, reach: (game) => offerBaltic(game, 'Bob', 'Cid', false) },
  {
    phase: 'handover', edition: 'standard', isArranged: true,
    reach: async (game) => {
      await offerBaltic(game, 'Ann', 'Bob', true);
      await game.make('accept', { player: 'Bob', at });
    },
  },
  {
    phase: 'auction', edition: HOUSE_RULES, isArranged: true,
    reach: async (game) => {
      await game.place('Ann', 1, 900);
      await game.make('roll', { dice: [2, 3], at });
      await game.make('decline', { at });
      await game.make('pass', { player: 'Bob', at });
    },
  },
  {
    phase: 'manage', edition: HOUSE_RULES, isArranged: true,
    reach: async (game) => {
      await game.place('Ann', 27);
      await game.make('roll', { dice: [1, 2], at });
    },
  },
];

test('every phase is tried', async () => {
  const phases = await connection.rows<{ phase: string }>("SELECT phase FROM Phase WHERE phase <> 'over' ORDER BY phase");
  expect([...new Set(PHASES.map(({ phase }) => phase))].sort()).toEqual(phases.map(({ phase }) => phase));
});

describe.each(PHASES)('in the phase $phase of $edition, a game', ({ phase, edition, reach, isArranged = false }) => {
  test('ends only by the event, without a winner, whatever it waits for', async () => {
    const game = await DecidingGame.start(connection, edition, NAMES);
    await reach(game);
    expect((await game.pending()).phase).toBe(phase);
    expect(await game.actions()).not.toContain('expire');
    await changingNothing(connection, async () => {
      await game.expectRefusal('wrong_player', 'expire');
      await game.expectRefusal('wrong_player', 'EXPIRE', { player: 'Ann' });
    });
    await connection.run('UPDATE Game SET created_at = ? WHERE game_id = ?', [at, game.id]);
    // Announced, and then ended.
    await connection.run('CALL end_abandoned_game(?, 30)', [game.id]);
    await connection.run('UPDATE AbandonedGame SET ends_at = ends_at - INTERVAL 8 DAY WHERE game_id = ?', [game.id]);
    await connection.run('CALL end_abandoned_game(?, 30)', [game.id]);
    expect((await game.pending()).phase).toBe('over');
    expect(await connection.rows('SELECT proposal, bid, bidder, deadline, prid FROM GameState WHERE game_id = ?', [game.id])).toEqual([
      { proposal: null, bid: null, bidder: null, deadline: null, prid: null },
    ]);
    expect(await connection.rows('SELECT pid FROM Player WHERE game_id = ? AND status = 3', [game.id])).toEqual([]);
    await expectConsistentState(connection, game.id);
    expect(await game.actions()).toEqual([]);
    if (!isArranged) {
      const { refused, differences } = await replayGame(connection, game.id);
      // Its players got other names.
      expect([refused, differences.filter(({ Column: column }) => column !== 'name')]).toEqual([null, []]);
    }
  });
});
