import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { acceptInvitation, invite, type Link, readInvitations, readInvited, readSeatsOfGuest, takeBackInvitation } from '../../game/invitations';
import { readGame, readPlayers } from '../../game/views';
import type { Sources } from '../app';
import { readForm, textsOf } from '../form';
import { notice } from '../notice';
import { cookieOf } from './guests';
import { InviteScreen } from './invite-screen';
import { JoinScreen } from './join-screen';
import type { PageEnv } from './viewer';

/** How long a browser keeps its seat, in seconds: four weeks. */
const KEPT = 4 * 7 * 24 * 60 * 60;

/** The pages by which people at other computers come into a game. */
export function guestRoutes({ connections, feed, addresses }: Sources): Hono<PageEnv> {
  const app = new Hono<PageEnv>();

  app.get('/:game{[0-9]+}/invite', (c) => inviteScreen(c));

  app.post('/:game{[0-9]+}/invite', async (c) => {
    const { gameId, player } = await placeIn(c);
    const link = await connections.use(null, (connection) => invite(connection, gameId, player));
    await feed.renew(gameId);
    return await inviteScreen(c, link);
  });

  app.post('/:game{[0-9]+}/invite/back', async (c) => {
    const { gameId, player } = await placeIn(c);
    await connections.use(null, (connection) => takeBackInvitation(connection, gameId, player));
    await feed.renew(gameId);
    return c.redirect(`/games/${gameId}/invite`, 303);
  });

  app.get('/:game{[0-9]+}/join/:link', async (c) => {
    const gameId = Number(c.req.param('game'));
    const invited = await connections.use(null, (connection) => readInvited(connection, gameId, c.req.param('link')));
    return c.html(<JoinScreen invited={invited} />);
  });

  app.post('/:game{[0-9]+}/join/:link', async (c) => {
    const gameId = Number(c.req.param('game'));
    const link = c.req.param('link');
    const known = getCookie(c, cookieOf(gameId)) ?? '';
    const guest = await connections.use(null, async (connection) => {
      const invited = await readInvited(connection, gameId, link);
      const seats = known === '' ? undefined : await readSeatsOfGuest(connection, gameId, known);
      // Who only watches is known by the link, which others have, too.
      if (invited['Player No.'] === null) return seats ? known : link;
      const own = seats && seats.length > 0 ? known : randomBytes(24).toString('base64url');
      await acceptInvitation(connection, gameId, link, own);
      return own;
    });
    await feed.renew(gameId);
    setCookie(c, cookieOf(gameId), guest, { path: `/games/${gameId}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
    return c.redirect(`/games/${gameId}`, 303);
  });

  async function inviteScreen(c: Context<PageEnv>, link?: Link): Promise<Response> {
    const gameId = Number(c.req.param('game'));
    return await connections.use(gameId, async (connection) => {
      const game = await readGame(connection, gameId);
      if (!game) return await notice(c, 404, 'There is no such game.');
      const [players, invitations] = [await readPlayers(connection), await readInvitations(connection, gameId)];
      return await c.html(<InviteScreen game={game} players={players} invitations={invitations} addresses={addresses()} link={link} />);
    });
  }

  return app;
}

/** The seat that a form is about; player null: a place to watch from. */
async function placeIn(c: Context<PageEnv, '/:game{[0-9]+}/invite'>): Promise<{ gameId: number; player: string | null }> {
  return { gameId: Number(c.req.param('game')), player: textsOf(await readForm(c), 'player')[0] ?? null };
}
