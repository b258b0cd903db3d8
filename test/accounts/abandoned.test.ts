import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { forkGame, replayGame } from '../../src/client/time';
import { readGame } from '../../src/client/views';
import { accountName, NO_ROUTINE, NO_TABLE, TestAccounts } from '../support/accounts';
import { changingNothing } from '../support/everything';
import { errnoOf, refusalOf, TestGame } from '../support/game';

/** Accounts and games in which nobody moves: they see when one ends, and cannot make it end. */

/** MySQL's number: no right to a column. */
const NO_COLUMN = 1143;

let accounts: TestAccounts<'zoe' | 'max' | 'host'>;
let root: GameConnection;
let game: number;
beforeAll(async () => {
  accounts = await TestAccounts.open({ zoe: 'player', max: 'player', host: 'host' });
  root = accounts.root;
  await root.run("UPDATE Setting SET value = 30 WHERE setting = 'abandoned_days'");
});
afterAll(() => accounts.close());

/** Zoe is player 0 and Max player 1; it is Zoe's turn. */
beforeEach(async () => {
  // Games of other tests are not idle.
  await root.run('UPDATE Game SET created_at = utc_now()');
  game = await openGame(root, 'classic', 'strangers', { players: ['Zoe', 'Max'], dice: 'server', seats: { 0: accountName('zoe'), 1: accountName('max') }, rules: { player_order: 'seat' } });
  for (const session of [root, ...Object.values(accounts.sessions)]) await session.choose(game);
});

/** What the scheduled event does: each pass works for a tenth of a second, on a busy machine on one game. */
async function pass(): Promise<void> {
  for (let passes = 0; passes < 3; passes += 1) await root.run('CALL keep_games_going()');
}

/** Lets days pass in which nobody moves, and the event see that. */
async function abandon(days: number, id = game): Promise<void> {
  await root.run('UPDATE Game SET created_at = created_at - INTERVAL ? DAY WHERE game_id = ?', [days, id]);
  await pass();
}

/** Lets the days pass for which the end is announced. */
async function passNotice(): Promise<void> {
  await root.run('UPDATE AbandonedGame SET ends_at = ends_at - INTERVAL 8 DAY');
}

describe('an account', () => {
  test('sees when a game ends, and may prevent it by a move', async () => {
    await abandon(60);
    expect(await readGame(accounts.sessions.zoe, game)).toMatchObject({ Ends: expect.any(String) });
    await accounts.sessions.zoe.run("CALL make_move(?, 'roll', NULL)", [game]);
    await passNotice();
    await pass();
    expect(await readGame(accounts.sessions.zoe, game)).toMatchObject({ Ends: null, 'Next player': expect.any(String) });
  });

  test.each(['zoe', 'host'] as const)('cannot change the setting, nor do what the event does: %s', async (name) => {
    const session = accounts.sessions[name];
    await changingNothing(root, async () => {
      expect(await errnoOf(session, "UPDATE Setting SET value = 14 WHERE setting = 'abandoned_days'")).toBe(NO_TABLE);
      expect(await errnoOf(session, "INSERT INTO AbandonedGame VALUES (?, 0, '2020-01-01')", [game])).toBe(NO_TABLE);
      for (const call of ['CALL keep_games_going()', 'CALL end_abandoned_games()', 'CALL end_abandoned_game(NULL, 14)']) {
        expect(await errnoOf(session, call)).toBe(NO_ROUTINE);
      }
    });
  });

  test('cannot end a game like this, between accounts or at one table, whatever its clock says', async () => {
    const table = await TestGame.start(root);
    for (const id of [game, table.id]) await abandon(60, id);
    await passNotice();
    await changingNothing(root, async () => {
      for (const session of [accounts.sessions.zoe, accounts.sessions.host]) {
        await session.run("SET timestamp = UNIX_TIMESTAMP('2036-01-01')");
        for (const id of [game, table.id]) {
          for (const action of ['expire', 'Expire']) {
            expect((await refusalOf(session, 'CALL make_move(?, ?, NULL)', [id, action])).token).toBe('wrong_player');
            expect((await refusalOf(session, 'INSERT INTO Gamemanager (game_id, action) VALUES (?, ?)', [id, action])).token).toBe('wrong_player');
          }
          expect(await errnoOf(session, "INSERT INTO Gamemanager (game_id, action, played_at) VALUES (?, 'expire', '2026-01-01')", [id])).toBe(NO_COLUMN);
        }
        await session.choose(table.id);
        expect((await refusalOf(session, "INSERT INTO addMoveView (action) VALUES ('expire')")).token).toBe('wrong_player');
        await session.run('SET timestamp = DEFAULT');
      }
    });
  });
});

describe('a game between accounts', () => {
  test('is ended by the event, and its copy can then be played', async () => {
    await accounts.sessions.zoe.run("CALL make_move(?, 'roll', NULL)", [game]);
    await root.run('UPDATE GameState SET played_at = played_at - INTERVAL 60 DAY WHERE game_id = ?', [game]);
    const copy = await forkGame(root, game, null, null);
    await root.run('UPDATE GameState SET played_at = played_at - INTERVAL 60 DAY WHERE game_id = ?', [copy]);
    await abandon(60);
    await abandon(60, copy);
    expect(await readGame(root, copy)).toMatchObject({ Ends: null });
    await passNotice();
    await pass();
    expect(await readGame(root, game)).toMatchObject({ 'Next player': null, Winner: null });
    expect(await root.rows("SELECT account FROM Gamemanager WHERE game_id = ? AND action = 'expire'", [game])).toEqual([{ account: null }]);
    expect((await refusalOf(accounts.sessions.zoe, "CALL make_move(?, 'roll', NULL)", [game])).token).toBe('game_over');
    expect(await replayGame(root, game)).toMatchObject({ refused: null, differences: [] });
    // Released, it is announced for its seven days.
    await pass();
    expect(await root.rows('SELECT seating FROM GameState WHERE game_id = ?', [copy])).toEqual([{ seating: 'accounts' }]);
    const [row] = await root.rows<{ hours: number }>('SELECT TIMESTAMPDIFF(HOUR, utc_now(), Ends) AS hours FROM gamesView WHERE Game = ?', [copy]);
    expect(row?.hours).toBeGreaterThanOrEqual(7 * 24 - 1);
  });
});
