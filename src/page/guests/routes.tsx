import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { acceptInvitation, invite, type Invited, type Link, readInvitations, readInvited, readSeatsOfGuest, takeBackInvitation } from '../../client/invitations';
import { renamePlayer } from '../../client/new-game';
import { RefusedMove } from '../../client/refusal';
import { counted } from '../../client/words/counted';
import { type Game, readGame, readPlayers } from '../../client/views';
import type { Sources } from '../sources';
import { readForm, recordOf, textOf, textsOf } from '../form';
import { gameOf } from '../game/game-title';
import { noSuchGame, notice } from '../notice';
import { answerWithPicture } from '../pictures/answer';
import type { Preview } from '../pictures/preview';
import { cookieOf, KEPT } from './guests';
import { keepShareLink } from './share-link';
import { InviteScreen } from './invite-screen';
import { JoinScreen } from './join-screen';
import type { PageEnv } from './viewer';

/** The answer to a link that is about a move that is none of the game's. */
const NO_SUCH_MOVE = 'There is no such move.';

/** The pages with which people at other computers join a game. */
export function guestRoutes({ connections, feed, addresses, originOf, pictures }: Sources): Hono<PageEnv> {
  const app = new Hono<PageEnv>();

  app.get('/:game{[0-9]+}/invite', (c) => inviteScreen(c));

  app.post('/:game{[0-9]+}/invite', async (c) => {
    const { gameId, player } = await placeIn(c);
    const link = await connections.use(null, (connection) => invite(connection, gameId, player));
    await feed.renew(gameId);
    if (player === null) keepShareLink(c, gameId, link.Link);
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
    const known = getCookie(c, cookieOf(gameId));
    const { invited, game, seats } = await connections.use(null, async (connection) => ({
      invited: await readInvited(connection, gameId, c.req.param('link')),
      game: await readGame(connection, gameId),
      seats: known === undefined ? undefined : await readSeatsOfGuest(connection, gameId, known),
    }));
    if (!game) return await noSuchGame(c);
    if (!isUseless(invited) && !hasMove(c, game)) return await notice(c, 422, NO_SUCH_MOVE);
    const isOwn = invited['Player No.'] !== null && (seats?.includes(invited['Player No.']) ?? false);
    const isKnown = seats !== undefined || c.var.viewer.seats === null;
    // Somebody who can see the game anyway goes to the position that the link is about.
    if (isKnown && invited['Player No.'] === null && recordIn(c) !== undefined) return c.redirect(placeOf(gameId, recordIn(c)), 302);
    return c.html(<JoinScreen invited={invited} isOwn={isOwn} mayWatch={isKnown} preview={previewOf(c, invited, game)} />);
  });

  app.get('/:game{[0-9]+}/join/:link/picture.png', async (c) => {
    const gameId = Number(c.req.param('game'));
    const { invited, game } = await connections.use(gameId, async (connection) => ({
      invited: await readInvited(connection, gameId, c.req.param('link')), game: await readGame(connection, gameId),
    }));
    if (!game || isUseless(invited)) return answerWithPicture(c, undefined);
    // Refused before it is counted: what cannot be drawn takes nothing from what can.
    if (!hasMove(c, game)) return c.text(NO_SUCH_MOVE, 422);
    return answerWithPicture(c, await pictures.ofGame(gameId, recordIn(c) ?? game.Moves, c.req.param('link')));
  });

  app.post('/:game{[0-9]+}/join/:link', async (c) => {
    const gameId = Number(c.req.param('game'));
    const link = c.req.param('link');
    const known = getCookie(c, cookieOf(gameId)) ?? '';
    const name = textOf(await readForm(c), 'name').trim();
    const { guest, invited } = await connections.use(null, async (connection) => {
      const invited = await readInvited(connection, gameId, link);
      const seats = known === '' ? undefined : await readSeatsOfGuest(connection, gameId, known);
      // A spectator is identified by the link, which several can share.
      if (invited['Player No.'] === null) return { guest: seats ? known : link, invited };
      const own = seats && seats.length > 0 ? known : randomBytes(24).toString('base64url');
      await acceptInvitation(connection, gameId, link, own);
      return { guest: own, invited };
    });
    const refusal = await rename(gameId, invited, name);
    await feed.renew(gameId);
    setCookie(c, cookieOf(gameId), guest, { path: `/games/${gameId}`, httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
    if (refusal !== undefined) return await c.html(<JoinScreen invited={invited} refusal={refusal} />, 422);
    return c.redirect(placeOf(gameId, recordIn(c)), 303);
  });

  /** Gives a guest the name that they typed. @returns the refusal, if any */
  async function rename(gameId: number, { 'Player No.': player, 'Player name': before }: Invited, name: string): Promise<string | undefined> {
    if (player === null || name === '' || name === before) return undefined;
    try {
      await connections.use(null, (connection) => renamePlayer(connection, gameId, player, name));
      return undefined;
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      return error.sentence;
    }
  }

  /** What others see of a link: nothing of a seat's that was used. */
  function previewOf(c: Context<PageEnv>, invited: Invited, game: Game): Preview | undefined {
    if (isUseless(invited)) return undefined;
    const { 'Game name': name, 'Player name': player } = invited;
    const record = recordIn(c);
    const address = `${originOf(c)}${c.req.path}`;
    const query = record === undefined ? '' : `?at=${record}`;
    const moment = game.Winner !== null && (record ?? game.Moves) === game.Moves ? `${game.Winner} won after ${counted(game.Moves, 'move')}` : `After ${counted(record ?? game.Moves, 'move')}`;
    return {
      title: player === null ? name : `Play as ${player} in ${name}`,
      description: `${moment}, a ${gameOf(game.Edition)} with ${counted(game.Players, 'player')}.`,
      address: address + query,
      image: `${address}/picture.png?at=${record ?? game.Moves}`,
    };
  }

  async function inviteScreen(c: Context<PageEnv>, link?: Link): Promise<Response> {
    const gameId = Number(c.req.param('game'));
    return await connections.use(gameId, async (connection) => {
      const game = await readGame(connection, gameId);
      if (!game) return await noSuchGame(c);
      const [players, invitations] = [await readPlayers(connection), await readInvitations(connection, gameId)];
      return await c.html(<InviteScreen game={game} players={players} invitations={invitations} addresses={addresses()} link={link} />);
    });
  }

  return app;
}

/** Whether nobody else can use a link: it is for a seat that somebody has taken. */
function isUseless({ 'Player No.': player, Taken: taken }: Invited): boolean {
  return player !== null && Boolean(taken);
}

/** The move that a link is about; undefined: the present. */
function recordIn(c: Context<PageEnv>): number | undefined {
  const record = recordOf(c.req.query('at'));
  return record < 0 ? undefined : record;
}

/** Whether a game has the move that a link is about, if it is about one. */
function hasMove(c: Context<PageEnv>, { Moves: moves }: Game): boolean {
  const record = recordOf(c.req.query('at'));
  return c.req.query('at') === undefined || (record >= 0 && record <= moves);
}

/** The page of a game after a move. */
function placeOf(gameId: number, record: number | undefined): string {
  return record === undefined ? `/games/${gameId}` : `/games/${gameId}/past?at=${record}`;
}

/** The seat that a form is about; player null: a place to watch from. */
async function placeIn(c: Context<PageEnv, '/:game{[0-9]+}/invite'>): Promise<{ gameId: number; player: string | null }> {
  return { gameId: Number(c.req.param('game')), player: textsOf(await readForm(c), 'player')[0] ?? null };
}
