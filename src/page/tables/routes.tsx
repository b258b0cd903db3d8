import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { lobbyOfLink, readSeries } from '../../client/lobbies';
import { isRefused } from '../../client/refusal';
import { cookieOf, Listeners } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import { notice } from '../notice';
import type { Sources } from '../sources';
import { again } from './again';
import { readGuest } from './guest';
import { hostRoutes } from './host-routes';
import { linkRoutes } from './link-routes';
import { isPlaying } from './lobby-state';
import { NO_SEAT, NO_TABLE } from './notices';
import { toGame } from './table-cookies';
import { waitingRoutes } from './waiting-routes';

/** The pages of tables before their games begin, and the way from a game to the next one of its table. */
export function tableRoutes(sources: Sources): Hono<PageEnv> {
  const { connections } = sources;
  const app = new Hono<PageEnv>();
  const listeners = new Listeners();

  app.route('/', hostRoutes(sources, listeners));
  app.route('/', linkRoutes(sources, listeners));
  app.route('/', waitingRoutes(sources, listeners));

  app.post('/games/:game{[0-9]+}/again', async (c) => {
    const gameId = Number(c.req.param('game'));
    const series = await connections.use(null, (connection) => readSeries(connection, gameId));
    if (!series) return await notice(c, 404, NO_TABLE);
    const { Lobby: lobby } = series;
    if (c.var.viewer.seats === null) {
      const sits = series.seats.some(({ Yours: yours }) => yours === 1);
      return sits ? await again(sources, c, lobby, null, `/tables/${lobby}`) : c.redirect(`/tables/${lobby}`, 303);
    }
    const guest = await connections.use(null, (connection) => readGuest(connection, c, lobby));
    // Somebody who has a seat and did not play comes to the table, and says there whether they play.
    if (guest?.secret !== undefined && guest.own.length > 0) return c.var.viewer.seats.length > 0 ? await again(sources, c, lobby, guest.secret, `/waiting/${lobby}`) : c.redirect(`/waiting/${lobby}`, 303);
    // A spectator is known by the link of the table.
    const link = getCookie(c, cookieOf(gameId)) ?? '';
    const isOfTable = await connections.use(null, (connection) => lobbyOfLink(connection, link)).then((found) => found === lobby, (error: unknown) => {
      if (isRefused(error, 'lobby_not_found')) return false;
      throw error;
    });
    // Or by one that is for that game only, or by a seat that the host has freed.
    if (!isOfTable) return await notice(c, 200, NO_SEAT);
    return guest && isPlaying(guest.state) ? toGame(c, guest.state.lobby.Game, link) : c.redirect(`/t/${link}`, 303);
  });

  return app;
}
