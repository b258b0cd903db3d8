import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GameConnection } from '../../client/connection';
import {
  admitNewcomers, deleteLobby, freeSeat, joinLobby, lobbyOfLink, openLobby, playAgain, readLobbySeatsOfGuest, readSeries, renewLobbyLink, seatBots, startLobby, takeBackLobbyLink, takeSeat,
} from '../../client/lobbies';
import { isRefused, RefusedMove } from '../../client/refusal';
import { readGame } from '../../client/views';
import { durationOf } from '../../client/words/duration';
import { type Form, readForm, textOf, textsOf } from '../form';
import { cookieOf, KEPT, Listeners } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import { readNewGame } from '../lobby/choices';
import { NewGame } from '../lobby/new-game';
import { gameIn, personsIn } from '../lobby/read-game';
import { notice } from '../notice';
import { answerWithPicture } from '../pictures/answer';
import type { Preview } from '../pictures/preview';
import type { Sources } from '../sources';
import { GuestLobby, GuestPage } from './guest-page';
import { HostLobby, HostPage } from './host-page';
import { streamTable } from './live';
import { invitationOf, playersAt } from './lobby';
import { isPlaying, type LobbyState, readLobbyState } from './lobby-state';
import { AT_HOST } from '../talk/seats-watched';

/** The most seats that one computer takes in a period, and the period in seconds. */
const JOINS = { points: 30, duration: 60 };

const NO_TABLE = 'There is no such table.';
const NO_SEAT = 'You have no seat at this table any more. Open the link again to take another one.';
const TAKEN = 'Somebody else has just taken that seat. Choose one of those that are left.';
const TOO_OFTEN = 'Too many seats were taken from your address. Try again in a minute.';

/** The cookie by which the host's browser knows the link of a table, and the one by which a guest's browser knows its seat. */
const linkCookie = (lobby: number): string => `link_${lobby}`;
const seatCookie = (lobby: number): string => `table_${lobby}`;

/** A guest's browser at a table. */
interface Guest {
  state: LobbyState;
  /** the secret that identifies it; undefined: it has none */
  secret: string | undefined;
  own: readonly number[];
}

