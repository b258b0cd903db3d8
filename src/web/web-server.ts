import { serve } from '@hono/node-server';
import { type AddressInfo, isIP } from 'node:net';
import os from 'node:os';
import type { Address, GameConnection } from '../game/connection';
import { TypedStatements } from '../game/typed';
import { readEditions } from '../game/views';
import { createApp } from './app';
import { Connections } from './connections';
import { Feed } from './game/feed';

/** A page that is being served. */
export interface WebServer {
  url: string;
  /** where other computers reach it */
  addresses: readonly string[];
  /** ends it, and all connections */
  stop: () => Promise<void>;
}

export interface WebOptions {
  /** 0: any that is free */
  port: number;
  /** whether other computers may come to games, by links */
  isShared?: boolean;
  /** makes a connection to the database */
  connect: () => Promise<GameConnection>;
  /** the database, with an account for statements that people type; without: none can be typed */
  typing?: Address;
  /** is told of errors that nobody expects */
  report: (error: unknown) => void;
}

/** Who sits at this computer: nobody else can reach it. */
const LOOPBACK = '127.0.0.1';
const NAMES = ['localhost', LOOPBACK, '[::1]'];
const EVERYWHERE = '0.0.0.0';

/**
 * Serves the page on this computer, to those who sit at it, and to whom they invite.
 * @throws an error that says so, when the port is taken
 */
export async function startWeb({ port, isShared = false, connect, typing, report }: WebOptions): Promise<WebServer> {
  const connections = new Connections(connect);
  // So that it shows at once whether the account may; and as long as the page is served, its account is in use.
  await connections.use(null, readEditions);
  const feed = new Feed(connections, report);
  let bound = port;
  const addresses = (): string[] => (isShared ? addressesOfComputer().map((address) => `http://${address}:${bound}`) : []);
  const isHome = (host: string): boolean => NAMES.some((name) => host === `${name}:${bound}`);
  const typed = typing ? { typed: new TypedStatements(typing) } : {};
  const app = createApp({ connections, feed, ...typed, report, addresses }, (host) => isHome(host) || (isShared && isOfComputer(host, bound)), isHome);
  const serving = new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: isShared ? EVERYWHERE : LOOPBACK }, (info: AddressInfo) => {
      bound = info.port;
      resolve(starting);
    });
    starting.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; --port names another, 0 any that is free.`, { cause: error }) : error);
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
      // Pages listen for as long as they are open.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await connections.close();
    },
  };
}

/** Where other computers reach this one. */
function addressesOfComputer(): string[] {
  return Object.values(os.networkInterfaces()).flatMap((all) => (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address));
}

/** Whether a name is one that nobody else could have given to this computer. */
function isOfComputer(host: string, port: number): boolean {
  const name = host.toLowerCase().replace(`:${port}`, '');
  return isIP(name) !== 0 || [os.hostname(), `${os.hostname()}.local`].some((own) => own.toLowerCase() === name);
}
