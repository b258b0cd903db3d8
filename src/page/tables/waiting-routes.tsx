import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { freeSeat } from '../../client/lobbies';
import { readForm } from '../form';
import type { Listeners } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import { notice } from '../notice';
import type { Sources } from '../sources';
import { again } from './again';
import { atTable } from './guest';
import { GuestLobby, GuestPage } from './guest-page';
import { join } from './join';
import { streamTable } from './live';
import { isPlaying } from './lobby-state';
import { NO_SEAT } from './notices';
import { seatCookie, toGame } from './table-cookies';

/** The pages of those who have a seat, and wait for the game. */
export function waitingRoutes(sources: Sources, listeners: Listeners): Hono<PageEnv> {
  const { connections } = sources;
  const app = new Hono<PageEnv>();

  app.get('/waiting/:table{[0-9]{1,9}}', async (c) => {
    const guest = await atTable(sources, c);
    // It is an answer: the host has freed the seat.
    if (!guest) return await notice(c, 200, NO_SEAT);
    const { state, own, secret } = guest;
    if (isPlaying(state)) return toGame(c, state.lobby.Game, secret);
    return await c.html(<GuestPage state={state} own={own} address={`/waiting/${state.lobby.Lobby}`} />);
  });

  app.get('/waiting/:table{[0-9]{1,9}}/live', async (c) => {
    const guest = await atTable(sources, c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    return streamTable(c, sources, listeners, guest.state, guest.own.map(String), async () => {
      const now = await atTable(sources, c);
      const address = `/waiting/${guest.state.lobby.Lobby}`;
      return now && { state: now.state, part: <GuestLobby {...now} address={address} follow={isPlaying(now.state) ? address : undefined} /> };
    });
  });

  app.post('/waiting/:table{[0-9]{1,9}}/join', async (c) => {
    const form = await readForm(c);
    const guest = await atTable(sources, c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    return await join(sources, c, form, guest.state, guest.secret, `/waiting/${guest.state.lobby.Lobby}`, null);
  });

  app.post('/waiting/:table{[0-9]{1,9}}/again', async (c) => {
    const guest = await atTable(sources, c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    return await again(sources, c, guest.state.lobby.Lobby, guest.secret, `/waiting/${guest.state.lobby.Lobby}`);
  });

  app.post('/waiting/:table{[0-9]{1,9}}/leave', async (c) => {
    const guest = await atTable(sources, c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    const { state, secret, own } = guest;
    await connections.use(null, async (connection) => {
      for (const seat of own) await freeSeat(connection, state.lobby.Lobby, String(seat), secret);
    });
    deleteCookie(c, seatCookie(state.lobby.Lobby), { path: '/' });
    return await notice(c, 200, 'You have left the table. Open the link again to come back.');
  });

  return app;
}