/** The pages of tables before their games begin: of the host, behind the link, and of those who wait. */
export function tableRoutes(sources: Sources): Hono<PageEnv> {
  const { connections, addresses, originOf, pictures } = sources;
  const app = new Hono<PageEnv>();
  const listeners = new Listeners();
  const joins = new RateLimiterMemory(JOINS);

  app.post('/tables', async (c) => {
    const form = await readForm(c);
    const { edition, name, options } = gameIn(form);
    const { players: _players, characters: _characters, ...others } = options;
    try {
      const { Lobby: lobby, Link: link } = await connections.use(null, async (connection) => {
        const opened = await openLobby(connection, edition, name, others, 'table');
        try {
          for (const person of personsIn(form)) await joinLobby(connection, opened.Link, { ...person, guest: null });
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
  app.post('/tables/:table{[0-9]{1,9}}/again', (c) => again(c, Number(c.req.param('table')), null, `/tables/${c.req.param('table')}`));
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

  app.get('/t/:link', async (c) => {
    const guest = await atDoor(c);
    const { lobby } = guest.state;
    if (c.var.viewer.seats === null) {
      keepLink(c, lobby.Lobby, c.req.param('link'));
      return c.redirect(`/tables/${lobby.Lobby}`, 303);
    }
    if (guest.own.length > 0) return c.redirect(`/waiting/${lobby.Lobby}`, 303);
    const address = `/t/${c.req.param('link')}`;
    return await c.html(<GuestPage state={guest.state} own={[]} address={address} preview={previewOf(guest.state, originOf(c) + address)} />);
  });

  app.get('/t/:link/picture.png', async (c) => {
    const { state } = await atDoor(c);
    const link = c.req.param('link');
    const game = isPlaying(state) ? await connections.use(null, (connection) => readGame(connection, state.lobby.Game)) : undefined;
    return answerWithPicture(c, game ? await pictures.ofGame(game.Game, game.Moves, link) : await pictures.ofTable(state, aboutTable(state), link));
  });

  app.get('/t/:link/live', async (c) => {
    const { state } = await atDoor(c);
    return streamTable(c, sources, listeners, state, [], async () => {
      const guest = await atDoor(c).catch((error: unknown) => {
        if (error instanceof RefusedMove) return undefined;
        throw error;
      });
      return guest && { state: guest.state, part: <GuestLobby state={guest.state} own={[]} address={`/t/${c.req.param('link')}`} /> };
    });
  });

  app.post('/t/:link/join', async (c) => {
    const form = await readForm(c);
    const { state, secret, own } = await atDoor(c);
    const { from } = c.var;
    if (((await joins.get(from))?.remainingPoints ?? JOINS.points) <= 0) return await notice(c, 429, TOO_OFTEN);
    const guest = own.length > 0 && secret !== undefined ? secret : randomBytes(24).toString('base64url');
    const answer = await join(c, form, state, guest, `/t/${c.req.param('link')}`, c.req.param('link'));
    if (answer.status === 303) await joins.penalty(from);
    return answer;
  });

  app.post('/t/:link/watch', async (c) => {
    const link = c.req.param('link');
    const { state } = await atDoor(c);
    if (!isPlaying(state)) return c.redirect(`/t/${link}`, 303);
    return toGame(c, state.lobby.Game, link);
  });

  app.get('/waiting/:table{[0-9]{1,9}}', async (c) => {
    const guest = await atTable(c);
    // It is an answer: the host has freed the seat.
    if (!guest) return await notice(c, 200, NO_SEAT);
    const { state, own, secret } = guest;
    if (isPlaying(state)) return toGame(c, state.lobby.Game, secret);
    return await c.html(<GuestPage state={state} own={own} address={`/waiting/${state.lobby.Lobby}`} />);
  });

  app.get('/waiting/:table{[0-9]{1,9}}/live', async (c) => {
    const guest = await atTable(c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    return streamTable(c, sources, listeners, guest.state, guest.own.map(String), async () => {
      const now = await atTable(c);
      const address = `/waiting/${guest.state.lobby.Lobby}`;
      return now && { state: now.state, part: <GuestLobby {...now} address={address} follow={isPlaying(now.state) ? address : undefined} /> };
    });
  });

  app.post('/waiting/:table{[0-9]{1,9}}/join', async (c) => {
    const form = await readForm(c);
    const guest = await atTable(c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    return await join(c, form, guest.state, guest.secret, `/waiting/${guest.state.lobby.Lobby}`, null);
  });

  app.post('/waiting/:table{[0-9]{1,9}}/again', async (c) => {
    const guest = await atTable(c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    return await again(c, guest.state.lobby.Lobby, guest.secret, `/waiting/${guest.state.lobby.Lobby}`);
  });

  app.post('/games/:game{[0-9]+}/again', async (c) => {
    const gameId = Number(c.req.param('game'));
    const series = await connections.use(null, (connection) => readSeries(connection, gameId));
    if (!series) return await notice(c, 404, NO_TABLE);
    const { Lobby: lobby } = series;
    if (c.var.viewer.seats === null) {
      const sits = series.seats.some(({ Yours: yours }) => yours === 1);
      return sits ? await again(c, lobby, null, `/tables/${lobby}`) : c.redirect(`/tables/${lobby}`, 303);
    }
    const guest = await connections.use(null, (connection) => readGuest(connection, c, lobby));
    // Somebody who has a seat and did not play comes to the table, and says there whether they play.
    if (guest?.secret !== undefined && guest.own.length > 0) return c.var.viewer.seats.length > 0 ? await again(c, lobby, guest.secret, `/waiting/${lobby}`) : c.redirect(`/waiting/${lobby}`, 303);
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

  app.post('/waiting/:table{[0-9]{1,9}}/leave', async (c) => {
    const guest = await atTable(c);
    if (!guest) return await notice(c, 403, NO_SEAT);
    const { state, secret, own } = guest;
    await connections.use(null, async (connection) => {
      for (const seat of own) await freeSeat(connection, state.lobby.Lobby, String(seat), secret);
    });
    deleteCookie(c, seatCookie(state.lobby.Lobby), { path: '/' });
    return await notice(c, 200, 'You have left the table. Open the link again to come back.');
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

  /** Somebody who comes by the link. @throws RefusedMove lobby_not_found */
  function atDoor(c: Context<PageEnv>): Promise<Guest> {
    return connections.use(null, async (connection) => {
      const lobby = await lobbyOfLink(connection, c.req.param('link') ?? '');
      const guest = await readGuest(connection, c, lobby);
      if (!guest) throw new Error(`Lobby ${lobby} was deleted meanwhile.`);
      return guest;
    });
  }

  /** Somebody who has a seat; undefined: they have none. */
  async function atTable(c: Context<PageEnv>): Promise<(Guest & { secret: string }) | undefined> {
    const guest = await connections.use(null, (connection) => readGuest(connection, c, Number(c.req.param('table'))));
    return guest?.secret !== undefined && guest.own.length > 0 ? { ...guest, secret: guest.secret } : undefined;
  }

  async function readGuest(connection: GameConnection, c: Context<PageEnv>, lobby: number): Promise<Guest | undefined> {
    const state = await readLobbyState(connection, lobby);
    const secret = getCookie(c, seatCookie(lobby));
    return state && { state, secret, own: secret === undefined ? [] : await readLobbySeatsOfGuest(connection, lobby, secret) };
  }

  /** Seats a guest, or changes their seat. @param link null: they have a seat already */
  async function join(c: Context<PageEnv>, form: Form, state: LobbyState, guest: string, address: string, link: string | null): Promise<Response> {
    const { lobby } = state;
    try {
      await connections.use(null, async (connection) => {
        if (link === null) await takeSeat(connection, lobby.Lobby, { ...joiningIn(form), guest });
        else await joinLobby(connection, link, { ...joiningIn(form), guest });
      });
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      if (isRefused(error, 'lobby_started')) return c.redirect(address, 303);
      const now = await connections.use(null, async (connection) => ({
        state: (await readLobbyState(connection, lobby.Lobby)) ?? state, own: await readLobbySeatsOfGuest(connection, lobby.Lobby, guest),
      }));
      return await c.html(<GuestPage {...now} address={address} form={form} refusal={sentenceOf(error)} />, 422);
    }
    setCookie(c, seatCookie(lobby.Lobby), guest, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
    return c.redirect(`/waiting/${lobby.Lobby}`, 303);
  }

  /** Says that somebody wants another game. @param table the address of their page of the table */
  async function again(c: Context<PageEnv>, lobby: number, guest: string | null, table: string): Promise<Response> {
    try {
      await connections.use(null, (connection) => playAgain(connection, lobby, guest));
    } catch (error) {
      // It has begun meanwhile, or has to be begun by the host: the page of the table shows which.
      if (!isRefused(error, 'lobby_started') && !isRefused(error, 'lobby_changed') && !isRefused(error, 'too_few_players')) throw error;
    }
    return c.redirect(table, 303);
  }

  return app;
}

/** What others see of the link of a table. */
function previewOf(state: LobbyState, address: string): Preview {
  const { lobby } = state;
  const image = `${address}/picture.png?v=${lobby.Changes}${isPlaying(state) ? `-${lobby.Game}` : ''}`;
  return { title: invitationOf(state), description: [...(state.about === null ? [] : [state.about.replace(/[.]$/, '')]), ...aboutTable(state)].join(', '), address, image };
}

/** For how many a table is, and for how long. */
function aboutTable({ lobby, edition, minutes }: LobbyState): string[] {
  return [playersAt(edition, lobby.Seats), ...(minutes === null ? [] : [`about ${durationOf(minutes)}`])];
}

/** Lets a guest's browser into a game. @param guest identifies it there: by the secret of its seat, or by a link for watching */
function toGame(c: Context, game: number, guest: string): Response {
  setCookie(c, cookieOf(game), guest, { path: `/games/${game}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
  return c.redirect(`/games/${game}`, 303);
}

function keepLink(c: Context, lobby: number, link: string): void {
  setCookie(c, linkCookie(lobby), link, { path: `/tables/${lobby}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
}

/** What a form asks for. */
function joiningIn(form: Form): { name: string; seat: string | null; token: string | null } {
  return { name: textOf(form, 'name'), seat: textsOf(form, 'seat')[0] ?? null, token: textsOf(form, 'token')[0] ?? null };
}

/** A refusal in the words of the page, where seats are counted from 1. */
function sentenceOf(error: RefusedMove): string {
  return isRefused(error, 'seat_taken') ? TAKEN : error.sentence;
}
