import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Value } from '../../game/connection';
import type { RefusedMove } from '../../game/refusal';
import { callOf } from '../../telling/statement';
import { isFragment } from '../fragment';

/** A statement that was sent for somebody, with what the database answered. */
export interface Heard {
  sql: string;
  answer: string;
  isRefused: boolean;
}

/** What changes something, and what holds several of them together. */
const CHANGES = /^(?:CALL|INSERT|START TRANSACTION|COMMIT|ROLLBACK)\b/;

/** What says a secret of a guest. */
const SECRET = /^CALL (?:invited_as|accept_invitation|seats_of_guest)\b/;

/** What names the statements of a form until the page comes to which it leads, for so many seconds at most. */
const COOKIE = 'sent';
const PATIENCE = 60;

/** How many forms wait for their pages at most: of who never comes. */
const MOST_FORMS = 100;

interface Hearing {
  heard: Heard[];
  /** whether a form is being answered: neither what pages read is heard, nor what goes on afterwards, as characters do */
  isOpen: boolean;
}

/** The statements of the request that is being answered. */
const requests = new AsyncLocalStorage<Hearing>();

/** The statements that have led to the page which is being made. */
export function heardStatements(): readonly Heard[] {
  return requests.getStore()?.heard ?? [];
}

/** What hears the statements of the request that is being answered; undefined: there is none. */
export function hearing(): ((sql: string, values: readonly Value[], refused?: RefusedMove) => void) | undefined {
  const store = requests.getStore();
  return store && ((sql, values, refused) => hear(store, sql, values, refused));
}

function hear({ heard, isOpen }: Hearing, sql: string, values: readonly Value[], refused: RefusedMove | undefined): void {
  if (!isOpen || !CHANGES.test(sql) || SECRET.test(sql)) return;
  const begin = sql === 'ROLLBACK' ? heard.findLastIndex((one) => one.sql === 'START TRANSACTION;') : -1;
  // What was undone though nothing was refused was only read.
  if (begin >= 0 && heard.slice(begin).every((one) => !one.isRefused)) heard.splice(begin);
  else heard.push({ sql: callOf(sql, ...values), answer: refused?.sentence ?? 'Done.', isRefused: refused !== undefined });
}

/**
 * Lets pages show the statements that a form was: those of the same request, or of the form that has led to the page.
 * Parts of pages say theirs themselves.
 */
export function statements(): MiddlewareHandler {
  const forms = new Map<string, Heard[]>();
  return async (c, next) => {
    const isForm = c.req.method === 'POST';
    const isPage = !isForm && !isFragment(c) && c.req.header('Accept') !== 'text/event-stream';
    const request: Hearing = { heard: isPage ? collect(c, forms) : [], isOpen: isForm };
    await requests.run(request, next);
    request.isOpen = false;
    if (isForm && c.res.status === 303) leave(c, forms, request.heard);
  };
}

function leave(c: Context, forms: Map<string, Heard[]>, heard: Heard[]): void {
  if (heard.length === 0) return;
  const name = randomUUID();
  forms.set(name, heard);
  const [oldest] = forms.keys();
  if (forms.size > MOST_FORMS && oldest !== undefined) forms.delete(oldest);
  setCookie(c, COOKIE, name, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: PATIENCE });
}

function collect(c: Context, forms: Map<string, Heard[]>): Heard[] {
  const name = getCookie(c, COOKIE);
  if (name === undefined) return [];
  deleteCookie(c, COOKIE, { path: '/' });
  const heard = forms.get(name) ?? [];
  forms.delete(name);
  return heard;
}
