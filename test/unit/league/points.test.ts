import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { readPlayerHistory, readPoints, readRoundStandings, readStandings, readTournament, type Standing } from '../../../src/league/views';
import { openWorkerDatabase } from '../../support/game';
import { freshName, SYSTEM_1, SYSTEM_2, TestTournament } from '../../support/league';

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** Plays matches of the first players of a tournament, a round each. @returns points by player, match by match */
async function play(system: string, results: readonly (readonly number[])[], column: 'For place' | 'For score' | 'Points' = 'Points'): Promise<number[][]> {
  const cup = await TestTournament.start(connection, system, PLAYERS);
  for (const scores of results) {
    const players = PLAYERS.slice(0, scores.length);
    const [match = 0] = await cup.drawRound([{ players, strength: 1 }]);
    await cup.record(match, ...scores.map((score, index) => `${players[index]} ${score}`));
  }
  const points = await readPoints(connection, cup.id);
  return results.map((_, index) =>
    points
      .filter(({ Round }) => Round === index + 1)
      .sort((one, other) => (one.Player < other.Player ? -1 : 1))
      .map((row) => row[column]),
  );
}

describe('point system 1', () => {
  test.each([
    [[6, -2, -4], [4, 1, 0]],
    [[4, -2, -2], [4, 1, 1]],
    [[0, 0, 0], [3, 3, 3]],
    [[4, 2, -6], [3, 2, 0]],
    [[4, 0, -4], [3, 2, 0]],
    [[2, 2, -4], [3, 3, 0]],
    [[-4, 6, -2], [0, 4, 1]],
  ])('%j pays %j', async (scores, points) => {
    expect(await play(SYSTEM_1, [scores])).toEqual([points]);
  });

  test('ignores the size of scores and the strength of tables', async () => {
    expect(await play(SYSTEM_1, [[6000, -2000, -4000]])).toEqual([[4, 1, 0]]);
  });
});

describe('point system 2', () => {
  test.each([
    [[4, -2, -2], [40, 5, 5]],
    [[6, -2, -4], [40, 10, 0]],
    [[0, 0, 0], [17, 17, 17]],
    [[4, 2, -6], [30, 20, 0]],
    [[4, 0, -4], [30, 20, 0]],
    [[2, 2, -4], [25, 25, 0]],
    [[4, 2, -2, -4], [35, 25, 10, 0]],
    [[8, -2, -2, -4], [35, 18, 18, 0]],
    [[6, 4, 0, -10], [35, 25, 10, 0]],
    [[0, 0, 0, 0], [18, 18, 18, 18]],
    [[2, 2, 2, -6], [23, 23, 23, 0]],
    [[6, -2, -2, -2], [35, 12, 12, 12]],
    [[2, 2, -2, -2], [30, 30, 5, 5]],
    [[4, 4, -2, -6], [30, 30, 10, 0]],
    [[6, 0, 0, -6], [35, 18, 18, 0]],
    [[6, 2, -4, -4], [35, 25, 5, 5]],
  ])('the places of %j pay %j', async (scores, points) => {
    expect(await play(SYSTEM_2, [scores], 'For place')).toEqual([points]);
  });

  test.each([
    [[4, -4, 0], [0, 0, 0]],
    [[6, -6, 0], [1, -1, 0]],
    [[14, -14, 0], [1, -1, 0]],
    [[16, -16, 0], [2, -2, 0]],
    [[494, -494, 0], [49, -49, 0]],
    [[496, -496, 0], [50, -50, 0]],
    [[4000, -4000, 0], [50, -50, 0]],
  ])('the scores %j themselves pay %j', async (scores, points) => {
    expect(await play(SYSTEM_2, [scores], 'For score')).toEqual([points]);
  });

  test('pays the sum of place, strength and score', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, PLAYERS);
    const [match = 0, other = 0] = await cup.drawRound([
      { players: ['Ann', 'Ben', 'Cleo'], strength: 2 }, { players: ['Dora', 'Emil', 'Finn'], strength: 1 },
    ]);
    await cup.record(match, 'Ann 46', 'Ben -20', 'Cleo -26');
    await cup.record(other, 'Dora 46', 'Emil -20', 'Finn -26');
    const points = (await readPoints(connection, cup.id)).map((row) => [
      cup.short(row.Player), row.Place, row['For place'], row['For table'], row['For score'], row.Points,
    ]);
    expect(points).toEqual([
      ['Ann', 1, 40, 2, 5, 47], ['Ben', 2, 10, 2, -2, 10], ['Cleo', 3, 0, 2, -3, -1],
      ['Dora', 1, 40, 1, 5, 46], ['Emil', 2, 10, 1, -2, 9], ['Finn', 3, 0, 1, -3, -2],
    ]);
  });
});

