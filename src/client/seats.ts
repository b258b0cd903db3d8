import { callForRow } from './call';
import type { GameConnection } from './connection';

/** The account of a seat. */
export interface GivenSeat {
  Game: number;
  'Player No.': number;
  'Player name': string;
  /** null: only the owner moves for it */
  Account: string | null;
}

/**
 * Assigns a seat to an account, in a game between accounts.
 * @param player the number of the player
 * @param account without the host; null: only the owner moves for the seat
 * @throws RefusedMove, e.g. not_a_seat
 */
export async function giveSeat(connection: GameConnection, gameId: number, player: string, account: string | null): Promise<GivenSeat> {
  return await callForRow(connection, 'CALL give_seat(?, ?, ?)', [gameId, player, account]);
}
