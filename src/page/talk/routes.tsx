import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { RefusedMove } from '../../client/refusal';
import { nudge, say, sendEmote, type Speaker, switchTalk } from '../../client/talk';
import { type Form, readForm, textOf, textsOf } from '../form';
import { isFragment } from '../fragment';
import { cookieOf } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import { noSuchGame, notice } from '../notice';
import type { Sources } from '../sources';
import { speakersAt } from './talk-panel';

/** What people at pages say to each other. */
export function talkRoutes({ feed, connections }: Sources): Hono<PageEnv> {
  const app = new Hono<PageEnv>();

  app.post('/:game{[0-9]+}/talk', async (c) => {
    const gameId = Number(c.req.param('game'));
    const snapshot = feed.known(gameId) ?? (await feed.read(gameId));
    if (!snapshot) return noSuchGame(c);
    const form = await readForm(c);
    const { viewer } = c.var;
    const player = textOf(form, 'player');
    if (!speakersAt(snapshot, viewer).some((one) => String(one['Player No.']) === player)) return notice(c, 403, 'This seat is not yours.');
    const speaker = { player, guest: viewer.seats === null ? null : (getCookie(c, cookieOf(gameId)) ?? '') };
    return await doing(c, gameId, () => speak(gameId, speaker, form));
  });

  app.post('/:game{[0-9]+}/talk/switch', async (c) => {
    const gameId = Number(c.req.param('game'));
    const isOn = textOf(await readForm(c), 'texts') === 'on';
    return await doing(c, gameId, () => connections.use(gameId, (connection) => switchTalk(connection, gameId, isOn)));
  });

  /** Does something, and informs all pages. */
  async function doing(c: Context<PageEnv>, gameId: number, work: () => Promise<unknown>): Promise<Response> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      return await notice(c, 422, error.sentence);
    }
    await feed.readTalk(gameId);
    return isFragment(c) ? c.body(null, 204) : c.redirect(`/games/${gameId}`, 303);
  }

  function speak(gameId: number, speaker: Speaker, form: Form): Promise<number> {
    const [emote] = textsOf(form, 'emote');
    return connections.use(gameId, (connection) => {
      if (emote !== undefined) return sendEmote(connection, gameId, speaker, emote);
      if (textsOf(form, 'nudge').length > 0) return nudge(connection, gameId, speaker);
      return say(connection, gameId, speaker, textOf(form, 'text'));
    });
  }

  return app;
}