test('a third point system is rows', async () => {
  const system = freshName('Winner takes all').slice(0, 40);
  const statements = [
    'INSERT INTO PointSystem VALUES (?)',
    'INSERT INTO PointRule (point_system_name, uses_strength, score_divisor, most_for_score) VALUES (?, FALSE, 4, 3)',
  ];
  for (const sql of statements) await connection.run(sql, [system]);
  for (const [positive, first, last, points] of [[1, 1, 1, 9], [1, 2, 2, 0], [1, 3, 3, 0], [1, 2, 3, 0], [2, 1, 1, 5], [2, 2, 2, 4], [2, 3, 3, 0], [2, 1, 2, 4], [3, 1, 3, 5]]) {
    await connection.run('INSERT INTO PlacePoints VALUES (?, 3, ?, ?, ?, ?)', [system, positive ?? 0, first ?? 0, last ?? 0, points ?? 0]);
  }
  // 2 / 4 and -2 / 4 are rounded away from zero, 8 / 4 and 40 / 4 are limited.
  expect(await play(system, [[4, -2, -2], [2, 0, -2], [40, 4, -44]])).toEqual([[10, -1, -1], [6, 4, -1], [8, 5, -3]]);
  expect(await play(SYSTEM_1, [[6, -2, -4]])).toEqual([[4, 1, 0]]);
});

