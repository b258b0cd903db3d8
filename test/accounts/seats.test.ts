import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { closeGates, GATES, openGates } from '../../src/deploy/gates';
import { GameConnection } from '../../src/client/connection';
import { makeMove } from '../../src/client/move';
import type { GameOptions } from '../../src/client/game-options';
import { openGame } from '../../src/client/new-game';
import { playAtTable } from '../../src/terminal/play';
import { accountName, NO_ROUTINE, NO_TABLE, TestAccounts } from '../support/accounts';
import { isWaiting, sessionOf, untilWaiting } from '../support/crowd';
import { changingNothing } from '../support/everything';
import { errnoOf, refusalOf } from '../support/game';
import { ScriptedConsole } from '../support/scripted-console';

/** Seats that belong to accounts: who moves for whom, and that nobody takes a move back. */

let accounts: TestAccounts<'zoe' | 'max' | 'eve' | 'host'>;
let root: GameConnection;
let game: number;
beforeAll(async () => {
  accounts = await TestAccounts.open({ zoe: 'player', max: 'player', eve: 'spectator', host: 'host' });
  root = accounts.root;
});
afterAll(() => accounts.close());

const MAKE_MOVE = 'CALL make_move(?, ?, ?)';
const GIVE = 'CALL give_seat(?, ?, ?)';
const SEATS = { 0: accountName('zoe'), 1: accountName('max') };

/** Zoe is player 0 and Max player 1; it is Zoe's turn. */
async function start(options: GameOptions = {}): Promise<void> {
  game = await openGame(root, 'classic', 'strangers', { players: ['Zoe', 'Max'], dice: 'server', seats: SEATS, ...options });
  await root.run('UPDATE GameState SET turn = (SELECT turn FROM Player WHERE game_id = ? AND pid = 0) WHERE game_id = ?', [game, game]);
  for (const session of [root, ...Object.values(accounts.sessions)]) await session.choose(game);
}

beforeEach(() => start());

/** Whether a move is called that is yet to be made. */
async function isCalled(): Promise<boolean> {
  return (await root.rows('SELECT game_id FROM CalledMove WHERE game_id = ?', [game])).length > 0;
}

test('a move that a deploy refuses is not made after the deploy', async () => {
  await closeGates(root);
  try {
    await refused('zoe', 'deploy_running', 'roll');
    expect(await isCalled()).toBe(false);
  } finally {
    await openGates(root);
  }
  // The gate may close between the call and the move.
  await root.run("CREATE TRIGGER deploy_gate BEFORE INSERT ON Gamemanager FOR EACH ROW SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 50060, MESSAGE_TEXT = 'deploy_running: Try again.'");
  try {
    await refused('zoe', 'deploy_running', 'roll');
    expect(await isCalled()).toBe(false);
  } finally {
    await openGates(root);
  }
});

/** @returns the names of who made which moves */
async function ledger(): Promise<{ action: string; player_ID: number; account: string | null }[]> {
  return await root.rows('SELECT action, player_ID, account FROM ledgerView');
}

/** What the scheduler's event does after some seconds. */
async function completeLater(): Promise<void> {
  await root.run('UPDATE CalledMove SET called_at = called_at - INTERVAL 1 MINUTE');
  await root.run("CALL complete_waiting_calls('move')");
}

/** The accounts of the seats of a game, by the numbers of the players. */
async function seatsOf(id: number): Promise<(string | null)[]> {
  return (await root.rows<{ account: string | null }>('SELECT account FROM Player WHERE game_id = ? ORDER BY pid', [id])).map(({ account }) => account);
}

async function refused(name: 'zoe' | 'max' | 'eve' | 'host', token: string, action: string, details: object | string | null = null): Promise<string> {
  const text = typeof details === 'object' && details !== null ? JSON.stringify(details) : details;
  const refusal = await changingNothingButCalls(() => refusalOf(accounts.sessions[name], MAKE_MOVE, [game, action, text]));
  expect(refusal.token).toBe(token);
  return refusal.sentence;
}

/** A move that is called and refused leaves nothing either, but is in the log of the server. */
async function changingNothingButCalls<Result>(work: () => Promise<Result>): Promise<Result> {
  const read = async (): Promise<unknown> =>
    Promise.all(['GameState', 'Player', 'Deed', 'Event', 'Gamemanager', 'CalledMove'].map((table) => root.rows('CHECKSUM TABLE ??', [table])));
  const before = await read();
  const result = await work();
  expect(await read()).toEqual(before);
  return result;
}

/** Puts a game where somebody must act, before the move that a test is about. */
async function stand(sql: string): Promise<void> {
  await root.run(sql, [game]);
}

