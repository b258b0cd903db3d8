import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { readCatalogue } from '../../src/deploy/catalogue';
import { runMigrations } from '../../src/deploy/run-migrations';
import { accountName, TestAccounts } from '../support/accounts';
import { sessionOf, untilWaiting, withConnections } from '../support/crowd';
import { makeEdition } from '../support/editions';
import { refusalOf } from '../support/game';
import { rowsRead } from '../support/rows-read';

/** Moves and games that were submitted, and what completes them when their sessions do not. */

let accounts: TestAccounts<'zoe' | 'max'>;
let root: GameConnection;
beforeAll(async () => {
  accounts = await TestAccounts.open({ zoe: 'player', max: 'player' });
  root = accounts.root;
  // A test whose sweep waits for a lock does not end.
  await root.run('SET SESSION innodb_lock_wait_timeout = 100000');
});
afterAll(() => accounts.close());
beforeEach(async () => {
  await root.run('DELETE FROM CalledMove');
  await root.run('DELETE FROM CalledGame');
});

const MAKE_MOVE = 'CALL make_move(?, ?, ?)';
const SWEEP = 'CALL complete_waiting_calls(?)';
const KINDS = ['move', 'game'] as const;
type Kind = (typeof KINDS)[number];

/** A game in which it is the turn of player 0. */
async function start(account = accountName('zoe')): Promise<number> {
  const game = await openGame(root, 'classic', 'calls', { players: ['Zoe', 'Max'], dice: 'server', seats: { 0: account, 1: accountName('max') } });
  await root.run('UPDATE GameState SET turn = (SELECT turn FROM Player WHERE game_id = ? AND pid = 0) WHERE game_id = ?', [game, game]);
  return game;
}

/** A call that its session left: a roll in a new game, or a game with a new seed. */
interface Left {
  /** of the move; null: it is a game */
  game: number | null;
  call: number | string;
  /** how many moves or games it has become */
  made: () => Promise<number>;
}

/** The number of a move on a server whose own number is 255. */
const LARGE = '18446744073709551000';

let seeds = 0;

/** @param seconds how long ago it was submitted */
async function leave(kind: Kind, seconds: number, account = accountName('zoe')): Promise<Left> {
  if (kind === 'move') {
    const game = await start(account);
    await root.run("INSERT INTO CalledMove (game_id, call_id, account, action, called_at) VALUES (?, ?, ?, 'roll', utc_now() - INTERVAL ? SECOND)", [game, LARGE, account, seconds]);
    return { game, call: LARGE, made: async () => (await root.rows("SELECT record_ID FROM Gamemanager WHERE game_id = ? AND action = 'roll'", [game])).length };
  }
  seeds += 1;
  const seed = `left ${seeds}`;
  const terms = { name: 'left', players: ['Zoe', 'Max'], dice: 'server', seed, list: null, pace: null, seats: null, seconds: null, stand_in: null };
  await root.run("CALL call_game((SELECT ruleset_id FROM Edition WHERE edition = 'classic'), ?, @call_id)", [JSON.stringify(terms)]);
  const [row] = await root.rows<{ call: number }>('SELECT MAX(call_id) AS `call` FROM CalledGame');
  await root.run('UPDATE CalledGame SET called_at = utc_now() - INTERVAL ? SECOND WHERE call_id = ?', [seconds, row?.call ?? 0]);
  return { game: null, call: row?.call ?? 0, made: async () => (await root.rows('SELECT game_id FROM Game WHERE seed = ?', [seed])).length };
}

