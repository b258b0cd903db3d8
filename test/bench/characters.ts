import { spawn } from 'node:child_process';
import os from 'node:os';
import { playSome } from '../../src/client/bots';
import type { GameConnection } from '../../src/client/connection';
import { simulate, type Simulation } from '../../src/client/simulation/simulate';
import { type Figure, type FigureKind, figureOf } from './figure';
import { openedGame } from './games';
import { type Measurement, ms, us } from './measurement';
import { ratio, type Reading, share } from './statistics';
import { interleaved, Timed, warmUp } from './timing';
import type { Version, Workbench } from './workbench';

const CHARACTERS = ['capitalist', 'scrooge', 'builder', 'hunter'] as const;
const GAMES = 25;

/** A game that is longer is left there: some never end. */
const MOST_MOVES = 5_000;

/** Games by all cores in a round. */
const TOGETHER = 20;
const ROUNDS_TOGETHER = 5;

const GAME: FigureKind = { name: 'a whole game of four characters of classic', unit: 'ms', target: { atMost: 1_000 } };
const TURN: FigureKind = { name: 'the same, a turn', unit: 'ms', target: { atMost: 25 } };
const CHOOSING: FigureKind = { name: 'the same / the same moves made again', unit: 'x' };
const TOGETHER_KIND: FigureKind = { name: 'a game of four characters of classic, by all cores', unit: 'ms' };
const PEER: FigureKind = { name: 'the same / a game of the other simulator, by all cores', unit: 'x' };

/** Plays a game to its end. */
async function playOut(connection: GameConnection, gameId: number): Promise<void> {
  await playSome(connection, gameId, MOST_MOVES);
}

const optionsOf = (round: number): object => ({
  players: CHARACTERS.map((character) => ({ character })),
  dice: 'server',
  seed: `bench ${round}`,
});

/** A game that characters play, round by round another, and the same moves in a game of the same seed. */
class Pair {
  private played = 0;
  private again = 0;
  private counts: { moves: number; turns: number }[] = [];
  readonly playing: Timed;
  readonly repeating: Timed;

  constructor({ connection, clock }: Version) {
    const open = async (round: number): Promise<number> => await openedGame(connection, 'classic', optionsOf(round));
    this.playing = new Timed(clock, () => playOut(connection, this.played), {
      before: async (round) => {
        this.played = await open(round);
      },
      after: async (round) => {
        const [count] = await connection.rows<{ moves: number; turns: number }>(
          'SELECT last_record_ID AS moves, turns_ended AS turns FROM GameState WHERE game_id = ?', [this.played],
        );
        if (count) this.counts[round] = count;
      },
    });
    this.repeating = new Timed(clock, (round) => connection.run('CALL copy_moves(?, ?, 1, ?)', [this.played, this.again, this.movesOf(round)]), {
      before: async (round) => {
        this.again = await open(round);
      },
    });
  }

  private movesOf(round: number): number {
    return this.counts[round]?.moves ?? 0;
  }

  /** How many there were in all rounds. */
  total(of: 'moves' | 'turns'): number {
    return this.counts.reduce((sum, count) => sum + count[of], 0);
  }
}

/** Whole games inside the server, one after the other, and what of it is choosing. */
async function games(bench: Workbench): Promise<Figure[]> {
  const pairs = bench.versions.map((version) => new Pair(version));
  // In a round, what is repeated must have been played.
  const work = pairs.flatMap(({ playing, repeating }) => [playing, repeating]);
  await warmUp(1, work);
  for (let round = 0; round < bench.rounds(GAMES); round += 1) {
    for (const timed of work) await timed.part(round, 0, 1);
    bench.onProgress((100 * (round + 1)) / bench.rounds(GAMES));
  }
  const perSecond = (pair: Pair): string =>
    `${(pair.playing.count / (pair.playing.total.wall / 1e6)).toFixed(2)} games and ${Math.round(pair.total('moves') / (pair.playing.total.wall / 1e6))} moves a second, ` +
    `${Math.round(pair.total('moves') / pair.playing.count)} moves a game`;
  const each = (pair: Pair, timed: Timed): string => us(timed.total.wall / pair.total('moves'));
  return [
    figureOf(GAME, pairs.map(({ playing }) => share(playing.middle, 1_000)), pairs.map(perSecond).join('; old ')),
    figureOf(TURN, pairs.map((pair) => share(pair.playing.total, 1_000 * pair.total('turns'))), `${pairs[0]?.total('turns')} turns`),
    figureOf(
      CHOOSING,
      pairs.map(({ playing, repeating }) => ratio(playing.total, repeating.total)),
      pairs.map((pair) => `${each(pair, pair.playing)} / ${each(pair, pair.repeating)} a move`).join(', old '),
    ),
  ];
}

/** Games on all cores; by turns with another simulator, where one is given. */
async function together(bench: Workbench): Promise<Figure[]> {
  const cores = os.availableParallelism();
  const address = bench.addressOf(bench.ours);
  const simulation = (round: number): Simulation => ({
    edition: 'classic', games: TOGETHER, characters: CHARACTERS, seats: [], seed: `all cores ${round}`, maxRounds: 1_000, keepGames: false,
  });
  // What several threads of the server do is not in the time of one.
  const noClock = (): null => null;
  const ours = new Timed(noClock, (round) => simulate(address, simulation(round), { jobs: cores }));
  const { peer } = bench;
  const theirs = peer && new Timed(noClock, () => runPeer(peer.command));
  const rounds = bench.rounds(ROUNDS_TOGETHER);
  await interleaved(rounds, theirs ? [ours, theirs] : [ours], bench.onProgress);
  const ourGame = share(ours.middle, TOGETHER);
  const rate = (game: Reading): string => `${(1e6 / game.wall).toFixed(2)} games a second`;
  const figures = [figureOf(TOGETHER_KIND, [share(ourGame, 1_000)], `${rate(ourGame)} by ${cores} connections`)];
  if (!peer || !theirs) return figures;
  const theirGame = share(theirs.middle, peer.games);
  return [...figures, figureOf(PEER, [ratio(ourGame, theirGame)], `${ms(ourGame.wall)} / ${ms(theirGame.wall)}: ${rate(theirGame)}`)];
}

/** Runs a command of the shell to its end. @throws Error when it fails */
function runPeer(command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.`))));
  });
}

export const PLAYED_BY_CHARACTERS: readonly Measurement[] = [
  { name: 'characters', about: 'whole games of four characters inside the server, and the same moves made again', measure: games },
  { name: 'all-cores', about: 'games of four characters by all cores, beside --peer', measure: together },
];
