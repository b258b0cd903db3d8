import { startThrowawayServer } from '../../src/server/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { readCharacters } from '../../src/client/bots';
import { GameConnection } from '../../src/client/connection';

/** Installs the game on a server of its own, where bots move only when they are told to. @param use gets the names of the bots that play to win */
export async function withBots(use: (connection: GameConnection, names: readonly string[]) => Promise<void>): Promise<void> {
  const server = await startThrowawayServer();
  try {
    const root = await GameConnection.open({ url: server.url });
    await root.run('CREATE DATABASE sqlopoly');
    const address = { url: new URL('/sqlopoly', server.url).href };
    await deploy(address, { say: () => undefined });
    await root.run('ALTER EVENT sqlopoly.play_bots_event DISABLE');
    await root.close();
    const connection = await GameConnection.open(address, { timeout: 600_000 });
    const names = (await readCharacters(connection)).filter((character) => !character['Stands in']).map(({ Character: name }) => name);
    await use(connection, names);
    await connection.close();
  } finally {
    await server.stop();
  }
}
