import { call, callForRow } from './call';
import type { GameConnection } from './connection';
import type { Lobby, LobbySeat } from './rows';
import type { GameOptions } from './game-options';

export type { Lobby, LobbySeat } from './rows';

/** Whether seats are for guests of the host's page, or each for an account. */
export type LobbySeating = Lobby['Seating'];

/** A new link; it cannot be read again. */
export interface LobbyLink {
  Lobby: number;
  Link: string;
}

/** A seat as somebody has just taken it. */
export interface TakenSeat {
  Lobby: number;
  Seat: number;
  Name: string;
  Token: string | null;
}

/** What somebody asks for who joins a lobby. */
export interface Joining {
  /** null: the seat that they have, else the first free one */
  seat?: string | null;
  name: string;
  /** null: the first free piece */
  token?: string | null;
  /** a secret that identifies a guest of the page from now on; null: the account itself */
  guest: string | null;
}

/**
 * Opens a lobby.
 * @param name of its games; null: that of the edition
 * @param options as of openGame; players is the number of seats
 * @throws RefusedMove, e.g. edition_not_found, too_many_lobbies
 */
export async function openLobby(connection: GameConnection, edition: string, name: string | null, options: GameOptions, seating: LobbySeating): Promise<LobbyLink> {
  return await callForRow(connection, 'CALL open_lobby(?, ?, ?, ?)', [edition, name, JSON.stringify(options), seating]);
}

/** The number of the lobby that a link leads to. @throws RefusedMove lobby_not_found */
export async function lobbyOfLink(connection: GameConnection, link: string): Promise<number> {
  return (await callForRow<{ Lobby: number }>(connection, 'CALL lobby_of_link(?)', [link])).Lobby;
}

/** Takes a seat by the link, or changes the one that the guest has. @throws RefusedMove, e.g. seat_taken, name_taken, lobby_full */
export async function joinLobby(connection: GameConnection, link: string, { seat = null, name, token = null, guest }: Joining): Promise<TakenSeat> {
  return await callForRow(connection, 'CALL join_lobby(?, ?, ?, ?, ?)', [link, seat, name, token, guest]);
}

/** Takes a seat without a link: another one for somebody who has one, or one for the host. @throws RefusedMove as joinLobby, not_your_seat */
export async function takeSeat(connection: GameConnection, lobby: number, { seat = null, name, token = null, guest }: Joining): Promise<TakenSeat> {
  return await callForRow(connection, 'CALL take_seat(?, ?, ?, ?, ?)', [lobby, seat, name, token, guest]);
}

/** Frees a seat. @param guest null: as the host, or the account itself @throws RefusedMove, e.g. not_your_seat, lobby_started */
export async function freeSeat(connection: GameConnection, lobby: number, seat: string, guest: string | null): Promise<void> {
  await call(connection, 'CALL free_seat(?, ?, ?)', [lobby, seat, guest]);
}

/**
 * Seats bots.
 * @param seat null: on all free seats
 * @param character null: one that is not at the table yet
 * @throws RefusedMove, e.g. lobby_full, not_your_lobby
 */
export async function seatBots(connection: GameConnection, lobby: number, seat: string | null, character: string | null = null): Promise<void> {
  await call(connection, 'CALL seat_bots(?, ?, ?)', [lobby, seat, character]);
}

/** Seats a bot under a name and with a piece. @param name null: that of the character @param token null: the first free piece @throws RefusedMove as seatBots, name_taken, piece_taken */
export async function seatNamedBot(connection: GameConnection, lobby: number, { seat, character, name, token }: { seat: string; character: string; name: string | null; token: string | null }): Promise<void> {
  await call(connection, 'CALL seat_named_bot(?, ?, ?, ?, ?)', [lobby, seat, character, name, token]);
}

