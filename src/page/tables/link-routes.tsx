import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RefusedMove } from '../../client/refusal';
import { readGame } from '../../client/views';
import { durationOf } from '../../client/words/duration';
import { readForm } from '../form';
import type { Listeners } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import { notice } from '../notice';
import { answerWithPicture } from '../pictures/answer';
import type { Preview } from '../pictures/preview';
import type { Sources } from '../sources';
import { atDoor } from './guest';
import { GuestLobby, GuestPage } from './guest-page';
import { join } from './join';
import { streamTable } from './live';
import { differencesOf, invitationOf, playersAt } from './lobby';
import { isPlaying, type LobbyState } from './lobby-state';
import { keepLink, toGame } from './table-cookies';

/** The most seats that one computer takes in a period, and the period in seconds. */
const JOINS = { points: 30, duration: 60 };

const TOO_OFTEN = 'Too many seats were taken from your address. Try again in a minute.';

/** The pages behind the link of a table. */
export function linkRoutes(sources: Sources, listeners: Listeners): Hono<PageEnv> {
  const { connections, originOf, pictures } = sources;
  const app = new Hono<PageEnv>();
  const joins = new RateLimiterMemory(JOINS);

  app.get('/t/:link', async (c) => {
    const guest = await atDoor(sources, c);
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
    const { state } = await atDoor(sources, c);
    const link = c.req.param('link');
    const game = isPlaying(state) ? await connections.use(null, (connection) => readGame(connection, state.lobby.Game)) : undefined;
    return answerWithPicture(c, game ? await pictures.ofGame(game.Game, game.Moves, link) : await pictures.ofTable(state, aboutTable(state), link));
  });

  app.get('/t/:link/live', async (c) => {
    const { state } = await atDoor(sources, c);
    return streamTable(c, sources, listeners, state, [], async () => {
      const guest = await atDoor(sources, c).catch((error: unknown) => {
        if (error instanceof RefusedMove) return undefined;
        throw error;
      });
      return guest && { state: guest.state, part: <GuestLobby state={guest.state} own={[]} address={`/t/${c.req.param('link')}`} /> };
    });
  });

  app.post('/t/:link/join', async (c) => {
    const form = await readForm(c);
    const { state, secret, own } = await atDoor(sources, c);
    const { from } = c.var;
    if (((await joins.get(from))?.remainingPoints ?? JOINS.points) <= 0) return await notice(c, 429, TOO_OFTEN);
    const guest = own.length > 0 && secret !== undefined ? secret : randomBytes(24).toString('base64url');
    const answer = await join(sources, c, form, state, guest, `/t/${c.req.param('link')}`, c.req.param('link'));
    if (answer.status === 303) await joins.penalty(from);
    return answer;
  });

  app.post('/t/:link/watch', async (c) => {
    const link = c.req.param('link');
    const { state } = await atDoor(sources, c);
    if (!isPlaying(state)) return c.redirect(`/t/${link}`, 303);
    return toGame(c, state.lobby.Game, link);
  });

  return app;
}

/** What others see of the link of a table. */
function previewOf(state: LobbyState, address: string): Preview {
  const { lobby } = state;
  const image = `${address}/picture.png?v=${lobby.Changes}${isPlaying(state) ? `-${lobby.Game}` : ''}`;
  return { title: invitationOf(state), description: [...(state.about === null ? [] : [state.about.replace(/[.]$/, '')]), ...aboutTable(state)].join(', '), address, image };
}

/** For how many a table is, for how long, and what differs. */
function aboutTable({ lobby, edition, minutes }: LobbyState): string[] {
  return [playersAt(edition, lobby.Seats), ...(minutes === null ? [] : [`about ${durationOf(minutes)}`]), ...differencesOf(lobby)];
}
