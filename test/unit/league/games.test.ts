import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { change } from '../../../src/league/calls';
import { Chance } from '../../support/chance';
import { makeEdition } from '../../support/editions';
import { errnoOf, openWorkerDatabase, TestGame } from '../../support/game';
import { SYSTEM_1, SYSTEM_2, TestTournament } from '../../support/league';

const RECORD_GAME = 'CALL record_game(?, ?)';
/** The players of the campus edition. */
const SEATS = ['Jane', 'Norman', 'Mary', 'Bill'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  for (const name of SEATS) expect([0, 50048]).toContain(await errnoOf(connection, 'CALL add_league_player(?)', [name]));
});
afterAll(() => connection.close());

/** A match of those who play the games, or of others. */
async function drawMatch(players: readonly string[] = SEATS): Promise<{ cup: TestTournament; match: number }> {
  const cup = await TestTournament.start(connection, SYSTEM_2, ['Ann', 'Ben', 'Cleo', 'Dora']);
  await change(connection, 'enter_players', cup.id, SEATS);
  await change(connection, 'set_for_tournament', cup.id, 'game_unit', '1');
  const [match = 0] = await cup.drawRound([{ players: [...players], strength: 1 }]);
  return { cup, match };
}

/** A game that is over; what the players have then. */
async function finishedGame(balances: readonly number[], edition = 'campus'): Promise<TestGame> {
  const game = await TestGame.start(connection, edition);
  for (const [pid, balance] of balances.entries()) await game.place(pid, 0, balance);
  await game.run('UPDATE Deed SET p_owner = NULL WHERE game_id = ?', [game.id]);
  await game.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game.id]);
  return game;
}

async function netWorths(game: TestGame): Promise<(number | null)[]> {
  const rows = await connection.rows<{ worth: number }>(
    'SELECT net_worth(game_id, pid) AS worth FROM Player WHERE game_id = ? ORDER BY pid',
    [game.id],
  );
  return rows.map(({ worth }) => worth);
}

describe('net_worth', () => {
  test('is the money and the printed prices of what a player owns', async () => {
    const game = await TestGame.start(connection);
    // Mary has Uni Place, Bill Victoria, Norman Oak House and Owens Park, Jane Co-Op.
    expect(await netWorths(game)).toEqual(
      (await game.view()).map((seat, pid) => seat['Bank balance'] + ([30, 130, 100, 75][pid] ?? 0)),
    );
    await game.give('AMBS', 0);
    await game.place(0, 0, 0);
    expect((await netWorths(game))[0]).toBe(430);
  });

  test('is NULL for a missing player', async () => {
    expect(await connection.rows('SELECT net_worth(0, 0) AS worth')).toEqual([{ worth: null }]);
  });
});

describe('record_game', () => {
  test('takes a game that ended because nobody moved, with what the players have', async () => {
    const { cup, match } = await drawMatch();
    const game = await TestGame.start(connection);
    await game.run("INSERT INTO Gamemanager (game_id, action, played_at) VALUES (?, 'expire', '2025-03-01 12:00:00')", [game.id]);
    const worths = await netWorths(game);
    await connection.run(RECORD_GAME, [match, game.id]);
    const mean = worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0) / SEATS.length;
    expect(await cup.recorded(match)).toEqual(SEATS.map((name, pid) => `${name} ${24 * ((worths[pid] ?? 0) - mean)}`).sort());
  });

  test('scores the distance of each net worth from the mean, 24 times', async () => {
    const { cup, match } = await drawMatch();
    const game = await finishedGame([101, 50, 51, 0]);
    await connection.run(RECORD_GAME, [match, game.id]);
    // The mean is 50.5.
    expect(await cup.recorded(match)).toEqual(['Bill -1212', 'Jane 1212', 'Mary 12', 'Norman -12']);
    const history = await connection.rows('SELECT DISTINCT Record, Game FROM resultHistoryView WHERE `Match` = ?', [match]);
    expect(history).toEqual([{ Record: 1, Game: game.id }]);
  });

  test('keeps equal net worths equal when the mean is not a whole number, and counts properties', async () => {
    const { cup, match } = await drawMatch();
    const game = await finishedGame([100, 0, 0, 1]);
    await game.give('Uni Place', 1);
    await connection.run(RECORD_GAME, [match, game.id]);
    expect(await cup.recorded(match)).toEqual(['Bill -1182', 'Jane 1194', 'Mary -1206', 'Norman 1194']);
  });

  test('accepts a game of three players', async () => {
    const { cup, match } = await drawMatch(['Jane', 'Norman', 'Mary']);
    await makeEdition(connection, 'three of campus', { players: 3 });
    const game = await finishedGame([1, 0, 0], 'three of campus');
    await connection.run(RECORD_GAME, [match, game.id]);
    expect(await cup.recorded(match)).toEqual(['Jane 16', 'Mary -8', 'Norman -8']);
  });

  test('accepts a game that was played to its end', async () => {
    const { cup, match } = await drawMatch();
    const game = await TestGame.start(connection);
    await game.setStatus(2, 1, 3);
    await game.run('UPDATE Deed SET p_owner = NULL WHERE game_id = ? AND p_owner IN (1, 3)', [game.id]);
    await game.place(1, 0, 0);
    await game.place(3, 0, 0);
    await game.place(0, 1, 99);
    await game.roll(2);
    await connection.run(RECORD_GAME, [match, game.id]);
    const scores = Object.fromEntries((await cup.recorded(match)).map((text) => text.split(' ')));
    expect(Number(scores['Mary'])).toBeGreaterThan(0);
    expect(new Set([scores['Jane'], scores['Norman'], scores['Bill']]).size).toBe(1);
  });

  test('refuses a game that is not over or missing', async () => {
    const { cup, match } = await drawMatch();
    const game = await TestGame.start(connection);
    expect(await cup.expectRefusal('game_not_over', RECORD_GAME, [match, game.id])).toBe(`Game ${game.id} is still being played.`);
    await cup.expectRefusal('game_not_found', RECORD_GAME, [match, 0]);
    await cup.expectRefusal('game_not_found', RECORD_GAME, [match, null]);
  });

  test('refuses a game of other players, and a missing match', async () => {
    const others = await drawMatch(['Jane', 'Norman', 'Mary', 'Ann']);
    const game = await finishedGame([1, 2, 3, 4]);
    expect(await others.cup.expectRefusal('players_differ', RECORD_GAME, [others.match, game.id])).toBe(
      `Players must be the same: 3 of the 4 in game ${game.id} are among the 4 drawn in match ${others.match}.`,
    );
    const three = await drawMatch(['Jane', 'Norman', 'Mary']);
    await three.cup.expectRefusal('players_differ', RECORD_GAME, [three.match, game.id]);
    await three.cup.expectRefusal('match_not_found', RECORD_GAME, [0, game.id]);
  });

  test('refuses a second result of a match, and the same game for another match', async () => {
    const { cup, match } = await drawMatch();
    const game = await finishedGame([1, 2, 3, 4]);
    await connection.run(RECORD_GAME, [match, game.id]);
    const again = await finishedGame([1, 2, 3, 4]);
    await cup.expectRefusal('result_recorded', RECORD_GAME, [match, again.id]);
    const other = await drawMatch();
    expect(await other.cup.expectRefusal('game_recorded', RECORD_GAME, [other.match, game.id])).toBe(
      `Game ${game.id} is already recorded as match ${match}.`,
    );
    await connection.run('CALL correct_result(?, ?)', [
      match, cup.scores('Jane 0', 'Norman 0', 'Mary 0', 'Bill 0'),
    ]);
    expect(await cup.recorded(match)).toEqual(['Bill 0', 'Jane 0', 'Mary 0', 'Norman 0']);
  });

  test('deleting the game keeps the result', async () => {
    const { cup, match } = await drawMatch();
    const game = await finishedGame([0, 0, 0, 0]);
    await connection.run(RECORD_GAME, [match, game.id]);
    await connection.run('CALL delete_game(?)', [game.id]);
    expect(await cup.recorded(match)).toHaveLength(4);
    await cup.expectRefusal('game_not_found', RECORD_GAME, [match, game.id]);
  });
});

