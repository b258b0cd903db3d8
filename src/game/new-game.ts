import { call, callForRow } from './call';
import type { GameConnection } from './connection';
import { refusal } from './refusal';

/** Who takes a seat: a person by his name, '' for one without a name, or somebody with more about him. */
export type Seating = string | { name?: string; character?: string; token?: string };

/** How a game begins; what is left out is as the edition has it. */
export interface GameOptions {
  /** who plays; or how many there are */
  players?: readonly Seating[] | number;
  /** the characters that play seats of an opening position, by the names of the players */
  characters?: Readonly<Record<string, string>>;
  /** the accounts, without the host, that seats belong to, by the numbers of the players */
  seats?: Readonly<Record<string, string>>;
  /** who rolls: the client, the server, or a list of numbers */
  dice?: 'table' | 'server' | 'numbers';
  /** the name of the list of numbers */
  numbers?: string;
  /** the name of an edition whose board it is played on */
  board?: string;
  /** the name of a pace of the edition: rules that hold unless they are given */
  pace?: string;
  /** rules that are otherwise than in the edition; a text may stand for the value that it says */
  rules?: Readonly<Record<string, string | number | boolean | null>>;
  /** how many seconds a move may take before a character makes it */
  clock?: number;
  /** that character; left out: one who does as little as he can */
  stand_in?: string;
  /** what dice and shuffles follow from, for a game that can be repeated */
  seed?: string;
}

/**
 * Starts a game.
 * @param name what the game is called; null: like its edition
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
 * Starts a game with everything as its edition has it.
 * @throws as openGame
 */
export function newGame(connection: GameConnection, edition: string, name: string | null): Promise<number> {
  return openGame(connection, edition, name);
}

/**
 * Checks names for the first players of a new game.
 * @param players those that are known so far
 * @throws RefusedMove, e.g. name_taken, when they cannot be
 */
export async function checkPlayers(connection: GameConnection, edition: string, players: readonly Seating[]): Promise<void> {
  await call(connection, 'CALL check_players(?, ?)', [edition, JSON.stringify(players)]);
}

/**
 * Checks how many play, who is a character and who has which piece, before anybody is asked for a name.
 * @param options as of openGame; who is yet to be asked for his name is ''
 * @throws RefusedMove, e.g. too_many_players, character_not_found, piece_not_found
 */
export async function checkSeats(connection: GameConnection, edition: string, options: GameOptions): Promise<void> {
  await call(connection, 'CALL check_seats(?, ?)', [edition, JSON.stringify(options)]);
}

/**
 * The same players with pieces.
 * @param pieces by the numbers of the players, 0 for the first
 * @throws RefusedMove options_malformed, when there is no player of such a number
 */
export function withPieces(players: readonly Seating[], pieces: Readonly<Record<number, string>>): Seating[] {
  const nobody = Object.entries(pieces).find(([number]) => Number(number) >= players.length);
  if (nobody) throw refusal('options_malformed', `There is no player ${nobody[0]} to have the piece ${nobody[1]}; the last is ${players.length - 1}.`);
  return players.map((player, number) => {
    const token = pieces[number];
    return token === undefined ? player : { ...(typeof player === 'string' ? { name: player } : player), token };
  });
}

/**
 * Deletes a game with all that belongs to it.
 * @throws RefusedMove: game_not_found
 */
export async function deleteGame(connection: GameConnection, gameId: number): Promise<void> {
  await call(connection, 'CALL delete_game(?)', [gameId]);
}
