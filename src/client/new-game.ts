import { call, callForRow } from './call';
import type { GameConnection } from './connection';
import type { GameOptions } from './game-options';
import { refusal } from './refusal';

/** How many bots one person plays against, unless they say otherwise. */
export const USUAL_BOTS = 3;

/** A player of a new game: the name of a person, '' for one without a name, or an object with more details. */
export type Seating = Exclude<NonNullable<GameOptions['players']>, number>[number];

/**
 * Starts a game.
 * @param name of the game; null: that of its edition
 * @returns its number
 * @throws RefusedMove, e.g. edition_not_found
 */
export async function openGame(
  connection: GameConnection,
  edition: string,
  name: string | null,
  options: GameOptions = {},
): Promise<number> {
  return (await callForRow<{ game_id: number }>(connection, 'CALL open_game(?, ?, ?)', [edition, name, JSON.stringify(options)])).game_id;
}

/**
 * Starts a game with the defaults of its edition.
 * @throws as openGame
 */
export function newGame(connection: GameConnection, edition: string, name: string | null): Promise<number> {
  return openGame(connection, edition, name);
}

/**
 * Checks the names of the first players of a new game.
 * @param players those that are known so far
 * @throws RefusedMove, e.g. name_taken
 */
export async function checkPlayers(connection: GameConnection, edition: string, players: readonly Seating[]): Promise<void> {
  await call(connection, 'CALL check_players(?, ?)', [edition, JSON.stringify(players)]);
}

/**
 * Checks the number of players, the bots and the pieces of a new game, before people are asked for their names.
 * @param options as of openGame; '' for a player without a name yet
 * @throws RefusedMove, e.g. too_many_players, character_not_found, piece_not_found
 */
export async function checkSeats(connection: GameConnection, edition: string, options: GameOptions): Promise<void> {
  await call(connection, 'CALL check_seats(?, ?)', [edition, JSON.stringify(options)]);
}

/**
 * Gives pieces to players.
 * @param pieces by the numbers of the players, from 0
 * @throws RefusedMove options_malformed when there is no player with such a number
 */
export function withPieces(players: readonly Seating[], pieces: Readonly<Record<number, string>>): Seating[] {
  const nobody = Object.entries(pieces).find(([number]) => Number(number) >= players.length);
  if (nobody) throw refusal('options_malformed', `There is no player ${nobody[0]} for the piece ${nobody[1]}; the last player is ${players.length - 1}.`);
  return players.map((player, number) => {
    const token = pieces[number];
    return token === undefined ? player : { ...(typeof player === 'string' ? { name: player } : player), token };
  });
}

/**
 * Renames a game.
 * @param name '': that of its edition
 * @throws RefusedMove: game_not_found, not_your_game, name_too_long, name_malformed
 */
export async function renameGame(connection: GameConnection, gameId: number, name: string): Promise<void> {
  await call(connection, 'CALL rename_game(?, ?)', [gameId, name]);
}

/**
 * Renames a person in a game.
 * @throws RefusedMove: game_not_found, not_a_seat, name_taken, name_malformed …
 */
export async function renamePlayer(connection: GameConnection, gameId: number, player: number, name: string): Promise<void> {
  await call(connection, 'CALL rename_seat(?, ?, ?)', [gameId, player, name]);
}

/**
 * Deletes a game and everything that belongs to it.
 * @throws RefusedMove: game_not_found, not_your_game
 */
export async function deleteGame(connection: GameConnection, gameId: number): Promise<void> {
  await call(connection, 'CALL delete_game(?)', [gameId]);
}
