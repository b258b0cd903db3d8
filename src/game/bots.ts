import { callForRow } from './call';
import type { GameConnection } from './connection';
import { type LedgerRow, type Pending, type PlayerState, readLedgerAfter, readStoryAfter, type StoryEvent } from './views';

/** A character that can play a seat. */
export interface BotCharacter {
  Character: string;
  Description: string;
  /** whether he does not play to win, but moves for who is late */
  'Stands in': 0 | 1;
}

/** A move and what it brought about. */
export interface ToldMove {
  move: LedgerRow;
  events: StoryEvent[];
}

/** What a game waits for when its characters have played: characters, when they would go on. */
export type WaitsFor = 'person' | 'over' | 'dice' | 'characters';

/** What the characters of a game did. */
export interface BotsPlayed {
  moves: ToldMove[];
  waitsFor: WaitsFor;
}

/** How many moves are made by one call, so that none takes long. */
const AT_ONCE = 500;

/** How many moves characters make at most before somebody is asked again: there are games that never end. */
export const MOST_MOVES = 10_000;

/** All characters. */
export function readCharacters(connection: GameConnection): Promise<BotCharacter[]> {
  return connection.rows('SELECT * FROM botsView');
}

/**
 * Whether it may be for characters to move: they have seats, or stand in for who is late.
 * @param pending undefined: that there is a game is not known
 */
export function mayCharactersMove(players: readonly Pick<PlayerState, 'Character'>[], pending: Pick<Pending, 'Deadline'> | undefined): boolean {
  return (pending?.Deadline ?? null) !== null || players.some(({ Character: character }) => character !== null);
}

/**
 * Lets the characters of a game make some moves.
 * @throws RefusedMove
 */
export function playSome(connection: GameConnection, gameId: number, mostMoves: number): Promise<{ Moves: number; 'Waits for': WaitsFor }> {
  return callForRow(connection, 'CALL play_some(?, ?)', [gameId, mostMoves]);
}

/**
 * Lets the characters of the chosen game play until a person must act or the game is over.
 * @param lastRecord the last move that is known; what is told comes after it, whoever made it
 * @param tell is given the moves as they are made
 * @returns what the game waits for then
 * @throws RefusedMove
 */
export async function playBots(
  connection: GameConnection,
  gameId: number,
  lastRecord: number,
  tell: (moves: readonly ToldMove[]) => void,
  mostMoves: number = MOST_MOVES,
): Promise<WaitsFor> {
  let [last, left] = [lastRecord, mostMoves];
  for (;;) {
    const { Moves: made, 'Waits for': waitsFor } = await playSome(connection, gameId, Math.min(left, AT_ONCE));
    const moves = await toldAfter(connection, last);
    tell(moves);
    last = moves.at(-1)?.move.record_ID ?? last;
    left -= made;
    if (waitsFor !== 'characters' || left <= 0) return waitsFor;
  }
}

/** The moves of the chosen game after a record, with what they brought about. */
export async function toldAfter(connection: GameConnection, record: number): Promise<ToldMove[]> {
  const moves = await readLedgerAfter(connection, record);
  if (moves.length === 0) return [];
  const told = new Map(moves.map((move): [number, ToldMove] => [move.record_ID, { move, events: [] }]));
  for (const event of await readStoryAfter(connection, record)) told.get(event.Record)?.events.push(event);
  return [...told.values()];
}
