import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { isConnectionLost } from '../game/connection-lost';
import { RefusedMove } from '../game/refusal';
import type { TypedStatements } from '../game/typed';
import { readAsset } from './assets';
import type { Connections } from './connections';
import { drawerRoutes } from './drawer/routes';
import { fairnessRoutes } from './fairness/routes';
import type { Feed } from './game/feed';
import { ledgerRoutes } from './game/ledger';
import { gameRoutes } from './game/routes';
import { lobbyRoutes } from './lobby/routes';
import { notice } from './notice';
import { protection } from './protection';
import { statisticsRoutes } from './statistics/routes';

/** What the pages are made from. */
export interface Sources {
  connections: Connections;
  feed: Feed;
  /** runs what people type; undefined: there is no account that may do that alone */
  typed?: TypedStatements;
  /** is told of errors that nobody expects */
  report: (error: unknown) => void;
}

/**
 * All pages.
 * @param isOurs whether a request names this server
 */
export function createApp(sources: Sources, isOurs: (host: string) => boolean): Hono {
  const app = new Hono();
  app.use(...protection(isOurs), compress());
  app.get('/assets/:version/:name', (c) => {
    const asset = readAsset(c.req.param('name'));
    if (!asset) return c.text('There is no such file.', 404);
    c.header('Cache-Control', asset.version === c.req.param('version') ? 'public, max-age=31536000, immutable' : 'no-cache');
    return c.body(asset.body, 200, { 'Content-Type': asset.type });
  });
  app.route('/', lobbyRoutes(sources));
  app.route('/games', gameRoutes(sources));
  app.route('/games', ledgerRoutes(sources));
  app.route('/games', drawerRoutes(sources));
  app.route('/games', fairnessRoutes(sources));
  app.route('/', statisticsRoutes(sources));
  app.notFound((c) => notice(c, 404, 'There is no such page.'));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof RefusedMove) return notice(c, 422, error.sentence);
    if (isConnectionLost(error)) return notice(c, 503, 'The database does not answer. Nothing is lost; try again in a moment.');
    sources.report(error);
    return notice(c, 500, 'Something went wrong. It has been noted where this page is served.');
  });
  return app;
}