describe('an account', () => {
  test('moves for its own seat, and is recorded in the ledger', async () => {
    await accounts.sessions.zoe.rows(MAKE_MOVE, [game, 'roll', null]);
    expect(await ledger()).toEqual([{ action: 'roll', player_ID: 0, account: accountName('zoe') }]);
  });

  test('cannot move for another', async () => {
    expect(await refused('max', 'not_your_seat', 'roll')).toBe('The seat of Zoe is not yours.');
    await refused('max', 'not_your_seat', 'roll', { player_ID: 0 });
    await refused('max', 'wrong_player', 'roll', { player_ID: 1 });
    await refused('max', 'not_your_seat', 'leave', { player_ID: 0 });
    await refused('host', 'not_your_seat', 'roll');
    expect(await errnoOf(accounts.sessions.eve, MAKE_MOVE, [game, 'roll', null])).toBe(NO_ROUTINE);
  });

  test.each([
    ['zoe', 'INSERT INTO Gamemanager (action) VALUES (?)', ['roll']],
    ['zoe', 'INSERT INTO Gamemanager (action, player_ID) VALUES (?, 0), (?, 0)', ['roll', 'roll']],
    ['max', 'INSERT INTO Gamemanager (action) VALUES (?)', ['end']],
    ['max', 'INSERT INTO Gamemanager (action, dice, dice2) VALUES (?, 1, 2)', ['roll']],
  ] as const)('%s cannot move by %s, which could be taken back', async (name, sql, values) => {
    await changingNothing(root, async () => {
      expect((await refusalOf(accounts.sessions[name], sql, [...values])).token).toBe('move_not_final');
    });
  });

  test('cannot set the account of a move', async () => {
    expect(await errnoOf(accounts.sessions.max, "INSERT INTO Gamemanager (action, account) VALUES ('roll', '')")).toBe(1143);
    expect(await errnoOf(accounts.sessions.max, 'DELETE FROM CalledMove')).toBe(NO_TABLE);
  });

  test('cannot choose the dice', async () => {
    await refused('zoe', 'column_not_used', 'roll', { dice: 3 });
    await refused('zoe', 'column_not_used', 'roll', { dice2: 3 });
  });

  test('answers a trade, bids and raises money for its own seat only', async () => {
    await accounts.sessions.zoe.rows(MAKE_MOVE, [game, 'propose', '{"terms": {"to": 1, "give": {"money": 5}}}']);
    await refused('zoe', 'not_your_seat', 'accept');
    await refused('max', 'not_your_seat', 'withdraw');
    await accounts.sessions.max.rows(MAKE_MOVE, [game, 'accept', null]);

    await stand("UPDATE GameState SET phase = 'auction', prid = 3, deadline = UTC_TIMESTAMP(3) + INTERVAL 1 HOUR WHERE game_id = ?");
    await refused('zoe', 'not_your_seat', 'bid', { player_ID: 1, amount: 500 });
    await refused('zoe', 'not_your_seat', 'pass', { player_ID: 1 });
    await accounts.sessions.max.rows(MAKE_MOVE, [game, 'bid', '{"player_ID": 1, "amount": 500}']);

    await stand("UPDATE GameState SET phase = 'debt', prid = NULL, bid = NULL, bidder = NULL, deadline = NULL, next_entry = 2 WHERE game_id = ?");
    await stand("INSERT INTO Agenda (game_id, entry_no, pid, amount, kind) VALUES (?, 1, 1, 5, 'paid')");
    await refused('zoe', 'not_your_seat', 'pay');
    await accounts.sessions.max.rows(MAKE_MOVE, [game, 'pay', null]);
  });

  test('can end the game for all only with all seats', async () => {
    await start({ rules: { can_end: true } });
    expect(await refused('zoe', 'not_your_seat', 'end')).toBe('To end the game for everyone, you need all seats; 1 is not yours.');
    await start({ rules: { can_end: true }, seats: { 0: accountName('zoe'), 1: accountName('zoe') } });
    await accounts.sessions.zoe.rows(MAKE_MOVE, [game, 'end', null]);
    expect(await root.rows('SELECT Phase FROM pendingView')).toEqual([{ Phase: 'over' }]);
  });

  test('cannot move for a seat without an account, which is for the owner', async () => {
    await start({ seats: { 1: accountName('max') } });
    await refused('zoe', 'not_your_seat', 'roll');
    await refused('max', 'not_your_seat', 'roll');
    await root.rows(MAKE_MOVE, [game, 'roll', null]);
    expect((await ledger()).length).toBe(1);
  });

  test('sees its own legal moves with their statements', async () => {
    const [move] = await accounts.sessions.zoe.rows<{ SQL: string }>("SELECT `SQL` FROM movesView WHERE Yours AND Action = 'roll'");
    expect(await accounts.sessions.max.rows('SELECT Action FROM movesView WHERE Yours')).toEqual([]);
    await accounts.sessions.zoe.rows(move?.SQL ?? '');
    expect((await ledger()).map(({ action }) => action)).toEqual(['roll']);
  });

  test('plays through the client as in a game without accounts', async () => {
    expect(await makeMove(accounts.sessions.zoe, game, { action: 'roll' })).toMatchObject({ record_ID: 1, player_ID: 0 });
    await expect(makeMove(accounts.sessions.zoe, game, { action: 'roll', player_ID: 1 })).rejects.toMatchObject({ token: expect.stringMatching(/^(wrong_player|wrong_phase)$/) });
  });
});

