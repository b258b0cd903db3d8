import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { addLeaguePlayer, change, CHANGES } from '../../../src/league/calls';
import { readRepeatedMeetings, readRepeatedMeetingsOf, readRound, readStandings } from '../../../src/league/views';
import { openWorkerDatabase } from '../../support/game';
import { SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../../support/league';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const players = (count: number): string[] => Array.from({ length: count }, (_, index) => `P${index + 1}`);

/** The tables of a round: players, by the names of the test. */
async function tablesOf(cup: TestTournament, round: number): Promise<string[][]> {
  const tables = new Map<number, string[]>();
  for (const { Table, Player } of await cup.matches(round)) tables.set(Table, [...(tables.get(Table) ?? []), cup.short(Player)]);
  return [...tables.values()];
}

async function byesOf(cup: TestTournament, round: number): Promise<string[]> {
  const byes = (await readRound(connection, cup.id, round))?.Byes;
  return (byes?.split(', ') ?? []).map((name) => cup.short(name));
}

async function drawRounds(cup: TestTournament, count: number): Promise<string[][][]> {
  const rounds: string[][][] = [];
  for (let round = 1; round <= count; round += 1) {
    await change(connection, 'draw_round', cup.id, await cup.addRound());
    rounds.push(await tablesOf(cup, round));
  }
  return rounds;
}

/** How many meetings of two players are not their first. */
function repeats(rounds: readonly (readonly (readonly string[])[])[]): number {
  const pairs = rounds.flat().flatMap((table) =>
    table.flatMap((one) => table.filter((other) => one < other).map((other) => `${one} ${other}`)),
  );
  return pairs.length - new Set(pairs).size;
}

test.each([
  [SYSTEM_1, 3, [3], 0],
  [SYSTEM_1, 4, [3], 1],
  [SYSTEM_1, 5, [3], 2],
  [SYSTEM_1, 6, [3, 3], 0],
  [SYSTEM_1, 11, [3, 3, 3], 2],
  [SYSTEM_2, 3, [3], 0],
  [SYSTEM_2, 4, [4], 0],
  [SYSTEM_2, 5, [4], 1],
  [SYSTEM_2, 6, [3, 3], 0],
  [SYSTEM_2, 7, [4, 3], 0],
  [SYSTEM_2, 8, [4, 4], 0],
  [SYSTEM_2, 9, [3, 3, 3], 0],
  [SYSTEM_2, 10, [4, 3, 3], 0],
  [SYSTEM_2, 11, [4, 4, 3], 0],
])('in %s, %i players make tables of %j, with %i left over', async (system, count, sizes, over) => {
  const cup = await TestTournament.start(connection, system, players(count));
  const [tables = []] = await drawRounds(cup, 1);
  expect(tables.map((table) => table.length)).toEqual(sizes);
  const byes = await byesOf(cup, 1);
  expect(byes).toHaveLength(over);
  expect([...tables.flat(), ...byes].sort()).toEqual(players(count).sort());
});

test('in ten rounds of forty players nobody meets twice, although random draws repeat many meetings', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_2, players(40));
  await change(connection, 'set_for_tournament', cup.id, 'draw_priority', 'tables_of_four');
  const rounds = await drawRounds(cup, 10);
  expect(rounds.map((tables) => tables.flat().length)).toEqual(Array.from({ length: 10 }, () => 40));
  // The same tables, filled in the order of a hash.
  const byChance = await Promise.all(
    rounds.map(async (tables, round) => {
      const order = await connection.rows<{ name: string }>(
        'SELECT p.name FROM TournamentEntry AS e JOIN LeaguePlayer AS p USING (player_id)' +
          ' WHERE e.tournament_id = ? ORDER BY SHA2(CONCAT(?, p.name), 256)',
        [cup.id, round],
      );
      return tables.map((table) => order.splice(0, table.length).map(({ name }) => name));
    }),
  );
  expect(repeats(byChance)).toBeGreaterThan(50);
  expect(repeats(rounds)).toBe(0);
  // Tables of four go round, so that who meets at the last of them is known from the first round.
  const fours = players(40).map((player) => rounds.flat().filter((table) => table.length === 4 && table.includes(player)).length);
  expect(new Set(fours)).toEqual(new Set([1]));
  expect(await violations(connection)).toEqual([]);
});

