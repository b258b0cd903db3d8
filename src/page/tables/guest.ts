import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GameConnection } from '../../client/connection';
import { lobbyOfLink, readLobbySeatsOfGuest } from '../../client/lobbies';
import type { PageEnv } from '../guests/viewer';
import type { Sources } from '../sources';
import { type LobbyState, readLobbyState } from './lobby-state';
import { seatCookie } from './table-cookies';

/** A guest's browser at a table. */
export interface Guest {
  state: LobbyState;
  /** the secret that identifies it; undefined: it has none */
  secret: string | undefined;
  own: readonly number[];
}

/** Somebody who comes by the link. @throws RefusedMove lobby_not_found */
export function atDoor({ connections }: Sources, c: Context<PageEnv>): Promise<Guest> {
  return connections.use(null, async (connection) => {
    const lobby = await lobbyOfLink(connection, c.req.param('link') ?? '');
    const guest = await readGuest(connection, c, lobby);
    if (!guest) throw new Error(`Lobby ${lobby} was deleted meanwhile.`);
    return guest;
  });
}

/** Somebody who has a seat; undefined: they have none. */
export async function atTable({ connections }: Sources, c: Context<PageEnv>): Promise<(Guest & { secret: string }) | undefined> {
  const guest = await connections.use(null, (connection) => readGuest(connection, c, Number(c.req.param('table'))));
  return guest?.secret !== undefined && guest.own.length > 0 ? { ...guest, secret: guest.secret } : undefined;
}

/** The guest of a request at a table; undefined: there is no such table. */
export async function readGuest(connection: GameConnection, c: Context<PageEnv>, lobby: number): Promise<Guest | undefined> {
  const state = await readLobbyState(connection, lobby);
  const secret = getCookie(c, seatCookie(lobby));
  return state && { state, secret, own: secret === undefined ? [] : await readLobbySeatsOfGuest(connection, lobby, secret) };
}
