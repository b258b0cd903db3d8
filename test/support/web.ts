import { afterAll, beforeAll } from '@jest/globals';
import { type Address, GameConnection } from '../../src/game/connection';
import { startWeb, type WebServer } from '../../src/web/web-server';
import { workerDatabase } from './database';
import { openWorkerDatabase } from './game';

/** A page that a test serves, and what went wrong in it that nobody expects. */
export interface TestWeb extends WebServer {
  errors: unknown[];
}

/** How a page is served for a test. */
interface Serving {
  /** 0: any that is free */
  port?: number;
  /** whether others may come by links */
  isShared?: boolean;
  /** the database with the account for statements that people type; without: none can be typed */
  typing?: Address;
}

export async function serveWeb(address: Address, serving: Serving = {}): Promise<TestWeb> {
  const errors: unknown[] = [];
  const server = await startWeb({
    port: 0,
    ...serving,
    connect: () => GameConnection.open(address, { patience: { say: () => undefined, limit: 1_000 } }),
    report: (error) => errors.push(error),
  });
  return { ...server, errors };
}

/** What the tests of a file use of a page that is served on the database of their worker. */
interface Served {
  web: TestWeb;
  connection: GameConnection;
}

/** Serves a page for all tests of a file. @param take is given it before the first */
export function serving(take: (served: Served) => void): void {
  let served: Served;
  beforeAll(async () => {
    served = { connection: await openWorkerDatabase(), web: await serveWeb((await workerDatabase()).address) };
    take(served);
  });
  afterAll(async () => {
    await served.web.stop();
    await served.connection.close();
  });
}
