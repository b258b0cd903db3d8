import type { GameConnection } from './connection';
import { asRefusal } from './refusal';
import { resend } from './resend';

/**
 * Starts a game.
 * @param name what the game is called; null: like its edition
 * @returns its number
 * @throws RefusedMove, e.g. edition_not_found
 */
export async function newGame(connection: GameConnection, edition: string, name: string | null): Promise<number> {
  const [rows] = await resend(() =>
    connection.rows<{ game_id: number }[]>('CALL new_game(?, ?)', [edition, name]).catch((error: unknown) => {
      throw asRefusal(error);
    }),
  );
  const gameId = rows?.[0]?.game_id;
  if (gameId === undefined) throw new Error('new_game did not say which game it made.');
  return gameId;
}
