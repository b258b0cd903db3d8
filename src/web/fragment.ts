import type { Context } from 'hono';

/** Whether a part of a page is asked for, and not a page. */
export function isFragment(c: Context): boolean {
  return c.req.header('HX-Request') === 'true';
}
