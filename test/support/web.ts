import { type Address, GameConnection } from '../../src/game/connection';
import { startWeb, type WebServer } from '../../src/web/web-server';

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
