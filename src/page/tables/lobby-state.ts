import { type BoardTile, readTilesOfBoards } from '../../client/boards/boards';
import { pacesOf, readPaces } from '../../client/editions/editions';
import type { GameConnection } from '../../client/connection';
import { type Lobby, type LobbySeat, readLobby, readLobbySeats } from '../../client/lobbies';
import { type Edition, readEditionCards, readEditions, readPieces } from '../../client/views';
import { playerColour } from '../game/player-colours';

/** Everything that a page shows of a lobby. */
export interface LobbyState {
  lobby: Lobby;
  seats: readonly LobbySeat[];
  /** undefined: it was removed after the lobby was opened */
  edition: Edition | undefined;
  /** what the edition is, in a sentence */
  about: string | null;
  /** how long a game takes at the pace of the lobby; null: unknown */
  minutes: number | null;
  /** the pieces that players can choose */
  pieces: readonly string[];
  tiles: readonly BoardTile[];
}

/** @returns undefined when there is no such lobby */
export async function readLobbyState(connection: GameConnection, id: number): Promise<LobbyState | undefined> {
  const lobby = await readLobby(connection, id);
  if (!lobby) return undefined;
  const { Edition: name, Pace: pace, Board: board } = lobby;
  const paces = pacesOf(await readPaces(connection, name));
  const chosen = paces.find((one) => one.pace === pace) ?? paces.find(({ rules }) => Object.keys(rules).length === 0);
  const card = (await readEditionCards(connection)).find((one) => one.Edition === name);
  return {
    lobby,
    seats: await readLobbySeats(connection, id),
    edition: (await readEditions(connection)).find((one) => one.Edition === name),
    about: card?.About ?? null,
    minutes: chosen?.minutes ?? card?.Minutes ?? null,
    pieces: await readPieces(connection, name),
    tiles: await readTilesOfBoards(connection, [board ?? name]),
  };
}

/** Whether the newest game of a lobby is being played. */
export function isPlaying(state: LobbyState): state is LobbyState & { lobby: { Game: number } } {
  return state.lobby.Playing === 1;
}

/** The seats that are in the newest game of a lobby, while it is being played. */
export function playing({ seats }: LobbyState): LobbySeat[] {
  return seats.filter((seat) => seat['Player No.'] !== null);
}

/** Whether a lobby has had a game and waits for the next one. */
export function isBetweenGames(state: LobbyState): state is LobbyState & { lobby: { Game: number } } {
  return state.lobby.Game !== null && state.lobby.Playing === 0;
}

/** The people who have not said yet whether they play again. */
export function undecided(state: LobbyState): LobbySeat[] {
  return isBetweenGames(state) ? state.seats.filter((seat) => !isFree(seat) && seat.Bot === null && seat.Ready === 0) : [];
}

/** Whether a seat is free. */
export function isFree({ Name: name }: LobbySeat): boolean {
  return name === null;
}

/** The colour of a seat: that of its player in the game, or in the one to come, which leaves free seats out. */
export function colourAt({ seats }: LobbyState, seat: LobbySeat): string {
  return playerColour(seat['Player No.'] ?? seats.filter((other) => other.Seat < seat.Seat && !isFree(other)).length);
}

/** The name of the host: the first person who sits at the host's computer; undefined: the host only watches. */
export function hostName({ seats, lobby }: LobbyState): string | undefined {
  return seats.find((seat) => seat.Account === lobby.Host && !seat.Guest)?.Name ?? undefined;
}
