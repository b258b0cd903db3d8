import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { GameConnection } from '../../game/connection';
import { readInvited } from '../../game/invitations';
import { readSeries } from '../../game/lobbies';
import { isRefused } from '../../game/refusal';
import { cookieOf, KEPT } from './guests';

/** The cookie by which a browser knows the link of a table, and the one for a link by which others watch a game. */
export const linkCookie = (lobby: number): string => `link_${lobby}`;
const watchCookie = (game: number): string => `watch_${game}`;

/** Remembers a link by which others watch a game, so that positions of it can be shared. */
export function keepShareLink(c: Context, game: number, link: string): void {
  setCookie(c, watchCookie(game), link, { path: `/games/${game}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
}

/** A link by which others watch a game, if this browser knows one that is valid: its own, that of the table, or the one that it made. */
export async function readShareLink(c: Context, connection: GameConnection, game: number): Promise<string | undefined> {
  const lobby = (await readSeries(connection, game))?.Lobby;
  for (const name of [watchCookie(game), cookieOf(game), ...(lobby === undefined ? [] : [linkCookie(lobby)])]) {
    const link = getCookie(c, name);
    if (link !== undefined && (await isForWatching(connection, game, link))) return link;
  }
  return undefined;
}

async function isForWatching(connection: GameConnection, game: number, link: string): Promise<boolean> {
  try {
    return (await readInvited(connection, game, link))['Player No.'] === null;
  } catch (error) {
    if (isRefused(error, 'invitation_not_found')) return false;
    throw error;
  }
}
