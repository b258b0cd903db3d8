import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from '../game/connection';
import { GameConnection } from '../game/connection';
import { deleteGame, type GameOptions, openGame, type Seating } from '../game/new-game';
import { playSome } from '../game/bots';
import { type Landing, readGame, readLandings, readPlayers } from '../game/views';

/** What is simulated. */
export interface Simulation {
  edition: string;
  /** how many games */
  games: number;
  /** the characters, in the order of their seats in the first game; in every further game the next begins */
  characters: readonly string[];
  /** the names of the players of an opening position, who keep their seats; empty: the edition has none */
  seats: readonly string[];
  /** what all games follow from */
  seed: string;
  /** a game that is not over after so many rounds is given up */
  mostRounds: number;
  rules?: NonNullable<GameOptions['rules']>;
  board?: string;
  pace?: string;
  /** whether the games stay in the database */
  keeps: boolean;
}

/** How somebody fared in a game. */
export interface PlayerResult {
  /** counts from 0: as in the list of characters */
  entry: number;
  /** whether he began */
  began: boolean;
  won: boolean;
  cash: number;
}

/** A game that was played. */
export interface GameResult {
  /** counts from 1 */
  number: number;
  seed: string;
  /** its number in the database, if it was kept */
  game: number | null;
  /** null: it was given up, and nothing of it counts but that */
  outcome: Outcome | null;
}

/** How a game went that came to an end. */
export interface Outcome {
  rounds: number;
  moves: number;
  players: PlayerResult[];
  landings: Landing[];
}

/** How many moves are made by one call. */
const AT_ONCE = 200;

/** How long a call may take, in milliseconds: on a busy machine so many moves take a while. */
const TIMEOUT = 600_000;

/** How games are played; what comes of them does not depend on it. */
export interface Course {
  /** how many at the same time, each by a connection of its own */
  jobs: number;
  /** is told how many games have been played, whenever there is one more */
  tell?: (played: number) => void;
  /** stops it: games that have begun are given up and deleted */
  signal?: AbortSignal;
}

/**
 * Plays games.
 * @returns the games in their order
 * @throws RefusedMove, e.g. too_many_players; what the signal was aborted for
 */
export async function simulate(address: Address, simulation: Simulation, { jobs, tell, signal }: Course): Promise<GameResult[]> {
  const results: GameResult[] = [];
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort(signal.reason));
  let next = 1;
  const work = async (): Promise<void> => {
    const connection = await GameConnection.open(address, { timeout: TIMEOUT });
    try {
      while (next <= simulation.games) {
        results.push(await playGame(connection, simulation, next++, stop.signal));
        tell?.(results.length);
      }
    } finally {
      await connection.close();
    }
  };
  const fail = (error: unknown): never => {
    stop.abort(error);
    throw error;
  };
  // All of them, so that nobody plays any more when it is over.
  const ends = await Promise.allSettled(Array.from({ length: Math.min(jobs, simulation.games) }, () => work().catch(fail)));
  if (ends.some(({ status }) => status === 'rejected')) throw stop.signal.reason;
  return results.sort((one, other) => one.number - other.number);
}

async function playGame(connection: GameConnection, simulation: Simulation, number: number, stop: AbortSignal): Promise<GameResult> {
  stop.throwIfAborted();
  const seed = `${simulation.seed}:${number}`;
  const order = simulation.characters.map((_, seat) => (seat + number - 1) % simulation.characters.length);
  const gameId = await openGame(connection, simulation.edition, null, optionsOf(simulation, seed, order));
  try {
    await connection.choose(gameId);
    const isOver = await playToTheEnd(connection, gameId, simulation.mostRounds, stop);
    const outcome = isOver ? await outcomeOf(connection, gameId, order) : null;
    if (!simulation.keeps) await deleteGame(connection, gameId);
    return { number, seed, game: simulation.keeps ? gameId : null, outcome };
  } catch (error) {
    // Whether or not that is possible: what went wrong matters more.
    await deleteGame(connection, gameId).catch(() => undefined);
    throw error;
  }
}

async function outcomeOf(connection: GameConnection, gameId: number, order: readonly number[]): Promise<Outcome> {
  const game = await readGame(connection, gameId);
  if (!game) throw new Error(`Game ${gameId} is gone.`);
  const players = await readPlayers(connection);
  return {
    rounds: game.Round,
    moves: game.Moves,
    players: [...players]
      .sort((one, other) => one['Player No.'] - other['Player No.'])
      .map((player, seat) => ({
        entry: order[seat] ?? seat,
        began: player.Turn === 0,
        won: player.Standing === 'winner',
        cash: player['Bank balance'],
      })),
    landings: await readLandings(connection),
  };
}

/** @param order the characters, by their places in the list, from the first seat on */
function optionsOf({ characters, seats, rules, board, pace }: Simulation, seed: string, order: readonly number[]): GameOptions {
  const seated = order.map((entry) => characters[entry] ?? '');
  return {
    ...(seats.length > 0
      ? { characters: Object.fromEntries(seats.map((name, seat) => [name, seated[seat] ?? ''])) }
      : { players: seated.map((character): Seating => ({ character })) }),
    dice: 'server',
    seed,
    ...(rules === undefined ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    ...(pace === undefined ? {} : { pace }),
  };
}

/** @returns whether the game came to an end within the rounds that it had */
async function playToTheEnd(connection: GameConnection, gameId: number, mostRounds: number, stop: AbortSignal): Promise<boolean> {
  for (;;) {
    stop.throwIfAborted();
    const { 'Waits for': waitsFor } = await playSome(connection, gameId, AT_ONCE);
    const game = await readGame(connection, gameId);
    if (!game) throw new Error(`Game ${gameId} is gone.`);
    if (game.Round > mostRounds) return false;
    if (waitsFor === 'over') return true;
    // There are no persons: the machine stood still until the last second of an auction, in which no character acts.
    if (waitsFor === 'person') await delay(1_000);
  }
}
