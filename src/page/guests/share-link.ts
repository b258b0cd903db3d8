import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { GameConnection } from '../../client/connection';
import { readInvited } from '../../client/invitations';
import { lobbyOfLink } from '../../client/lobbies';
import { isRefused } from '../../client/refusal';
import { cookieOf, KEPT } from './guests';

/** The cookie by which a browser knows a link by which others watch a game. */
const watchCookie = (game: number): string => `watch_${game}`;

/** Remembers a link by which others watch a game, so that positions of it can be shared. */
export function keepShareLink(c: Context, game: number, link: string): void {
  setCookie(c, watchCookie(game), link, { path: `/games/${game}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
}

/** A link by which others watch this game and can do nothing else, if this browser knows one that is valid: the one that it made, or by which it watches. */
export async function readShareLink(c: Context, connection: GameConnection, game: number): Promise<string | undefined> {
  for (const name of [watchCookie(game), cookieOf(game)]) {
    const link = getCookie(c, name);
    if (link !== undefined && (await isForWatching(connection, game, link))) return link;
  }
  return undefined;
}

async function isForWatching(connection: GameConnection, game: number, link: string): Promise<boolean> {
  try {
    return (await readInvited(connection, game, link))['Player No.'] === null && !(await isOfTable(connection, link));
  } catch (error) {
    if (isRefused(error, 'invitation_not_found')) return false;
    throw error;
  }
}

/** Whether a link is that of a table: between two games it gives a seat, and it shows all games of the series. */
async function isOfTable(connection: GameConnection, link: string): Promise<boolean> {
  try {
    await lobbyOfLink(connection, link);
    return true;
  } catch (error) {
    if (isRefused(error, 'lobby_not_found')) return false;
    throw error;
  }
}
