import { call, callForRow } from './call';
import type { GameConnection } from './connection';
import type { Invitation } from './rows';

export type { Invitation } from './rows';

/** A new link; it cannot be read again. */
export interface Link {
  Game: number;
  'Player No.': number | null;
  'Player name': string | null;
  Link: string;
}

/** The seat that a link is for. */
export interface Invited extends Omit<Invitation, 'Made'> {
  'Game name': string;
}

/** The links of the account for a game: for watching first, then in the order of the players. */
export function readInvitations(connection: GameConnection, gameId: number): Promise<Invitation[]> {
  return connection.rows('SELECT * FROM invitationsView WHERE Game = ?', [gameId]);
}

/**
 * Makes a link for a seat. It replaces the previous one, whose guest loses the seat.
 * @param player null: for watching
 * @throws RefusedMove, e.g. not_a_seat
 */
export async function invite(connection: GameConnection, gameId: number, player: string | null): Promise<Link> {
  return await callForRow(connection, 'CALL invite(?, ?)', [gameId, player]);
}

/**
 * The seat that a link of the account is for; also the link of the table of the game, which is for watching.
 * @throws RefusedMove invitation_not_found
 */
export async function readInvited(connection: GameConnection, gameId: number, link: string): Promise<Invited> {
  return await callForRow(connection, 'CALL invited_as(?, ?)', [gameId, link]);
}

/**
 * Takes the seat that a link of the account is for.
 * @param guest identifies the guest from now on
 * @throws RefusedMove invitation_not_found, seat_taken
 */
export async function acceptInvitation(connection: GameConnection, gameId: number, link: string, guest: string): Promise<Invited> {
  return await callForRow(connection, 'CALL accept_invitation(?, ?, ?)', [gameId, link, guest]);
}

/** Revokes a link, and the seat that was taken with it. @throws RefusedMove invitation_not_found */
export async function takeBackInvitation(connection: GameConnection, gameId: number, player: string | null): Promise<void> {
  await call(connection, 'CALL take_back_invitation(?, ?)', [gameId, player]);
}

/**
 * The numbers of the players that a guest may move for.
 * @returns undefined: the guest may not even watch
 */
export async function readSeatsOfGuest(connection: GameConnection, gameId: number, guest: string): Promise<number[] | undefined> {
  const [rows = []] = await connection.rows<{ 'Player No.': number | null }[]>('CALL seats_of_guest(?, ?)', [gameId, guest]);
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => row['Player No.'] ?? []);
}
