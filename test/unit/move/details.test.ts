import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { workerDatabase } from '../../support/database';
import { DecidingGame, type MoveOptions } from '../../support/deciding-game';
import { makeHouseRules } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf, stateOf } from '../../support/game';

/** What a move may say and what not, before anything of the game is asked. */

const HOUSE_RULES = 'everything, in detail';

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

/** The position of the jail. */
const VACATION = 17;

/** Two games that begin so are the same. */
const SAME = { seed: 'the same', dice: 'table' };

const INSERT =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeHouseRules(connection, HOUSE_RULES);
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, HOUSE_RULES, NAMES);
});

async function refused(token: string, action: string, options: MoveOptions = {}): Promise<void> {
  await changingNothing(connection, () => game.expectRefusal(token, action, options));
}

describe('a roll with dice of the client', () => {
  test.each<[token: string, dice: [number | null, number | null]]>([
    ['dice_missing', [null, null]],
    ['dice_missing', [3, null]],
    ['dice_missing', [null, 3]],
    ['dice_not_whole', [2.5, 3]],
    ['dice_not_whole', [3, 0.5]],
    ['dice_out_of_range', [0, 3]],
    ['dice_out_of_range', [3, 7]],
    ['dice_out_of_range', [-1, 3]],
    ['dice_out_of_range', [3, 1e300]],
  ])('%s: %j', async (token, [dice, dice2]) => {
    await changingNothing(connection, async () => {
      expect(await refusalOf(connection, INSERT, [game.id, null, 'roll', dice, dice2, null, null, null])).toMatchObject({ token });
    });
  });

  test('that are not numbers are rejected by MySQL', async () => {
    await changingNothing(connection, async () => {
      for (const dice of ['abc', '', '1; DROP TABLE Game']) {
        expect(await errnoOf(connection, INSERT, [game.id, null, 'roll', dice, 3, null, null, null])).toBeGreaterThan(0);
      }
    });
  });
});

describe('an action accepts only its own details', () => {
  test.each<[action: string, options: MoveOptions]>([
    ['roll', { dice: [1, 2], property: 6 }],
    ['roll', { dice: [1, 2], amount: 5 }],
    ['roll', { dice: [1, 2], terms: '{}' }],
    ['mortgage', { property: 6, dice: [1, 2] }],
    ['mortgage', { property: 6, amount: 5 }],
    ['build', { property: 6, terms: '{}' }],
    ['propose', { terms: '{"to": 1}', property: 6 }],
    ['propose', { terms: '{"to": 1}', amount: 6 }],
    ['propose', { terms: '{"to": 1}', dice: [1] }],
    ['leave', { property: 6 }],
    ['leave', { amount: 0 }],
    ['end', { terms: '' }],
    ['wait', { dice: [0] }],
    ['sell_deed', { property: 6, amount: 5 }],
    ['sell_deed', { property: 6, terms: '{}' }],
  ])('column_not_used: %s with %j', async (action, options) => {
    await refused('column_not_used', action, options);
  });

  test.each(['build', 'sell', 'mortgage', 'redeem', 'sell_deed'])('property_missing: %s', async (action) => {
    await refused('property_missing', action);
  });

  test.each(['propose', 'change_dice'])('terms_missing: %s', async (action) => {
    await refused('terms_missing', action);
  });
});

