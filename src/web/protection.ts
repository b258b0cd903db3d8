import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { notice } from './notice';

/** How much a form may send. */
const MOST_BYTES = 64 * 1024;

/**
 * What keeps others out: only pages of this very site are answered, nothing foreign is loaded by them, and they can be
 * put into no other page.
 * @param isOurs whether a request names this server; else somebody else's name leads to it
 */
export function protection(isOurs: (host: string) => boolean): MiddlewareHandler[] {
  return [
    async (c: Context, next: Next) => {
      if (!isOurs(c.req.header('host') ?? '')) return c.text('This server has another name.', 421);
      await next();
    },
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"], scriptSrc: ["'self'"], styleSrc: ["'self'"], styleSrcAttr: ["'unsafe-inline'"], imgSrc: ["'self'"], connectSrc: ["'self'"],
        formAction: ["'self'"], baseUri: ["'none'"], frameAncestors: ["'none'"],
      },
      referrerPolicy: 'same-origin',
      xFrameOptions: 'DENY',
      strictTransportSecurity: false,
    }),
    csrf(),
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => notice(c, 413, `That is too much: a form may have ${MOST_BYTES / 1024} KB. Go back, and send less.`) }),
  ];
}
