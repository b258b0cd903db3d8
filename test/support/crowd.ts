import { type Address, GameConnection } from '../../src/game/connection';

/** Opens several connections, gives them to the work, and closes them whatever happens. */
export async function withConnections<Result>(
  address: Address,
  count: number,
  work: (connections: GameConnection[]) => Promise<Result>,
): Promise<Result> {
  const connections = await Promise.all(Array.from({ length: count }, () => GameConnection.open(address)));
  try {
    return await work(connections);
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
  }
}