describe('an amount', () => {
  beforeEach(async () => {
    await game.roll(2, 3);
    await game.make('decline');
  });

  test.each<[token: string, amount: number | undefined]>([
    ['amount_missing', undefined],
    ['amount_not_whole', 30.5],
    ['amount_not_whole', -0.5],
    ['amount_out_of_range', 0],
    ['amount_out_of_range', -30],
    ['amount_out_of_range', 1_000_000_001],
    ['amount_out_of_range', 1e300],
    ['cannot_afford', 1_000_000_000],
    ['bid_too_low', 1],
  ])('%s: a bid of %p', async (token, amount) => {
    await refused(token, 'bid', { player: 'Ann', ...(amount === undefined ? {} : { amount }) });
  });

  test('is what the row of its action says', async () => {
    expect(await connection.rows(
      "SELECT action FROM Action WHERE FIND_IN_SET('amount', takes) > 0 <> COALESCE(amount_name <> '' AND amount_minimum <= amount_maximum, FALSE)",
    )).toEqual([]);
    const { message } = await game.expectRefusal('amount_out_of_range', 'bid', { player: 'Ann', amount: 0 });
    expect(message).toBe('amount_out_of_range: Your bid must be from 1 to 1000000000, not 0.');
    await connection.run('START TRANSACTION');
    await connection.run("UPDATE Action SET amount_name = 'stake', amount_minimum = 40, amount_maximum = 50 WHERE action = 'bid'");
    const refusals = [await game.expectRefusal('amount_out_of_range', 'bid', { player: 'Ann', amount: 51 }), await game.expectRefusal('amount_missing', 'bid', { player: 'Ann' })];
    await connection.run('ROLLBACK');
    expect(refusals.map((refusal) => refusal.message)).toEqual(['amount_out_of_range: Your stake must be from 40 to 50, not 51.', 'amount_missing: Set amount to your stake.']);
  });

  test('is rejected with a pass', async () => {
    await refused('column_not_used', 'pass', { player: 'Ann', amount: 30 });
    await refused('column_not_used', 'bid', { player: 'Ann', amount: 30, property: 9 });
    await refused('column_not_used', 'bid', { player: 'Ann', amount: 30, dice: [3] });
  });
});

describe('terms', () => {
  test.each([
    '', ' ', 'all', '{', '{"to": 1', "{'to': 1}", '{"to": 1,}', '[', 'null null', '{"to": NaN}', '\u0000', '🎲',
    'null', '5', '"to"', 'true', '[]', '{}', '{"give": {"money": 5}}', '[{"to": 1}]',
    '{"to": null}', '{"to": "1"}', '{"to": -1}', '{"to": 1.5}', '{"to": [1]}', '{"to": 1e12}',
    '{"to": 1, "from": 2}', '{"to": 1, "phase": "over"}', '{"to": 1, "TAKE": {"money": 5}}',
    '{"to": 1, "give": null}', '{"to": 1, "give": []}', '{"to": 1, "give": 5}', '{"to": 1, "take": "all"}',
    '{"to": 1, "take": {"money": -5}}', '{"to": 1, "take": {"money": 0.5}}', '{"to": 1, "take": {"money": "5"}}',
    '{"to": 1, "take": {"money": null}}', '{"to": 1, "take": {"money": 1000000001}}', '{"to": 1, "take": {"money": 1e300}}',
    '{"to": 1, "give": {"cards": -1}}', '{"to": 1, "give": {"cards": true}}', '{"to": 1, "give": {"cards": [15]}}',
    '{"to": 1, "give": {"properties": 6}}', '{"to": 1, "give": {"properties": ["6"]}}', '{"to": 1, "give": {"properties": [6, 6]}}',
    '{"to": 1, "give": {"properties": [-1]}}', '{"to": 1, "give": {"properties": [6.5]}}', '{"to": 1, "give": {"properties": [null]}}',
    '{"to": 1, "give": {"properties": [[6]]}}', '{"to": 1, "give": {"buildings": 1}}', '{"to": 1, "give": {"properties": {"6": 6}}}',
  ])('terms_malformed: a trade of %j', async (terms) => {
    await game.give('Ann', ['Victoria Street']);
    await refused('terms_malformed', 'propose', { terms });
  });

  test('that are longer than their column are rejected by MySQL', async () => {
    await changingNothing(connection, async () => {
      const terms = `{"to": 1, "give": {"properties": [${Array.from({ length: 600 }, (_, index) => index).join(', ')}]}}`;
      expect(await errnoOf(connection, INSERT, [game.id, null, 'propose', null, null, null, null, terms])).toBe(1406);
    });
  });
});

