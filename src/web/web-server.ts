import { serve } from '@hono/node-server';
import { type AddressInfo, isIP } from 'node:net';
import os from 'node:os';
import type { Address, GameConnection } from '../game/connection';
import { SqlConsole } from '../game/sql-console';
import { readEditions } from '../game/views';
import { createApp } from './app';
import { Connections } from './connections';
import { Feed } from './game/feed';

/** A page that is being served. */
export interface WebServer {
  url: string;
  /** the addresses for other computers */
  addresses: readonly string[];
  /** stops the server and closes all connections */
  stop: () => Promise<void>;
}

export interface WebOptions {
  /** 0: any free port */
  port: number;
  /** whether other computers may join games, by links */
  isShared?: boolean;
  /** what a browser at this computer must have shown to be the host's; default: all of them are */
  key?: string;
  /** opens a connection to the database */
  connect: () => Promise<GameConnection>;
  /** the database with an account for typed statements; without it none can be typed */
  typing?: Address;
  /** receives unexpected errors */
  report: (error: unknown) => void;
}

/** Reachable from this computer only. */
const LOOPBACK = '127.0.0.1';
const NAMES = ['localhost', LOOPBACK, '[::1]'];
const EVERYWHERE = '0.0.0.0';

/**
 * Serves the page to the browsers of this computer and to invited guests.
 * @throws Error when the port is taken
 */
export async function startWeb({ port, isShared = false, key, connect, typing, report }: WebOptions): Promise<WebServer> {
  const connections = new Connections(connect);
  // Fails at once when the account lacks the rights, and keeps one connection open: the account counts as in use.
  await connections.use(null, readEditions);
  const feed = new Feed(connections, report);
  let bound = port;
  const addresses = (): string[] => (isShared ? addressesOfComputer().map((address) => `http://${address}:${bound}`) : []);
  const isHome = (host: string): boolean => NAMES.some((name) => host === `${name}:${bound}`);
  const typed = typing ? { typed: new SqlConsole(typing) } : {};
  const app = createApp({ connections, feed, ...typed, report, addresses }, (host) => isHome(host) || (isShared && isOfComputer(host, bound)), isHome, key);
  const serving = new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: isShared ? EVERYWHERE : LOOPBACK }, (info: AddressInfo) => {
      bound = info.port;
      resolve(starting);
    });
    starting.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; choose another with --port, or any free one with --port 0.`, { cause: error }) : error);
    });
  });
  const server = await serving.catch(async (error: unknown) => {
    await connections.close();
    throw error;
  });
  return {
    url: `http://localhost:${bound}`,
    addresses: addresses(),
    async stop() {
      feed.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Open pages keep their event streams open.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await connections.close();
    },
  };
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
