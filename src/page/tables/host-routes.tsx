import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { GameConnection } from '../../client/connection';
import { admitNewcomers, deleteLobby, freeSeat, joinLobby, openLobby, renewLobbyLink, seatBots, seatNamedBot, startLobby, takeBackLobbyLink, takeSeat } from '../../client/lobbies';
import { RefusedMove } from '../../client/refusal';
import { type Form, readForm, textOf, textsOf } from '../form';
import type { Listeners } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import { readNewGame } from '../lobby/choices';
import { NewGame } from '../lobby/new-game';
import { gameIn, takenSeatsIn } from '../lobby/read-game';
import { notice } from '../notice';
import type { Sources } from '../sources';
import { AT_HOST } from '../talk/seats-watched';
import { again } from './again';
import { HostLobby, HostPage } from './host-page';
import { joiningIn, sentenceOf } from './joining';
import { streamTable } from './live';
import { isPlaying, type LobbyState, readLobbyState } from './lobby-state';
import { NO_TABLE } from './notices';
import { keepLink, linkCookie } from './table-cookies';

/** The pages of a table for its host. */
export function hostRoutes(sources: Sources, listeners: Listeners): Hono<PageEnv> {
  const { connections, addresses } = sources;
  const app = new Hono<PageEnv>();

  app.post('/tables', async (c) => {
    const form = await readForm(c);
    const { edition, name, options } = gameIn(form);
    const { players: _players, characters: _characters, ...others } = options;
    try {
      const { Lobby: lobby, Link: link } = await connections.use(null, async (connection) => {
        const opened = await openLobby(connection, edition, name, others, 'table');
        try {
          for (const seat of takenSeatsIn(form)) {
            if (seat.character === null) await joinLobby(connection, opened.Link, { ...seat, guest: null });
            else await seatNamedBot(connection, opened.Lobby, seat);
          }
        } catch (error) {
          await deleteLobby(connection, opened.Lobby);
          throw error;
        }
        return opened;
      });
      keepLink(c, lobby, link);
      return c.redirect(`/tables/${lobby}`, 303);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const choices = await connections.use(null, (connection) => readNewGame(connection, edition));
      return c.html(<NewGame choices={choices} form={form} refusal={error.sentence} />, 422);
    }
  });

  app.get('/tables/:table{[0-9]{1,9}}', async (c) => {
    const state = await readState(c);
    if (!state) return await notice(c, 404, NO_TABLE);
    if (isPlaying(state)) return c.redirect(`/games/${state.lobby.Game}`, 303);
    return await hostPage(c, state);
  });

  app.get('/tables/:table{[0-9]{1,9}}/live', async (c) => {
    const state = await readState(c);
    if (!state) return await notice(c, 404, NO_TABLE);
    return streamTable(c, sources, listeners, state, [AT_HOST], async () => {
      const now = await readState(c);
      return now && { state: now, part: <HostLobby state={now} /> };
    });
  });

  hostForm('/bots', (connection, lobby, form) => seatBots(connection, lobby, textsOf(form, 'seat')[0] ?? null));
  hostForm('/free', (connection, lobby, form) => freeSeat(connection, lobby, textOf(form, 'seat'), null));
  hostForm('/close', (connection, lobby) => admitNewcomers(connection, lobby, false));
  hostForm('/reopen', (connection, lobby) => admitNewcomers(connection, lobby, true));
  hostForm('/start', async (connection, lobby) => `/games/${await startLobby(connection, lobby)}`);
  app.post('/tables/:table{[0-9]{1,9}}/again', (c) => again(sources, c, Number(c.req.param('table')), null, `/tables/${c.req.param('table')}`));
  hostForm('/link', async (connection, lobby, _form, c) => keepLink(c, lobby, (await renewLobbyLink(connection, lobby)).Link));
  hostForm('/link/back', async (connection, lobby, _form, c) => {
    await takeBackLobbyLink(connection, lobby);
    deleteCookie(c, linkCookie(lobby), { path: `/tables/${lobby}` });
  });
  hostForm('/delete', async (connection, lobby) => {
    await deleteLobby(connection, lobby);
    return '/games';
  });
  hostForm('/join', async (connection, lobby, form) => {
    await takeSeat(connection, lobby, { ...joiningIn(form), guest: null });
  });

  /** A form of the host. @param act answers with the page that comes next, or with nothing */
  function hostForm(path: string, act: (connection: GameConnection, lobby: number, form: Form, c: Context<PageEnv>) => Promise<string | void>): void {
    app.post(`/tables/:table{[0-9]{1,9}}${path}`, async (c) => {
      const lobby = Number(c.req.param('table'));
      const form = await readForm(c);
      try {
        const next = await connections.use(null, (connection) => act(connection, lobby, form, c));
        return c.redirect(next ?? `/tables/${lobby}`, 303);
      } catch (error) {
        if (!(error instanceof RefusedMove)) throw error;
        const state = await readState(c);
        if (!state) return await notice(c, 404, NO_TABLE);
        if (isPlaying(state)) return c.redirect(`/games/${state.lobby.Game}`, 303);
        return await hostPage(c, state, sentenceOf(error), path === '/join' ? form : undefined);
      }
    });
  }

  async function hostPage(c: Context<PageEnv>, state: LobbyState, refusal?: string, form?: Form): Promise<Response> {
    const link = getCookie(c, linkCookie(state.lobby.Lobby));
    return await c.html(<HostPage state={state} link={link} addresses={addresses()} refusal={refusal} form={form} />, refusal === undefined ? 200 : 422);
  }

  /** The table of the host's request; undefined: there is none, or another account opened it. */
  async function readState(c: Context<PageEnv>): Promise<LobbyState | undefined> {
    const state = await connections.use(null, (connection) => readLobbyState(connection, Number(c.req.param('table'))));
    return state?.lobby.Yours === 1 ? state : undefined;
  }

  return app;
}
