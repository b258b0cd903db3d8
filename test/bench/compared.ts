import { type Figure, type FigureKind, figureOf } from './figure';
import { ms } from './measurement';
import { interleaved, type Session, Timed, warmUp } from './timing';
import type { Workbench } from './workbench';

/** A game, and the session in whose database it is. */
export interface Place {
  session: Session;
  game: number;
  /** what there is so much of, for people: `with 60` */
  size: string;
}

/** What is done in two places, and what it may cost in the second, as a multiple of the first. */
export interface Work {
  figure: FigureKind;
  work: (session: Session, game: number) => Promise<unknown>;
  /** what is undone afterwards */
  isMove?: boolean;
}

/** Does the same work in a small place and in a large one, by turns, in both as often as `rounds` says. */
export async function compare(bench: Workbench, all: readonly Work[], places: readonly [Place, Place], rounds: number): Promise<Figure[]> {
  const timed = all.map(({ figure, work, isMove = false }) => ({ figure, each: places.map((place) => timedAt(place, work, isMove)) }));
  for (const { each } of timed) await warmUp(1, each);
  // Kind by kind: a pass of the event would leave less of the tables in the caches.
  for (const [index, { each }] of timed.entries()) await interleaved(rounds, each, (percent) => bench.onProgress((100 * index + percent) / timed.length));
  return timed.flatMap(({ figure, each: [small, large] }) => {
    if (!small || !large) return [];
    return [figureOf(figure, [large.over(small)], `${ms(small.middle.wall)} ${places[0].size}, ${ms(large.middle.wall)} ${places[1].size}`)];
  });
}

/** Some work with a game, which is the chosen one. @param isMove whether it is undone afterwards */
function timedAt({ session, game }: Place, work: Work['work'], isMove: boolean): Timed {
  const { connection, clock } = session;
  return new Timed(clock, () => work(session, game), {
    before: async () => {
      await connection.choose(game);
      if (isMove) await connection.run('START TRANSACTION');
    },
    ...(isMove ? { after: () => connection.run('ROLLBACK') } : {}),
  });
}
