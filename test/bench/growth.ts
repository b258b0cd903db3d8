import { readEditionLandings, readEditionLengths, readEditionLineups, readEditionRents } from '../../src/client/statistics';
import { type Figure, type FigureKind, figureOf } from './figure';
import { campusGame } from './games';
import { COPIED, makeGames } from './many-games';
import { type Measurement, ms } from './measurement';
import { interleaved, type Session, Timed, warmUp } from './timing';
import type { Workbench } from './workbench';

const ROUNDS = 10;

const FEW = 60;

/** A multiple of it. */
const MANY = 6_000;

/** What is done with few and with many games, and what it may cost. */
interface Work {
  figure: FigureKind;
  work: (session: Session, game: number) => Promise<unknown>;
  /** what is undone afterwards */
  isMove?: boolean;
}

/** The rows that a list of games shows at once. */
const LISTED = 20;

const WORK: readonly Work[] = [
  { figure: { name: '100 campus moves among many games / among 60', unit: 'x', target: { atMost: 1.05 } }, work: ({ connection }, game) => connection.run('CALL loop_of_moves(?, 0, 100)', [game]), isMove: true },
  { figure: { name: 'movesView among many games / among 60', unit: 'x', target: { atMost: 1.1 } }, work: ({ connection }) => connection.rows('SELECT * FROM movesView') },
  { figure: { name: 'a list of games among many / among 60', unit: 'x', target: { atMost: 1.5 } }, work: ({ connection }) => connection.rows('SELECT * FROM gamesView LIMIT ?', [LISTED]) },
  { figure: { name: "an edition's statistics, many games / 60", unit: 'x', target: { atMost: 2 } }, work: statistics },
  { figure: { name: 'a pass of the event, many games / 60', unit: 'x' }, work: ({ connection }) => connection.run('CALL keep_games_going()') },
];

async function statistics({ connection }: Session): Promise<void> {
  await readEditionLandings(connection, COPIED);
  await readEditionRents(connection, COPIED);
  await readEditionLineups(connection, COPIED);
  await readEditionLengths(connection, COPIED);
}

/** The same work in two databases of this version: one with few games, one with a hundred times as many. */
async function growth(bench: Workbench): Promise<Figure[]> {
  const sizes = [FEW, bench.isQuick ? MANY / 10 : MANY];
  const databases: { session: Session; game: number }[] = [];
  for (const size of sizes) {
    const session = await bench.another(`bench_${size}_games`);
    await makeGames(session.connection, size, bench.onProgress);
    const game = await campusGame(session.connection);
    await session.connection.choose(game);
    databases.push({ session, game });
  }
  const timed = WORK.map(({ figure, work, isMove = false }) => ({
    figure,
    each: databases.map(({ session, game }) => new Timed(session.clock, () => work(session, game), isMove ? {
      before: () => session.connection.run('START TRANSACTION'),
      after: () => session.connection.run('ROLLBACK'),
    } : {})),
  }));
  for (const { each } of timed) await warmUp(1, each);
  // Kind by kind: a pass of the event would leave less of the tables in the caches.
  for (const [index, { each }] of timed.entries()) await interleaved(bench.rounds(ROUNDS), each, (percent) => bench.onProgress((100 * index + percent) / timed.length));
  return timed.flatMap(({ figure, each: [few, many] }) => {
    if (!few || !many) return [];
    return [figureOf(figure, [many.over(few)], `${ms(few.middle.wall)} with ${sizes[0]}, ${ms(many.middle.wall)} with ${sizes[1]}`)];
  });
}

export const GROWTH: readonly Measurement[] = [
  { name: 'growth', about: 'moves, lists, statistics and the event, with few and with many games', measure: growth },
];