describe('numbers that are out of range for a column', () => {
  test.each<[column: string, values: (number | string | null)[]]>([
    ['action', [null, 'x'.repeat(21), null, null, null, null, null]],
    ['prid', [null, 'build', null, null, 'a dog', null, null]],
    ['player_ID', ['Ann', 'roll', 1, 2, null, null, null]],
  ])('are rejected by MySQL: %s', async (_, values) => {
    await changingNothing(connection, async () => {
      expect([1366, 1406]).toContain(await errnoOf(connection, INSERT, [game.id, ...values]));
    });
  });
});

describe('input validation: values are not coerced', () => {
  const NAMED = 'INSERT INTO Gamemanager (game_id, record_ID, token, action, dice, dice2) VALUES (?, ?, ?, ?, 1, 2)';
  const DEEP = '['.repeat(500) + ']'.repeat(500);

  test.each([2.5, '2.5', 0.4, -1, 3e9, 1e300, '1e300'])('a property %j is not on the board', async (prid) => {
    for (const action of ['build', 'sell', 'mortgage', 'redeem']) {
      await changingNothing(connection, async () => {
        const refusal = await refusalOf(connection, INSERT, [game.id, null, action, null, null, prid, null, null]);
        expect([refusal.token, refusal.sentence]).toEqual(['property_not_found', expect.stringContaining(`no property ${String(Number(prid)).replace('+', '')}.`)]);
      });
    }
  });

  test.each([0.4, '0.4', 1.5, -1, 3e9, 1e300])('a player %j is not in the game, nor in its auction', async (player) => {
    await changingNothing(connection, async () => {
      for (const action of ['roll', 'leave', 'build']) {
        expect((await refusalOf(connection, INSERT, [game.id, player, action, 1, 2, null, null, null])).token).toBe('wrong_player');
      }
    });
    await connection.run("UPDATE GameState SET phase = 'auction', prid = 9 WHERE game_id = ?", [game.id]);
    await changingNothing(connection, async () => {
      for (const action of ['bid', 'pass', 'close']) {
        const amount = action === 'bid' ? 30 : null;
        expect((await refusalOf(connection, INSERT, [game.id, player, action, null, null, null, amount, null])).token).toBe('wrong_player');
      }
    });
  });

  test('a record must be a whole number', async () => {
    await changingNothing(connection, async () => {
      for (const record of [0.6, '0.6', -1, -1e300]) expect((await refusalOf(connection, NAMED, [game.id, record, null, 'roll'])).token).toBe('record_taken');
      for (const record of [1.4, '1.4', 3e9, 1e300]) expect((await refusalOf(connection, NAMED, [game.id, record, null, 'roll'])).token).toBe('record_ahead');
    });
  });

  test.each(['r\u00f4ll', '\uff52\uff4f\uff4c\uff4c', 'ro\u00adll', 'roll\0', 'roll\u200d', 'roll ', ' roll', 'r0ll', ''])('the action %j does not exist', async (action) => {
    await changingNothing(connection, async () => {
      expect((await refusalOf(connection, NAMED, [game.id, null, null, action])).token).toBe('action_not_found');
    });
  });

  test('an action is recorded in its one spelling, whatever the case of the input', async () => {
    await connection.run(NAMED, [game.id, 1, null, 'RoLL']);
    expect(await connection.rows('SELECT action FROM Gamemanager WHERE game_id = ?', [game.id])).toEqual([{ action: 'roll' }]);
  });

  test.each(["SET SESSION sql_mode = ''", 'SET SESSION sql_mode = DEFAULT'])('a token is not truncated: one that is too long or not ASCII is refused: %s', async (mode) => {
    const session = await openWorkerDatabase();
    await session.run(mode);
    await changingNothing(session, async () => {
      for (const token of ['t'.repeat(65), 't'.repeat(255), '\u00e9', '\u00fc', 'a\u{1f3b2}']) {
        expect((await refusalOf(session, NAMED, [game.id, null, token, 'roll'])).token).toBe('token_malformed');
      }
      const tooLong = `${'t'.repeat(300)}`;
      const strict = mode.endsWith('DEFAULT');
      if (strict) expect(await errnoOf(session, NAMED, [game.id, null, tooLong, 'roll'])).toBe(1406);
      else expect((await refusalOf(session, NAMED, [game.id, null, tooLong, 'roll'])).token).toBe('token_malformed');
    });
    await session.run(NAMED, [game.id, 1, 't'.repeat(64), 'roll']);
    expect((await refusalOf(session, NAMED, [game.id, null, 't'.repeat(64), 'roll'])).token).toBe('token_taken');
    await session.close();
  });

  test('JSON that is nested too deeply is refused wherever it is accepted', async () => {
    await changingNothing(connection, async () => {
      for (const terms of [DEEP, `{"to": ${DEEP}}`]) await refused('terms_malformed', 'propose', { terms });
      expect((await refusalOf(connection, "CALL open_game('campus', NULL, ?)", [DEEP])).token).toBe('options_malformed');
      expect((await refusalOf(connection, "CALL open_game('campus', NULL, ?)", [`{"rules": ${DEEP}}`])).token).toBe('options_malformed');
      expect((await refusalOf(connection, "CALL check_players('hoarding', ?)", [DEEP])).token).toBe('options_malformed');
      expect((await refusalOf(connection, 'CALL add_edition(?)', [DEEP])).token).toBe('edition_malformed');
      expect((await refusalOf(connection, 'CALL import_board(?)', [DEEP])).token).toBe('board_malformed');
    });
  });
});

