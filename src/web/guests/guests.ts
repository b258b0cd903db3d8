import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readSeatsOfGuest } from '../../game/invitations';
import type { Connections } from '../connections';
import { readForm } from '../form';
import { notice } from '../notice';
import { AT_HOME, type PageEnv } from './viewer';

/** Where a guest may go without a seat: what pages load, and links. */
const OPEN = /^\/(?:assets\/|games\/[0-9]+\/join\/)/;

/** What there is of a game for guests. */
const OF_GAME = /^\/games\/([0-9]{1,9})(?:\/(?:live|moves|trade|tiles\/[0-9]+))?$/;

/** How many requests a computer may send in how many seconds. */
const REQUESTS = { points: 200, duration: 10 };

/** How many pages of guests at one computer may listen at once. */
const MOST_LISTENING = 20;

/** Who listens, so that nobody at another computer keeps the page from others. */
export class Listeners {
  private readonly counts = new Map<string, number>();

  /** @returns what ends it; undefined: too many listen from there already */
  add(c: Context): (() => void) | undefined {
    const from = getConnInfo(c).remote.address ?? '';
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

/** The name of the cookie by which a guest is known in a game. */
export function cookieOf(gameId: number): string {
  return `guest_${gameId}`;
}

/**
 * Keeps everybody but who sits at this computer to the games to which he has been invited.
 * @param isHome whether a name in an address is this computer's, as it calls itself
 */
export function guests(connections: Connections, isHome: (host: string) => boolean): MiddlewareHandler<PageEnv> {
  const requests = new RateLimiterMemory(REQUESTS);
  return async (c, next) => {
    const from = getConnInfo(c).remote.address ?? '';
    if (isLoopback(from) && isHome(c.req.header('host') ?? '')) {
      c.set('viewer', AT_HOME);
      return await next();
    }
    const isPatient = await requests.consume(from).then(() => true, (error: unknown) => {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    });
    if (!isPatient) return c.text('That was too much at once; try again in a moment.', 429);
    // Whatever he sends is here before it is asked whose seat it is: that may change while he sends it.
    if (c.req.method === 'POST') await readForm(c);
    const seats = OPEN.test(c.req.path) ? [] : await seatsIn(c, connections);
    if (!seats) return await notice(c, 403, 'You need a link for that, or yours was taken back: who has made the game can send you one.');
    c.set('viewer', { seats });
    return await next();
  };
}

/** For whom a guest may move in the game that he asks for; undefined: nothing is there for him. */
async function seatsIn(c: Context, connections: Connections): Promise<number[] | undefined> {
  const gameId = Number(OF_GAME.exec(c.req.path)?.[1]);
  const guest = Number.isNaN(gameId) ? undefined : getCookie(c, cookieOf(gameId));
  if (guest === undefined) return undefined;
  return await connections.use(null, (connection) => readSeatsOfGuest(connection, gameId, guest));
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}