/** Begins the next game of a lobby, without those who have not said that they want another. @returns its number @throws RefusedMove, e.g. too_few_players, lobby_changed */
export async function startLobby(connection: GameConnection, lobby: number): Promise<number> {
  return (await callForRow<{ game_id: number }>(connection, 'CALL start_lobby(?)', [lobby])).game_id;
}

/**
 * Says that somebody wants another game, which begins when everybody does.
 * @param guest null: the account, as host for everybody at its computer
 * @returns the number of the new game; null: others have not answered yet
 * @throws RefusedMove, e.g. lobby_started, not_your_seat, too_few_players
 */
export async function playAgain(connection: GameConnection, lobby: number, guest: string | null): Promise<number | null> {
  return (await callForRow<{ game_id: number | null }>(connection, 'CALL play_again(?, ?)', [lobby, guest])).game_id;
}

/** The games that were begun in a lobby, as one of them shows it. */
export interface Series {
  Lobby: number;
  /** the place of the game among them, from 1 */
  Number: number;
  seats: readonly LobbySeat[];
}

/** The series that a game belongs to; undefined: none. */
export async function readSeries(connection: GameConnection, gameId: number): Promise<Series | undefined> {
  const [place] = await call<Omit<Series, 'seats'>>(connection, 'CALL lobby_of_game(?)', [gameId]);
  return place && { ...place, seats: await readLobbySeats(connection, place.Lobby) };
}

/** Closes a lobby to newcomers, or opens it again. @throws RefusedMove, e.g. not_your_lobby */
export async function admitNewcomers(connection: GameConnection, lobby: number, isOpen: boolean): Promise<void> {
  await call(connection, isOpen ? 'CALL reopen_lobby(?)' : 'CALL close_lobby(?)', [lobby]);
}

/** Makes a new link; the old one is no longer valid. @throws RefusedMove not_your_lobby */
export async function renewLobbyLink(connection: GameConnection, lobby: number): Promise<LobbyLink> {
  return await callForRow(connection, 'CALL renew_lobby_link(?)', [lobby]);
}

/** Withdraws the link. @throws RefusedMove not_your_lobby, lobby_not_found */
export async function takeBackLobbyLink(connection: GameConnection, lobby: number): Promise<void> {
  await call(connection, 'CALL take_back_lobby_link(?)', [lobby]);
}

/** Deletes a lobby that has had no game. @throws RefusedMove, e.g. lobby_started */
export async function deleteLobby(connection: GameConnection, lobby: number): Promise<void> {
  await call(connection, 'CALL delete_lobby(?)', [lobby]);
}

/** A lobby; undefined: there is none with that number. */
export function readLobby(connection: GameConnection, lobby: number): Promise<Lobby | undefined> {
  return connection.row('SELECT * FROM lobbiesView WHERE Lobby = ?', [lobby]);
}

/** The lobbies of the account that have had no game, the newest first. */
export function readOwnLobbies(connection: GameConnection): Promise<Lobby[]> {
  return connection.rows('SELECT * FROM lobbiesView WHERE Yours AND Games = 0');
}

/** The seats of a lobby, in their order. */
export function readLobbySeats(connection: GameConnection, lobby: number): Promise<LobbySeat[]> {
  return connection.rows('SELECT * FROM lobbySeatsView WHERE Lobby = ?', [lobby]);
}

/** How often some lobbies have changed. */
export function readLobbyChanges(connection: GameConnection, lobbies: readonly number[]): Promise<Pick<Lobby, 'Lobby' | 'Changes'>[]> {
  return connection.rows('SELECT Lobby, Changes FROM lobbiesView WHERE Lobby IN (?)', [lobbies.map(String)]);
}

/** The seats that a guest of the account has in a lobby. */
export async function readLobbySeatsOfGuest(connection: GameConnection, lobby: number, guest: string): Promise<number[]> {
  return (await call<{ Seat: number }>(connection, 'CALL lobby_seats_of_guest(?, ?)', [lobby, guest])).map(({ Seat: seat }) => seat);
}
