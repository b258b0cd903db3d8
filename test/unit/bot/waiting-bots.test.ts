import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import type { GameOptions } from '../../../src/client/game-options';
import { openGame } from '../../../src/client/new-game';
import { Chance } from '../../support/chance';
import { openWorkerDatabase } from '../../support/game';
import { readOffers } from '../../support/offers';
import { AnyGame } from '../../support/any-game';
import { rewriting } from '../../support/rewriting';

/** Which games the event of the scheduler finds, in which order, and how many rows it reads to find none. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const CLOCK = 60;

const SCROOGE = { character: 'scrooge' };
const HUNTER = { character: 'hunter' };

async function open(edition: string, options: GameOptions): Promise<number> {
  const game = await openGame(connection, edition, null, { dice: 'server', ...options });
  await connection.choose(game);
  return game;
}

/** Lets time pass in a game: its moves, offers and auctions are older by so many seconds. */
async function pass(game: number, seconds: number): Promise<void> {
  await connection.run('UPDATE Game SET created_at = created_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, game]);
  const [clock] = await connection.rows('SELECT game_id FROM Game WHERE game_id = ? AND move_seconds > 0', [game]);
  if (clock) {
    await rewriting(connection, async () => {
      await connection.run('UPDATE Gamemanager SET played_at = played_at - INTERVAL ? SECOND WHERE game_id = ?', [seconds, game]);
    });
  }
  await connection.run(
    'UPDATE GameState SET played_at = played_at - INTERVAL ? SECOND, deadline = deadline - INTERVAL ? SECOND WHERE game_id = ?',
    [seconds, seconds, game],
  );
}

async function isFound(game: number): Promise<boolean> {
  return (await connection.rows('SELECT * FROM waitingBotsView WHERE Game = ?', [game])).length === 1;
}

/** Whether a bot makes a move in a game, or the game is over: decided by find_bot, and undone. */
async function hasWork(game: number): Promise<boolean> {
  await connection.run('START TRANSACTION');
  const [rows] = await connection.rows<{ Moves: number; 'Waits for': string }[]>('CALL play_some(?, 1)', [game]);
  await connection.run('ROLLBACK');
  return rows?.[0]?.Moves === 1 || rows?.[0]?.['Waits for'] === 'over';
}

describe('waitingBotsView', () => {
  test('has exactly the games in which find_bot finds a bot, in games that play at random', async () => {
    const seen = new Map<string, number>();
    const plays: [string, GameOptions][] = [
      ['classic', { players: ['Ada', SCROOGE, HUNTER] }],
      ['classic', { players: ['Ada', SCROOGE, 'Ben'], clock: CLOCK }],
      ['classic', { players: ['Ada', SCROOGE, 'Ben'], clock: CLOCK, rules: { auction_seconds: null, bid_seconds: 0 } }],
      ['standard', { players: ['Ada', SCROOGE, 'Ben', HUNTER] }],
      ['standard', { players: ['Ada', SCROOGE, 'Ben'] }],
      ['standard', { players: ['Ada', 'Ben'], clock: CLOCK }],
    ];
    for (const [index, [edition, options]] of plays.entries()) {
      const game = await open(edition, { seed: `waiting ${index}`, ...options });
      const chance = new Chance(index);
      for (let moves = 0; moves < 60; moves += 1) {
        if (chance.below(options.clock ? 10 : 5) === 0) await pass(game, chance.pick([29, 31, CLOCK - 1, CLOCK + 1]));
        // Then rents lead to debts.
        if (moves >= 20 && chance.below(3) === 0) {
          await connection.run("UPDATE Player AS p JOIN GameState AS g USING (game_id) SET p.bank_balance = 1 WHERE g.game_id = ? AND g.phase = 'roll' AND p.status <> 2", [game]);
        }
        const [state] = await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [game]);
        const before = await isFound(game);
        const has = await hasWork(game);
        // On a slow machine somebody's time may be up meanwhile.
        const found = before === has ? before : await isFound(game);
        expect({ edition, options, moves, state, found }).toEqual({ edition, options, moves, state, found: has });
        const kind = `${state?.phase} ${found}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        if (!(await (await AnyGame.of(connection, game)).move(chance))) break;
      }
    }
    const both = ['roll', 'auction', 'trade', 'manage', 'offer', 'debt', 'proposal'].flatMap((phase) => [`${phase} false`, `${phase} true`]);
    expect(both.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  test.each([2, 12])('has a game with a time limit once it is up, though the player has made %d moves since', async (moves) => {
    const rules = { auction: 'none', first_bid_percent: 0, raise_percent: 0, auction_seconds: null, bid_seconds: 0 };
    const game = await open('classic', { seed: 'limit', players: ['Ada', 'Ben'], clock: CLOCK, rules });
    // The substitute bot moves for the first player.
    await pass(game, CLOCK + 1);
    await connection.rows('CALL play_bots(?)', [game]);
    const [turn] = await connection.rows<{ pid: number }>('SELECT p.pid FROM Player AS p JOIN GameState AS g USING (game_id, turn) WHERE g.game_id = ?', [game]);
    await connection.run('UPDATE Deed SET p_owner = ? WHERE game_id = ? AND prid = 1', [turn?.pid ?? null, game]);
    await pass(game, CLOCK - 10);
    for (let made = 0; made < moves; made += 2) {
      for (const action of ['mortgage', 'redeem']) await connection.run('INSERT INTO Gamemanager (game_id, action, prid) VALUES (?, ?, 1)', [game, action]);
    }
    await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [game]);
    expect([await isFound(game), await hasWork(game)]).toEqual([false, false]);
    await pass(game, 11);
    expect([await isFound(game), await hasWork(game)]).toEqual([true, true]);
    expect(await connection.rows('SELECT player_ID AS pid, action FROM Gamemanager WHERE game_id = ? ORDER BY record_ID DESC LIMIT 1', [game])).toEqual([{ ...turn, action: 'roll' }]);
  });

  test('has a game that is over until the event has seen it', async () => {
    const game = await open('classic', { seed: 'over', players: ['Ada', SCROOGE] });
    await connection.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game]);
    expect(await isFound(game)).toBe(true);
    await connection.run('CALL play_waiting_bots()');
    expect(await isFound(game)).toBe(false);
    expect(await connection.rows('SELECT * FROM BotGame WHERE game_id = ?', [game])).toEqual([]);
  });

  test('has no game that is held or marked as deleted', async () => {
    const game = await open('classic', { seed: 'held', players: [SCROOGE, HUNTER] });
    expect(await isFound(game)).toBe(true);
    await connection.run("UPDATE GameState SET seating = 'held' WHERE game_id = ?", [game]);
    expect(await isFound(game)).toBe(false);
    await connection.run("UPDATE GameState SET seating = 'characters' WHERE game_id = ?", [game]);
    await connection.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [game]);
    expect(await isFound(game)).toBe(false);
    await connection.run('UPDATE Game SET is_deleted = FALSE WHERE game_id = ?', [game]);
  });
});

describe('a pass', () => {
  test('plays games of people first, and then those of bots alone that have waited longest', async () => {
    await connection.run('DELETE FROM BotGame');
    const alone = await open('classic', { seed: 'alone', players: [SCROOGE, HUNTER] });
    const later = await open('classic', { seed: 'later', players: [SCROOGE, HUNTER] });
    await connection.rows('CALL play_some(?, 1)', [later]);
    await connection.rows('CALL play_some(?, 1)', [alone]);
    const people = await open('classic', { seed: 'people', players: [SCROOGE, 'Ada', HUNTER] });
    const inPlay = await AnyGame.of(connection, people);
    for (let rolls = 0; rolls < 50 && !(await isFound(people)); rolls += 1) {
      const [first] = await readOffers(connection);
      if (first) await inPlay.make(await inPlay.chosen([first], new Chance(rolls)));
    }
    await connection.run('CALL play_waiting_bots()');
    const [times] = await connection.rows<{ people: number; later: number | null }>(
      `SELECT (SELECT MAX(played_at) FROM Gamemanager WHERE game_id = ?) <= (SELECT MIN(played_at) FROM Gamemanager WHERE game_id = ? AND record_ID > 1) AS people,
        (SELECT MAX(played_at) FROM Gamemanager WHERE game_id = ?) <= (SELECT MIN(played_at) FROM Gamemanager WHERE game_id = ? AND record_ID > 1) AS later`,
      [people, later, later, alone],
    );
    // On a slow machine the first of the games of bots alone takes all the time that they have.
    expect({ ...times, later: times?.later ?? 1 }).toEqual({ people: 1, later: 1 });
  });

  /** The rows that a statement reads, by the counters of the session. */
  async function rowsRead(statement: string): Promise<number> {
    const count = async (): Promise<number> => {
      const rows = await connection.rows<{ Value: string }>("SHOW SESSION STATUS WHERE Variable_name IN ('Handler_read_key', 'Handler_read_first', 'Handler_read_next', 'Handler_read_prev', 'Handler_read_rnd_next')");
      return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
    };
    const idle = (await count()) - (await count());
    const before = await count();
    await connection.rows(statement);
    return (await count()) - before + idle;
  }

  test('reads a few rows for each game that waits for a person, and none of other games for auctions', async () => {
    // Whatever other tests have left to do.
    await connection.run('DELETE FROM BotGame');
    await connection.run('UPDATE GameState SET deadline = NULL');
    const [alone, games] = [await rowsRead('CALL play_waiting_bots()'), await rowsRead('CALL close_auctions()')];
    for (let index = 0; index < 20; index += 1) {
      const game = await open('classic', { seed: `waits ${index}`, players: ['Ada', SCROOGE, HUNTER] });
      await connection.run("UPDATE GameState AS g JOIN Player AS p USING (game_id) SET g.turn = p.turn WHERE g.game_id = ? AND p.name = 'Ada'", [game]);
      expect(await isFound(game)).toBe(false);
    }
    const most = 20 * 10;
    expect((await rowsRead('CALL play_waiting_bots()')) - alone).toBeLessThanOrEqual(most);
    expect(await rowsRead('CALL close_auctions()')).toBeLessThanOrEqual(games);
    expect(games).toBeLessThan(20);
  });

  /** How often the deadline was worked out from a ledger. */
  async function deadlines(): Promise<number> {
    const [row] = await connection.rows<{ calls: number }>(
      "SELECT CAST(COALESCE(SUM(COUNT_STAR), 0) AS SIGNED) AS calls FROM performance_schema.events_statements_summary_by_program WHERE OBJECT_SCHEMA = DATABASE() AND OBJECT_NAME = 'turn_deadline'",
    );
    return row?.calls ?? 0;
  }

  test('does not work out the deadline of a player whose turn has just begun, however long the ledger is', async () => {
    await connection.run('DELETE FROM BotGame');
    const game = await open('campus', { seed: 'long', players: ['Ada', SCROOGE, HUNTER], clock: CLOCK });
    const read: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const before = await deadlines();
      await pass(game, CLOCK + 1);
      expect(await isFound(game)).toBe(true);
      expect(await deadlines()).toBeGreaterThan(before);
      // The substitute bot moves for Ada, then the others move.
      await connection.run('CALL play_waiting_bots()');
      const then = await deadlines();
      // The first time, it may read the dictionary of a table that is no longer cached.
      await connection.run('CALL play_waiting_bots()');
      read.push(await rowsRead('CALL play_waiting_bots()'));
      expect(await deadlines()).toBe(then);
    }
    const [ledger] = await connection.rows<{ moves: number }>('SELECT last_record_ID AS moves FROM GameState WHERE game_id = ?', [game]);
    expect(ledger?.moves).toBeGreaterThan(60);
    expect(Math.max(...read)).toBeLessThanOrEqual(30);
  });
});