describe('a terminal', () => {
  test('waits while another account must move, and shows its own choices', async () => {
    const { zoe, max } = accounts.sessions;
    const play = async (session: GameConnection, input: string): Promise<string> => {
      const terminal = new ScriptedConsole(input);
      expect(await playAtTable(session, game, terminal)).toMatchObject({ isOver: false });
      return terminal.transcript;
    };
    expect((await play(max, 'w\nroll\n')).match(/It is Zoe's turn to roll\. The seat belongs to another account\./g)?.length).toBe(2);
    expect(await ledger()).toEqual([]);
    await zoe.rows(MAKE_MOVE, [game, 'propose', '{"terms": {"to": 1, "give": {"money": 5}}}']);
    expect(await play(zoe, 'withdraw\n')).toContain('Max must accept or decline the trade first. The seat belongs to another account.');
    await zoe.rows(MAKE_MOVE, [game, 'propose', '{"terms": {"to": 1, "give": {"money": 5}}}']);
    expect(await play(max, 'accept\n')).toContain('Max, do you accept this trade?');
    expect((await ledger()).map(({ action, account }) => [action, account === accountName('zoe')])).toEqual([
      ['propose', true], ['withdraw', true], ['propose', true], ['accept', false],
    ]);
  });
});

describe('a final move', () => {
  test.each([
    ['a transaction', ['START TRANSACTION']],
    ['a transaction that saw the game', ['START TRANSACTION', 'SELECT * FROM pendingView']],
    ['a session without autocommit', ['SET autocommit = 0']],
    ['transactions that go on by themselves', ["SET completion_type = 'CHAIN'", 'START TRANSACTION']],
  ])('is not undone by rolling back %s', async (_, statements) => {
    const { zoe } = accounts.sessions;
    for (const sql of statements) await zoe.run(sql);
    await zoe.rows(MAKE_MOVE, [game, 'roll', null]);
    await zoe.run('ROLLBACK');
    await zoe.run("SET autocommit = 1, completion_type = 'NO_CHAIN'");
    expect((await ledger()).length).toBe(1);
  });

  test('is refused within XA before anything is rolled', async () => {
    const { zoe } = accounts.sessions;
    await zoe.run('COMMIT');
    await zoe.run("XA START 'peek'");
    expect(await changingNothing(root, () => errnoOf(zoe, MAKE_MOVE, [game, 'roll', null]))).toBe(1399);
    await zoe.run("XA END 'peek'");
    await zoe.run("XA ROLLBACK 'peek'");
  });

  test('is completed by the next move if its session was killed in the middle', async () => {
    await root.run('INSERT INTO CalledMove (game_id, account, action, called_at) VALUES (?, ?, ?, UTC_TIMESTAMP())', [game, accountName('zoe'), 'roll']);
    // Zoe does something else, now that she may have seen what she rolled.
    const zoe = await refusalOf(accounts.sessions.zoe, MAKE_MOVE, [game, 'pay', null]);
    expect(zoe.token).toBe('wrong_phase');
    expect(await ledger()).toEqual([{ action: 'roll', player_ID: 0, account: accountName('zoe') }]);
    expect(await root.rows('SELECT * FROM CalledMove')).toEqual([]);
  });

  test('is completed after some seconds by the scheduler event', async () => {
    await root.run("INSERT INTO CalledMove (game_id, account, action, called_at) VALUES (?, ?, 'roll', UTC_TIMESTAMP())", [game, accountName('zoe')]);
    await root.run("CALL complete_waiting_calls('move')");
    expect(await ledger()).toEqual([]);
    await completeLater();
    expect((await ledger()).length).toBe(1);
  });

  test('is returned to its caller, even if another session completed it', async () => {
    await root.run("INSERT INTO Gamemanager (action) VALUES ('roll')");
    await root.run('CALL find_completed_move(?, 0, ?, NULL, @game_id)', [game, 'ROLL']);
    expect(await root.rows('SELECT @game_id AS record')).toEqual([{ record: 1 }]);
    expect((await refusalOf(root, 'CALL find_completed_move(?, 1, ?, NULL, @game_id)', [game, 'roll'])).token).toBe('wrong_phase');
  });

  test('is known by its token: no other move of the kind is taken for it, and a move that is in the ledger is not called refused', async () => {
    const details = (token: string): string => JSON.stringify({ token });
    const find = 'CALL find_completed_move(?, ?, ?, ?, @game_id)';
    await accounts.sessions.zoe.rows(MAKE_MOVE, [game, 'roll', JSON.stringify({ player_ID: 0, token: 'mine' })]);
    await accounts.sessions.zoe.run(MAKE_MOVE, [game, 'propose', JSON.stringify({ player_ID: 0, token: 'offer', terms: { to: 1, give: { money: 1 } } })]).catch(() => undefined);
    await root.run(find, [game, 0, 'roll', details('mine')]);
    expect(await root.rows('SELECT @game_id AS record')).toEqual([{ record: 1 }]);
    // Somebody else completed the resent move, and found the token taken.
    expect(await refusalOf(root, find, [game, 1, 'roll', details('mine')])).toMatchObject({ token: 'token_taken', sentence: 'This token was used by record 1.' });
    expect((await refusalOf(root, find, [game, 0, 'roll', details('another')])).token).toBe('wrong_phase');
  });

  test('stands even if its caller interrupts it and rolls back', async () => {
    const { zoe, max } = accounts.sessions;
    await root.run('START TRANSACTION');
    await root.run('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
    const session = await sessionOf(zoe);
    const rolled = errnoOf(zoe, MAKE_MOVE, [game, 'roll', null]);
    await untilWaiting(root, session);
    await root.run('KILL QUERY ?', [session]);
    expect(await rolled).toBe(1317);
    await zoe.run('ROLLBACK');
    await root.run('COMMIT');
    expect((await refusalOf(max, MAKE_MOVE, [game, 'decline', null])).token).toMatch(/^wrong_phase$|^not_your_seat$/);
    expect(await ledger()).toEqual([{ action: 'roll', player_ID: 0, account: accountName('zoe') }]);
  });

  describe('and meets with an error of the server', () => {
    let other: GameConnection;
    beforeEach(async () => {
      other = await GameConnection.open(accounts.address);
      await other.run('START TRANSACTION');
    });
    afterEach(() => other.close());

    test('is made after a deadlock, and returns its number', async () => {
      const { zoe } = accounts.sessions;
      // The server ends whichever transaction has changed fewer rows.
      await other.run('UPDATE Deed SET cost_factor = cost_factor + 1 WHERE game_id = ?', [game]);
      await other.run('SELECT pid FROM Player WHERE game_id = ? FOR UPDATE', [game]);
      const session = await sessionOf(zoe);
      const moved = zoe.rows(MAKE_MOVE, [game, 'roll', null]);
      await untilWaiting(root, session);
      await other.run('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
      await other.run('ROLLBACK');
      expect(((await moved) as object[][])[0]).toEqual([{ Record: 1 }]);
      expect(await ledger()).toHaveLength(1);
    });

    test('is called after a deadlock about an earlier called move', async () => {
      await root.run('INSERT INTO CalledMove (game_id, account, action, called_at) VALUES (?, ?, ?, UTC_TIMESTAMP())', [game, accountName('zoe'), 'roll']);
      await other.run('UPDATE Deed SET cost_factor = cost_factor + 1 WHERE game_id = ?', [game]);
      await other.run('SELECT pid FROM Player WHERE game_id = ? FOR UPDATE', [game]);
      const { max } = accounts.sessions;
      const session = await sessionOf(max);
      const moved = refusalOf(max, MAKE_MOVE, [game, 'pay', null]);
      await untilWaiting(root, session);
      await other.run('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
      await other.run('ROLLBACK');
      expect((await moved).token).toMatch(/^(wrong_phase|not_your_seat)$/);
      expect(await ledger()).toHaveLength(1);
      expect(await isCalled()).toBe(false);
    });

    test.each([
      ['make_move', () => accounts.sessions.zoe, "CALL make_move(?, 'roll', NULL)", false],
      ['the scheduler', () => root, "CALL complete_waiting_call('move', ?, 0)", true],
      ['the characters', () => root, 'CALL play_bots(?)', true],
    ] as const)('is made by %s when a deploy begins to close the gates in between', async (_, who, sql, isThere) => {
      if (isThere) await root.run('INSERT INTO CalledMove (game_id, account, action, called_at) VALUES (?, ?, ?, UTC_TIMESTAMP())', [game, accountName('zoe'), 'roll']);
      await other.run('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
      const [observer, closing] = [await GameConnection.open(accounts.address), await GameConnection.open(accounts.address)];
      const session = await sessionOf(who());
      const moved = who().run(sql, [game]);
      await untilWaiting(observer, session);
      const gate = GATES.find(({ table }) => table === 'CalledMove');
      let isClosed = false;
      const closed = closing.run(gate?.create ?? '').finally(() => {
        isClosed = true;
      });
      const waits = "SELECT ID FROM performance_schema.processlist WHERE STATE LIKE 'Waiting for table metadata lock' AND INFO LIKE 'CREATE TRIGGER%'";
      while (!isClosed && (await observer.rows(waits)).length === 0);
      await other.run('ROLLBACK');
      await moved;
      await closed;
      await openGates(root);
      expect(await ledger()).toHaveLength(1);
      for (const connection of [observer, closing]) await connection.close();
    });

    test('is reported as pending when a lock is not released, and is made once', async () => {
      const { zoe } = accounts.sessions;
      await zoe.run('SET SESSION innodb_lock_wait_timeout = 1');
      await other.run('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
      const refusal = await refusalOf(zoe, MAKE_MOVE, [game, 'roll', null]);
      expect(refusal.token).toBe('move_pending');
      expect(refusal.sentence).toMatch(/error 1205.*ledgerView/);
      expect(await ledger()).toEqual([]);
      await other.run('ROLLBACK');
      await completeLater();
      expect(await ledger()).toHaveLength(1);
    });

    /** Does something while a routine is missing, as in the moment in which a deploy replaces it. */
    async function without(name: string, work: () => Promise<void>): Promise<void> {
      const [row] = await root.rows<{ 'Create Procedure': string }>('SHOW CREATE PROCEDURE ??', [name]);
      await root.run('DROP PROCEDURE ??', [name]);
      try {
        await work();
      } finally {
        await root.run(row?.['Create Procedure'] ?? '');
      }
    }

    test('is reported as pending while a deploy replaces the routine that makes it, and is made once', async () => {
      await without('complete_own_call', async () => {
        const refusal = await refusalOf(accounts.sessions.zoe, MAKE_MOVE, [game, 'roll', null]);
        expect(refusal).toMatchObject({ token: 'move_pending', sentence: expect.stringMatching(/error 1305/) });
      });
      expect(await ledger()).toEqual([]);
      await completeLater();
      expect(await ledger()).toHaveLength(1);
    });

    test('is reported as pending if it was made by somebody else and its number cannot be found', async () => {
      const session = await sessionOf(accounts.sessions.zoe);
      await other.run('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
      const moved = refusalOf(accounts.sessions.zoe, MAKE_MOVE, [game, 'roll', null]);
      await untilWaiting(root, session);
      await without('find_completed_move', async () => {
        await other.run('CALL play_called_move(?, NULL, @game_id)', [game]);
        await other.run('COMMIT');
        expect(await moved).toMatchObject({ token: 'move_pending', sentence: expect.stringMatching(/error 1305/) });
      });
      expect(await ledger()).toHaveLength(1);
    });

    test('is repeated by the client until it is made, and made once', async () => {
      const zoe = await accounts.another('zoe');
      await zoe.choose(game);
      await zoe.run('SET SESSION innodb_lock_wait_timeout = 1');
      const session = await sessionOf(zoe);
      // An INSERT is refused before it gets there.
      await other.run('SELECT event_no FROM Event WHERE game_id = ? FOR UPDATE', [game]);
      const made = makeMove(zoe, game, { action: 'roll' });
      await untilWaiting(root, session);
      while (await isWaiting(root, session)) await root.run('DO 0');
      await other.run('ROLLBACK');
      expect((await made).record_ID).toBe(1);
      expect(await ledger()).toHaveLength(1);
      await zoe.close();
    });

    test('has the same results in a session with another default collation', async () => {
      const zoe = await accounts.another('zoe');
      await zoe.run("SET SESSION default_collation_for_utf8mb4 = 'utf8mb4_general_ci'");
      expect(await zoe.rows(MAKE_MOVE, [game, 'roll', null])).toMatchObject([[{ Record: 1 }], {}]);
      await zoe.close();
    });
  });

  test('of a bot is not undone either', async () => {
    await start({ players: ['Zoe', { character: 'Ebenezer Scrooge' }], seats: { 0: accountName('zoe') } });
    await stand('UPDATE GameState AS g SET turn = 1 - turn WHERE game_id = ?');
    const { zoe } = accounts.sessions;
    await zoe.run('START TRANSACTION');
    await zoe.rows('CALL bot_move(?)', [game]);
    await zoe.run('ROLLBACK');
    await zoe.run('START TRANSACTION');
    await zoe.rows('CALL play_bots(?)', [game]);
    await zoe.run('ROLLBACK');
    const moves = await ledger();
    expect(moves.length).toBeGreaterThan(1);
    expect(moves[0]).toMatchObject({ player_ID: 1, account: null });
  });
});

describe('details of a move', () => {
  test.each([
    'roll', '[]', '3', '{"prid": 2.5}', '{"prid": "2"}', '{"player_ID": 0.4}', '{"dice": "3"}', '{"round": 1}', '{"account": "zoe"}',
    '{"prid": null}', '{"prid": 1e12}', '{"token": "é"}', `{"token": "${'x'.repeat(65)}"}`, '{"terms": [1]}',
  ])('are refused: %s', async (details) => {
    await refused('zoe', 'details_malformed', 'roll', details);
  });

  test('of a missing game', async () => {
    expect((await refusalOf(accounts.sessions.zoe, MAKE_MOVE, [2_000_000_000, 'roll', null])).token).toBe('game_not_found');
  });

  test('are the same as for an insert', async () => {
    await accounts.sessions.zoe.rows(MAKE_MOVE, [game, 'propose', JSON.stringify({ terms: '{"to": 1, "take": {"money": 5}}', token: 'offer', record_ID: 1, player_ID: 0 })]);
    expect(await root.rows('SELECT record_ID, token, action, terms FROM ledgerView')).toEqual([
      { record_ID: 1, token: 'offer', action: 'propose', terms: '{"to": 1, "take": {"money": 5}}' },
    ]);
    await refused('zoe', 'token_taken', 'withdraw', { token: 'offer' });
    await refused('zoe', 'record_taken', 'withdraw', { record_ID: 1 });
  });
});

describe('without accounts at the seats', () => {
  test('make_move is another way to move, and final, too', async () => {
    game = await openGame(root, 'campus', null);
    const { max } = accounts.sessions;
    await max.run('START TRANSACTION');
    await max.rows(MAKE_MOVE, [game, 'roll', '{"dice": 2}']);
    await max.run('ROLLBACK');
    await root.choose(game);
    expect(await ledger()).toMatchObject([{ action: 'roll', account: null }]);
  });

  test('bots still move by themselves', async () => {
    game = await openGame(root, 'classic', null, { players: ['Zoe', { character: 'Ebenezer Scrooge' }], dice: 'server' });
    await root.choose(game);
    await accounts.sessions.max.choose(game);
    await stand('UPDATE GameState SET turn = (SELECT turn FROM Player WHERE Player.game_id = GameState.game_id AND pid = 1) WHERE game_id = ?');
    for (const action of ['roll', 'leave']) {
      const refusal = await changingNothing(root, () => refusalOf(accounts.sessions.max, 'INSERT INTO Gamemanager (action) VALUES (?)', [action]));
      expect(refusal).toMatchObject({ token: 'not_your_seat', sentence: expect.stringMatching(/^Ebenezer Scrooge is a bot/) });
    }
    await accounts.sessions.max.rows('CALL play_bots(?)', [game]);
    expect((await ledger())[0]).toMatchObject({ player_ID: 1, account: null });
  });
});

describe('a clock', () => {
  const age = 'UPDATE Game SET created_at = created_at - INTERVAL 61 SECOND WHERE game_id = ?';

  test('allows everybody in the game to call the substitute bot for a late player, but not earlier', async () => {
    await start({ clock: 60 });
    const [played] = await accounts.sessions.max.rows('CALL play_bots(?)', [game]);
    expect(played).toMatchObject([{ Moves: 0, 'Waits for': 'person' }]);
    expect(await ledger()).toEqual([]);
    await root.run(age, [game]);
    await refused('max', 'not_your_seat', 'roll', { player_ID: 0 });
    await accounts.sessions.max.run('CALL play_bots(?)', [game]);
    expect((await ledger())[0]).toEqual({ action: 'roll', player_ID: 0, account: null });
  });

  test('does not remove the account from the seat', async () => {
    await start({ clock: 60 });
    await root.run(age, [game]);
    await accounts.sessions.zoe.run(MAKE_MOVE, [game, 'roll', null]);
    expect(await ledger()).toEqual([{ action: 'roll', player_ID: 0, account: accountName('zoe') }]);
  });
});

describe('no account can block others', () => {
  const called = (): Promise<object[]> => root.rows('SELECT account, action FROM CalledMove WHERE game_id = ?', [game]);
  const age = (): Promise<void> => root.run('UPDATE Game SET created_at = created_at - INTERVAL 61 SECOND WHERE game_id = ?', [game]);

  test('with a move that fails each time', async () => {
    await refused('max', 'details_malformed', 'propose', { terms: { x: 'a'.repeat(2001) } });
    await root.run("INSERT INTO CalledMove (game_id, account, action, details, called_at) VALUES (?, 'eve', 'propose', ?, utc_now())", [
      game, JSON.stringify({ terms: { x: 'a'.repeat(3000) } }),
    ]);
    await accounts.sessions.zoe.run(MAKE_MOVE, [game, 'roll', null]);
    expect((await ledger())[0]).toMatchObject({ action: 'roll', player_ID: 0 });
    expect(await called()).toEqual([]);
  });

  test('with calls in a game in which it has no seat', async () => {
    expect((await refusalOf(accounts.sessions.host, MAKE_MOVE, [game, 'roll', null])).sentence).toBe(`You have no seat in game ${game}.`);
    expect(await called()).toEqual([]);
  });

  test.each([[null], ['x'.repeat(100_000)]])('with an unknown action', async (action) => {
    expect((await refusalOf(accounts.sessions.zoe, MAKE_MOVE, [game, action, null])).token).toBe('action_not_found');
    expect(await called()).toEqual([]);
  });

  test('by calling the substitute bot before a player who called their move in time', async () => {
    await start({ clock: 60 });
    const [holder, early] = [await accounts.another('max'), await accounts.another('max')];
    await holder.choose(game);
    await holder.run('START TRANSACTION');
    await holder.rows('SELECT * FROM pendingView FOR SHARE');
    const earlySession = await sessionOf(early);
    const stoodIn = early.run('CALL play_bots(?)', [game]);
    await untilWaiting(root, earlySession);
    const zoeSession = await sessionOf(accounts.sessions.zoe);
    const moved = accounts.sessions.zoe.run(MAKE_MOVE, [game, 'roll', null]);
    await untilWaiting(root, zoeSession);
    await holder.run('ROLLBACK');
    await Promise.all([stoodIn, moved]);
    expect((await ledger())[0]).toEqual({ action: 'roll', player_ID: 0, account: accountName('zoe') });
    for (const session of [holder, early]) await session.close();
  });

  test('or get another die by blocking the roll of the substitute bot after seeing it', async () => {
    await start({ clock: 60 });
    await age();
    const holder = await accounts.another('zoe');
    await holder.choose(game);
    await holder.run('START TRANSACTION');
    await holder.rows('SELECT COUNT(*) FROM ledgerView FOR SHARE');
    const caller = await accounts.another('max');
    await caller.run('SET SESSION innodb_lock_wait_timeout = 1');
    expect(await errnoOf(caller, 'CALL play_bots(?)', [game])).toBe(1205);
    expect(await called()).toEqual([{ account: '', action: 'roll' }]);
    for (const session of [holder, caller]) await session.close();
    await accounts.sessions.zoe.run(MAKE_MOVE, [game, 'leave', null]).catch(() => undefined);
    expect((await ledger())[0]).toEqual({ action: 'roll', player_ID: 0, account: null });
  });

  test('in an auction, in which bids count from the time of their call', async () => {
    await start({ rules: { auction_seconds: 600 } });
    await stand("UPDATE GameState SET phase = 'auction', prid = 1, deadline = utc_now() + INTERVAL 600 SECOND WHERE game_id = ?");
    const holder = await GameConnection.open(accounts.address);
    await holder.run('START TRANSACTION');
    await holder.rows('SELECT phase FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
    const zoeSession = await sessionOf(accounts.sessions.zoe);
    const bid = accounts.sessions.zoe.run(MAKE_MOVE, [game, 'bid', '{"amount": 40, "player_ID": 0}']);
    await untilWaiting(root, zoeSession);
    // It was called a minute ago, and the time was up half a minute ago.
    await holder.run('UPDATE CalledMove SET called_at = called_at - INTERVAL 60 SECOND WHERE game_id = ?', [game]);
    await holder.run('UPDATE GameState SET deadline = utc_now() - INTERVAL 30 SECOND WHERE game_id = ?', [game]);
    await holder.run('COMMIT');
    await bid;
    expect(await ledger()).toMatchObject([{ action: 'bid', player_ID: 0, account: accountName('zoe') }]);
    await holder.close();
  });
});

describe('a game between accounts', () => {
  test.each<[string, GameOptions]>([
    ['dice of its own', { dice: 'table' }],
    ['a seat that is not there', { seats: { 7: 'zoe' } }],
    ['a seat that is no number', { seats: { Zoe: 'zoe' } }],
    ['the seat of a character', { players: ['Zoe', { character: 'Ebenezer Scrooge' }], seats: { 1: 'zoe' } }],
    ['nobody', { seats: {} }],
    ['an account without a name', { seats: { 0: '' } }],
  ])('cannot be made for %s', async (_, options) => {
    const all = { players: ['Zoe', 'Max'], dice: 'server', seats: SEATS, ...options };
    await changingNothing(root, async () => {
      expect((await refusalOf(root, "CALL open_game('classic', NULL, ?)", [JSON.stringify(all)])).token).toBe('options_malformed');
    });
  });

  test('has dice that do not follow from a given seed', async () => {
    const commitments = await Promise.all([SEATS, SEATS, undefined, undefined].map(async (seats) => {
      const id = await openGame(root, 'classic', null, { players: ['Zoe', 'Max'], dice: 'server', seed: 'mine', ...(seats && { seats }) });
      const [row] = await root.rows<{ seed: string }>('SELECT seed FROM Game WHERE game_id = ?', [id]);
      return row?.seed;
    }));
    expect(new Set(commitments).size).toBe(3);
    expect(commitments.slice(2)).toEqual(['mine', 'mine']);
  });

  test('cannot be continued in a copy, which would reveal its dice, until it is over', async () => {
    const { host } = accounts.sessions;
    await host.rows('CALL save_in_slot(?, 1, TRUE)', [game]);
    expect((await refusalOf(host, 'CALL load_slot(1)', [])).token).toBe('dice_are_secret');
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    await host.rows('CALL load_slot(1)');
  });

  test('has a fork without accounts at its seats, which keeps the accounts of past moves', async () => {
    game = await openGame(root, 'classic', null, { players: ['Zoe', 'Max'], dice: 'server', seats: SEATS });
    const [first] = await root.rows<{ pid: number }>('SELECT p.pid FROM Player AS p JOIN GameState AS g USING (game_id, turn) WHERE p.game_id = ?', [game]);
    const mover = first?.pid === 0 ? 'zoe' : 'max';
    await accounts.sessions[mover].rows(MAKE_MOVE, [game, 'roll', null]);
    const [rows] = await root.rows<{ game_id: number }[]>('CALL fork_game(?, NULL, NULL)', [game]);
    const fork = rows?.[0]?.game_id ?? 0;
    expect(await root.rows('SELECT account FROM Gamemanager WHERE game_id = ?', [fork])).toEqual([{ account: accountName(mover) }]);
    expect(await seatsOf(fork)).toEqual([null, null]);
    expect((await refusalOf(accounts.sessions[mover], MAKE_MOVE, [fork, 'leave', null])).token).toBe('dice_are_secret');
    expect((await refusalOf(root, GIVE, [fork, 0, accountName('zoe')])).token).toBe('dice_are_secret');
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    await root.run(GIVE, [fork, 0, accountName('zoe')]);
    expect(await seatsOf(fork)).toEqual([accountName('zoe'), null]);
    const [again] = await root.rows<{ game_id: number }[]>('CALL fork_game(?, NULL, NULL)', [game]);
    expect(await seatsOf(again?.[0]?.game_id ?? 0)).toEqual([null, null]);
    for (const id of [fork, again?.[0]?.game_id]) await root.run('CALL delete_game(?)', [id ?? 0]);
    const [open] = await root.rows<{ game_id: number }[]>('CALL fork_game(?, NULL, NULL)', [game]);
    // Its seed was public before it was made.
    expect(await seatsOf(open?.[0]?.game_id ?? 0)).toEqual([null, null]);
    expect((await refusalOf(root, GIVE, [open?.[0]?.game_id ?? 0, 0, accountName('zoe')])).token).toBe('dice_are_secret');
    await root.run('CALL delete_game(?)', [open?.[0]?.game_id ?? 0]);
  });

  test('has seats that the owner can give to other accounts, who continue', async () => {
    expect(await root.rows(GIVE, [game, '0', accountName('max')])).toMatchObject([
      [{ Game: game, 'Player No.': 0, 'Player name': 'Zoe', Account: accountName('max') }], {},
    ]);
    await refused('zoe', 'not_your_seat', 'roll');
    await accounts.sessions.max.run(MAKE_MOVE, [game, 'roll', null]);
    await root.run(GIVE, [game, 0, null]);
    expect(await seatsOf(game)).toEqual([null, accountName('max')]);
    expect(await root.rows('SELECT seats FROM Game WHERE game_id = ?', [game])).toEqual([{ seats: { 1: accountName('max') } }]);
  });

  test.each<[what: string, token: string, args: (number | string | null)[]]>([
    ['of nobody', 'not_a_seat', [7, 'zoe']],
    ['of half a player', 'not_a_seat', ['0.5', 'zoe']],
    ['to an account without a name', 'name_malformed', [0, '']],
    ['to an account with a long name', 'name_malformed', [0, 'z'.repeat(81)]],
  ])('cannot give a seat %s', async (_, token, args) => {
    await changingNothing(root, async () => expect((await refusalOf(root, GIVE, [game, ...args])).token).toBe(token));
  });

  test('cannot give a seat of a bot, without accounts, after its end, or that is missing', async () => {
    expect((await refusalOf(root, GIVE, [999_999, 0, 'zoe'])).token).toBe('game_not_found');
    const table = await openGame(root, 'classic', null, { players: ['Zoe', 'Max'], dice: 'server' });
    expect((await refusalOf(root, GIVE, [table, 0, 'zoe'])).token).toBe('not_a_seat');
    await start({ players: ['Zoe', { character: 'Ebenezer Scrooge' }], seats: { 0: accountName('zoe') } });
    expect((await refusalOf(root, GIVE, [game, 1, 'zoe'])).token).toBe('not_a_seat');
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    expect((await refusalOf(root, GIVE, [game, 0, 'zoe'])).token).toBe('game_over');
    expect(await errnoOf(accounts.sessions.zoe, GIVE, [game, 0, 'zoe'])).toBe(NO_ROUTINE);
  });
});
