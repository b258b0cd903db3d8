import type { Advice, BotReason } from './rows';
import { call } from './call';
import type { GameConnection } from './connection';

export type { Advice } from './rows';

/**
 * What a good bot would do in the place of the people whom a game waits for.
 * @returns empty: it waits for bots, or is over
 * @throws RefusedMove: advice_is_off
 */
export function readAdvice(connection: GameConnection, gameId: number): Promise<Advice[]> {
  return call(connection, 'CALL advise(?)', [gameId]);
}

/** Why the bots of the chosen game made the moves after a record. */
export function readReasonsAfter(connection: GameConnection, record: number): Promise<BotReason[]> {
  return connection.rows('SELECT * FROM botReasonView WHERE Record > ?', [record]);
}
