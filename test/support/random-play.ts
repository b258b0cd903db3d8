import type { GameConnection } from '../../src/client/connection';
import { AnyGame } from './any-game';
import type { Chance } from './chance';

/** Of a hundred moves in games of characters, how many chance chooses. */
const INTERFERENCE = 25;

/**
 * Makes moves that movesView offers, as chance decides, until the game is over.
 * @param gameId the game, which becomes the current one of the connection
 * @param mostMoves how many moves to make at most
 * @returns how many were made
 */
export async function playRandomly(connection: GameConnection, gameId: number, chance: Chance, mostMoves: number): Promise<number> {
  const game = await AnyGame.of(connection, gameId);
  for (let moves = 0; moves < mostMoves; moves += 1) {
    if (!(await game.move(chance))) return moves;
  }
  return mostMoves;
}

/**
 * Lets the characters of a game play, with moves among theirs that chance decides: trades are proposed, and nobody
 * is as careful as he would be. Now and then the time of an auction is up.
 * @param gameId the game, which becomes the current one of the connection; all who play are characters
 */
export async function playCharacters(connection: GameConnection, gameId: number, chance: Chance, mostMoves: number): Promise<void> {
  const game = await AnyGame.of(connection, gameId);
  for (let moves = 0; moves < mostMoves; moves += 1) {
    if (chance.below(100) >= INTERFERENCE) {
      const [rows] = await connection.rows<{ Moves: number }[]>('CALL play_some(?, 1)', [gameId]);
      if (rows?.[0]?.Moves !== 1) return;
    } else {
      if (chance.below(3) === 0) {
        await connection.run("UPDATE GameState SET deadline = deadline - INTERVAL 1 DAY WHERE game_id = ? AND phase = 'auction'", [gameId]);
      }
      if (!(await game.move(chance))) return;
    }
  }
}
