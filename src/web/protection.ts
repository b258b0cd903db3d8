import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { notice } from './notice';

/** The largest form, in bytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Protects the pages: it answers only requests that name this server, and only forms of this site, pages load nothing from
 * other sites, and no other site can embed them.
 * @param isOurs whether the `Host` of a request is this server; otherwise another site's name points to it
 * @param isHome whether it is this computer's name for itself, e.g. localhost
 */
export function protection(isOurs: (host: string) => boolean, isHome: (host: string) => boolean): MiddlewareHandler[] {
  return [
    async (c: Context, next: Next) => {
      if (!isOurs(c.req.header('host') ?? '')) return c.text('This server has a different name.', 421);
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
      // guests, who come by plain HTTP, they would report on each page that they ignore it.
      if (isHome(c.req.header('host') ?? '')) c.header('Cross-Origin-Opener-Policy', 'same-origin');
    },
    csrf(),
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => notice(c, 413, `That is too much: a form may have at most ${MOST_BYTES / 1024} KB. Go back and send less.`) }),
  ];
}
