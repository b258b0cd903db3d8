import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import type { GameOptions } from '../../../src/client/game-options';
import { openGame } from '../../../src/client/new-game';
import { forkGame, replayGame } from '../../../src/client/time';
import { openWorkerDatabase, refusalOf } from '../../support/game';
import { rewriting } from '../../support/rewriting';

/** Games in which a character moves for who takes too long. */

let connection: GameConnection;
let game: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const CLOCK = 60;

/** Auctions of classic have a time of their own. */
const WITHOUT_AUCTIONS = { auction: 'none', first_bid_percent: 0, raise_percent: 0, auction_seconds: null, bid_seconds: 0 };

async function start(edition: string, options: GameOptions = {}): Promise<void> {
  game = await openGame(connection, edition, null, { dice: 'server', seed: 'clock', clock: CLOCK, ...options });
  await connection.choose(game);
}

/** Lets time pass: the game and its moves are older by so many seconds. */
async function pass(seconds: number): Promise<void> {
  await connection.run('UPDATE Game SET created_at = created_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, game]);
  await rewriting(connection, async () => {
    for (const table of ['GameState', 'Gamemanager']) {
      await connection.run('UPDATE ?? SET played_at = played_at - INTERVAL ? SECOND WHERE game_id = ?', [table, seconds, game]);
    }
  });
}

async function playBots(): Promise<{ Moves: number; 'Waits for': string }> {
  const [rows] = await connection.rows<{ Moves: number; 'Waits for': string }[]>('CALL play_bots(?)', [game]);
  return rows?.[0] ?? { Moves: -1, 'Waits for': '' };
}

interface Row {
  player: number;
  action: string;
  account: string | null;
}

/** The moves of the game, from a record on. */
async function ledger(from = 1): Promise<Row[]> {
  return await connection.rows('SELECT player_ID AS player, action, account FROM Gamemanager WHERE game_id = ? AND record_ID >= ? ORDER BY record_ID', [game, from]);
}

interface Pending {
  phase: string;
  player: number;
  seconds: number | null;
}

async function pending(): Promise<Pending> {
  const [row] = await connection.rows<Pending>('SELECT Phase AS phase, `Player No.` AS player, `Seconds left` AS seconds FROM pendingView');
  if (!row) throw new Error('There is no game.');
  return row;
}

describe('in a game between two people', () => {
  beforeEach(() => start('classic', { players: ['Ada', 'Ben'], rules: WITHOUT_AUCTIONS }));

  test('no bot moves for a player who has time left', async () => {
    await pass(CLOCK - 30);
    expect(await playBots()).toMatchObject({ Moves: 0, 'Waits for': 'person' });
    const { seconds } = await pending();
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
  });

  test('reading the time left blocks nobody', async () => {
    const other = await openWorkerDatabase();
    await connection.run('START TRANSACTION');
    await pending();
    const held = 'SELECT s.game_id FROM Game AS s JOIN GameState AS g USING (game_id) JOIN Player AS p USING (game_id) WHERE game_id = ? FOR UPDATE NOWAIT';
    expect(await other.rows(held, [game])).toHaveLength(2);
    await connection.run('ROLLBACK');
    await other.close();
  });

  test('a bot takes the turn of a late player, and the next player has the full time', async () => {
    const { player } = await pending();
    await pass(CLOCK + 1);
    expect((await pending()).seconds).toBe(0);
    expect((await playBots())['Waits for']).toBe('person');
    const moves = await ledger();
    expect(moves[0]).toEqual({ player, action: 'roll', account: null });
    expect(moves.some(({ action }) => ['buy', 'bid', 'build'].includes(action))).toBe(false);
    const then = await pending();
    expect(then.player).not.toBe(player);
    expect(then.seconds).toBeGreaterThan(CLOCK - 30);
  });

  test('a late player may move until a bot has moved', async () => {
    const { player } = await pending();
    await pass(CLOCK + 1);
    await connection.run("INSERT INTO Gamemanager (game_id, player_ID, action) VALUES (?, ?, 'roll')", [game, player]);
    expect(await ledger()).toEqual([{ player, action: 'roll', account: expect.any(String) }]);
    await playBots();
    expect((await ledger(2)).every((move) => move.player === player && move.account === null)).toBe(true);
    expect((await pending()).player).toBe(1 - player);
  });

  test('moves without effect do not extend the time', async () => {
    const { player } = await pending();
    const terms = JSON.stringify({ to: 1 - player, give: { money: 1 }, take: { properties: [1] } });
    await connection.run('UPDATE Deed SET p_owner = ? WHERE game_id = ? AND prid = 1', [1 - player, game]);
    await pass(CLOCK + 1);
    await connection.run("INSERT INTO Gamemanager (game_id, action, terms) VALUES (?, 'propose', ?)", [game, terms]);
    expect((await pending()).seconds).toBeGreaterThan(CLOCK - 30);
    await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'withdraw')", [game]);
    expect(await pending()).toMatchObject({ player, seconds: 0 });
    await connection.run('CALL play_waiting_bots()');
    expect((await ledger(3))[0]).toEqual({ player, action: 'roll', account: null });
  });

  test('trades that someone else answers do not extend it either', async () => {
    const { player } = await pending();
    const terms = JSON.stringify({ to: 1 - player, give: { money: 1 }, take: { money: 0, properties: [1] } });
    await connection.run('UPDATE Deed SET p_owner = ? WHERE game_id = ? AND prid = 1', [1 - player, game]);
    await pass(CLOCK - 10);
    await connection.run("INSERT INTO Gamemanager (game_id, action, terms) VALUES (?, 'propose', ?)", [game, terms]);
    await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'reject')", [game]);
    const { player: next, seconds } = await pending();
    expect(next).toBe(player);
    expect(seconds).toBeLessThanOrEqual(10);
  });

  test('a move that was called in time is made first', async () => {
    await connection.run("INSERT INTO CalledMove (game_id, account, action, called_at) VALUES (?, 'ada', 'roll', utc_now())", [game]);
    await pass(CLOCK + 1);
    await playBots();
    expect((await ledger())[0]).toMatchObject({ action: 'roll', account: 'ada' });
  });

  test('a replay gives the same game, and a fork begins with the full time', async () => {
    await pass(CLOCK + 1);
    await playBots();
    expect(await replayGame(connection, game)).toMatchObject({ refused: null, differences: [] });
    await pass(CLOCK + 1);
    game = await forkGame(connection, game, null, null);
    await connection.choose(game);
    expect((await pending()).seconds).toBeGreaterThan(CLOCK - 30);
    expect(await playBots()).toMatchObject({ Moves: 0, 'Waits for': 'person' });
    await pass(CLOCK + 1);
    expect((await playBots()).Moves).toBeGreaterThan(0);
  });

  test('the substitute bot answers trades, too', async () => {
    const { player } = await pending();
    const partner = 1 - player;
    const terms = JSON.stringify({ to: partner, give: { money: 1 }, take: { money: 0, properties: [1] } });
    await connection.run('UPDATE Deed SET p_owner = ? WHERE game_id = ? AND prid = 1', [partner, game]);
    await connection.run("INSERT INTO Gamemanager (game_id, action, terms) VALUES (?, 'propose', ?)", [game, terms]);
    expect(await pending()).toMatchObject({ phase: 'trade', player: partner });
    await pass(CLOCK + 1);
    await playBots();
    expect((await ledger(2))[0]).toEqual({ player: partner, action: 'reject', account: null });
  });

  test('the event of the scheduler makes the bot move', async () => {
    await pass(CLOCK + 1);
    await connection.run('CALL play_waiting_bots()');
    expect((await ledger()).length).toBeGreaterThan(0);
  });
});