describe('a time', () => {
  const AT = 'INSERT INTO Gamemanager (game_id, action, dice, dice2, played_at) VALUES (?, ?, 1, 2, ?)';

  test.each(['', 'now', 'soon', '0000-00-00', '2020-00-01', '2020-02-30', '2020-01-01 25:00:00', 0, -1, 7, 1e300, '🎲'])('that is invalid is rejected by MySQL: %j', async (time) => {
    await changingNothing(connection, async () => {
      expect(await errnoOf(connection, AT, [game.id, 'roll', time])).toBeGreaterThan(0);
    });
  });

  test('ahead of the clock or before the last move is refused for any move', async () => {
    await connection.run(AT, [game.id, 'roll', '2020-01-01 00:00:00.5']);
    await changingNothing(connection, async () => {
      for (const action of ['roll', 'dance', 'leave', 'end', 'propose', 'close', '']) {
        expect((await refusalOf(connection, AT, [game.id, action, '9999-12-31 23:59:59.999'])).token).toBe('time_ahead');
        expect((await refusalOf(connection, AT, [game.id, action, '2020-01-01 00:00:00.499'])).token).toBe('time_backwards');
        expect((await refusalOf(connection, AT, [game.id, action, '1000-01-01'])).token).toBe('time_backwards');
      }
    });
  });

  test('is checked after token_taken and game_over', async () => {
    const NAMED = 'INSERT INTO Gamemanager (game_id, record_ID, token, action, dice, dice2, played_at) VALUES (?, ?, ?, ?, 1, 2, ?)';
    await connection.run(NAMED, [game.id, 1, 'mine', 'roll', '2020-01-01']);
    await changingNothing(connection, async () => {
      expect((await refusalOf(connection, NAMED, [game.id, 1, 'mine', 'roll', '9999-01-01'])).token).toBe('token_taken');
      expect((await refusalOf(connection, NAMED, [game.id, 1, null, 'roll', '9999-01-01'])).token).toBe('record_taken');
      expect((await refusalOf(connection, NAMED, [game.id, 3, null, 'roll', '9999-01-01'])).token).toBe('record_ahead');
      expect((await refusalOf(connection, NAMED, [2_000_000_000, 3, null, 'roll', '9999-01-01'])).token).toBe('game_not_found');
    });
    await game.make('buy');
    await game.make('end');
    await changingNothing(connection, async () => {
      expect((await refusalOf(connection, AT, [game.id, 'roll', '9999-01-01'])).token).toBe('game_over');
    });
  });
});

