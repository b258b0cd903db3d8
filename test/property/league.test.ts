import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { change, CHANGES } from '../../src/league/calls';
import { type Points, readPoints, readStandings } from '../../src/league/views';
import { openWorkerDatabase } from '../support/game';
import { SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../support/league';
import { expectOfAny, RANDOM_TIMEOUT } from '../support/random-cases';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora'];

/** Even numbers, enough for three different ones that a fourth makes up for. */
const SCORES = Array.from({ length: 13 }, (_, index) => 2 * index - 12);

/** All lists of a length of those numbers that sum to 0. */
function scoresOf(length: number): number[][] {
  const lists = Array.from({ length }).reduce<number[][]>(
    (shorter) => shorter.flatMap((list) => SCORES.map((score) => [...list, score])),
    [[]],
  );
  return lists.filter((list) => list.reduce((sum, score) => sum + score, 0) === 0);
}

/** The order of scores with their ties and signs, e.g. `2+>0-=1-`. */
function pattern(scores: readonly number[]): string {
  const sorted = scores.map((score, player) => ({ score, player })).sort((one, other) => other.score - one.score || one.player - other.player);
  return sorted
    .map(({ score, player }, index) => `${index === 0 ? '' : score === sorted[index - 1]?.score ? '=' : '>'}${player}${['-', '0', '+'][1 + Math.sign(score)]}`)
    .join('');
}

/** Plays matches of the same players, a round each. @returns the points, match by match in the order of the players */
async function play(system: string, results: readonly (readonly number[])[]): Promise<Points[][]> {
  const size = results[0]?.length ?? 0;
  const players = PLAYERS.slice(0, size);
  const cup = await TestTournament.start(connection, system, players);
  await connection.run('START TRANSACTION');
  for (const scores of results) {
    const [match = 0] = await cup.drawRound([{ players, strength: 1 }]);
    await cup.record(match, ...scores.map((score, index) => `${players[index]} ${score}`));
  }
  await connection.run('COMMIT');
  const points = await readPoints(connection, cup.id);
  return results.map((_, index) =>
    points.filter(({ Round }) => Round === index + 1).sort((one, other) => (one.Player < other.Player ? -1 : 1)),
  );
}

/** Equal scores get equal points, and greater scores more. */
function expectOrder(points: readonly Points[]): void {
  for (const one of points) {
    for (const other of points) {
      expect(Math.sign(one.Points - other.Points)).toBe(Math.sign(one.Score - other.Score));
    }
  }
}

/** The places that the page of the rules allows: what they pay, from the best. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  [`${SYSTEM_1} 3`]: ['4 1 0', '4 1 1', '3 3 3', '3 2 0', '3 3 0'],
  [`${SYSTEM_2} 3`]: ['40 10 0', '40 5 5', '17 17 17', '30 20 0', '25 25 0'],
  [`${SYSTEM_2} 4`]: [
    '35 25 10 0', '18 18 18 18', '23 23 23 0', '35 12 12 12', '30 30 5 5', '30 30 10 0', '35 18 18 0', '35 25 5 5',
  ],
};

describe.each([[SYSTEM_1, 3, 25], [SYSTEM_2, 3, 25], [SYSTEM_2, 4, 243]])('%s with %i players', (system, size, patterns) => {
  test('pays equal scores equally and higher scores more, for every pattern of signs and ties', async () => {
    const results = [...new Map(scoresOf(size).map((scores) => [pattern(scores), scores])).values()];
    expect(results).toHaveLength(patterns);
    const all = await play(system, results);
    all.forEach((points, index) => {
      expect(points.map(({ Score }) => Score)).toEqual(results[index]);
      expectOrder(points);
    });
    const paid = all.map((points) => points.map((row) => row['For place']).sort((one, other) => other - one).join(' '));
    expect([...new Set(paid)].sort()).toEqual([...(PLACES[`${system} ${size}`] ?? [])].sort());
  });

  test('does so for scores of any size', async () => {
    const scores = fc
      .array(fc.oneof(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -400, max: 400 }), fc.integer({ min: -50_000, max: 50_000 })), {
        minLength: size - 1, maxLength: size - 1,
      })
      .map((list) => list.map((half) => 2 * half))
      .map((list) => [...list, -list.reduce((sum, score) => sum + score, 0)].map((score) => score || 0));
    await expectOfAny(fc.array(scores, { minLength: 20, maxLength: 20 }), async (results) => {
      for (const points of await play(system, results)) expectOrder(points);
    }, { runs: 5 });
  }, RANDOM_TIMEOUT);
});

/** What a tournament by chance does next. Some of it is refused. */
type Step =
  | { kind: 'draw' }
  | { kind: 'record'; sizes: number[]; shift: number; strengths: boolean }
  | { kind: 'cancel'; round: number }
  | { kind: 'result'; match: number; scores: number[]; correct: boolean; wrong: number; shift: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('draw' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('record' as const), sizes: fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 3 }),
      shift: fc.nat(9), strengths: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), round: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('result' as const), match: fc.nat(30), scores: fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 3, maxLength: 3 }),
      correct: fc.boolean(), wrong: fc.constantFrom(0, 0, 0, 1, 2), shift: fc.constantFrom(0, 0, 0, 1),
    }),
  },
);

