import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { change } from '../../../src/league/calls';
import { readHistory, readRound, readStandings } from '../../../src/league/views';
import { openWorkerDatabase } from '../../support/game';
import { SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../../support/league';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const players = (count: number): string[] => Array.from({ length: count }, (_, index) => `P${index + 1}`);

/** A tournament with rounds that are not drawn. */
async function start(count: number, rounds: number, settings: Readonly<Record<string, string>> = {}, system = SYSTEM_2): Promise<TestTournament> {
  const cup = await TestTournament.start(connection, system, players(count));
  for (const [setting, value] of Object.entries(settings)) await change(connection, 'set_for_tournament', cup.id, setting, value);
  for (let round = 1; round <= rounds; round += 1) await cup.addRound();
  return cup;
}

async function tablesOf(cup: TestTournament, round: number): Promise<string[][]> {
  const tables = new Map<number, string[]>();
  for (const { Table, Player } of await cup.matches(round)) tables.set(Table, [...(tables.get(Table) ?? []), cup.short(Player)]);
  return [...tables.values()];
}

async function allRounds(cup: TestTournament, rounds: number): Promise<string[][][]> {
  const all: string[][][] = [];
  for (let round = 1; round <= rounds; round += 1) all.push(await tablesOf(cup, round));
  return all;
}

/** How many meetings of two players are not their first. */
function repeats(rounds: readonly (readonly (readonly string[])[])[]): number {
  const pairs = rounds.flat().flatMap((table) =>
    table.flatMap((one) => table.filter((other) => one < other).map((other) => `${one} ${other}`)),
  );
  return pairs.length - new Set(pairs).size;
}

describe('designs', () => {
  test('seat everybody in every round, and no two players twice', async () => {
    const rows = await connection.rows<{ players: number; size: number; round: number; seat: number; no: number }>(
      'SELECT players, table_size AS size, round_no AS round, seat, player_no AS no FROM DesignSeat ORDER BY 1, 2, 3, 4',
    );
    const designs = new Map<string, string[][][]>();
    for (const { players: count, size, round, seat, no } of rows) {
      const design = designs.get(`${count} in ${size}s`) ?? [];
      designs.set(`${count} in ${size}s`, design);
      const tables = (design[round - 1] ??= []);
      (tables[Math.floor((seat - 1) / size)] ??= []).push(`P${no}`);
    }
    expect(Object.fromEntries([...designs].map(([name, rounds]) => [name, rounds.length]))).toEqual({
      '9 in 3s': 4, '15 in 3s': 7, '16 in 4s': 5, '24 in 3s': 8, '27 in 3s': 13, '28 in 4s': 9, '32 in 4s': 10,
    });
    for (const [name, rounds] of designs) {
      const [count = 0] = name.split(' ').map(Number);
      for (const tables of rounds) expect(new Set(tables.flat())).toEqual(new Set(players(count)));
      expect([name, repeats(rounds)]).toEqual([name, 0]);
    }
  });

  test.each([[16, 5, 'fours', SYSTEM_2, 4], [32, 10, 'fours', SYSTEM_2, 4], [15, 7, 'threes', SYSTEM_1, 3]])(
    '%i players meet nobody twice in %i rounds by %s', async (count, rounds, sizes, system, size) => {
      const cup = await start(count, rounds, { table_sizes: sizes }, system);
      await change(connection, 'draw_all_rounds', cup.id);
      const drawn = await allRounds(cup, rounds);
      expect(new Set(drawn.flat().map((table) => table.length))).toEqual(new Set([size]));
      for (const tables of drawn) expect(new Set(tables.flat())).toEqual(new Set(players(count)));
      expect(repeats(drawn)).toBe(0);
      expect(await violations(connection)).toEqual([]);
    },
  );

  test('are used for the first rounds, among players who have not met', async () => {
    const cup = await start(9, 5, {}, SYSTEM_1);
    await change(connection, 'draw_all_rounds', cup.id);
    expect(repeats((await allRounds(cup, 5)).slice(0, 4))).toBe(0);
    const begun = await start(9, 4, {}, SYSTEM_1);
    await change(connection, 'draw_round', begun.id, 1);
    await change(connection, 'draw_all_rounds', begun.id);
    expect((await allRounds(begun, 4)).flat()).toHaveLength(12);
  });
});

describe('draws of all rounds at once', () => {
  test('balance byes and tables of four before any result', async () => {
    const cup = await start(11, 6, { draw_priority: 'tables_of_four' });
    await change(connection, 'draw_all_rounds', cup.id);
    const rounds = await allRounds(cup, 6);
    const fours = players(11).map((player) => rounds.flat().filter((table) => table.length === 4 && table.includes(player)).length);
    expect(Math.max(...fours) - Math.min(...fours)).toBeLessThanOrEqual(1);
    const odd = await start(11, 6, {}, SYSTEM_1);
    await change(connection, 'draw_all_rounds', odd.id);
    const drawn = (await allRounds(odd, 6)).flat(2);
    const played = players(11).map((player) => drawn.filter((name) => name === player).length);
    expect(Math.max(...played) - Math.min(...played)).toBeLessThanOrEqual(1);
  });

  test('give equal strengths, because nobody has played', async () => {
    const cup = await start(12, 3);
    await change(connection, 'draw_all_rounds', cup.id);
    for (const round of [1, 2, 3]) expect(new Set((await cup.matches(round)).map(({ Strength }) => Strength))).toEqual(new Set([1]));
  });

  test('are one statement: if one round cannot be drawn, none is', async () => {
    const cup = await start(6, 3);
    await connection.run('UPDATE TournamentState SET match_count = 99996 WHERE tournament_id = ?', [cup.id]);
    await cup.expectRefusal('matches_used_up', 'CALL draw_all_rounds(?)', [cup.id]);
  });
});

describe('tables of four, where they come first,', () => {
  test.each([[7, 4], [10, 6], [11, 5]])('seat %i players at most once more often than others in %i rounds', async (count, rounds) => {
    const cup = await start(count, rounds, { draw_priority: 'tables_of_four' });
    for (let round = 1; round <= rounds; round += 1) {
      await change(connection, 'draw_round', cup.id, round);
      const drawn = await allRounds(cup, round);
      const fours = players(count).map((player) => drawn.flat().filter((table) => table.length === 4 && table.includes(player)).length);
      expect([round, Math.max(...fours) - Math.min(...fours)]).toEqual([round, expect.any(Number)]);
      expect(Math.max(...fours) - Math.min(...fours)).toBeLessThanOrEqual(1);
    }
  });

  test.each([[5, [4]], [6, [3, 3]], [7, [4, 3]], [9, [3, 3, 3]], [10, [4, 3, 3]], [11, [4, 4, 3]], [12, [4, 4, 4]], [13, [4, 3, 3, 3]], [16, [4, 4, 4, 4]]])(
    'come first on request: %i players', async (count, sizes) => {
      const cup = await start(count, 1, { table_sizes: 'fours' });
      await change(connection, 'draw_round', cup.id, 1);
      expect((await tablesOf(cup, 1)).map((table) => table.length)).toEqual(sizes);
    },
  );
});

describe('methods', () => {
  test('by_standing seats the best players together', async () => {
    const cup = await start(9, 2);
    await change(connection, 'draw_round', cup.id, 1);
    for (const match of new Set((await cup.matches(1)).map(({ Match }) => Match))) {
      const [one, two, three] = (await cup.matches(1)).filter(({ Match }) => Match === match).map(({ Player }) => Player);
      await cup.record(match, `${one} 100`, `${two} -40`, `${three} -60`);
    }
    await change(connection, 'draw_round_by', cup.id, 2, 'by_standing');
    const ranked = (await readStandings(connection, cup.id)).map(({ Player }) => cup.short(Player));
    const tables = await tablesOf(cup, 2);
    expect(tables.map((table) => [...table].sort())).toEqual([0, 3, 6].map((first) => ranked.slice(first, first + 3).sort()));
    const strengths = (await cup.matches(2)).map(({ Strength }) => Strength);
    expect(strengths).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1]);
  });

  test('random ignores meetings; a setting has the default method', async () => {
    const cup = await start(6, 4, { draw_method: 'random' });
    for (let round = 1; round <= 4; round += 1) await change(connection, 'draw_round', cup.id, round);
    expect((await readHistory(connection, cup.id)).filter(({ What }) => What.includes(', random, draw 1'))).toHaveLength(4);
    await cup.expectRefusal('round_drawn', 'CALL draw_round_by(?, 1, ?)', [cup.id, 'random']);
  });

  test('drawing again gives another draw, recorded with its seed', async () => {
    const cup = await start(13, 1, { draw_seed: 'snow' });
    await change(connection, 'draw_round', cup.id, 1);
    const before = await tablesOf(cup, 1);
    await change(connection, 'draw_round_again', cup.id, 1, null);
    expect(await tablesOf(cup, 1)).not.toEqual(before);
    expect((await readHistory(connection, cup.id)).at(-1)?.What).toBe('Round 1 is drawn again: 4 tables, fewest meetings, draw 2 of the seed snow.');
    await change(connection, 'undo_change', cup.id);
    expect(await tablesOf(cup, 1)).toEqual(before);
    const match = (await cup.matches(1)).filter(({ Table }) => Table === 1);
    await cup.record(match[0]?.Match ?? 0, ...match.map(({ Player }) => `${Player} 0`));
    await cup.expectRefusal('round_has_results', 'CALL draw_round_again(?, 1, NULL)', [cup.id]);
  });
});

