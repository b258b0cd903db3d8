import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exportGame, importGame } from '../../src/client/archive';
import type { GameConnection } from '../../src/client/connection';
import type { GameOptions } from '../../src/client/game-options';
import { openGame } from '../../src/client/new-game';
import { forkGame, loadSave, loadSlot, replayGame, saveGame, saveInSlot } from '../../src/client/time';
import { playAtTable } from '../../src/terminal/play';
import { accountName, TestAccounts } from '../support/accounts';
import { changingNothing } from '../support/everything';
import { refusalOf } from '../support/game';
import { ScriptedConsole } from '../support/scripted-console';

/** A copy of a running game between accounts has its dice: nothing moves in it, so that it shows none before the game does. */

let accounts: TestAccounts<'zoe' | 'host'>;
let root: GameConnection;
let game: number;
beforeAll(async () => {
  accounts = await TestAccounts.open({ zoe: 'player', host: 'host' });
  root = accounts.root;
});
afterAll(() => accounts.close());

const BOT: GameOptions = { players: [{ character: 'Ebenezer Scrooge' }, 'Zoe'] };
const CLOCK: GameOptions = { players: ['Max', 'Zoe'], clock: 60 };
const AUCTION: GameOptions = { players: ['Max', 'Zoe'], rules: { auction_seconds: 600 } };

/** A game that a bot or Max begins, not Zoe. */
async function start(options: GameOptions): Promise<void> {
  game = await openGame(root, 'classic', 'strangers', { ...options, dice: 'server', seats: { 1: accountName('zoe') }, rules: { player_order: 'seat', ...options.rules } });
}

/** Lets a minute pass, and more, in a game in which nobody has moved. */
async function age(id: number): Promise<void> {
  await root.run('UPDATE Game SET created_at = created_at - INTERVAL 61 SECOND WHERE game_id = ?', [id]);
}

/** What a copy shows of what was rolled. */
async function ledger(id: number): Promise<object[]> {
  return await root.rows('SELECT record_ID, action, dice, dice2 FROM Gamemanager WHERE game_id = ? ORDER BY record_ID', [id]);
}

const COPIES: [what: string, copy: () => Promise<number>][] = [
  ['a fork', () => forkGame(root, game, null, null)],
  ['the fork of a fork', async () => await forkGame(root, await forkGame(root, game, null, null), 0, null)],
  ['a save', async () => {
    await saveGame(root, game, `save of ${game}`);
    return await loadSave(root, `save of ${game}`);
  }],
  ['a slot', async () => {
    await saveInSlot(root, game, '1', true);
    return await loadSlot(root, '1');
  }],
  ['an archive', async () => await importGame(root, await exportGame(root, game))],
];

describe.each(COPIES)('%s', (_, copy) => {
  test('in which a bot must move is held, whoever lets bots play', async () => {
    await start(BOT);
    const held = await copy();
    await root.run('CALL keep_games_going()');
    for (const session of [root, accounts.sessions.zoe, accounts.sessions.host]) {
      for (const sql of ['CALL play_bots(?)', 'CALL play_some(?, 5)', 'CALL bot_move(?)', "CALL make_move(?, 'roll', NULL)", "CALL make_move(?, 'close', NULL)"]) {
        expect((await refusalOf(session, sql, [held])).token).toBe('dice_are_secret');
      }
    }
    for (const session of [root, accounts.sessions.zoe]) {
      expect((await refusalOf(session, "INSERT INTO Gamemanager (game_id, action) VALUES (?, 'roll')", [held])).token).toBe('dice_are_secret');
    }
    expect(await ledger(held)).toEqual([]);
    // The original game continues.
    expect(await ledger(game)).not.toEqual([]);
  });

  test('in which the time of a person is up is held', async () => {
    await start(CLOCK);
    const held = await copy();
    for (const id of [game, held]) await age(id);
    await root.run('CALL keep_games_going()');
    expect((await refusalOf(accounts.sessions.zoe, 'CALL play_bots(?)', [held])).token).toBe('dice_are_secret');
    expect(await ledger(held)).toEqual([]);
    expect(await ledger(game)).not.toEqual([]);
  });

  test('in which the time of an auction is up is held', async () => {
    await start(AUCTION);
    const held = await copy();
    const auction = "UPDATE GameState SET phase = 'auction', prid = 1, deadline = utc_now() - INTERVAL 1 SECOND WHERE game_id = ?";
    for (const id of [game, held]) await root.run(auction, [id]);
    await root.run('CALL keep_games_going()');
    await root.run('CALL close_auction(?)', [held]);
    expect(await ledger(held)).toEqual([]);
    expect(await ledger(game)).toHaveLength(1);
    await root.run('UPDATE GameState SET deadline = NULL WHERE game_id = ?', [held]);
  });
});

