import { afterAll, beforeAll } from '@jest/globals';
import { types } from 'node:util';
import { type Address, GameConnection } from '../../src/client/connection';
import type { Follower } from '../../src/page/reads';
import { startWeb, type WebServer } from '../../src/page/web-server';
import { workerDatabase } from './database';
import { openWorkerDatabase } from './game';

const isOrdinaryInstance = Function.prototype[Symbol.hasInstance];

// Jest gives each file an Error of its own. Those of Node.js itself, such as ECONNREFUSED, are of another, and Hono would not
// take them for errors.
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: unknown, value: unknown): boolean {
    return isOrdinaryInstance.call(this as () => void, value) || (this === Error && types.isNativeError(value));
  },
});

/** A page that a test serves, with its unexpected errors. */
export interface TestWeb extends WebServer {
  errors: unknown[];
}

/** How to serve a page for a test. */
interface Serving {
  /** 0: any free port */
  port?: number;
  /** whether other computers may use it through links */
  isShared?: boolean;
  /** the address of the proxy in front of it */
  publicUrl?: URL;
  /** a server that follows that of the database; default: none */
  follower?: Follower;
  /** the database with the account for statements that people type; default: none can be typed */
  typing?: Address;
}

/** The pages that are being served, also those that a test serves again after it has stopped one. */
const running = new Set<TestWeb>();

export async function serveWeb(address: Address, serving: Serving = {}): Promise<TestWeb> {
  const errors: unknown[] = [];
  const server = await startWeb({
    port: 0,
    ...serving,
    connect: () => GameConnection.open(address, { patience: { say: () => undefined, limit: 1_000 } }),
    report: (error) => errors.push(error),
  });
  const web: TestWeb = {
    ...server,
    errors,
    async stop() {
      running.delete(web);
      await server.stop();
    },
  };
  running.add(web);
  return web;
}

/** The page that the tests of a file share, on the database of their worker, and a connection to that. */
interface Served {
  web: TestWeb;
  connection: GameConnection;
  /** the address by which guests come: another one of this computer, which knows itself by the first only */
  elsewhere: string;
}

/** Serves a page for all tests of a file, and stops it afterwards. @param take receives it before the first test @param how how it is served */
export function serving(take: (served: Served) => void, how: Serving = {}): void {
  let served: Served;
  beforeAll(async () => {
    const connection = await openWorkerDatabase();
    const web = await serveWeb((await workerDatabase()).address, how);
    served = { connection, web, elsewhere: web.url.replace('localhost', '127.0.0.2') };
    take(served);
  });
  afterAll(async () => {
    for (const web of running) await web.stop();
    await served.connection.close();
  });
}
