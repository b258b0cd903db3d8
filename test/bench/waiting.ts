import type { GameOptions } from '../../src/client/game-options';
import { type Figure, figureOf } from './figure';
import { addCopies, waitingGame } from './many-games';
import { type Measurement, us } from './measurement';
import { share } from './statistics';
import { interleaved, Timed, warmUp } from './timing';
import type { Workbench } from './workbench';

const ROUNDS = 10;

/** How many games wait. */
const SIZES = [100, 1_000, 10_000];

/** A pass that takes longer than a second is late for the next one. */
const ON_TIME = { atMost: 1_000 };

/** Games that a pass examines and leaves alone. */
interface Waiting {
  database: string;
  about: string;
  options: GameOptions;
}

/** The limit of a turn is longer than the bench. */
const KINDS: readonly Waiting[] = [
  { database: 'bench_waiting', about: 'games that wait for a person', options: {} },
  { database: 'bench_limited', about: 'games that wait for a person with a time limit', options: { clock: 1_000_000 } },
];

/** A pass of the event, with more and more games of bots that wait for a person. */
async function waiting(bench: Workbench): Promise<Figure[]> {
  const sizes = bench.isQuick ? SIZES.slice(0, -1) : SIZES;
  const figures: Figure[] = [];
  for (const { database, about, options } of KINDS) {
    const { connection, clock } = await bench.another(database);
    const template = await waitingGame(connection, options);
    // As games are that have been played for a while: a limit that counts from the creation is over.
    await connection.run('UPDATE Game SET created_at = created_at - INTERVAL 30 DAY WHERE game_id = ?', [template]);
    let games = 1;
    for (const size of sizes) {
      await addCopies(connection, [template], size - games, bench.onProgress);
      games = size;
      const pass = new Timed(clock, () => connection.run('CALL keep_games_going()'));
      await warmUp(1, [pass]);
      await interleaved(bench.rounds(ROUNDS), [pass], bench.onProgress);
      const { middle } = pass;
      figures.push(figureOf({ name: `a pass of the event, ${size} ${about}`, unit: 'ms', target: ON_TIME }, [share(middle, 1_000)], `${us(middle.wall / size)} a game`));
    }
  }
  return figures;
}

export const WAITING: readonly Measurement[] = [
  { name: 'waiting', about: 'a pass of the event, with many games of bots that wait for a person', measure: waiting },
];