test('an auction without its own time limit continues without a late player', async () => {
  await start('classic', { players: ['Ada', 'Ben', 'Cleo'], rules: { auction_seconds: null, bid_seconds: 0 } });
  const offered = "UPDATE GameState SET phase = 'offer', prid = 1 WHERE game_id = ?";
  await connection.run(offered, [game]);
  await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'decline')", [game]);
  expect(await pending()).toMatchObject({ phase: 'auction' });
  for (let late = 0; late < 3; late += 1) {
    expect(await pending()).toMatchObject({ phase: 'auction' });
    await pass(CLOCK + 1);
    await playBots();
  }
  expect((await ledger(2)).slice(0, 3).map(({ action }) => action)).toEqual(['pass', 'pass', 'pass']);
  expect(await pending()).not.toMatchObject({ phase: 'auction' });
});

test('an auction with its own time limit uses that', async () => {
  await start('classic', { players: ['Ada', 'Ben'], clock: 5, rules: { auction_seconds: 600 } });
  await connection.run("UPDATE GameState SET phase = 'offer', prid = 1 WHERE game_id = ?", [game]);
  await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'decline')", [game]);
  await pass(60);
  expect((await pending()).seconds).toBeGreaterThan(500);
  expect(await playBots()).toMatchObject({ Moves: 0, 'Waits for': 'person' });
});