/** Does a step, which the database may refuse. @returns whether it was done */
async function take(cup: TestTournament, next: Step): Promise<boolean> {
  const name = (index: number): string => cup.names[index % cup.names.length] ?? '';
  try {
    switch (next.kind) {
      case 'draw':
        await change(connection, 'draw_round', cup.id, await cup.addRound());
        return true;
      case 'record': {
        let seat = next.shift;
        const matches = next.sizes.map((size, index) => ({
          players: Array.from({ length: size }, () => name((seat += 1))),
          ...(next.strengths ? { strength: index + 1 } : {}),
        }));
        await connection.run(CHANGES.record_draw, [cup.id, await cup.addRound(), JSON.stringify(matches)]);
        return true;
      }
      case 'cancel':
        await connection.run('CALL cancel_draw(?, ?)', [cup.id, next.round]);
        return true;
      case 'result': {
        const drawn = await connection.rows<{ Match: number; Player: string }>(
          'SELECT `Match`, Player FROM matchesView WHERE Tournament = ?', [cup.id],
        );
        const match = drawn[next.match % (drawn.length || 1)]?.Match ?? 0;
        const players = drawn.filter(({ Match }) => Match === match).map(({ Player }) => Player);
        const some = players.slice(1 + next.shift).map((_, index) => 2 * (next.scores[index] ?? 0) + (index === 0 ? next.wrong : 0));
        const scores = [...some, -some.reduce((sum, score) => sum + score, 0)];
        const json = JSON.stringify(scores.map((score, index) => ({ player: players[index], score })));
        await connection.run(next.correct ? 'CALL correct_result(?, ?)' : CHANGES.record_result, [match, json]);
        return true;
      }
    }
  } catch (error) {
    if (error instanceof RefusedMove) return false;
    throw error;
  }
}

test('a hundred random tournaments break no rule, and their standings add up', async () => {
  const done = { accepted: 0, refused: 0, scores: 0 };
  let tournaments = 0;
  const someTournament = fc.record({
    system: fc.constantFrom(SYSTEM_1, SYSTEM_2),
    players: fc.integer({ min: 3, max: 10 }),
    steps: fc.array(step, { minLength: 5, maxLength: 20 }),
  });
  await expectOfAny(someTournament, async ({ system, players, steps }) => {
    const cup = await TestTournament.start(connection, system, Array.from({ length: players }, (_, index) => `P${index}`));
    for (const next of [{ kind: 'draw' } as const, ...steps]) done[(await take(cup, next)) ? 'accepted' : 'refused'] += 1;
    const points = await readPoints(connection, cup.id);
    const standings = await readStandings(connection, cup.id);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    expect(sum(standings.map(({ Points: total }) => total ?? 0))).toBe(sum(points.map(({ Points: one }) => one)));
    expect(sum(standings.map(({ Matches }) => Matches))).toBe(points.length);
    expect(sum(standings.map((row) => row['Total score'])) || 0).toBe(0);
    expect(standings.map(({ Rank }) => Rank)).toEqual(
      standings.map((row) => row.Matches === 0 && row.Points === 0 ? null : 1 + standings.filter((better) => better.Matches > 0 || better.Points !== 0).filter((better) =>
        (better.Points ?? 0) > (row.Points ?? 0) || (better.Points === row.Points && better['Total score'] > row['Total score'])).length),
    );
    done.scores += points.length;
    // Of all tournaments that there are: those of the nine before this one too.
    if ((tournaments += 1) % 10 === 0) expect(await violations(connection)).toEqual([]);
  }, { runs: 100 });
  expect(await violations(connection)).toEqual([]);
  // Chance did something of everything.
  for (const count of Object.values(done)) expect(count).toBeGreaterThan(100);
}, RANDOM_TIMEOUT);