describe('several rows in one statement', () => {
  const ROWS =
    'INSERT INTO Gamemanager (game_id, action, dice, dice2, prid) VALUES (?, ?, NULL, NULL, ?), (?, ?, NULL, NULL, ?), (?, ?, ?, ?, NULL)';
  const THREE = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'];

  beforeEach(() => game.give('Ann', THREE));

  test('are all made, in order', async () => {
    await connection.run(ROWS, [game.id, 'build', 6, game.id, 'build', 7, game.id, 'roll', 1, 2]);
    expect(await connection.rows('SELECT record_ID, action FROM ledgerView')).toEqual([
      { record_ID: 1, action: 'build' }, { record_ID: 2, action: 'build' }, { record_ID: 3, action: 'roll' },
    ]);
    expect((await game.deed('Victoria Street')).level + (await game.deed('Nottingham Avenue')).level).toBe(2);
  });

  test.each([
    ['uneven', ['build', 6, 'build', 6], [1, 2]],
    ['mortgaged', ['mortgage', 6, 'build', 6], [1, 2]],
    ['dice_out_of_range', ['build', 6, 'build', 7], [1, 7]],
    ['no_buildings', ['build', 6, 'sell', 8], [1, 2]],
  ])('are all rejected if one is wrong: %s', async (token, [first = '', one = 0, second = '', other = 0], dice) => {
    await changingNothing(connection, async () => {
      const refusal = await refusalOf(connection, ROWS, [game.id, first, one, game.id, second, other, game.id, 'roll', ...dice]);
      expect(refusal.token).toBe(token);
    });
  });
});

test('a move changes no other game', async () => {
  await game.roll(2, 3);
  const before = await stateOf(connection, game.id);
  const other = await DecidingGame.start(connection, HOUSE_RULES, NAMES);
  await other.roll(2, 3);
  await other.make('buy');
  await other.make('propose', { terms: { to: other.pid('Bob'), take: { money: 7 } } });
  await other.make('accept');
  await other.make('leave');
  expect(await stateOf(connection, game.id)).toEqual(before);
});

