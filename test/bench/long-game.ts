import { readSnapshot } from '../../src/page/game/read-snapshot';
import { compare, type Place, type Work } from './compared';
import { type Figure, type FigureKind, figureOf } from './figure';
import { openedGame } from './games';
import { type Measurement, ms } from './measurement';
import { share } from './statistics';
import { interleaved, Timed, warmUp } from './timing';
import { viewsOfGames } from './views';
import type { Workbench } from './workbench';

const ROUNDS = 10;

/** Forks take seconds. */
const FORKS = 3;

const SHORT = 1_000;
const LONG = 20_000;

/** Moves that one statement makes. */
const PART = 1_000;

const WORK: readonly Work[] = [
  { figure: { name: '100 campus moves in a long game / in a short one', unit: 'x', target: { atMost: 1.05 } }, work: ({ connection }, game) => connection.run('CALL loop_of_moves(?, 0, 100)', [game]), isMove: true },
  { figure: { name: 'movesView of a long game / of a short one', unit: 'x', target: { atMost: 1.1 } }, work: ({ connection }) => connection.rows('SELECT * FROM movesView') },
  { figure: { name: 'all that a page shows of a long game / of a short one', unit: 'x', target: { atMost: 1.1 } }, work: ({ connection }, game) => readSnapshot(connection, game) },
];

const FORK: FigureKind = { name: 'a fork of a long game, for each of its moves', unit: 'ms' };

const FORKED: FigureKind = { name: 'the same / of a short game', unit: 'x', target: { atMost: 1.2 } };

const SLOWEST: FigureKind = { name: 'the slowest view of a long game', unit: 'ms' };

/** A game of campus with some moves, whose players are too rich to go bankrupt. */
async function played(bench: Workbench, moves: number): Promise<Place> {
  const { connection } = bench.ours;
  const game = await openedGame(connection, 'campus', { players: 4, rules: { starting_cash: 100_000_000 } });
  for (let first = 0; first < moves; first += PART) {
    await connection.run('CALL loop_of_moves(?, ?, ?)', [game, first, PART]);
    bench.onProgress((100 * first) / moves);
  }
  return { session: bench.ours, game, size: `after ${moves} moves` };
}

/** A move, a fork and the views of a game with many moves, compared with one that has few. */
async function longGame(bench: Workbench): Promise<Figure[]> {
  const moves = bench.isQuick ? LONG / 5 : LONG;
  const [short, long] = [await played(bench, SHORT), await played(bench, moves)];
  return [
    ...(await compare(bench, WORK, [short, long], bench.rounds(ROUNDS))),
    ...(await forks(bench, [short, long], [SHORT, moves])),
    ...(await views(bench, long)),
  ];
}

/** Forks of both games, which make all of their moves again. */
async function forks(bench: Workbench, places: readonly [Place, Place], moves: readonly [number, number]): Promise<Figure[]> {
  const [short, long] = places.map(({ session: { connection, clock }, game }) => new Timed(clock, () => connection.run('CALL fork_game(?, NULL, NULL)', [game]), {
    before: () => connection.run('START TRANSACTION'),
    after: () => connection.run('ROLLBACK'),
  }));
  if (!short || !long) return [];
  await interleaved(bench.isQuick ? 1 : FORKS, [short, long], bench.onProgress);
  const [ofShort, ofLong] = [share(short.middle, moves[0]), share(long.middle, moves[1])];
  return [
    figureOf(FORK, [share(ofLong, 1_000)], `${ms(long.middle.wall)} for ${moves[1]} moves`),
    figureOf(FORKED, [share(long.over(short), moves[1] / moves[0])], `${ms(ofLong.wall)} / ${ms(ofShort.wall)} a move`),
  ];
}

/** Every view that shows a game by its number. */
async function views(bench: Workbench, { session: { connection, clock }, game }: Place): Promise<Figure[]> {
  await connection.choose(game);
  const timed = (await viewsOfGames(connection)).map(({ name, key }) => ({ name, work: new Timed(clock, () => connection.rows('SELECT * FROM ?? WHERE ?? = ?', [name, key, game])) }));
  await warmUp(1, timed.map(({ work }) => work));
  await interleaved(bench.isQuick ? 1 : FORKS, timed.map(({ work }) => work), bench.onProgress);
  const slow = [...timed].sort((one, other) => other.work.middle.wall - one.work.middle.wall).slice(0, 5);
  return slow.slice(0, 1).map(({ work }) => figureOf(SLOWEST, [share(work.middle, 1_000)], slow.map(({ name, work: { middle } }) => `${name} ${ms(middle.wall)}`).join(', ')));
}

export const LONG_GAME: readonly Measurement[] = [
  { name: 'long-game', about: `a move, a fork and the views of a game with ${LONG} moves`, measure: longGame },
];
