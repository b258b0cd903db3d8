import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Address, GameConnection } from '../client/connection';
import { SqlConsole } from '../client/sql-console';
import { readEditions } from '../client/views';
import { createApp } from './app';
import { Connections } from './connections';
import { Feed } from './game/feed';
import { Pictures } from './pictures/pictures';
import { Reach } from './reach';
import { type Follower, Reads } from './reads';
import { LobbyFeed } from './tables/lobby-feed';
import { Attendance } from './talk/presence';

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
  /** whether other computers may connect, and join games by links */
  isShared?: boolean;
  /** the address under which a proxy at this computer forwards requests of others, who join games by links */
  publicUrl?: URL;
  /** what a browser at this computer must have shown to be the host's; default: all of them are */
  key?: string;
  /** opens a connection to the database */
  connect: () => Promise<GameConnection>;
  /** a server that follows the primary, for games that are only watched; default: everything is read from the primary */
  follower?: Follower;
  /** the database with an account for typed statements; without it none can be typed */
  typing?: Address;
  /** receives unexpected errors */
  report: (error: unknown) => void;
}

/** Reachable from this computer only. */
const LOOPBACK = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';

/**
 * Serves the page to the browsers of this computer and to invited guests.
 * @throws Error when the port is taken
 */
export async function startWeb({ port, isShared = false, publicUrl, key, connect, follower, typing, report }: WebOptions): Promise<WebServer> {
  const connections = new Connections(connect);
  // Fails at once when the account lacks the rights, and keeps one connection open: the account counts as in use.
  await connections.use(null, readEditions);
  const reads = new Reads(connections, follower);
  const feed = new Feed(connections, reads, report);
  const lobbies = new LobbyFeed(connections, report);
  const attendance = { games: new Attendance(), tables: new Attendance() };
  const pictures = new Pictures(connections);
  let bound = port;
  const reach = new Reach(() => bound, isShared, publicUrl);
  const typed = typing ? { typed: new SqlConsole(typing) } : {};
  const app = createApp({ connections, reads, feed, lobbies, attendance, ...typed, report, addresses: () => reach.addresses(), originOf: (c) => reach.originOf(c), visitedAt: (c) => reach.visitedAt(c), pictures }, reach, key);
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
    addresses: reach.addresses(),
    async stop() {
      feed.close();
      lobbies.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Open pages keep their event streams open.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await pictures.stop();
      await reads.close();
      await connections.close();
    },
  };
}
