import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { isFragment } from '../fragment';
import type { PageEnv } from '../guests/viewer';
import { noSuchGame } from '../notice';
import type { Feed } from './feed';
import { CardPage } from './game-page';
import type { Snapshot } from './snapshot';

/** A route of a game: answers with its newest position, or says that there is no such game. */
export function ofGame(feed: Feed, answer: (c: Context<PageEnv>, snapshot: Snapshot) => Response | Promise<Response>): (c: Context<PageEnv>) => Promise<Response> {
  return async (c) => {
    const snapshot = await feed.readFor(c.get('viewer'), Number(c.req.param('game')));
    return snapshot ? await answer(c, snapshot) : await noSuchGame(c);
  };
}

/** A card over the page of a game; for browsers without scripts it is a separate page. */
export function card(c: Context, snapshot: Snapshot, content: Child): Response | Promise<Response> {
  return c.html(isFragment(c) ? <>{content}</> : <CardPage snapshot={snapshot}>{content}</CardPage>);
}
