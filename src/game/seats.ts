import { callForRow } from './call';
import type { GameConnection } from './connection';

/** Whose a seat is. */
export interface GivenSeat {
  Game: number;
  'Player No.': number;
  'Player name': string;
  /** null: nobody moves for it but the owner */
  Account: string | null;
}

/**
 * Says who moves for a seat of a game between accounts.
 * @param player the number of the player
 * @param account without the host; null: nobody but the owner
 * @throws RefusedMove, e.g. not_a_seat
 */
export async function giveSeat(connection: GameConnection, gameId: number, player: string, account: string | null): Promise<GivenSeat> {
  return await callForRow(connection, 'CALL give_seat(?, ?, ?)', [gameId, player, account]);
}