describe.each(['one', 'two'])('from the seed %s', (seed) => {
  test.each([[17, 4], [13, 3], [17, 3], [14, 3], [40, 10]])('no two of %i players meet twice in %i rounds', async (count, rounds) => {
    const cup = await TestTournament.start(connection, SYSTEM_2, []);
    // The names decide, too: those of a test are others each time.
    await change(connection, 'set_for_tournament', cup.id, 'draw_seed', seed);
    const names = players(count).map((name) => `${name} of ${count}/${rounds}/${seed}`);
    for (const name of names) await addLeaguePlayer(connection, name);
    await change(connection, 'enter_players', cup.id, names);
    const drawn = await drawRounds(cup, rounds);
    expect(repeats(drawn)).toBe(0);
    expect(drawn.map((tables) => tables.flat().length)).toEqual(Array.from({ length: rounds }, () => count));
    expect(await readRepeatedMeetings(connection, cup.id)).toEqual([]);
  });
});

test('if tables of four come first, everybody sits at one equally often, at the cost of repeated meetings', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_2, players(13));
  await change(connection, 'set_for_tournament', cup.id, 'draw_priority', 'tables_of_four');
  const rounds = await drawRounds(cup, 3);
  const fours = rounds.flat().filter((table) => table.length === 4).flat();
  expect(new Set(fours).size).toBe(12);
  expect(repeats(rounds)).toBeGreaterThan(0);
});

test('if meetings come first, tables of four rotate among players who have not met', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_2, players(16));
  await cup.drawRound([
    { players: ['P1', 'P2', 'P3', 'P4'], strength: 1 }, { players: ['P5', 'P6', 'P7'], strength: 1 }, { players: ['P8', 'P9', 'P10'], strength: 1 },
    { players: ['P11', 'P12', 'P13'], strength: 1 }, { players: ['P14', 'P15', 'P16'], strength: 1 },
  ]);
  await change(connection, 'draw_round', cup.id, await cup.addRound());
  const [four = []] = (await tablesOf(cup, 2)).filter((table) => table.length === 4);
  expect(four.filter((player) => ['P1', 'P2', 'P3', 'P4'].includes(player))).toEqual([]);
});

test('repeated meetings are listed with the later draw', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, players(6));
  await cup.addRound();
  await cup.drawRound([{ players: ['P1', 'P2', 'P3'] }, { players: ['P4', 'P5', 'P6'] }]);
  await connection.run(CHANGES.record_draw, [cup.id, 1, cup.draw([{ players: ['P1', 'P2', 'P4'] }, { players: ['P3', 'P5', 'P6'] }])]);
  const pairsOf = async (round?: number): Promise<string[]> =>
    (await (round === undefined ? readRepeatedMeetings(connection, cup.id) : readRepeatedMeetingsOf(connection, cup.id, round))).map((row) => `${row.Round}/${row.Table} ${cup.short(row.Player)} ${cup.short(row.Other)} ${row['Met before']}`);
  expect(await pairsOf()).toEqual(['1/1 P1 P2 1', '1/2 P5 P6 1']);
  expect(await pairsOf(2)).toEqual([]);
  await cup.drawRound([{ players: ['P1', 'P2', 'P5'] }]);
  expect(await pairsOf(3)).toEqual(['3/1 P1 P2 2']);
});

test('few meet twice in a tight case: nine players, whose 36 pairs just fit four rounds', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, players(9));
  const rounds = await drawRounds(cup, 4);
  expect(repeats(rounds.slice(0, 2))).toBe(0);
  expect(repeats(rounds)).toBeLessThan(9);
});

test('players are exchanged when filling the tables one by one ends badly', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, players(6));
  await cup.drawRound([{ players: ['P1', 'P2', 'P3'] }, { players: ['P4', 'P5', 'P6'] }]);
  const rounds = [[['P1', 'P2', 'P3'], ['P4', 'P5', 'P6']]];
  for (let round = 2; round <= 6; round += 1) {
    await change(connection, 'draw_round', cup.id, await cup.addRound());
    const tables = await tablesOf(cup, round);
    // Two at each table know each other from the first round, never three.
    expect(repeats([...rounds, tables])).toBe(2);
  }
});

