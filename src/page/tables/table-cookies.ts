import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { cookieOf, KEPT } from '../guests/guests';

/** The cookie by which the host's browser knows the link of a table. */
export const linkCookie = (lobby: number): string => `link_${lobby}`;

/** The one by which a guest's browser knows its seat. */
export const seatCookie = (lobby: number): string => `table_${lobby}`;

export function keepLink(c: Context, lobby: number, link: string): void {
  setCookie(c, linkCookie(lobby), link, { path: `/tables/${lobby}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
}

/** @param guest the secret of its seats */
export function keepSeat(c: Context, lobby: number, guest: string): void {
  setCookie(c, seatCookie(lobby), guest, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
}

/** Lets a guest's browser into a game. @param guest identifies it there: by the secret of its seat, or by a link for watching */
export function toGame(c: Context, game: number, guest: string): Response {
  setCookie(c, cookieOf(game), guest, { path: `/games/${game}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
  return c.redirect(`/games/${game}`, 303);
}