describe('the unit auto', () => {
  /** The scores of a game, in the order of its seats, as a tournament counts it that has set nothing. */
  async function scored(system: string, game: TestGame): Promise<number[]> {
    const cup = await TestTournament.start(connection, system, []);
    await connection.run('CALL scores_of_game(?, ?, @scores)', [cup.id, game.id]);
    const rows = await connection.rows<{ score: number }>(
      "SELECT j.score FROM JSON_TABLE(@scores, '$[*]' COLUMNS (name VARCHAR(60) PATH '$.player', score BIGINT PATH '$.score')) AS j" +
        ' JOIN Player AS p ON p.game_id = ? AND p.name = j.name ORDER BY p.pid',
      [game.id],
    );
    return rows.map(({ score }) => score);
  }

  test('is that of the tournament, and 1 if no score comes near the maximum', async () => {
    expect(await scored(SYSTEM_2, await finishedGame([20, 5, 3, 0]))).toEqual([312, -48, -96, -168]);
    expect(await connection.rows("SELECT initial_value AS value FROM LeagueSetting WHERE setting = 'game_unit'")).toEqual([{ value: 'auto' }]);
  });

  test('is otherwise the smallest for which no score reaches the maximum', async () => {
    // 24 / 4 x (4 x 1500 - 1500) is 27000, which is below 451 by units of 60 and not by those of 59.
    const game = await finishedGame([1500, 0, 0, 0]);
    expect(await scored(SYSTEM_2, game)).toEqual([450, -150, -150, -150]);
    const { cup, match } = await drawMatch();
    await change(connection, 'set_for_tournament', cup.id, 'game_unit', 'auto');
    await connection.run(RECORD_GAME, [match, game.id]);
    expect(await cup.recorded(match)).toEqual(['Bill -150', 'Jane 450', 'Mary -150', 'Norman -150']);
    expect(await connection.rows('SELECT Player AS player, `For score` AS score FROM pointsView WHERE Tournament = ? ORDER BY 2 DESC LIMIT 1', [cup.id]))
      .toEqual([{ player: 'Jane', score: 45 }]);
  });

  test('is 1 if scores are not paid', async () => {
    await makeEdition(connection, 'three for scores', { players: 3 });
    expect(await scored(SYSTEM_1, await finishedGame([1500, 0, 0], 'three for scores'))).toEqual([24_000, -12_000, -12_000]);
  });

  test('keeps sums, order and limits for any net worths', async () => {
    const chance = new Chance(7);
    for (let trial = 0; trial < 30; trial += 1) {
      const most = 10 ** chance.between(1, 9);
      const balances = SEATS.map(() => chance.between(0, most));
      if (trial % 3 === 0) balances[1] = balances[0] ?? 0;
      const scores = await scored(SYSTEM_2, await finishedGame(balances));
      expect(scores.reduce((sum, score) => sum + score, 0)).toBe(0);
      for (const [one, score] of scores.entries()) {
        expect([balances, score % 2 === 0 && Math.abs(score) < 475]).toEqual([balances, true]);
        for (const [other, lower] of scores.entries()) {
          if ((balances[one] ?? 0) > (balances[other] ?? 0)) expect(score).toBeGreaterThanOrEqual(lower);
          if (balances[one] === balances[other]) expect(score).toBe(lower);
        }
      }
    }
  });
});