test('byes rotate', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, players(5));
  await drawRounds(cup, 5);
  const byes = (await Promise.all([1, 2, 3, 4, 5].map((round) => byesOf(cup, round)))).flat();
  expect(byes.sort()).toEqual([...players(5), ...players(5)].sort());
});

describe('the seed', () => {
  /** Two tournaments of the same players. */
  async function twins(): Promise<[TestTournament, TestTournament]> {
    const one = await TestTournament.start(connection, SYSTEM_2, players(13));
    const two = await TestTournament.start(connection, SYSTEM_2, []);
    await change(connection, 'enter_players', two.id, one.names);
    return [one, two];
  }

  const namesOf = async (cup: TestTournament, rounds: number[]): Promise<string[][]> =>
    await Promise.all(rounds.map(async (round) => (await cup.matches(round)).map(({ Table, Strength, Player }) => `${Table} ${Strength} ${Player}`)));

  test('repeats draws', async () => {
    const [one, two] = await twins();
    for (const cup of [one, two]) {
      await change(connection, 'set_for_tournament', cup.id, 'draw_seed', 'the same');
      await drawRounds(cup, 4);
    }
    expect(await namesOf(two, [1, 2, 3, 4])).toEqual(await namesOf(one, [1, 2, 3, 4]));
  });

  test('makes other draws if it differs; its default is the name of the tournament', async () => {
    const [one, two] = await twins();
    await change(connection, 'set_for_tournament', one.id, 'draw_seed', 'one');
    await drawRounds(one, 1);
    await drawRounds(two, 1);
    expect(await namesOf(two, [1])).not.toEqual(await namesOf(one, [1]));
  });

  test('gives the same draw to a round that was cancelled', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, players(13));
    await drawRounds(cup, 2);
    const before = await namesOf(cup, [2]);
    await change(connection, 'cancel_draw', cup.id, 2);
    await change(connection, 'draw_round', cup.id, 2);
    expect(await namesOf(cup, [2])).toEqual(before);
  });
});

test('the strongest table has the players with the most points', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_2, players(9));
  await drawRounds(cup, 1);
  // No three of them, one of each match, have as many points as any other three.
  for (const [index, match] of [...new Set((await cup.matches(1)).map(({ Match }) => Match))].entries()) {
    const [one, two, three] = (await cup.matches(1)).filter(({ Match }) => Match === match).map(({ Player }) => Player);
    await cup.record(match, `${one} ${2 * 10 ** index}`, `${two} 0`, `${three} ${-2 * 10 ** index}`);
  }
  await change(connection, 'draw_round', cup.id, await cup.addRound());
  const points = new Map((await readStandings(connection, cup.id)).map(({ Player, Points }) => [cup.short(Player), Points]));
  const strengths = new Map((await cup.matches(2)).map(({ Table, Strength }) => [Table, Strength ?? 0]));
  const sums = (await tablesOf(cup, 2)).map((table) => table.reduce((sum, player) => sum + (points.get(player) ?? 0), 0));
  const byStrength = [...strengths].sort(([, one], [, other]) => one - other).map(([table]) => sums[table - 1] ?? 0);
  expect([...strengths.values()].sort()).toEqual([1, 2, 3]);
  expect(byStrength).toEqual([...byStrength].sort((one, other) => one - other));
});

test('a withdrawn player is neither drawn nor given a bye', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, players(4));
  await change(connection, 'withdraw_player', cup.id, cup.name('P2'));
  const [tables = []] = await drawRounds(cup, 1);
  expect([tables.flat().sort(), await byesOf(cup, 1)]).toEqual([['P1', 'P3', 'P4'], []]);
});

test('draw_round refuses too few players, a drawn round, and missing rounds', async () => {
  const CALL = 'CALL draw_round(?, ?)';
  const few = await TestTournament.start(connection, SYSTEM_2, players(2));
  await few.addRound();
  expect(await few.expectRefusal('too_few_entries', CALL, [few.id, 1])).toBe(
    `2 players are entered for tournament ${few.id}; that is too few for a table.`,
  );
  const cup = await TestTournament.start(connection, SYSTEM_2, players(6));
  await drawRounds(cup, 1);
  await cup.expectRefusal('round_drawn', CALL, [cup.id, 1]);
  await cup.expectRefusal('round_not_found', CALL, [cup.id, 2]);
  await cup.expectRefusal('tournament_not_found', CALL, [0, 1]);
});
