import type { Context } from 'hono';

/** Whether a request asks for a fragment rather than a page. */
export function isFragment(c: Context): boolean {
  return c.req.header('HX-Request') === 'true';
}
