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

/** What a game stands at. */
export interface Standing {
  pending: Pending;
  moves: PossibleMove[];
  /** what could be done with more money */
  lacking: LackingMove[];
  players: PlayerState[];
}

/** Where the chosen game stands; undefined: there is no game. */
export async function readStanding(connection: GameConnection): Promise<Standing | undefined> {
  const pending = await readPending(connection);
  if (!pending) return undefined;
  const moves = await readMoves(connection);
  const lacking = await readLacking(connection);
  return { pending, moves, lacking, players: await readPlayers(connection) };
}

/** The player of that number. */
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
  return player.Standing === 'jailed';
}