test('a player who entered later has a bye when a round is drawn again without them', async () => {
  const cup = await start(4, 1);
  await change(connection, 'draw_round', cup.id, 1);
  const late = (await start(1, 0)).names;
  await change(connection, 'enter_players', cup.id, late);
  await change(connection, 'draw_round_again', cup.id, 1, null);
  const drawn = (await cup.matches(1)).map(({ Player }) => Player);
  const byes = (await readRound(connection, cup.id, 1))?.Byes?.split(', ') ?? [];
  expect([...drawn, ...byes].sort()).toEqual([...cup.names, ...late].sort());
});

describe('strengths', () => {
  test('are equal for equal points per match, whatever the sums', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, players(9));
    // P1 to P3 play twice, the others once: all tie, and have 18 points a match each.
    for (const trio of [['P1', 'P2', 'P3'], ['P4', 'P5', 'P6'], ['P7', 'P8', 'P9'], ['P1', 'P2', 'P3']]) {
      const [match = 0] = await cup.drawRound([{ players: trio, strength: 1 }]);
      await cup.record(match, ...trio.map((player) => `${player} 0`));
    }
    await change(connection, 'draw_round', cup.id, await cup.addRound());
    expect((await cup.matches(5)).map(({ Strength }) => Strength)).toEqual(Array.from({ length: 9 }, () => 1));
  });

  test('count a player without matches as the mean of all', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, players(6));
    const [match = 0] = await cup.drawRound([{ players: ['P1', 'P2', 'P3'], strength: 1 }]);
    await cup.record(match, 'P1 0', 'P2 0', 'P3 0');
    for (const player of ['P1', 'P2', 'P3']) await change(connection, 'withdraw_player', cup.id, cup.name(player));
    const late = await TestTournament.start(connection, SYSTEM_2, ['N1', 'N2', 'N3']);
    await callEnter(cup, [...late.names]);
    await change(connection, 'draw_round', cup.id, await cup.addRound());
    expect(new Set((await cup.matches(2)).map(({ Strength }) => Strength))).toEqual(new Set([1]));
  });
});

async function callEnter(cup: TestTournament, names: string[]): Promise<void> {
  await connection.run('CALL enter_players(?, ?)', [cup.id, JSON.stringify(names)]);
}
