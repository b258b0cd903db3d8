import { callForRow } from './call';
import type { GameConnection } from './connection';
import { type LedgerRow, type Pending, type PlayerState, readLedgerAfter, readEventsAfter, type EventRow } from './views';
import type { BotCharacter } from './rows';

export type { BotCharacter } from './rows';

/** A move and its events. */
export interface LoggedMove {
  move: LedgerRow;
  events: EventRow[];
}

/** What a game waits for after its bots have moved; `characters`: its bots could continue. */
export type WaitsFor = 'person' | 'over' | 'dice' | 'characters';

/** The most moves of one call, so that none takes long. */
const MOVES_PER_CALL = 500;

/** The most moves that bots make without a person, because some games never end. */
const MOST_MOVES = 10_000;

/** All characters. */
export function readCharacters(connection: GameConnection): Promise<BotCharacter[]> {
  return connection.rows('SELECT * FROM botsView');
}

/**
 * Whether bots may have to move: they have seats or substitute for late players, and the game is not held.
 * @param pending undefined: unknown
 */
export function mayCharactersMove(players: readonly Pick<PlayerState, 'Character'>[], pending: Pick<Pending, 'Deadline' | 'Held'> | undefined): boolean {
  return !pending?.Held && ((pending?.Deadline ?? null) !== null || players.some(({ Character: character }) => character !== null));
}

/**
 * Lets the bots of a game make some moves.
 * @throws RefusedMove
 */
export function playSome(connection: GameConnection, gameId: number, mostMoves: number): Promise<{ Moves: number; 'Waits for': WaitsFor }> {
  return callForRow(connection, 'CALL play_some(?, ?)', [gameId, mostMoves]);
}

/**
 * Lets the bots of the chosen game play until a person must act or the game is over.
 * @param lastRecord the last move that the caller knows
 * @param onMoves receives all later moves as they are made, also those of other players
 * @returns what the game waits for then
 * @throws RefusedMove
 */
export async function playBots(
  connection: GameConnection,
  gameId: number,
  lastRecord: number,
  onMoves: (moves: readonly LoggedMove[]) => void,
  mostMoves: number = MOST_MOVES,
): Promise<WaitsFor> {
  let [last, left] = [lastRecord, mostMoves];
  for (;;) {
    const { Moves: made, 'Waits for': waitsFor } = await playSome(connection, gameId, Math.min(left, MOVES_PER_CALL));
    const moves = await readMovesAfter(connection, last);
    onMoves(moves);
    last = moves.at(-1)?.move.record_ID ?? last;
    left -= made;
    if (waitsFor !== 'characters' || left <= 0) return waitsFor;
  }
}

/** The moves of the chosen game after a record, with their events. */
export async function readMovesAfter(connection: GameConnection, record: number): Promise<LoggedMove[]> {
  const moves = await readLedgerAfter(connection, record);
  if (moves.length === 0) return [];
  const logged = new Map(moves.map((move): [number, LoggedMove] => [move.record_ID, { move, events: [] }]));
  for (const event of await readEventsAfter(connection, record)) logged.get(event.Record)?.events.push(event);
  return [...logged.values()];
}
