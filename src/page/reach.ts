import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';
import os from 'node:os';

/** What this computer calls itself. */
const HOME_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** What proxies add to the requests that they forward. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Under which names the page can be reached, and from where a request comes. */
export class Reach {
  /**
   * @param port the port of this computer on which the page is served
   * @param isShared whether other computers may connect to it
   * @param publicUrl the address under which a proxy at this computer forwards requests of others
   */
  constructor(
    private readonly port: () => number,
    private readonly isShared: boolean,
    private readonly publicUrl?: URL,
  ) {}

  /** The addresses for other computers; none: nobody else can reach the page. */
  addresses(): string[] {
    const own = this.isShared ? addressesOfComputer().map((address) => `http://${address}:${this.port()}`) : [];
    return this.publicUrl ? [this.publicUrl.origin, ...own] : own;
  }

  /** Whether the `Host` of a request is this server. Otherwise the name of another site points to it. */
  isOurs(host: string): boolean {
    return this.isHome(host) || (this.isShared && isOfComputer(host, this.port())) || this.isPublic(host);
  }

  /** Whether a `Host` is this computer's name for itself. */
  isHome(host: string): boolean {
    return HOME_NAMES.some((name) => host === `${name}:${this.port()}`);
  }

  /** The address for others of the site that a request names: that of the proxy, if one is known. */
  originOf(c: Context): string {
    return this.publicUrl?.origin ?? new URL(c.req.url).origin;
  }

  /** The address of the site under which a browser came, which has its cookies: that of the proxy, if the request came through it. */
  visitedAt(c: Context): string {
    const isProxied = this.isPublic(hostOf(c)) || isForwarded(c);
    return (isProxied ? this.publicUrl?.origin : undefined) ?? new URL(c.req.url).origin;
  }

  /** Whether a form of a site may be sent here: of this one, under the name of the request or of the proxy. */
  isOwnSite(origin: string, c: Context): boolean {
    return origin === new URL(c.req.url).origin || origin === this.publicUrl?.origin;
  }

  /** Whether a request comes from a browser at this computer, and not through a proxy here. */
  isNear(c: Context): boolean {
    return isLoopback(remoteOf(c)) && this.isHome(hostOf(c)) && !isForwarded(c);
  }

  /** Whether the browser's connection is encrypted. */
  isEncrypted(c: Context): boolean {
    return this.publicUrl?.protocol === 'https:' && (this.isPublic(hostOf(c)) || isForwarded(c));
  }

  /**
   * The address of the computer that a request comes from. A proxy adds it at the end of X-Forwarded-For; what stands
   * before it the client may have made up. Nobody but a proxy at this computer is believed, and only where one is expected.
   */
  clientOf(c: Context): string {
    const remote = remoteOf(c);
    if (!this.publicUrl || !isLoopback(remote)) return remote;
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
    return isIP(last) === 0 ? remote : last;
  }

  private isPublic(host: string): boolean {
    return this.publicUrl !== undefined && host.toLowerCase() === this.publicUrl.host;
  }
}

function hostOf(c: Context): string {
  return c.req.header('host') ?? '';
}

function remoteOf(c: Context): string {
  return getConnInfo(c).remote.address ?? '';
}

function isForwarded(c: Context): boolean {
  return FORWARDING.some((name) => c.req.header(name) !== undefined);
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

/** The addresses of this computer in its networks. */
function addressesOfComputer(): string[] {
  return Object.values(os.networkInterfaces()).flatMap((all) => (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address));
}

/** Whether a host name is an address or the name of this computer, which no other site can claim. */
function isOfComputer(host: string, port: number): boolean {
  const name = host.toLowerCase().replace(`:${port}`, '');
  return isIP(name) !== 0 || [os.hostname(), `${os.hostname()}.local`].some((own) => own.toLowerCase() === name);
}
