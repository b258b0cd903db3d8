import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { exportGame, importGame } from '../../../src/client/archive';
import { callForRow } from '../../../src/client/call';
import { forkGame, replayGame } from '../../../src/client/time';
import { workerDatabase } from '../../support/database';
import { DecidingGame, type MoveOptions } from '../../support/deciding-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf, stateOf } from '../../support/game';
import { rewriting } from '../../support/rewriting';

/** Auctions that end by the clock, in the edition that has 25 seconds and 10 for each bid. */

const NAMES = ['Ann', 'Bob', 'Cid'] as const;

/** Baltic Avenue costs 60: the first bid is 30 at least, every other one 15 more. */
const BALTIC = 'Baltic Avenue';

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'classic', NAMES);
});

/** So many seconds, and thousandths, after noon of a day that is long past. */
function at(seconds: number): string {
  return `2020-02-02 12:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

async function make(seconds: number, action: string, options: MoveOptions = {}): Promise<string[]> {
  return await game.make(action, { ...options, at: at(seconds) });
}

async function refused(token: string, seconds: number | null, action: string, options: MoveOptions = {}): Promise<void> {
  await changingNothing(connection, () => game.expectRefusal(token, action, { ...options, ...(seconds === null ? {} : { at: at(seconds) }) }));
}

/** Ann lands on Baltic Avenue and does not buy it, by default at noon of that day. */
async function auction(seconds = 0): Promise<void> {
  await make(seconds, 'roll', { dice: [1, 2] });
  await make(seconds, 'decline');
}

/** The same, now: the time is not up before the test is over. */
async function auctionNow(): Promise<void> {
  await game.roll(1, 2);
  await game.make('decline');
}

interface Pending {
  phase: string;
  deadline: string | null;
  left: number | null;
}

async function pending(): Promise<Pending> {
  const [row] = await connection.rows<Pending>(
    'SELECT Phase AS phase, CAST(Deadline AS CHAR) AS deadline, `Seconds left` AS `left` FROM pendingView',
  );
  if (!row) throw new Error('pendingView is empty.');
  return row;
}

async function told(): Promise<object[]> {
  return await connection.rows('SELECT Kind AS kind, CAST(Deadline AS CHAR) AS deadline FROM eventView WHERE Deadline IS NOT NULL ORDER BY Record, Event');
}

describe('the time', () => {
  test('is 25 seconds from the move that starts the auction, and 10 seconds from each bid', async () => {
    await auction(5);
    expect(await pending()).toEqual({ phase: 'auction', deadline: at(30), left: 0 });
    await make(20, 'bid', { player: 'Bob', amount: 30 });
    expect(await pending()).toEqual({ phase: 'auction', deadline: at(40), left: 0 });
    await make(40, 'bid', { player: 'Cid', amount: 45 });
    await make(41, 'pass', { player: 'Ann' });
    expect(await pending()).toEqual({ phase: 'auction', deadline: at(50), left: 0 });
    expect(await told()).toEqual([
      { kind: 'auctioned', deadline: at(30) }, { kind: 'bid', deadline: at(40) }, { kind: 'bid', deadline: at(50) },
    ]);
    expect(await make(50.001, 'close')).toEqual([`Cid buys ${BALTIC} for $45.`]);
    expect(await pending()).toEqual({ phase: 'manage', deadline: null, left: null });
    expect([await game.deed(BALTIC), await game.money(...NAMES)]).toEqual([
      { owner: 'Cid', level: 0, mortgaged: false }, [1500, 1500, 1455],
    ]);
  });

  test('is shown while it runs', async () => {
    await auctionNow();
    const { left } = await pending();
    expect(left).toBeGreaterThan(10);
    expect(left).toBeLessThanOrEqual(25);
    await game.make('bid', { player: 'Bob', amount: 30 });
    expect((await pending()).left).toBeGreaterThan(20);
  });

  test('is up to the millisecond when it has passed', async () => {
    await auction();
    for (const seconds of [0, 24.999, 25]) await refused('auction_is_open', seconds, 'close');
    await refused('auction_is_over', 25.001, 'bid', { player: 'Bob', amount: 30 });
    await refused('auction_is_over', 25.001, 'pass', { player: 'Bob' });
    await make(25, 'bid', { player: 'Bob', amount: 30 });
    await refused('auction_is_open', 35, 'close');
    await make(35, 'bid', { player: 'Cid', amount: 45 });
    await refused('auction_is_over', 45.001, 'bid', { player: 'Bob', amount: 60 });
    await make(45.001, 'close');
    expect(await game.deed(BALTIC)).toMatchObject({ owner: 'Cid' });
  });

  test("begins when an auction of a bankrupt player's property is reached", async () => {
    await game.setMoney('Ann', 59);
    await make(7, 'roll', { dice: [1, 2] });
    expect(await pending()).toEqual({ phase: 'auction', deadline: at(32), left: 0 });
    await make(33, 'close', { player: 'Ann' });
    expect(await game.deed(BALTIC)).toMatchObject({ owner: null });
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
  });

  test('of one auction ends with it', async () => {
    await auction();
    for (const player of NAMES) await make(1, 'pass', { player });
    expect(await pending()).toEqual({ phase: 'manage', deadline: null, left: null });
    for (const action of ['close', 'bid', 'pass']) {
      await refused('wrong_phase', null, action, action === 'bid' ? { amount: 30 } : {});
    }
    await make(2, 'end_turn');
    await make(1000, 'roll', { dice: [1, 2] });
    await make(1000, 'decline');
    expect(await pending()).toMatchObject({ deadline: at(1025) });
  });
});

describe('all players may close it', () => {
  test.each(['Ann', 'Bob', 'Cid', undefined])('%s', async (player) => {
    await auction();
    await make(1, 'bid', { player: 'Bob', amount: 100 });
    await make(2, 'pass', { player: 'Cid' });
    expect(await make(35.5, 'close', player === undefined ? {} : { player })).toEqual([`Bob buys ${BALTIC} for $100.`]);
    expect(await connection.rows('SELECT p.name FROM Gamemanager AS m JOIN Player AS p ON p.game_id = m.game_id AND p.pid = m.player_ID' +
      ' WHERE m.game_id = ? AND m.action = ?', [game.id, 'close'])).toEqual([{ name: player ?? 'Ann' }]);
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Ann' });
    expect(await game.money(...NAMES)).toEqual([1500, 1400, 1500]);
  });

  test('also a player who is out, but nobody else', async () => {
    await make(0, 'leave');
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Bob' });
    await auction(1);
    await refused('wrong_player', 2, 'bid', { player: 'Ann', amount: 30 });
    for (const player of [3, 99, -1]) await refused('wrong_player', 27, 'close', { player });
    await make(27, 'close', { player: 'Ann' });
    expect(await game.pending()).toEqual({ phase: 'manage', player: 'Bob' });
    expect(await game.stateOf('Ann')).toMatchObject({ status: 2, money: 0 });
  });

  test('movesView lists only that for all of them when the time is up', async () => {
    const offered = async (): Promise<object[]> =>
      await connection.rows('SELECT `Player name` AS name, Action AS action FROM movesView ORDER BY name, action');
    await make(0, 'leave');
    await auction(1);
    expect(await offered()).toEqual(NAMES.map((name) => ({ name, action: 'close' })));
    game = await DecidingGame.start(connection, 'classic', NAMES);
    await auctionNow();
    expect(await offered()).toEqual(NAMES.flatMap((name) => [{ name, action: 'bid' }, { name, action: 'pass' }]));
    await game.make('bid', { player: 'Bob', amount: 30 });
    expect(await offered()).toEqual(['Ann', 'Cid'].flatMap((name) => [{ name, action: 'bid' }, { name, action: 'pass' }]));
  });

  test('accepts no details', async () => {
    await auction();
    const details: MoveOptions[] = [{ property: BALTIC }, { amount: 30 }, { dice: [1, 2] }, { terms: '{}' }];
    for (const detail of details) await refused('column_not_used', 26, 'close', detail);
  });

  test('close is refused where auctions have no clock', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [
      'classic', JSON.stringify({ players: 3, rules: { auction_seconds: null, bid_seconds: 0 } }),
    ]);
    await connection.choose(rows?.[0]?.game_id ?? 0);
    await connection.run('INSERT INTO Gamemanager (dice, dice2) VALUES (1, 2)');
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('decline')");
    const { left, deadline } = await pending();
    expect([left, deadline]).toEqual([null, null]);
    await changingNothing(connection, async () => {
      expect((await refusalOf(connection, "INSERT INTO Gamemanager (action) VALUES ('close')")).token).toBe('not_in_edition');
    });
    expect(await connection.rows("SELECT Action FROM movesView WHERE Action = 'close'")).toEqual([]);
  });
});

describe('an auction is over before its time', () => {
  test('when all others have passed', async () => {
    await auction();
    await make(1, 'bid', { player: 'Bob', amount: 30 });
    await make(2, 'pass', { player: 'Ann' });
    expect(await make(3, 'pass', { player: 'Cid' })).toEqual([`Cid passes on Baltic Avenue.`, `Bob buys ${BALTIC} for $30.`]);
    expect(await pending()).toMatchObject({ phase: 'manage', deadline: null });
  });

  test('when the only one left bids', async () => {
    await auction();
    await make(1, 'pass', { player: 'Ann' });
    await make(2, 'pass', { player: 'Cid' });
    await make(3, 'bid', { player: 'Bob', amount: 30 });
    expect(await game.deed(BALTIC)).toMatchObject({ owner: 'Bob' });
  });
});

describe('the time of a move', () => {
  test('is recorded in the ledger, in UTC', async () => {
    await auctionNow();
    const [row] = await connection.rows(
      'SELECT COUNT(*) AS moves, COUNT(IF(ABS(TIMESTAMPDIFF(SECOND, m.played_at, utc_now())) < 600, 1, NULL)) AS recent,' +
        ' COUNT(IF(m.played_at > utc_now(), 1, NULL)) AS ahead, MAX(m.played_at) = MAX(g.played_at) AS newest' +
        ' FROM Gamemanager AS m JOIN GameState AS g ON g.game_id = m.game_id WHERE m.game_id = ?',
      [game.id],
    );
    expect(row).toEqual({ moves: 2, recent: 2, ahead: 0, newest: 1 });
  });

  test('must not be ahead of the clock or before the last move', async () => {
    const SQL = 'INSERT INTO Gamemanager (game_id, dice, dice2, played_at) VALUES (?, 1, 2, utc_now() + INTERVAL ? SECOND)';
    await changingNothing(connection, async () => {
      for (const seconds of [2, 3600, 1_000_000_000]) expect((await refusalOf(connection, SQL, [game.id, seconds])).token).toBe('time_ahead');
    });
    await make(10, 'roll', { dice: [1, 2] });
    await refused('time_backwards', 9.999, 'buy');
    await make(10, 'buy');
    await refused('time_backwards', 0, 'end_turn');
    await game.make('end_turn');
    await refused('time_backwards', 3000, 'roll', { dice: [1, 2] });
  });

  test('can be the clock in milliseconds, although rounding may put that ahead of it', async () => {
    await game.give('Ann', [BALTIC]);
    const prid = await game.prid(BALTIC);
    for (let times = 0; times < 40; times += 1) {
      await connection.run(
        'INSERT INTO Gamemanager (game_id, action, prid, played_at) VALUES (?, ?, ?, CAST(utc_now() AS DATETIME(3)))',
        [game.id, times % 2 ? 'redeem' : 'mortgage', prid],
      );
    }
    expect(await game.deed(BALTIC)).toMatchObject({ mortgaged: false });
  });

  test('does not depend on the clock, time zone and functions of the session', async () => {
    await auctionNow();
    for (const setting of ['SET timestamp = 2000000000', 'SET timestamp = 1', "SET time_zone = '+14:00'", "SET time_zone = '-12:00'"]) {
      const session = await GameConnection.open((await workerDatabase()).address);
      try {
        await session.choose(game.id);
        await session.run(setting);
        expect((await refusalOf(session, "INSERT INTO Gamemanager (action) VALUES ('close')")).token).toBe('auction_is_open');
        const [row] = await session.rows<{ left: number }>('SELECT `Seconds left` AS `left` FROM pendingView');
        expect(row?.left).toBeGreaterThan(5);
        await session.run('START TRANSACTION');
        await session.run("INSERT INTO Gamemanager (player_ID, action, amount) VALUES (?, 'bid', 30)", [game.pid('Bob')]);
        expect(await session.rows("SELECT Action FROM movesView WHERE Action = 'close'")).toEqual([]);
        const [move] = await session.rows<{ off: number }>(
          'SELECT ABS(TIMESTAMPDIFF(SECOND, played_at, utc_now())) AS off FROM Gamemanager WHERE game_id = ? AND record_ID = 3', [game.id],
        );
        expect(move?.off).toBeLessThan(60);
        await session.run('ROLLBACK');
      } finally {
        await session.close();
      }
    }
  });
});

describe('a game with past auctions', () => {
  beforeEach(async () => {
    await auction();
    await make(20, 'bid', { player: 'Cid', amount: 30 });
    await make(34.5, 'bid', { player: 'Bob', amount: 50 });
    await make(60, 'close', { player: 'Cid' });
    await make(61, 'end_turn');
  });

  test('is replayed identically', async () => {
    const { moves, refused: refusal, differences } = await replayGame(connection, game.id);
    // The names, which no move gave to the players of this test, are other ones.
    expect([moves, refusal, differences.filter(({ Column }) => Column !== 'name')]).toEqual([6, null, []]);
  });

  test('can be forked during an auction, which continues with the seconds that were left after its last move', async () => {
    await connection.choose(await forkGame(connection, game.id, 4, null));
    expect(await secondsLeft()).toBeCloseTo(10.5, -0.5);
  });
});

/** How many seconds the auction of the current game has left; a copy just made has lost few of them. */
async function secondsLeft(): Promise<number> {
  const [row] = await connection.rows<{ left: number }>('SELECT TIMESTAMPDIFF(MICROSECOND, utc_now(), Deadline) / 1000000 AS `left` FROM pendingView');
  return Number(row?.left);
}

describe('a copy of a game in an auction', () => {
  beforeEach(async () => {
    await auction();
    await make(5, 'bid', { player: 'Cid', amount: 30 });
  });

  /** Bob bids in the copy, in time, and nobody else does. */
  async function sellToBob(): Promise<void> {
    await connection.run("INSERT INTO Gamemanager (player_ID, action, amount) VALUES (?, 'bid', 45)", [game.pid('Bob')]);
    for (const name of ['Ann', 'Cid'] as const) await connection.run("INSERT INTO Gamemanager (player_ID, action) VALUES (?, 'pass')", [game.pid(name)]);
  }

  async function replayed(id: number): Promise<unknown[]> {
    const { refused: refusal, differences } = await replayGame(connection, id);
    return [refusal, differences.filter(({ Column }) => Column !== 'name')];
  }

  test('a save gives back the seconds that were left when it was saved', async () => {
    await callForRow(connection, 'CALL save_game(?, ?)', [game.id, 'in an auction']);
    await callForRow(connection, 'CALL save_in_slot(?, 3, TRUE)', [game.id]);
    const SAVES = [
      ["CALL load_save('in an auction')", "UPDATE Save SET saved_at = FROM_UNIXTIME(TIMESTAMPDIFF(SECOND, '1970-01-01', ?)) WHERE game_id = ?"],
      ['CALL load_slot(3)', "UPDATE SaveSlot SET saved_at = FROM_UNIXTIME(TIMESTAMPDIFF(SECOND, '1970-01-01', ?)) WHERE game_id = ?"],
    ] as const;
    for (const [load, savedAt] of SAVES) {
      for (const [saved, left] of [[8, 27], [2, 30], [36, -1]] as const) {
        await connection.run(savedAt, [at(saved), game.id]);
        const { game_id: id } = await callForRow<{ game_id: number }>(connection, load, []);
        await connection.choose(id);
        expect([load, saved, (await secondsLeft()) > left - 5 && (await secondsLeft()) <= left]).toEqual([load, saved, true]);
      }
    }
    await connection.run("CALL delete_save('in an auction')");
    await connection.run('CALL empty_slot(3)');
  });

  test('copies of copies are replayed as they were played', async () => {
    const fork = await forkGame(connection, game.id, null, null);
    await connection.choose(fork);
    await sellToBob();
    expect(await replayed(fork)).toEqual([null, []]);
    const again = await forkGame(connection, fork, 4, null);
    await connection.choose(again);
    expect(await secondsLeft()).toBeGreaterThan(30);
    await connection.run("INSERT INTO Gamemanager (player_ID, action, amount) VALUES (?, 'bid', 60)", [game.pid('Cid')]);
    expect(await replayed(again)).toEqual([null, []]);
    expect(await connection.rows('SELECT JSON_EXTRACT(pauses, ?) AS records FROM Game WHERE game_id = ?', ['$[*].record', again])).toEqual([{ records: [3, 4] }]);
    // What the copies did has not moved the clock of the first game.
    await connection.choose(game.id);
    expect(await pending()).toMatchObject({ deadline: at(35) });
  });

  test('an archive gives back the seconds that were left after its last move', async () => {
    const fork = await forkGame(connection, game.id, null, null);
    await connection.choose(fork);
    await connection.run("INSERT INTO Gamemanager (player_ID, action, amount) VALUES (?, 'bid', 45)", [game.pid('Bob')]);
    const archive = await exportGame(connection, fork);
    const restored = await importGame(connection, archive);
    await connection.choose(restored);
    expect(await secondsLeft()).toBeGreaterThan(30);
    await connection.run("INSERT INTO Gamemanager (player_ID, action, amount) VALUES (?, 'bid', 60)", [game.pid('Cid')]);
    expect(await replayed(restored)).toEqual([null, []]);
  });
});

describe('a game with moves without time, or back in time', () => {
  /** Changes when moves were made, as an older version or a clock that was set back would have left it. */
  async function rewrite(...times: readonly (readonly [record: number, time: string | null])[]): Promise<void> {
    await rewriting(connection, async () => {
      for (const [record, time] of times) {
        await connection.run('UPDATE Gamemanager SET played_at = ? WHERE game_id = ? AND record_ID = ?', [time, game.id, record]);
      }
    });
  }

  beforeEach(async () => {
    await auction();
    await make(20, 'bid', { player: 'Cid', amount: 30 });
    await make(60, 'close', { player: 'Cid' });
    await make(61, 'end_turn');
  });

  test.each<[string, (readonly [number, string | null])[]]>([
    ['those before an upgrade', [[1, null], [2, null]]],
    ['all', [[1, null], [2, null], [3, null], [4, null], [5, null]]],
    ['after the clock was set back', [[1, '2020-02-02 13:00:00']]],
  ])('can be forked, saved and replayed: %s', async (_, times) => {
    await rewrite(...times);
    for (const record of [1, 2, 5]) {
      if (times.length === 5 && record > 2) continue;
      const fork = await forkGame(connection, game.id, record, null);
      expect(await connection.rows('SELECT last_record_ID AS moves FROM GameState WHERE game_id = ?', [fork])).toEqual([{ moves: record }]);
    }
  });
});

describe('close_auctions()', () => {
  async function owner(gameId: number): Promise<number | null> {
    const [row] = await connection.rows<{ owner: number | null }>(
      'SELECT d.p_owner AS owner FROM Deed AS d JOIN Property AS pr USING (ruleset_id, prid) WHERE d.game_id = ? AND pr.name = ?', [gameId, BALTIC],
    );
    return row?.owner ?? null;
  }

  test('closes only auctions whose time is up', async () => {
    await auction();
    await make(1, 'bid', { player: 'Bob', amount: 77 });
    const running = await DecidingGame.start(connection, 'classic', NAMES);
    await running.roll(1, 2);
    await running.make('decline');
    await running.make('bid', { player: 'Bob', amount: 77 });
    const before = await stateOf(connection, running.id);
    await connection.run('CALL close_auctions()');
    expect([await owner(game.id), await stateOf(connection, running.id)]).toEqual([game.pid('Bob'), before]);
    const after = await stateOf(connection, game.id);
    await connection.run('CALL close_auctions()');
    await connection.run('CALL close_auction(?)', [running.id]);
    expect([await stateOf(connection, game.id), await stateOf(connection, running.id)]).toEqual([after, before]);
    for (const missing of [null, 0, -1, 2_000_000_000]) await connection.run('CALL close_auction(?)', [missing]);
  });

  test('is exact to the millisecond', async () => {
    await auction();
    const due = 'UPDATE GameState SET deadline = CAST(utc_now() + INTERVAL ? MICROSECOND AS DATETIME(3)) WHERE game_id = ?';
    const phase = 'SELECT phase FROM GameState WHERE game_id = ?';
    await connection.run(due, [60_000_000, game.id]);
    await connection.run('CALL close_auction(?)', [game.id]);
    expect(await connection.rows(phase, [game.id])).toEqual([{ phase: 'auction' }]);
    await connection.run(due, [-1_000, game.id]);
    await connection.run('CALL close_auction(?)', [game.id]);
    expect(await connection.rows(phase, [game.id])).not.toEqual([{ phase: 'auction' }]);
  });

  test('skips a game that another transaction has locked', async () => {
    await auction();
    await make(1, 'bid', { player: 'Bob', amount: 77 });
    const held = game.id;
    const others: number[] = [];
    for (const _ of [1, 2]) {
      game = await DecidingGame.start(connection, 'classic', NAMES);
      await auction();
      await make(1, 'bid', { player: 'Cid', amount: 77 });
      others.push(game.id);
    }
    const holder = await GameConnection.open((await workerDatabase()).address);
    try {
      await holder.run('START TRANSACTION');
      await holder.rows('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [held]);
      await connection.run('CALL close_auctions()');
      expect([await owner(held), ...(await Promise.all(others.map(owner)))]).toEqual([null, game.pid('Cid'), game.pid('Cid')]);
    } finally {
      await holder.run('ROLLBACK');
      await holder.close();
    }
    await connection.run('CALL close_auctions()');
    expect(await owner(held)).not.toBeNull();
  });

  test('skips a game with a player that another transaction has locked', async () => {
    await auction();
    const held = game.id;
    game = await DecidingGame.start(connection, 'classic', NAMES);
    await auction();
    await make(1, 'bid', { player: 'Cid', amount: 77 });
    const holder = await GameConnection.open((await workerDatabase()).address);
    try {
      await holder.run('START TRANSACTION');
      await holder.rows('SELECT pid FROM Player WHERE game_id = ? FOR UPDATE', [held]);
      await connection.run('SET innodb_lock_wait_timeout = 1');
      await connection.run('CALL close_auctions()');
      expect(await owner(game.id)).toBe(game.pid('Cid'));
    } finally {
      await connection.run('SET innodb_lock_wait_timeout = DEFAULT');
      await holder.run('ROLLBACK');
      await holder.close();
    }
    expect(await connection.rows('SELECT phase FROM GameState WHERE game_id = ?', [held])).toEqual([{ phase: 'auction' }]);
  });
});