describe('a transaction with an older snapshot', () => {
  /** A second session, whose transaction has begun to read before the other moves; what it does is committed. */
  async function inOldTransaction(work: (old: GameConnection) => Promise<void>): Promise<void> {
    const old = await GameConnection.open((await workerDatabase()).address);
    try {
      await old.choose(game.id);
      await old.run('START TRANSACTION');
      await old.rows('SELECT COUNT(*) AS moves FROM ledgerView');
      await work(old);
      await old.run('COMMIT');
    } finally {
      await old.close();
    }
  }

  /** Every kind of thing that a move reads of another: offers, bids, debts, trades, cards, buildings, the pot. */
  const STEPS: readonly (readonly [action: string, options?: MoveOptions & { to?: string }])[] = [
    ['roll', { dice: [2, 3] }],
    ['decline'],
    ['bid', { player: 'Bob', amount: 60 }],
    ['bid', { player: 'Cid', amount: 70 }],
    ['pass', { player: 'Ann' }],
    ['pass', { player: 'Bob' }],
    ['propose', { to: 'Cid', terms: { give: { cards: 1 }, take: { money: 5 } } }],
    ['accept', { player: 'Cid' }],
    ['build', { property: 'Victoria Street' }],
    ['build', { property: 'Nottingham Avenue' }],
    ['sell', { property: 'Nottingham Avenue' }],
    ['end_turn'],
    ['roll', { dice: [1, 3] }],
    ['sell', { property: 'Ritchie Avenue' }],
    ['mortgage', { property: 'Lagos Avenue' }],
    ['pay'],
    ['end_turn'],
    ['use_card'],
    ['roll', { dice: [1, 2] }],
    ['leave'],
  ];

  /** What a step says in a game: players have their numbers there. */
  function said(target: DecidingGame, { to, terms, ...options }: MoveOptions & { to?: string } = {}): MoveOptions {
    if (to === undefined || typeof terms !== 'object') return options;
    return { ...options, terms: { to: target.pid(to), ...terms } };
  }

  /** Makes a position in which the steps are possible, the same each time. */
  async function prepare(target: DecidingGame): Promise<void> {
    await target.give('Ann', ['Victoria Street', 'Nottingham Avenue', 'Manchester Road']);
    await target.give('Bob', ['Dijkstra Street', 'Knuth Street'], { level: 0 });
    await target.give('Bob', ['Ritchie Avenue'], { level: 1 });
    await target.give('Bob', ['Lagos Avenue']);
    await target.give('Cid', ['Granby Golf Club', 'Monett Golf Club', 'Neosho Golf Club', 'Aurora Golf Club']);
    await target.giveCards('Ann', 15);
    await target.setMoney('Bob', 400);
    await target.jail('Cid', VACATION, 1);
  }

  test.each(STEPS.map(([action], before) => ({ action, before })))(
    'plays on the present: $action, after $before moves that it does not see',
    async ({ before }) => {
      const steps = STEPS.slice(0, before + 1);
      const present = await DecidingGame.start(connection, HOUSE_RULES, NAMES, SAME);
      await prepare(present);
      for (const [action, options] of steps) await present.make(action, said(present, options));

      game = await DecidingGame.start(connection, HOUSE_RULES, NAMES, SAME);
      await inOldTransaction(async (old) => {
        await prepare(game);
        for (const [action, options] of steps.slice(0, -1)) await game.make(action, said(game, options));
        const [action = '', options] = steps.at(-1) ?? [];
        await game.makeOn(old, action, said(game, options));
      });
      expect(await stateOf(connection, game.id)).toEqual(await stateOf(connection, present.id));
    },
  );

  test('can bid in an auction that the snapshot does not show, even if the snapshot shows a pass in an earlier one', async () => {
    await game.roll(2, 3);
    await game.make('decline');
    await game.make('bid', { player: 'Bob', amount: 60 });
    await game.make('pass', { player: 'Ann' });
    await inOldTransaction(async (old) => {
      await game.make('pass', { player: 'Cid' });
      await game.make('end_turn');
      await game.roll(3, 4);
      await game.make('decline');
      await game.makeOn(old, 'bid', { player: 'Ann', amount: 70 });
    });
    expect(await connection.rows('SELECT Phase, Bidder FROM pendingView')).toEqual([{ Phase: 'auction', Bidder: 'Ann' }]);
  });

  test('is refused moves that the present state does not allow', async () => {
    await inOldTransaction(async (old) => {
      await game.roll(2, 3);
      await game.make('buy');
      await changingNothing(connection, async () => {
        const values = [game.id, null, 'buy', null, null, null, null, null];
        expect((await refusalOf(old, INSERT, values)).token).toBe('wrong_phase');
      });
    });
  });

  test('can make several moves, and moves in other games at the same time', async () => {
    const other = await DecidingGame.start(connection, HOUSE_RULES, NAMES);
    await inOldTransaction(async (old) => {
      await other.roll(1, 2);
      await old.run(INSERT, [game.id, null, 'roll', 2, 3, null, null, null]);
      await old.run(INSERT, [game.id, null, 'buy', null, null, null, null, null]);
    });
    await connection.choose(game.id);
    expect(await game.deed('Luanda Street')).toMatchObject({ owner: 'Ann' });
  });
});