describe('a held copy', () => {
  let held: number;
  beforeEach(async () => {
    await start(CLOCK);
    held = await forkGame(root, game, null, null);
    await root.choose(held);
  });

  test('shows that it is held, and has no legal moves', async () => {
    expect(await root.rows('SELECT * FROM movesView')).toEqual([]);
    expect(await root.rows('SELECT Held, Expectation, Deadline FROM pendingView')).toEqual([
      { Held: 1, Expectation: 'This copy cannot be played until the other game is over.', Deadline: null },
    ]);
    await start(BOT);
    for (const id of [held, await forkGame(root, game, null, null)]) {
      await root.choose(id);
      const terminal = new ScriptedConsole('w\n');
      expect(await playAtTable(root, id, terminal)).toMatchObject({ isOver: false });
      expect(terminal.transcript).toMatch(/This copy cannot be played until the other game is over\.\s/);
      expect(terminal.transcript).not.toContain('belongs to another account');
    }
  });

  test('can be replayed, and restored from its archive', async () => {
    expect(await replayGame(root, held)).toMatchObject({ refused: null, differences: [] });
    expect(await importGame(root, await exportGame(root, held))).toBeGreaterThan(held);
  });

  test.each([
    ['is over', "UPDATE GameState SET phase = 'over' WHERE game_id = ?"],
    ['is deleted', 'CALL delete_game(?)'],
  ])('continues by itself when the other game %s; of two copies, the older one', async (_, end) => {
    const younger = await forkGame(root, game, null, null);
    await root.run(end, [game]);
    for (const id of [held, younger]) await age(id);
    await root.run('CALL keep_games_going()');
    expect(await ledger(held)).not.toEqual([]);
    expect(await ledger(younger)).toEqual([]);
  });

  test('gives its auction the time back in which nobody could bid', async () => {
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    await age(held);
    await root.run("UPDATE GameState SET phase = 'auction', prid = 1, deadline = utc_now() - INTERVAL 31 SECOND WHERE game_id = ?", [held]);
    await root.run('CALL release_games()');
    const [row] = await root.rows<{ left: number }>('SELECT TIMESTAMPDIFF(SECOND, utc_now(), deadline) AS `left` FROM GameState WHERE game_id = ?', [held]);
    expect(row?.left).toBeGreaterThan(20);
    await root.run('UPDATE GameState SET deadline = NULL WHERE game_id = ?', [held]);
  });

  test('continues without the event, too, when somebody moves', async () => {
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    await age(held);
    await accounts.sessions.zoe.run('CALL play_bots(?)', [held]);
    expect(await ledger(held)).not.toEqual([]);
  });

  test('cannot get seats while the other game has rolled its dice', async () => {
    await root.run("CALL make_move(?, 'roll', NULL)", [game]);
    await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    await changingNothing(root, async () => {
      expect((await refusalOf(root, 'CALL give_seat(?, 0, ?)', [held, accountName('zoe')])).sentence).toBe(
        'Another game with the same dice is further on, and anyone can read its ledger.',
      );
    });
  });

  test('cannot have links to its seats', async () => {
    expect((await refusalOf(root, 'CALL invite(?, 0)', [held])).token).toBe('not_a_seat');
  });
});

test('a copy of a game whose seed is public is not held', async () => {
  await start(CLOCK);
  await root.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
  for (const copy of [await forkGame(root, game, null, null), await forkGame(root, game, null, null)]) {
    await age(copy);
    await accounts.sessions.host.run('CALL play_bots(?)', [copy]);
    expect(await ledger(copy)).not.toEqual([]);
  }
});
