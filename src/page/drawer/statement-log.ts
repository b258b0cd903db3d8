import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Value } from '../../client/connection';
import type { RefusedMove } from '../../client/refusal';
import { callOf } from '../../client/words/statement';
import { isFragment } from '../fragment';

/** A statement that a request sent, with the database's answer. */
export interface LoggedStatement {
  sql: string;
  answer: string;
  isRefused: boolean;
}

/** Statements that change something, and those that begin or end a transaction. */
const CHANGES = /^(?:CALL|INSERT|START TRANSACTION|COMMIT|ROLLBACK)\b/;

/** Statements that contain a guest's secret. They are not shown. */
const SECRET = /^CALL (?:invited_as|accept_invitation|seats_of_guest|lobby_of_link|join_lobby|take_seat|play_again|lobby_seats_of_guest|free_seat|say|send_emote|nudge)\b/;

/** The cookie that links the statements of a form to the page that follows, and the seconds for which they are stored. */
const COOKIE = 'sent';
const PATIENCE = 60;

/** The most forms whose statements are stored. Some browsers never request the page that follows. */
const MOST_FORMS = 100;

interface Hearing {
  heard: LoggedStatement[];
  /** whether a form is being answered; what pages read, and what bots do afterwards, is not logged */
  isOpen: boolean;
}

/** The statements of the request that is being answered. */
const requests = new AsyncLocalStorage<Hearing>();

/** The statements that led to the page that is being rendered. */
export function loggedStatements(): readonly LoggedStatement[] {
  return requests.getStore()?.heard ?? [];
}

/** A function that logs the statements of the present request; undefined outside a request. */
export function hearing(): ((sql: string, values: readonly Value[], refused?: RefusedMove) => void) | undefined {
  const store = requests.getStore();
  return store && ((sql, values, refused) => hear(store, sql, values, refused));
}

function hear({ heard, isOpen }: Hearing, sql: string, values: readonly Value[], refused: RefusedMove | undefined): void {
  if (!isOpen || !CHANGES.test(sql) || SECRET.test(sql)) return;
  const begin = sql === 'ROLLBACK' ? heard.findLastIndex((one) => one.sql === 'START TRANSACTION;') : -1;
  // A transaction that was rolled back without a refusal only read something.
  if (begin >= 0 && heard.slice(begin).every((one) => !one.isRefused)) heard.splice(begin);
  else heard.push({ sql: callOf(sql, ...values), answer: refused?.sentence ?? 'Done.', isRefused: refused !== undefined });
}

/**
 * Lets pages show the statements of a form: of the same request, or of the form that led to the page.
 * Fragments render their statements themselves.
 */
export function statements(): MiddlewareHandler {
  const forms = new Map<string, LoggedStatement[]>();
  return async (c, next) => {
    const isForm = c.req.method === 'POST';
    const isPage = !isForm && !isFragment(c) && c.req.header('Accept') !== 'text/event-stream';
    const request: Hearing = { heard: isPage ? collect(c, forms) : [], isOpen: isForm };
    await requests.run(request, next);
    request.isOpen = false;
    if (isForm && c.res.status === 303) leave(c, forms, request.heard);
  };
}

function leave(c: Context, forms: Map<string, LoggedStatement[]>, heard: LoggedStatement[]): void {
  if (heard.length === 0) return;
  const name = randomUUID();
  forms.set(name, heard);
  const [oldest] = forms.keys();
  if (forms.size > MOST_FORMS && oldest !== undefined) forms.delete(oldest);
  setCookie(c, COOKIE, name, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: PATIENCE });
}

function collect(c: Context, forms: Map<string, LoggedStatement[]>): LoggedStatement[] {
  const name = getCookie(c, COOKIE);
  if (name === undefined) return [];
  deleteCookie(c, COOKIE, { path: '/' });
  const heard = forms.get(name) ?? [];
  forms.delete(name);
  return heard;
}
