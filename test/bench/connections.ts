import type { BenchServer } from './bench-server';
import { type Figure, type FigureKind, figureOf } from './figure';
import { campusGame, ROLL } from './games';
import type { Measurement } from './measurement';
import { median, type Reading, share } from './statistics';
import { type Session, Timed } from './timing';
import type { Version, Workbench } from './workbench';

const ROUNDS = 3;

/** How many connections there are. */
const SIZES = [8, 32, 100];

const MOST = Math.max(...SIZES);

/** What the dice show. */
const DICE = 3;

/** Megabytes that a server plans for each connection (src/server/server-settings.ts). */
const PLANNED = { atMost: 25 };

/** How connections make their first moves: each parsed trigger is used by one move at a time. */
interface Way {
  about: string;
  each: (moves: readonly (() => Promise<void>)[]) => Promise<void>;
}

const WAYS: readonly Way[] = [
  { about: 'in turn', each: async (moves) => { for (const move of moves) await move(); } },
  { about: 'at once', each: async (moves) => { await Promise.all(moves.map((move) => move())); } },
];

/** What is measured, the one after the other. */
const CASES = SIZES.flatMap((size) => WAYS.map((way) => ({ ...way, size })));

/** What connections cost a server that has just been started. */
interface Cost {
  /** microseconds of a first move, in the middle of all */
  move: Reading;
  /** megabytes for each connection */
  memory: number;
}

/** Memory and first moves of connections, each in a game of its own. */
async function connections(bench: Workbench): Promise<Figure[]> {
  const costs: Cost[][] = [];
  for (const [index, version] of bench.versions.entries()) {
    costs.push(await costsOf(bench, version, (part) => bench.onProgress((100 * (index + part)) / bench.versions.length)));
  }
  return CASES.flatMap(({ size, about }, index) => {
    const readings = costs.flatMap((ofVersion) => ofVersion[index] ?? []);
    const first: FigureKind = { name: `first moves of ${size} connections, ${about}`, unit: 'ms' };
    const memory: FigureKind = { name: 'the same, memory for each connection', unit: 'MB', target: PLANNED };
    const total = readings.map((cost) => (cost.memory * size).toFixed(0)).join(', old ');
    return [
      figureOf(first, readings.map(({ move }) => share(move, 1_000)), 'the median of the connections'),
      figureOf(memory, readings.map((cost) => ({ wall: cost.memory, processor: null })), `${total} MB in all`),
    ];
  });
}

/** What connections of a version cost, by case. @param onPart receives which part is done */
async function costsOf(bench: Workbench, installed: Version, onPart: (part: number) => void): Promise<Cost[]> {
  const { server, version } = await bench.alone(installed);
  try {
    const games: number[] = [];
    while (games.length < MOST) games.push(await campusGame(version.connection));
    const costs: Cost[] = [];
    for (const { size, each } of CASES) {
      const all: Cost[] = [];
      while (all.length < (bench.isQuick ? 1 : ROUNDS)) {
        // What earlier connections took is given back by a new process only.
        await server.restart();
        all.push(await costOf(server, version.database, games.slice(0, size), each));
      }
      costs.push({ move: middleOf(all.map(({ move }) => move)), memory: median(all.map(({ memory }) => memory)) });
      onPart(costs.length / CASES.length);
    }
    return costs;
  } finally {
    await server.stop();
  }
}

/** @param games one for each connection */
async function costOf(server: BenchServer, database: string, games: readonly number[], each: Way['each']): Promise<Cost> {
  const sessions: Session[] = [];
  try {
    // What the server reads before any move is nobody's.
    sessions.push(await server.fresh(database));
    await sessions[0]?.connection.run(ROLL, [games[0] ?? 0, DICE]);
    const before = server.memory();
    if (Number.isNaN(before)) throw new Error('this system does not say how much memory a process has');
    const moves: Timed[] = [];
    for (const game of games) {
      const session = await server.fresh(database);
      sessions.push(session);
      moves.push(new Timed(session.clock, () => session.connection.run(ROLL, [game, DICE])));
    }
    await each(moves.map((move) => () => move.part(0, 0, 1)));
    return { move: middleOf(moves.map(({ middle }) => middle)), memory: (server.memory() - before) / games.length };
  } finally {
    for (const { connection } of sessions) await connection.close();
  }
}

function middleOf(readings: readonly Reading[]): Reading {
  const processor = readings.flatMap((reading) => reading.processor ?? []);
  return { wall: median(readings.map(({ wall }) => wall)), processor: processor.length > 0 ? median(processor) : null };
}

export const CONNECTIONS: readonly Measurement[] = [
  { name: 'connections', about: `the memory and the first moves of ${SIZES.join(', ')} connections`, measure: connections },
];
