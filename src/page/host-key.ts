import { randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { makePrivateDirectory, writePrivateFile } from '../server/directories';

/** The parameter of an address that makes a browser the host's. */
const PARAMETER = 'key';

/** How long a browser stays the host's, in seconds: 400 days, the longest that browsers keep a cookie. */
const KEPT = 400 * 24 * 60 * 60;

/**
 * Returns the key of this user's pages. It is made once and used again, so that browsers stay the host's.
 * @param folder for the file that stores it, which only this user can read
 */
export function hostKey(folder: string): string {
  makePrivateDirectory(folder);
  const file = path.join(folder, 'page-key');
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (/^[\w-]{32}$/.test(kept)) return kept;
  const key = randomBytes(24).toString('base64url');
  writePrivateFile(file, `${key}\n`);
  return key;
}

/** The address that makes a browser the host's. */
export function addressWithKey(url: string, key: string): string {
  return `${url}/?${PARAMETER}=${key}`;
}

/** Whether a browser has shown the key before. */
export function isHosts(c: Context, key: string): boolean {
  return isKey(getCookie(c, cookieOf(c)), key);
}

/** Remembers a browser that shows the key in its address. @returns the same address without the key; undefined: it does not show it */
export function admitHost(c: Context, key: string): Response | undefined {
  if (c.req.method !== 'GET' || !isKey(c.req.query(PARAMETER), key)) return undefined;
  setCookie(c, cookieOf(c), key, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: KEPT });
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete(PARAMETER);
  // Two slashes would lead to another site.
  const local = `/${pathname.replace(/^\/+/, '')}`;
  return c.redirect(searchParams.size > 0 ? `${local}?${searchParams}` : local, 302);
}

/** The name of the cookie. Browsers send cookies to all ports of a computer, where each port may be another page. */
function cookieOf(c: Context): string {
  return `host_${new URL(c.req.url).port}`;
}

function isKey(given: string | undefined, key: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
