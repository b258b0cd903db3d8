import { type Figure, type FigureKind, figureOf } from './figure';
import { CAMPUS_MOVES, campusGame } from './games';
import { type Measurement, us } from './measurement';
import { less, type Reading, ratio, share } from './statistics';
import { interleaved, type Session, Timed, warmUp } from './timing';
import type { Version, Workbench } from './workbench';

const ROUNDS = 15;

const PER_UPDATE: FigureKind = {
  name: 'campus move inside the server / PK update of a player',
  unit: 'x',
  target: { atMost: 9.5 },
  changeTarget: { atMost: 0.55 },
};

const PER_COURSEWORK: FigureKind = {
  name: "the same / the coursework's own algorithm",
  unit: 'x',
  target: { atMost: 1.1 },
};

const CROWDED: FigureKind = {
  name: 'both of these with more editions, actions, effects / of themselves',
  unit: 'x',
  target: { atMost: 1.02 },
};

/**
 * How many parts the loops are in, which take turns: what disturbs the machine for a second then
 * disturbs all of them. The moves of a round are one game in one transaction nevertheless.
 */
const PARTS = 10;

const PART = CAMPUS_MOVES / PARTS;

/** A loop inside the server, in a transaction that is taken back after each round. */
function loop({ connection, clock }: Session, sql: string, values: readonly number[] = [], first = 'DO 0'): Timed {
  return new Timed(clock, (_, part) => connection.run(sql, [...values, part * PART, PART]), {
    before: async () => {
      await connection.run(first);
      await connection.run('START TRANSACTION');
    },
    after: () => connection.run('ROLLBACK'),
  });
}

async function loopOfMoves(version: Version): Promise<Timed> {
  return loop(version, 'CALL loop_of_moves(?, ?, ?)', [await campusGame(version.connection)]);
}

async function takeTurns(bench: Workbench, loops: readonly Timed[]): Promise<void> {
  await warmUp(1, loops, PARTS);
  await interleaved(bench.rounds(ROUNDS), loops, bench.onProgress, PARTS);
}

/**
 * Moves against updates of a row by its primary key, and against the coursework's moves with the
 * same dice; all without their loop.
 */
async function moves(bench: Workbench): Promise<Figure[]> {
  const alone = loop(await bench.openYardstick(), 'CALL loop_only(?, ?)');
  const updates = loop(await bench.yardstick(), 'CALL loop_of_updates(?, ?)');
  const coursework = loop(await bench.coursework(), 'CALL loop_of_moves(?, ?)', [], 'CALL begin_session()');
  const versions: Timed[] = [];
  for (const version of bench.versions) versions.push(await loopOfMoves(version));
  await takeTurns(bench, [alone, updates, coursework, ...versions]);

  const each = (timed: Timed): Reading => share(less(timed.middle, alone.middle), CAMPUS_MOVES);
  const [update, other, times] = [each(updates), each(coursework), versions.map(each)];
  const told = times.map(({ wall }) => us(wall)).join(', old ');
  return [
    figureOf(PER_UPDATE, times.map((time) => ratio(time, update)), `${told} / ${us(update.wall)}`),
    figureOf(PER_COURSEWORK, times.map((time) => ratio(time, other)), `${told} / ${us(other.wall)}`),
  ];
}

/** The same moves where there is more that no game of campus uses. */
async function crowdedMoves(bench: Workbench): Promise<Figure[]> {
  const [plain, crowded] = [await loopOfMoves(bench.ours), await loopOfMoves(await bench.crowded())];
  await takeTurns(bench, [plain, crowded]);
  const [most, few] = [share(crowded.middle, CAMPUS_MOVES), share(plain.middle, CAMPUS_MOVES)];
  return [figureOf(CROWDED, [crowded.over(plain)], `${us(most.wall)} / ${us(few.wall)}, with the loop`)];
}

export const IN_SERVER: readonly Measurement[] = [
  { name: 'move', about: 'a move inside the server', measure: moves },
  { name: 'crowded-move', about: 'the same with 20 more editions, 10 more actions and effects', measure: crowdedMoves },
];
