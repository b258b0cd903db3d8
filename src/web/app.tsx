import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isConnectionLost } from '../game/connection-lost';
import { RefusedMove } from '../game/refusal';
import { readAsset } from './assets';
import type { Connections } from './connections';
import type { Feed } from './game/feed';
import { gameRoutes } from './game/routes';
import { Screen } from './layout';
import { lobbyRoutes } from './lobby/routes';
import { protection } from './protection';

/** What the pages are made from. */
export interface Sources {
  connections: Connections;
  feed: Feed;
  /** is told of errors that nobody expects */
  report: (error: unknown) => void;
}

/**
 * All pages.
 * @param isOurs whether a request names this server
 */
export function createApp(sources: Sources, isOurs: (host: string) => boolean): Hono {
  const app = new Hono();
  app.use(...protection(isOurs));
  app.get('/assets/:version/:name', (c) => {
    const asset = readAsset(c.req.param('name'));
    if (!asset) return c.text('There is no such file.', 404);
    c.header('Cache-Control', asset.version === c.req.param('version') ? 'public, max-age=31536000, immutable' : 'no-cache');
    return c.body(asset.body, 200, { 'Content-Type': asset.type });
  });
  app.route('/', lobbyRoutes(sources));
  app.route('/games', gameRoutes(sources));
  app.notFound((c) => c.html(<Screen title="There is no such page."><p>What you look for is not here.</p></Screen>, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof RefusedMove) return c.html(<Screen title="That cannot be done."><p role="alert">{error.sentence}</p></Screen>, 422);
    if (isConnectionLost(error)) return c.html(<Screen title="The database does not answer."><p role="alert">Nothing is lost. Try again in a moment.</p></Screen>, 503);
    sources.report(error);
    return c.html(<Screen title="Something went wrong."><p role="alert">It has been noted where this page is served. Nothing was changed by it.</p></Screen>, 500);
  });
  return app;
}
