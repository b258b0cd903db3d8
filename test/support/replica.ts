import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { type Address, GameConnection } from '../../src/client/connection';

/** A server and another one that replicates it, as read-only as a replica is. */
export interface Replicated {
  primary: ThrowawayServer;
  replica: ThrowawayServer;
  /** removes both */
  stop: () => Promise<void>;
}

const flagsOf = (id: number): string[] => [
  `--server-id=${id}`, '--log-bin=binlog', '--sync-binlog=0', '--gtid-mode=ON', '--enforce-gtid-consistency=ON', '--loose-log-bin-trust-function-creators=ON',
];

/** A database of a server, with root's password. */
export function addressOn({ url }: ThrowawayServer, database: string): Address {
  return { url: new URL(`/${database}`, url).href };
}

/** Runs statements as root. */
export async function runOn(server: ThrowawayServer, statements: readonly (readonly [sql: string, ...values: (string | number)[]])[]): Promise<void> {
  const root = await GameConnection.open({ url: server.url });
  for (const [sql, ...values] of statements) await root.run(sql, values);
  await root.close();
}

/** Starts two servers, the second of which replicates the first. */
export async function startReplicated(): Promise<Replicated> {
  const [primary, replica] = [await startThrowawayServer({ flags: flagsOf(1) }), await startThrowawayServer({ flags: flagsOf(2) })];
  const { hostname, port, username, password } = new URL(primary.url);
  // Each has made its own root.
  await runOn(primary, [['RESET BINARY LOGS AND GTIDS']]);
  await runOn(replica, [
    ['RESET BINARY LOGS AND GTIDS'],
    [
      'CHANGE REPLICATION SOURCE TO SOURCE_HOST = ?, SOURCE_PORT = ?, SOURCE_USER = ?, SOURCE_PASSWORD = ?, SOURCE_AUTO_POSITION = 1, GET_SOURCE_PUBLIC_KEY = 1',
      hostname, Number(port), username, password,
    ],
    ['START REPLICA'],
    ['SET GLOBAL super_read_only = ON'],
  ]);
  return {
    primary,
    replica,
    async stop() {
      await replica.stop();
      await primary.stop();
    },
  };
}