describe('standings', () => {
  /** Rank, player, matches, points, total score. */
  function lines(cup: TestTournament, standings: readonly Standing[]): [number | null, string, number, number, number][] {
    return standings.map((row) => [row.Rank, cup.short(row.Player), row.Matches, row.Points ?? NaN, row['Total score']]);
  }

  test('have all entered players with 0 points before the first match', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
    expect(lines(cup, await readStandings(connection, cup.id))).toEqual(PLAYERS.map((player) => [null, player, 0, 0, 0]));
  });

  test('put those who have not played at the end, without a rank, whatever the points of others', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS.slice(0, 5));
    const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
    await cup.record(match, 'Ann 6', 'Ben -2', 'Cleo -4');
    await connection.run('CALL adjust_points(?, ?, ?, ?, NULL)', [cup.id, cup.name('Cleo'), -9, 'late']);
    await connection.run('CALL adjust_points(?, ?, ?, ?, NULL)', [cup.id, cup.name('Dora'), 2, 'brought the cards']);
    const ranks = (await readStandings(connection, cup.id)).map((row) => `${row.Rank} ${cup.short(row.Player)}`);
    expect(ranks).toEqual(['1 Ann', '2 Dora', '3 Ben', '4 Cleo', 'null Emil']);
  });

  test('rank by points, then by total score; players with equal values share a rank', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const [one = 0, two = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
    await cup.record(one, 'Ann 6', 'Ben -2', 'Cleo -4');
    await cup.record(two, 'Dora 20', 'Emil -2', 'Finn -18');
    expect(lines(cup, await readStandings(connection, cup.id))).toEqual([
      [1, 'Dora', 1, 4, 20], [2, 'Ann', 1, 4, 6], [3, 'Ben', 1, 1, -2], [3, 'Emil', 1, 1, -2], [5, 'Cleo', 1, 0, -4], [6, 'Finn', 1, 0, -18],
    ]);
  });

  test('after each round count that round and those before it', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const [first = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
    const [second = 0] = await cup.drawRound([{ players: ['Ben', 'Cleo', 'Dora'] }]);
    await cup.addRound();
    await cup.record(second, 'Ben 2', 'Cleo 2', 'Dora -4');
    await cup.record(first, 'Ann 6', 'Ben -2', 'Cleo -4');
    // Players with a bye in the round have 0 points; round 3, which is not drawn, has no byes.
    const idle = (...players: string[]): unknown[] => players.map((player) => [null, player, 0, 0, 0]);
    const after1 = [[1, 'Ann', 1, 4, 6], [2, 'Ben', 1, 1, -2], [3, 'Cleo', 1, 0, -4], ...idle('Dora', 'Emil', 'Finn')];
    const best = [[1, 'Ann', 1, 4, 6], [2, 'Ben', 2, 4, 0], [3, 'Cleo', 2, 3, -2]];
    const after2 = [...best, [4, 'Dora', 1, 0, -4], ...idle('Emil', 'Finn')];
    const after3 = [...best, [4, 'Dora', 1, 0, -4]];
    const after = async (round: number): Promise<unknown[]> => lines(cup, await readRoundStandings(connection, cup.id, round));
    expect([await after(1), await after(2), await after(3), await after(4)]).toEqual([after1, after2, after3, []]);
    expect(lines(cup, await readStandings(connection, cup.id))).toEqual(after2);
  });

  test('follow corrections in their tournament only', async () => {
    const cups = [await TestTournament.start(connection, SYSTEM_1, PLAYERS), await TestTournament.start(connection, SYSTEM_1, PLAYERS)];
    for (const cup of cups) {
      const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
      await cup.record(match, 'Ann 6', 'Ben -2', 'Cleo -4');
      if (cup === cups[0]) await connection.run('CALL correct_result(?, ?)', [match, cup.scores('Ann -4', 'Ben 2', 'Cleo 2')]);
    }
    const all = await Promise.all(cups.map(async (cup) => lines(cup, await readStandings(connection, cup.id))));
    const idle = ['Dora', 'Emil', 'Finn'].map((player) => [null, player, 0, 0, 0]);
    expect(all).toEqual([
      [[1, 'Ben', 1, 3, 2], [1, 'Cleo', 1, 3, 2], [3, 'Ann', 1, 0, -4], ...idle],
      [[1, 'Ann', 1, 4, 6], [2, 'Ben', 1, 1, -2], [3, 'Cleo', 1, 0, -4], ...idle],
    ]);
  });
});

test('the history of a player shows opponents, places and points in all tournaments', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  const [first = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
  const [second = 0] = await cup.drawRound([{ players: ['Ann', 'Emil', 'Dora'] }]);
  await cup.record(first, 'Ann 6', 'Ben -2', 'Cleo -4');
  await cup.record(second, 'Ann -2', 'Emil -2', 'Dora 4');
  const other = await TestTournament.start(connection, SYSTEM_2, []);
  const [third = 0] = await other.drawRound([{ players: ['Ann', 'Ben', 'Finn'].map((player) => cup.name(player)), strength: 1 }]);
  await other.record(third, `${cup.name('Ann')} 0`, `${cup.name('Ben')} 0`, `${cup.name('Finn')} 0`);
  const [ann] = await connection.rows<{ id: number }>('SELECT player_id AS id FROM LeaguePlayer WHERE name = ?', [cup.name('Ann')]);
  const history = await readPlayerHistory(connection, ann?.id ?? 0);
  expect(
    history.map((row) => [row.Tournament, row.Round, row.Table, row.Opponents.split(', ').map((name) => cup.short(name)).join(' '), row.Score, row.Place, row.Points]),
  ).toEqual([
    [cup.id, 1, 1, 'Ben Cleo', 6, 1, 4],
    [cup.id, 2, 1, 'Dora Emil', -2, 2, 1],
    [other.id, 1, 1, 'Ben Finn', 0, 1, 18],
  ]);
  const names = await Promise.all([cup.id, other.id].map((id) => readTournament(connection, id)));
  expect([...new Set(history.map((row) => row['Tournament name']))]).toEqual(names.map((tournament) => tournament?.Name));
});
