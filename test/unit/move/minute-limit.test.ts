import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportGame, importGame } from '../../../src/client/archive';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { forkGame, replayGame } from '../../../src/client/time';
import { openWorkerDatabase } from '../../support/game';

/** Games that end when their time is up; in campus every roll is a turn. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const open = (rules: object): Promise<number> => openGame(connection, 'campus', null, { rules: { winner: 'net_worth', ...rules } });

/** Rolls a one, so many seconds after noon of a day that is long past; null: now. @returns the phase after that */
async function roll(gameId: number, seconds: number | null): Promise<string> {
  await connection.run(
    "INSERT INTO Gamemanager (game_id, dice, played_at) VALUES (?, 1, IF(? IS NULL, NULL, '2020-02-02 12:00' + INTERVAL ? SECOND))",
    [gameId, seconds, seconds],
  );
  const [row] = await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [gameId]);
  return row?.phase ?? '';
}

const UNCHANGED = { refused: null, differences: [] };

test('the turn in which the minutes are over, counted from the first move, is the last', async () => {
  const gameId = await open({ minute_limit: 2 });
  for (const seconds of [1_000, 1_060, 1_119.999]) expect(await roll(gameId, seconds)).toBe('roll');
  expect(await roll(gameId, 1_120)).toBe('over');
  const winners = await connection.rows('SELECT pid FROM Player WHERE game_id = ? AND status = 3', [gameId]);
  expect(winners.length).toBeGreaterThan(0);
  expect(await replayGame(connection, gameId)).toMatchObject(UNCHANGED);
});

test.each([[3, 3], [9, 4]])('with a limit of %i turns, too, the first that is reached ends the game', async (turn_limit, last) => {
  const gameId = await open({ minute_limit: 1, turn_limit });
  const phases: string[] = [];
  for (const seconds of [0, 20, 40, 60].slice(0, last)) phases.push(await roll(gameId, seconds));
  expect(phases).toEqual([...Array<string>(last - 1).fill('roll'), 'over']);
});

test('a copy has the minutes that were left, and so has a copy of the copy', async () => {
  const gameId = await open({ minute_limit: 10 });
  for (const seconds of [0, 300]) await roll(gameId, seconds);
  const fork = await forkGame(connection, gameId, null, null);
  expect(await roll(fork, null)).toBe('roll');
  expect(await replayGame(connection, fork)).toMatchObject(UNCHANGED);
  const restored = await importGame(connection, await exportGame(connection, fork));
  for (const id of [fork, restored]) {
    const [left] = await connection.rows<{ seconds: number }>(
      'SELECT TIMESTAMPDIFF(SECOND, UTC_TIMESTAMP(), g.began_at + INTERVAL 10 MINUTE) AS seconds FROM GameState AS g WHERE g.game_id = ?', [id],
    );
    expect(left?.seconds).toBeGreaterThan(200);
    expect(left?.seconds).toBeLessThanOrEqual(300);
  }
  // Five minutes of the original are long over.
  expect(await roll(gameId, null)).toBe('over');
});

test('pendingView says how many minutes are left, and which turn is the last', async () => {
  const gameId = await open({ minute_limit: 10 });
  const pending = async (): Promise<unknown> => {
    await connection.choose(gameId);
    return (await connection.rows('SELECT `Minutes left` AS minutes, Expectation FROM pendingView'))[0];
  };
  expect(await pending()).toEqual({ minutes: 10, Expectation: "It is Jane's turn to roll." });
  await roll(gameId, null);
  expect(await pending()).toEqual({ minutes: 10, Expectation: "It is Norman's turn to roll." });
  await connection.run('UPDATE GameState SET began_at = began_at - INTERVAL 10 MINUTE WHERE game_id = ?', [gameId]);
  expect(await pending()).toEqual({ minutes: 0, Expectation: "It is Norman's turn to roll. Time is up: this is the last turn." });
  await roll(gameId, null);
  expect(await pending()).toMatchObject({ minutes: null });
});

test('a move that is refused does not start the clock', async () => {
  const gameId = await open({ minute_limit: 1 });
  await expect(connection.run("INSERT INTO Gamemanager (game_id, dice, played_at) VALUES (?, 99, '2020-02-02')", [gameId])).rejects.toMatchObject({ token: 'dice_out_of_range' });
  expect(await connection.rows('SELECT began_at FROM GameState WHERE game_id = ?', [gameId])).toEqual([{ began_at: null }]);
});
