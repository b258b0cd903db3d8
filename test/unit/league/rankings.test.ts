import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { change } from '../../../src/league/calls';
import { readRoundStandings, readSeating, readStandings, type Standing } from '../../../src/league/views';
import { freshDatabase } from '../../support/database';
import { openWorkerDatabase } from '../../support/game';
import { SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../../support/league';

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const ranks = (cup: TestTournament, rows: readonly Standing[]): string[] => rows.map((row) => `${row.Rank} ${cup.short(row.Player)} ${row.Points}`);

/** Ann, Ben and Cleo play two rounds, Dora, Emil and Finn one; Gus sits out twice. */
async function start(): Promise<TestTournament> {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  const [one = 0, two = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  await cup.record(one, 'Ann 6', 'Ben -2', 'Cleo -4');
  await cup.record(two, 'Dora 20', 'Emil -2', 'Finn -18');
  const [three = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
  await cup.record(three, 'Ann -8', 'Ben 4', 'Cleo 4');
  return cup;
}

test('points per match are shown beside totals, and can decide', async () => {
  const cup = await start();
  const rows = await readStandings(connection, cup.id);
  // Gus has not played.
  expect(ranks(cup, rows)).toEqual(['1 Dora 4', '2 Ben 4', '3 Ann 4', '4 Cleo 3', '5 Emil 1', '6 Finn 0', 'null Gus 0']);
  expect(rows.map((row) => row['Points per match'])).toEqual([4, 2, 2, 1.5, 1, 0, null]);
  await change(connection, 'rank_tournament_by', cup.id, '["points_per_match", "wins", "best_score"]');
  // Ann and Ben have 2 points a match and one win each; Ann scored 6 once.
  expect(ranks(cup, await readStandings(connection, cup.id))).toEqual(['1 Dora 4', '2 Ann 4', '3 Ben 4', '4 Cleo 3', '5 Emil 1', '6 Finn 0', 'null Gus 0']);
});

test('head to head decides only between equal players, round by round', async () => {
  const cup = await start();
  await change(connection, 'rank_tournament_by', cup.id, '["points", "head_to_head", "lot"]');
  // Ann beat Ben, Ben beat Ann; Dora met neither: chance decides, the same every time.
  const first = ranks(cup, await readStandings(connection, cup.id));
  expect(first.slice(0, 3).map((row) => row.split(' ')[0])).toEqual(['1', '2', '3']);
  expect(ranks(cup, await readStandings(connection, cup.id))).toEqual(first);
  const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Finn'] }]);
  await cup.record(match, 'Ann 0', 'Ben 0', 'Finn 0');
  const [again = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Emil'] }]);
  await cup.record(again, 'Ann 4', 'Ben 2', 'Emil -6');
  await change(connection, 'adjust_points', cup.id, cup.name('Ben'), 1, 'fair play', null);
  const ofTwo = (rows: readonly string[]): string[] => rows.filter((row) => /Ann|Ben/.test(row));
  expect(ofTwo(ranks(cup, await readStandings(connection, cup.id)))).toEqual(['1 Ann 10', '2 Ben 10']);
  // Dora has 4 as well, and met neither: the lot says whether Ann is before her.
  expect(ofTwo(ranks(cup, await readRoundStandings(connection, cup.id, 1)))).toEqual([expect.stringMatching(/^[12] Ann 4$/), '3 Ben 2']);
});

test('standings have entered players without results; after a round, those who were drawn or had a bye', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  expect(ranks(cup, await readStandings(connection, cup.id))).toEqual(PLAYERS.map((player) => `null ${player} 0`));
  const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  await cup.record(match, 'Ann 6', 'Ben -2', 'Cleo -4');
  await connection.run('CALL withdraw_player(?, ?)', [cup.id, cup.name('Gus')]);
  const late = await TestTournament.start(connection, SYSTEM_1, ['Late']);
  await connection.run('CALL enter_players(?, ?)', [cup.id, JSON.stringify(late.names)]);
  const namesOf = (rows: readonly Standing[]): string[] => rows.map(({ Player }) => late.short(cup.short(Player)));
  expect(namesOf(await readStandings(connection, cup.id)).sort()).toEqual(['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Late']);
  expect(namesOf(await readRoundStandings(connection, cup.id, 1)).sort()).toEqual(['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus']);
});

test('the lot follows from the seed', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  const [one = 0, two = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  await cup.record(one, 'Ann 0', 'Ben 0', 'Cleo 0');
  await cup.record(two, 'Dora 0', 'Emil 0', 'Finn 0');
  await change(connection, 'rank_tournament_by', cup.id, '["points", "lot"]');
  const orders = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    await change(connection, 'set_for_tournament', cup.id, 'lot_seed', seed);
    const rows = await readStandings(connection, cup.id);
    expect(rows.map(({ Rank }) => Rank)).toEqual([1, 2, 3, 4, 5, 6, null]);
    orders.add(rows.map(({ Player }) => Player).join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

describe('byes', () => {
  test('pay nothing at first, then a number or the mean of the player, once the round is played', async () => {
    const cup = await start();
    await cup.drawRound([{ players: ['Dora', 'Emil', 'Finn'] }]);
    const points = async (): Promise<string[]> =>
      (await readStandings(connection, cup.id)).map((row) => `${cup.short(row.Player)} ${row.Points} ${row.Byes} ${row['Points for byes']}`).sort();
    // Round 2 left Dora, Emil, Finn and Gus over; of round 3 nothing is played yet.
    expect(await points()).toEqual(['Ann 4 0 0', 'Ben 4 0 0', 'Cleo 3 0 0', 'Dora 4 1 0', 'Emil 1 1 0', 'Finn 0 1 0', 'Gus 0 2 0']);
    await change(connection, 'set_for_tournament', cup.id, 'bye_points', '2');
    expect(await points()).toEqual(['Ann 4 0 0', 'Ben 4 0 0', 'Cleo 3 0 0', 'Dora 6 1 2', 'Emil 3 1 2', 'Finn 2 1 2', 'Gus 4 2 4']);
    await change(connection, 'set_for_tournament', cup.id, 'bye_points', 'mean');
    expect(await points()).toEqual(['Ann 4 0 0', 'Ben 4 0 0', 'Cleo 3 0 0', 'Dora 8 1 4', 'Emil 2 1 1', 'Finn 0 1 0', 'Gus 0 2 0']);
    expect((await readRoundStandings(connection, cup.id, 1)).find(({ Player }) => cup.short(Player) === 'Dora')).toMatchObject({ Points: 4, Byes: 0 });
  });

  test('are predicted with the point systems that leave fewer players over', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, Array.from({ length: 11 }, (_, index) => `P${index}`));
    expect(await readSeating(connection, cup.id)).toMatchObject({ Players: 11, Seated: 9, 'Left over': 2, 'Fewer with': expect.stringContaining(SYSTEM_2) });
    await change(connection, 'change_point_system', cup.id, SYSTEM_2, '0');
    expect(await readSeating(connection, cup.id)).toMatchObject({ Seated: 11, 'Left over': 0, 'Fewer with': null });
  });
});

test('bonuses and penalties count from their round on, with a reason, and can be removed', async () => {
  const cup = await start();
  await change(connection, 'adjust_points', cup.id, cup.name('Ann'), -3, 'came late', 2);
  await change(connection, 'adjust_points', cup.id, cup.name('Gus'), 2, 'brought the cards', null);
  expect(ranks(cup, await readStandings(connection, cup.id))).toEqual(['1 Dora 4', '2 Ben 4', '3 Cleo 3', '4 Gus 2', '5 Emil 1', '5 Ann 1', '7 Finn 0'].sort((a, b) => Number(a[0]) - Number(b[0]) || (a < b ? -1 : 1)));
  expect(ranks(cup, await readRoundStandings(connection, cup.id, 1))).toContain('2 Ann 4');
  const rows = await connection.rows<{ Number: number; Points: number; Reason: string }>('SELECT * FROM adjustmentsView WHERE Tournament = ?', [cup.id]);
  expect(rows.map((row) => [row.Number, row.Points, row.Reason])).toEqual([[1, -3, 'came late'], [2, 2, 'brought the cards']]);
  await change(connection, 'remove_adjustment', cup.id, 1);
  expect(ranks(cup, await readStandings(connection, cup.id))[2]).toBe('3 Ann 4');
  expect(await violations(connection)).toEqual([]);
});

test('ratings follow Elo: equals share 20 points, and a tournament uses the ratings before it', async () => {
  // They are those of all tournaments: here there are few.
  const connection = await GameConnection.open((await freshDatabase()).address);
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo']);
  const play = async (of: TestTournament): Promise<void> => {
    const [match = 0] = await of.drawRound([{ players: cup.names.slice() }]);
    await connection.run('CALL record_result(?, ?)', [match, cup.scores('Ann 4', 'Ben 0', 'Cleo -4')]);
  };
  const ratings = async (): Promise<Record<string, [number, number]>> => {
    const rows = await connection.rows<{ Player: string; Rating: number; Matches: number }>('SELECT * FROM ratingsView WHERE Player IN (?)', [[...cup.names]]);
    return Object.fromEntries(rows.map((row) => [cup.short(row.Player), [row.Rating, row.Matches]]));
  };
  await play(cup);
  // Two games of 20 points, that count half each: two wins for Ann, one each way for Ben.
  expect(await ratings()).toEqual({ Ann: [1510, 1], Ben: [1500, 1], Cleo: [1490, 1] });
  await play(await TestTournament.start(connection, SYSTEM_1, []));
  // 1510 against 1500 and 1490 expects 0.5144 and 0.5288: 10 (0.4856 + 0.4712) = 9.57 more.
  expect(await ratings()).toEqual({ Ann: [1520, 2], Ben: [1500, 2], Cleo: [1480, 2] });
  await connection.close();
});
