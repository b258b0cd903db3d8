import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from '../connection';
import { GameConnection } from '../connection';
import type { GameOptions } from '../game-options';
import { deleteGame, openGame, type Seating } from '../new-game';
import { playSome } from '../bots';
import { type Landing, readGame, readLandings, readPlayers, readProperties } from '../views';

/** The parameters of a simulation. */
export interface Simulation {
  edition: string;
  /** the number of games */
  games: number;
  /** the characters in the order of their seats in the first game; each further game shifts them by one */
  characters: readonly string[];
  /** the players of the opening position, who keep their seats; empty: the game begins without one */
  seats: readonly string[];
  /** the seed of all games */
  seed: string;
  /** a game that is not over after this many rounds is abandoned */
  maxRounds: number;
  rules?: NonNullable<GameOptions['rules']>;
  board?: string;
  pace?: string;
  /** whether to keep the games in the database */
  keepGames: boolean;
}

/** The result of a player in a game. */
export interface PlayerResult {
  /** index in the list of characters */
  entry: number;
  /** the place in the order of play, from 0 */
  seat: number;
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
  /** null: the game was abandoned */
  outcome: Outcome | null;
}

/** The outcome of a finished game. */
export interface Outcome {
  rounds: number;
  moves: number;
  players: PlayerResult[];
  landings: Landing[];
  /** the prices of the properties at the end, by position */
  prices: readonly (readonly [position: number, price: number])[];
}

/** The number of moves per call. */
const MOVES_PER_CALL = 200;

/** Time limit of a call in milliseconds, generous for busy machines. */
const TIMEOUT = 600_000;

/** How the games are run; the results do not depend on it. */
export interface RunOptions {
  /** the number of games in parallel, each on its own connection */
  jobs: number;
  /** called after each game with the number of games played */
  onProgress?: (played: number) => void;
  /** stops the simulation: games in progress are deleted */
  signal?: AbortSignal;
}

/**
 * Plays games.
 * @returns the results in the order of the games
 * @throws RefusedMove, e.g. too_many_players; what the signal was aborted for
 */
export async function simulate(address: Address, simulation: Simulation, { jobs, onProgress, signal }: RunOptions): Promise<GameResult[]> {
  const results: GameResult[] = [];
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort(signal.reason));
  let next = 1;
  const work = async (): Promise<void> => {
    const connection = await GameConnection.open(address, { timeout: TIMEOUT });
    try {
      while (next <= simulation.games) {
        results.push(await playGame(connection, simulation, next++, stop.signal));
        onProgress?.(results.length);
      }
    } finally {
      await connection.close();
    }
  };
  const fail = (error: unknown): never => {
    stop.abort(error);
    throw error;
  };
  // Waits for all workers, so that none is still playing afterwards.
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
    const isOver = await playToTheEnd(connection, gameId, simulation.maxRounds, stop);
    const outcome = isOver ? await outcomeOf(connection, gameId, order) : null;
    if (!simulation.keepGames) await deleteGame(connection, gameId);
    return { number, seed, game: simulation.keepGames ? gameId : null, outcome };
  } catch (error) {
    // Best effort: the original error matters more.
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
        seat: player.Turn,
        won: player.Status === 'winner',
        cash: player['Bank balance'],
      })),
    landings: await readLandings(connection),
    prices: await readPrices(connection),
  };
}

/** The prices of the properties of the current game, by position. */
async function readPrices(connection: GameConnection): Promise<Outcome['prices']> {
  return (await readProperties(connection)).map(({ Position: position, Price: price }) => [position, price]);
}

/** @param order the indexes of the characters, by seat */
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

/** Plays no move after the rounds: each round has at least two turns, and so at least two moves. @returns whether the game ended */
async function playToTheEnd(connection: GameConnection, gameId: number, maxRounds: number, stop: AbortSignal): Promise<boolean> {
  let round = 1;
  for (;;) {
    stop.throwIfAborted();
    const { 'Waits for': waitsFor } = await playSome(connection, gameId, Math.min(MOVES_PER_CALL, Math.max(1, 2 * (maxRounds - round))));
    const game = await readGame(connection, gameId);
    if (!game) throw new Error(`Game ${gameId} is gone.`);
    if (waitsFor === 'over') return true;
    round = game.Round;
    if (round > maxRounds) return false;
    // There are no people: the server was slow until the last second of an auction, in which no bot bids.
    if (waitsFor === 'person') await delay(1_000);
  }
}