test('a named character substitutes in its own style', async () => {
  await start('classic', { players: ['Ada', 'Ben'], stand_in: 'adventurous' });
  await connection.run("UPDATE GameState SET phase = 'offer', prid = 1 WHERE game_id = ?", [game]);
  await pass(CLOCK + 1);
  await playBots();
  expect((await ledger())[0]).toMatchObject({ action: 'buy', account: null });
});

test.each(['campus', 'hoarding', 'singletonopoly', 'classic'])('%s can be played by substitute bots only', async (edition) => {
  await start(edition, edition === 'classic' ? { rules: WITHOUT_AUCTIONS } : {});
  const before: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { phase } = await pending();
    if (phase === 'over') break;
    await pass(CLOCK + 1);
    const { Moves: made, 'Waits for': waitsFor } = await playBots();
    expect(made).toBeGreaterThan(0);
    expect(['person', 'over']).toContain(waitsFor);
    before.push(made);
  }
  expect(before.length).toBeGreaterThan(0);
  expect(await replayGame(connection, game)).toMatchObject({ refused: null, differences: [] });
});

test('there is no deadline for a bot, without a clock, or when the game is over', async () => {
  await start('classic', { players: [{ character: 'Ebenezer Scrooge' }, { character: 'Bargain Hunter' }] });
  expect((await pending()).seconds).toBeNull();
  game = await openGame(connection, 'classic', null, { players: 2 });
  await connection.choose(game);
  expect((await pending()).seconds).toBeNull();
  await start('classic', { players: ['Ada', 'Ben'] });
  await connection.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'leave')", [game]);
  expect(await pending()).toMatchObject({ phase: 'over', seconds: null });
});

test.each<[options: object, reason: RegExp]>([
  [{ clock: 0 }, /^options_malformed: Error at #\/clock \(minimum\)/],
  [{ clock: 2_592_001 }, /^options_malformed: Error at #\/clock \(maximum\)/],
  [{ clock: 1.5 }, /^options_malformed: Error at #\/clock \(type\)/],
  [{ clock: '60' }, /^options_malformed: Error at #\/clock \(type\)/],
  [{ clock: null }, /^options_malformed: Error at #\/clock \(type\)/],
  [{ stand_in: 'scrooge' }, /^options_malformed: A substitute bot needs a clock/],
  [{ clock: 60, stand_in: 'nobody' }, /^character_not_found: No character is called nobody/],
  [{ clock: 60, stand_in: '' }, /^character_not_found: No character is called nothing/],
])('%j is refused', async (options, reason) => {
  const { token, sentence } = await refusalOf(connection, 'CALL open_game(?, NULL, ?)', ['classic', JSON.stringify({ players: 2, ...options })]);
  expect(`${token}: ${sentence}`).toMatch(reason);
});
