import { type Address, GameConnection } from '../../src/game/connection';
import { startWeb, type WebServer } from '../../src/web/web-server';

/** A page that a test serves, and what went wrong in it that nobody expects. */
export interface TestWeb extends WebServer {
  errors: unknown[];
}

/**
 * @param port 0: any that is free
 * @param typing the database with the account for statements that people type; without: none can be typed
 */
export async function serveWeb(address: Address, port = 0, typing?: Address): Promise<TestWeb> {
  const errors: unknown[] = [];
  const server = await startWeb({
    port,
    ...(typing ? { typing } : {}),
    connect: () => GameConnection.open(address, { patience: { say: () => undefined, limit: 1_000 } }),
    report: (error) => errors.push(error),
  });
  return { ...server, errors };
}
