import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { isDenied } from '../deploy/deploy-error';
import { isConnectionLost } from '../client/connection-lost';
import { RefusedMove, serverErrno } from '../client/refusal';
import { readAsset } from './assets';
import { boardRoutes } from './boards/routes';
import { designRoutes } from './design/routes';
import { statements } from './drawer/statement-log';
import { drawerRoutes } from './drawer/routes';
import { fairnessRoutes } from './fairness/routes';
import { ledgerRoutes } from './game/ledger';
import { gameRoutes } from './game/routes';
import { guests } from './guests/guests';
import { guestRoutes } from './guests/routes';
import type { PageEnv } from './guests/viewer';
import { leagueRoutes } from '../league/pages/routes';
import { lobbyRoutes } from './lobby/routes';
import { noSuchGame, notice } from './notice';
import { protection } from './protection';
import type { Reach } from './reach';
import { saveRoutes } from './saves/routes';
import { settingsRoutes } from './settings/routes';
import type { Sources } from './sources';
import { statisticsRoutes } from './statistics/routes';
import { tableRoutes } from './tables/routes';
import { talkRoutes } from './talk/routes';

/** Server errors for texts and numbers that are too long for their columns. No page sends such values. */
const TOO_LONG: readonly (number | undefined)[] = [1406, 1264];

/** The answer to a form when the database did not respond: the form may have been processed all the same. */
const AWAY_FOR_FORMS = 'The database is not responding. Go back: what you typed is still there. Check in a moment whether it was saved, and send it again if it was not.';

/** The highest number that a game can have. */
const MOST_GAMES = 2 ** 31 - 1;

/**
 * All pages.
 * @param reach under which names the page can be reached
 * @param key what a browser at this computer must have shown to be the host's; undefined: all of them are
 */
export function createApp(sources: Sources, reach: Reach, key?: string): Hono<PageEnv> {
  const app = new Hono<PageEnv>();
  app.use(...protection(reach));
  app.use('/games/:game{[0-9]+}/*', async (c, next) => (Number(c.req.param('game')) > MOST_GAMES ? await noSuchGame(c) : await next()));
  // A page needs some twenty of them: they do not count as requests of a guest.
  app.get('/assets/:version/:name', async (c, next) => {
    const asset = readAsset(c.req.param('name'));
    if (!asset) return await next();
    const gzip = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '') ? asset.gzip : undefined;
    c.header('Cache-Control', asset.version === c.req.param('version') ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('Vary', 'Accept-Encoding');
    if (gzip) c.header('Content-Encoding', 'gzip');
    return c.body(gzip ?? asset.body, 200, { 'Content-Type': asset.type });
  });
  app.use(guests(sources.connections, reach, key), compress());
  app.get('/assets/*', (c) => c.text('There is no such file.', 404));
  app.use(statements());
  app.route('/', lobbyRoutes(sources));
  app.route('/', saveRoutes(sources));
  app.route('/games', gameRoutes(sources));
  app.route('/settings', settingsRoutes());
  app.route('/design', designRoutes());
  app.route('/boards', boardRoutes(sources));
  app.route('/games', guestRoutes(sources));
  app.route('/games', talkRoutes(sources));
  app.route('/', tableRoutes(sources));
  app.route('/league', leagueRoutes(sources));
  app.route('/games', ledgerRoutes(sources));
  app.route('/games', drawerRoutes(sources));
  app.route('/games', fairnessRoutes(sources));
  app.route('/', statisticsRoutes(sources));
  app.notFound((c) => notice(c, 404, 'There is no such page.'));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof RefusedMove) return notice(c, 422, error.sentence);
    if (isDenied(error)) return notice(c, 403, 'The account of this page has no right to do that.');
    if (isConnectionLost(error)) return notice(c, 503, c.req.method === 'POST' ? AWAY_FOR_FORMS : 'The database is not responding. Nothing is lost; try again in a moment.');
    if (TOO_LONG.includes(serverErrno(error))) return notice(c, 422, 'Something in the form is too long.');
    sources.report(error);
    return notice(c, 500, 'Something went wrong. The details are in the terminal that serves this page.');
  });
  return app;
}
