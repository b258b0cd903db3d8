import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readSeatsOfGuest } from '../../client/invitations';
import type { Connections } from '../connections';
import { readForm, textsOf } from '../form';
import { admitHost, isHosts } from '../host-key';
import { notice } from '../notice';
import type { Reach } from '../reach';
import { AT_HOME, type PageEnv } from './viewer';

/** Paths that are open to guests without a seat in a game: assets, how to play, invitation links, and tables before their games. */
const OPEN = /^\/(?:assets\/|how$|games\/[0-9]+\/join\/|t\/|waiting\/)/;

/** The parts of a game that guests may see and use. */
const OF_GAME = /^\/games\/([0-9]{1,9})(?:\/(?:live|moves|talk|again|hint|next-roll|trade|trade\/effects|past|steps|log|ledger|facts|tiles\/[0-9]+|players\/[0-9]+))?$/;

/** The answer to a guest without a seat. */
const NO_LINK = 'You need a link for this page, or your link was withdrawn. Ask the host of the game for a new one.';

/** The answer to a browser at this computer that has not shown the key. */
const NO_KEY = 'This page belongs to the person who started it. If that is you, open the address in your terminal: it ends with a key.';

/** The most requests from one computer in a period, and the period in seconds. */
const REQUESTS = { points: 200, duration: 10 };

/** The answer to a guest who names dice: nobody could check them. */
const DICE_ARE_THE_HOSTS = 'dice_not_yours: Only the host of the game enters dice.';

/** The most pages of guests at one computer that may listen for news at the same time. */
const MOST_LISTENING = 20;

/** How long a browser keeps its seat, in seconds: four weeks. */
export const KEPT = 4 * 7 * 24 * 60 * 60;

/** Counts the pages that listen, so that one computer cannot use up the server's connections. */
export class Listeners {
  private readonly counts = new Map<string, number>();

  /** @returns a function that ends the listening; undefined: too many pages listen from that computer already */
  add(c: Context<PageEnv>): (() => void) | undefined {
    const { from } = c.var;
    const count = this.counts.get(from) ?? 0;
    if (count >= MOST_LISTENING) return undefined;
    this.counts.set(from, count + 1);
    return () => {
      const left = (this.counts.get(from) ?? 1) - 1;
      if (left > 0) this.counts.set(from, left);
      else this.counts.delete(from);
    };
  }
}

/** The name of the cookie that identifies a guest in a game. */
export function cookieOf(gameId: number): string {
  return `guest_${gameId}`;
}

/**
 * Limits everybody except the host to the games that they were invited to.
 * @param reach from where requests come
 * @param key what a browser at this computer must have shown to be the host's; undefined: all of them are
 */
export function guests(connections: Connections, reach: Reach, key?: string): MiddlewareHandler<PageEnv> {
  const requests = new RateLimiterMemory(REQUESTS);
  return async (c, next) => {
    const from = reach.clientOf(c);
    const isNear = reach.isNear(c);
    c.set('from', from);
    if (isNear && (key === undefined || isHosts(c, key))) {
      c.set('viewer', AT_HOME);
      return await next();
    }
    const isPatient = await requests.consume(from).then(() => true, (error: unknown) => {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    });
    if (!isPatient) return c.text('Too many requests. Try again in a moment.', 429);
    const admitted = isNear && key !== undefined ? admitHost(c, key) : undefined;
    if (admitted) return admitted;
    // The whole form has arrived before the seats are read: they may change while it is being sent.
    const form = c.req.method === 'POST' ? await readForm(c) : {};
    const seats = OPEN.test(c.req.path) ? [] : await seatsIn(c, connections);
    if (!seats) return await notice(c, 403, isNear ? NO_KEY : NO_LINK);
    if (textsOf(form, 'dice').length > 0) return await notice(c, 403, DICE_ARE_THE_HOSTS);
    c.set('viewer', { seats });
    return await next();
  };
}

/** The players whom a guest may move for in the game of the request; undefined: the request is not open to them. */
async function seatsIn(c: Context, connections: Connections): Promise<number[] | undefined> {
  const gameId = Number(OF_GAME.exec(c.req.path)?.[1]);
  const guest = Number.isNaN(gameId) ? undefined : getCookie(c, cookieOf(gameId));
  if (guest === undefined) return undefined;
  return await connections.use(null, (connection) => readSeatsOfGuest(connection, gameId, guest));
}
