import type { GameConnection } from './connection';
import {
  type LackingMove,
  type Pending,
  type PlayerState,
  type PossibleMove,
  readLacking,
  readMoves,
  readPending,
  readPlayers,
} from './views';

/** What a client needs to show and play a turn. */
export interface GameState {
  pending: Pending;
  moves: PossibleMove[];
  /** moves that would be legal with more money */
  lacking: LackingMove[];
  players: PlayerState[];
}

/** The state of the chosen game; undefined: there is no game. */
export async function readGameState(connection: GameConnection): Promise<GameState | undefined> {
  const pending = await readPending(connection);
  if (!pending) return undefined;
  const moves = await readMoves(connection);
  const lacking = await readLacking(connection);
  return { pending, moves, lacking, players: await readPlayers(connection) };
}

/** The player with a number. */
export function playerOf(players: readonly PlayerState[], number: number | null): PlayerState {
  const player = players.find((row) => row['Player No.'] === number);
  if (!player) throw new Error(`There is no player ${number}.`);
  return player;
}

/** Whether a player is still in the game. */
export function isIn(player: PlayerState): boolean {
  return Boolean(player['Takes part']);
}

/** Whether a player is in jail. */
export function isInJail(player: PlayerState): boolean {
  return player.Status === 'jailed';
}
