import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { notice } from './notice';
import type { Reach } from './reach';

/** The largest form, in bytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Protects the pages: it answers only requests that name this server, and only forms of this site, pages load nothing from
 * other sites, and no other site can embed them.
 * @param reach under which names the page can be reached
 */
export function protection(reach: Reach): MiddlewareHandler[] {
  return [
    async (c: Context, next: Next) => {
      if (!reach.isOurs(c.req.header('host') ?? '')) return c.text('This server has a different name.', 421);
      await next();
    },
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"], scriptSrc: ["'self'"], styleSrc: ["'self'"], styleSrcAttr: ["'unsafe-inline'"], imgSrc: ["'self'"], fontSrc: ["'self'"], connectSrc: ["'self'"],
        formAction: ["'self'"], baseUri: ["'none'"], frameAncestors: ["'none'"],
      },
      referrerPolicy: 'same-origin',
      xFrameOptions: 'DENY',
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
    }),
    async (c: Context, next: Next) => {
      await next();
      // Keeps windows of other sites from holding on to ours. Browsers honour it only on HTTPS and loopback addresses; to
      // guests who come by plain HTTP they would report on each page that they ignore it.
      if (reach.isEncrypted(c) || reach.isHome(c.req.header('host') ?? '')) c.header('Cross-Origin-Opener-Policy', 'same-origin');
      if (reach.isEncrypted(c)) onlyEncrypted(c);
      // Some proxies would collect the news of a game until they have a whole block of it.
      if (c.res.headers.get('Content-Type')?.startsWith('text/event-stream')) c.header('X-Accel-Buffering', 'no');
    },
    csrf({ origin: (origin, c) => reach.isOwnSite(origin, c) }),
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => notice(c, 413, `That is too much: a form may have at most ${MOST_BYTES / 1024} KB. Go back and send less.`) }),
  ];
}

/** Keeps the browser from sending the cookies of an answer over a connection that is not encrypted. */
function onlyEncrypted(c: Context): void {
  const cookies = c.res.headers.getSetCookie();
  c.res.headers.delete('Set-Cookie');
  for (const cookie of cookies) c.res.headers.append('Set-Cookie', `${cookie}; Secure`);
}