/** Locks what a session locks while it completes a call. */
async function lock(holder: GameConnection, { game, call }: Left): Promise<void> {
  await holder.run('START TRANSACTION');
  if (game === null) await holder.rows('SELECT call_id FROM CalledGame WHERE call_id = ? FOR UPDATE', [call]);
  else await holder.rows('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
}

const waiting = async (): Promise<object[][]> => Promise.all([root.rows('SELECT game_id FROM CalledMove'), root.rows('SELECT call_id FROM CalledGame')]);

describe.each(KINDS)('a submitted %s', (kind) => {
  test('is completed by the event after some seconds, and not before', async () => {
    const [late, early] = [await leave(kind, 3), await leave(kind, 0)];
    await root.run(SWEEP, [kind]);
    expect([await late.made(), await early.made()]).toEqual([1, 0]);
  });

  test('that another session locks does not hold up the others', async () => {
    const [held, free] = [await leave(kind, 60), await leave(kind, 3)];
    await withConnections(accounts.address, 1, async ([holder]) => {
      if (!holder) throw new Error('There is a session.');
      await lock(holder, held);
      await root.run(SWEEP, [kind]);
      expect([await held.made(), await free.made()]).toEqual([0, 1]);
      await holder.run('ROLLBACK');
    });
    await root.run(SWEEP, [kind]);
    expect([await held.made(), await free.made()]).toEqual([1, 1]);
    expect(await waiting()).toEqual([[], []]);
  });

  test('that another session locks for long is waited for at the end of the event, so that this session is ended', async () => {
    const held = await leave(kind, 60);
    await withConnections(accounts.address, 2, async ([holder, event]) => {
      if (!holder || !event) throw new Error('There are two sessions.');
      const session = await sessionOf(event);
      await lock(holder, held);
      const passed = event.run('CALL keep_games_going()');
      await untilWaiting(root, session);
      await holder.run('ROLLBACK');
      await passed;
    });
    expect([await held.made(), await waiting()]).toEqual([1, [[], []]]);
  });

  test('is made once by two sessions that complete it at the same time', async () => {
    const left = await leave(kind, 3);
    await withConnections(accounts.address, 3, async ([holder, ...both]) => {
      if (!holder) throw new Error('There are sessions.');
      const sessions = await Promise.all(both.map(sessionOf));
      await lock(holder, left);
      const completed = both.map((session) => session.run('CALL complete_waiting_call(?, ?, ?)', [kind, left.game, left.call]));
      for (const session of sessions) await untilWaiting(root, session);
      await holder.run('ROLLBACK');
      await Promise.all(completed);
    });
    expect(await left.made()).toBe(1);
    expect(await waiting()).toEqual([[], []]);
  });

  test('is not made by another session after its own session heard that it was refused', async () => {
    const left = await leave(kind, 3);
    const table = kind === 'move' ? 'Gamemanager' : 'Game';
    await root.run(
      'CREATE TRIGGER refuse_here BEFORE INSERT ON ?? FOR EACH ROW BEGIN' +
        " UPDATE Setting SET value = value WHERE setting = 'save_slots';" +
        " IF @refuses THEN SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 50003, MESSAGE_TEXT = 'wrong_phase: Not here.'; END IF; END",
      [table],
    );
    try {
      await withConnections(accounts.address, 3, async ([holder, own, other]) => {
        if (!holder || !own || !other) throw new Error('There are sessions.');
        const [ownSession, otherSession] = [await sessionOf(own), await sessionOf(other)];
        await own.run('SET @refuses = TRUE');
        await holder.run('START TRANSACTION');
        await holder.rows("SELECT value FROM Setting WHERE setting = 'save_slots' FOR UPDATE");
        const refused = refusalOf(own, 'CALL complete_own_call(?, ?, ?, @result)', [kind, left.game, left.call]);
        await untilWaiting(root, ownSession);
        const completed = other.run('CALL complete_waiting_call(?, ?, ?)', [kind, left.game, left.call]);
        await untilWaiting(root, otherSession);
        await holder.run('ROLLBACK');
        expect((await refused).sentence).toBe('Not here.');
        await completed;
      });
    } finally {
      await root.run('DROP TRIGGER refuse_here');
    }
    expect(await left.made()).toBe(0);
    expect(await waiting()).toEqual([[], []]);
  });

  test('costs the event nothing until it is due, however many others are not', async () => {
    const none = await rowsRead(root, SWEEP, [kind]);
    for (let count = 0; count < 12; count += 1) await leave(kind, 0);
    await root.run('UPDATE CalledMove SET called_at = utc_now() + INTERVAL 1 HOUR');
    await root.run('UPDATE CalledGame SET called_at = utc_now() + INTERVAL 1 HOUR');
    expect((await rowsRead(root, SWEEP, [kind])) - none).toBeLessThanOrEqual(1);
    const due = await leave(kind, 3);
    await root.run(SWEEP, [kind]);
    expect(await due.made()).toBe(1);
  });
});

describe('a submitted move', () => {
  test('that stayed is made before the next one of the same session, and not taken for it', async () => {
    const { zoe } = accounts.sessions;
    const game = await start();
    await zoe.run('SET SESSION innodb_lock_wait_timeout = 1');
    await withConnections(accounts.address, 1, async ([holder]) => {
      await holder?.run('START TRANSACTION');
      await holder?.rows('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
      expect((await refusalOf(zoe, MAKE_MOVE, [game, 'roll', null])).token).toBe('move_pending');
      await holder?.run('ROLLBACK');
    });
    expect((await refusalOf(zoe, MAKE_MOVE, [game, 'accept', null])).token).toBe('wrong_phase');
    expect(await root.rows('SELECT action FROM Gamemanager WHERE game_id = ?', [game])).toEqual([{ action: 'roll' }]);
    expect(await waiting()).toEqual([[], []]);
  });

  test('is held up by no open transaction that completes one of a neighbour or deletes rules', async () => {
    const { zoe } = accounts.sessions;
    await zoe.run('SET SESSION innodb_lock_wait_timeout = 1');
    const [first, middle, last] = [await start(), await leave('move', 0), await start()];
    await makeEdition(root, 'of one transaction', { salary: 1 });
    await withConnections(accounts.address, 3, async ([reader, completing, editing]) => {
      // While somebody reads, the server keeps the rows of moves that were made.
      await reader?.run('START TRANSACTION WITH CONSISTENT SNAPSHOT');
      await completing?.run('START TRANSACTION');
      await completing?.run('CALL play_called_move(?, ?, @result)', [middle.game, middle.call]);
      await editing?.run('START TRANSACTION');
      await editing?.run("CALL remove_edition('of one transaction')");
      for (const game of [first, last, first, last]) {
        await root.run('UPDATE GameState AS g JOIN Player AS p USING (game_id) SET g.turn = p.turn WHERE p.game_id = ? AND p.pid = 0', [game]);
        await zoe.rows(MAKE_MOVE, [game, 'propose', '{"terms": {"to": 1, "give": {"money": 5}}}']);
        await zoe.rows(MAKE_MOVE, [game, 'withdraw', null]);
      }
      for (const session of [completing, editing]) await session?.run('ROLLBACK');
    });
    expect(await root.rows('SELECT action FROM Gamemanager WHERE game_id IN (?, ?)', [first, last])).toHaveLength(8);
  });

  test('at one table returns its number if another session has completed it', async () => {
    const game = await openGame(root, 'campus', null, {});
    await withConnections(accounts.address, 2, async ([holder, mover]) => {
      if (!holder || !mover) throw new Error('There are two sessions.');
      const session = await sessionOf(mover);
      await holder.run('START TRANSACTION');
      await holder.rows('SELECT game_id FROM GameState WHERE game_id = ? FOR UPDATE', [game]);
      const moved = mover.rows(MAKE_MOVE, [game, 'roll', '{"dice": 3}']);
      await untilWaiting(root, session);
      await holder.run('CALL play_called_move(?, NULL, @result)', [game]);
      await holder.run('COMMIT');
      expect(await moved).toMatchObject([[{ Record: 1 }], {}]);
    });
  });

  test('at one table is not taken for a move of the same action with other details', async () => {
    const game = await openGame(root, 'campus', null, {});
    await root.run("INSERT INTO Gamemanager (game_id, action, dice) VALUES (?, 'roll', 3)", [game]);
    const found = 'CALL find_completed_move(?, 0, ?, ?, @record)';
    await root.run(found, [game, 'roll', '{"dice": 3}']);
    expect(await root.rows('SELECT @record AS record')).toEqual([{ record: 1 }]);
    for (const other of ['{"dice": 99}', '{"dice": 3, "dice2": 1}', '{"dice": 3, "player_ID": 9}']) {
      expect((await refusalOf(root, found, [game, 'roll', other])).token).toBe('wrong_phase');
    }
  });

  test('of an account that was dropped since is made', async () => {
    const { game } = await leave('move', 3, 'gone');
    await root.run(SWEEP, ['move']);
    expect(await root.rows('SELECT action, account FROM Gamemanager WHERE game_id = ?', [game])).toEqual([{ action: 'roll', account: 'gone' }]);
  });

  test('of a game that is deleted is gone with it', async () => {
    const { game, made } = await leave('move', 3);
    await root.run('CALL delete_game(?)', [game]);
    await root.run(SWEEP, ['move']);
    expect([await made(), await waiting()]).toEqual([0, [[], []]]);
  });
});

test('a game that another session refused is refused to the account that opened it', async () => {
  const { game, call } = await leave('game', 0);
  expect([game, await refusalOf(root, 'CALL find_completed_game(?, @game)', [`left ${seeds}`])]).toMatchObject([null, { token: 'stale_snapshot' }]);
  await root.run('CALL complete_waiting_call(?, NULL, ?)', ['game', call]);
  await root.run('CALL find_completed_game(?, @game)', [`left ${seeds}`]);
  expect(await root.rows('SELECT COUNT(*) AS found FROM Game WHERE game_id = @game')).toEqual([{ found: 1 }]);
});

test('what waits when a deploy brings the numbers of calls is completed afterwards', async () => {
  const [move, game] = [await leave('move', 3), await leave('game', 3)];
  // As the version before had it, whose sessions were recognised by their numbers.
  await root.run('ALTER TABLE CalledGame DROP KEY k_CalledGame_called_at');
  await root.run("ALTER TABLE CalledMove DROP KEY k_CalledMove_called_at, CHANGE call_id session_id BIGINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'The number of the session that submitted it.'");
  await root.run("DELETE FROM knex_migrations WHERE name = '125_calls.sql'");
  expect(await runMigrations(root.server, readCatalogue())).toEqual(['125_calls.sql']);
  for (const kind of KINDS) await root.run(SWEEP, [kind]);
  expect([await move.made(), await game.made(), await waiting()]).toEqual([1, 1, [[], []]]);
});
