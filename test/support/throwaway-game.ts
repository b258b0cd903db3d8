import { startThrowawayServer } from '../../src/server/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/client/connection';

/** Deploys on a server of its own, works with the owner's connection, and stops the server, whatever happens. */
export async function onThrowawayGame<Result>(work: (connection: GameConnection) => Promise<Result>): Promise<Result> {
  const server = await startThrowawayServer();
  try {
    const root = await GameConnection.open({ url: server.url });
    await root.run('CREATE DATABASE sqlopoly');
    await root.close();
    const address = { url: new URL('/sqlopoly', server.url).href };
    await deploy(address, { say: () => undefined });
    const connection = await GameConnection.open(address);
    const result = await work(connection);
    await connection.close();
    return result;
  } finally {
    await server.stop();
  }
}
