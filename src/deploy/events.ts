import type { Connection, ConnectionOptions, RowDataPacket } from 'mysql2/promise';
import { withConnection } from '../server/ask-server';
import { type Address, placeOf, serversAt, splitHosts } from '../server/address';
import type { GameConnection } from '../client/connection';
import { programName } from '../server/program-name';
import { type Deployer, isDenied, quoteAccount } from './deploy-error';

/** The event that closes auctions whose time is up, lets bots play, and completes called moves, where no program does that. */
export const EVENT = 'play_bots_event';

const DROP = 'DROP EVENT IF EXISTS play_bots_event';

const ENABLE = 'ALTER EVENT play_bots_event ENABLE';

/** It must not run before the server is read-only again. */
const ENABLE_LATER = 'ALTER EVENT play_bots_event ON SCHEDULE EVERY 1 SECOND STARTS CURRENT_TIMESTAMP + INTERVAL 5 SECOND ENABLE';

/** What enables it on a server that is read-only; read_only stays on meanwhile. */
const ENABLE_WHERE_READ_ONLY = ['SET SESSION sql_log_bin = 0', 'SET GLOBAL super_read_only = OFF', ENABLE_LATER, 'SET GLOBAL super_read_only = ON'];

/** Waits for locks only briefly, because the event runs again a second later. */
const CREATE =
  "CREATE EVENT IF NOT EXISTS play_bots_event ON SCHEDULE EVERY 1 SECOND COMMENT 'Ends auctions and lets bots play.' DO\n" +
  'BEGIN\n  SET innodb_lock_wait_timeout = 1;\n  CALL keep_games_going();\nEND';

/**
 * Drops the event, so that it calls nothing while routines are replaced.
 * @throws the error of mysql2, unless this account may not have events
 */
export async function dropEvent(connection: GameConnection): Promise<void> {
  await connection.run(DROP).catch((error: unknown) => {
    if (!isDenied(error)) throw error;
  });
}

/**
 * Makes the event.
 * @returns undefined, or a line for people that says why it cannot be made
 * @throws the error of mysql2
 */
export async function makeEvent(connection: GameConnection, { account, database }: Deployer): Promise<string | undefined> {
  try {
    await connection.run(CREATE);
    return undefined;
  } catch (error) {
    if (!isDenied(error)) throw error;
    return (
      'The event that closes auctions and lets bots play was not made, so only the sqlopoly program does that. ' +
      `To have the event, grant and deploy again: GRANT EVENT ON \`${database}\`.* TO ${quoteAccount(account)};`
    );
  }
}

/** Seconds that a server may take to receive the event from the primary. */
const CATCH_UP_LIMIT = 10;

/**
 * Enables the event on each server of a group. Replication disables it on all but the primary, and a server that
 * becomes the primary leaves it so: bots and clocks would stop there. While a server is read-only, its scheduler logs
 * one line and leaves the event alone. The statements are not written to the binary log: they concern the server itself.
 * @returns a line for people for each server on which it stays disabled; none when the address names one server
 */
export async function enableEventOnAll(address: Address): Promise<string[]> {
  const servers = serversAt(address);
  if (servers.length === 1) return [];
  const transactions = await newestTransactions(servers);
  const lines = await Promise.all(
    splitHosts(address.url).map(async (host, index) => {
      const problem = await withConnection(servers[index]!, (connection) => enableEvent(connection, transactions)).then(
        () => undefined, (error: unknown) => error,
      );
      return problem === undefined ? undefined : staysDisabled(placeOf(host), problem);
    }),
  );
  return lines.filter((line) => line !== undefined);
}

/** The GTIDs of the transactions that the primary has; '' when it cannot be asked. */
async function newestTransactions(servers: readonly ConnectionOptions[]): Promise<string> {
  const sets = await Promise.all(
    servers.map((server) =>
      withConnection(server, async (connection) => {
        const row = await first<{ isReadOnly: number; transactions: string }>(connection, 'SELECT @@read_only AS isReadOnly, @@gtid_executed AS transactions');
        return row?.isReadOnly ? '' : (row?.transactions ?? '');
      }).catch(() => ''),
    ),
  );
  return sets.find((set) => set !== '') ?? '';
}

/** @throws Error when the server has not got the event in time; the error of mysql2 */
async function enableEvent(connection: Connection, transactions: string): Promise<void> {
  const waited = transactions ? await first<{ isLate: number }>(connection, 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS isLate', [transactions, CATCH_UP_LIMIT]) : undefined;
  if (waited?.isLate) throw new Error(`it has not caught up with the primary within ${CATCH_UP_LIMIT} seconds`);
  const event = await first<{ status: string; isReadOnly: number }>(
    connection, 'SELECT STATUS AS status, @@read_only AS isReadOnly FROM information_schema.EVENTS WHERE EVENT_SCHEMA = DATABASE() AND EVENT_NAME = ?', [EVENT],
  );
  if (!event || event.status === 'ENABLED') return;
  await connection.query('SET SESSION sql_log_bin = 0');
  if (!event.isReadOnly) {
    await connection.query(ENABLE);
    return;
  }
  // read_only stays on, so that other accounts cannot write in the meantime, and clients do not take the server for the primary.
  await connection.query('SET GLOBAL super_read_only = OFF');
  try {
    await connection.query(ENABLE_LATER);
  } finally {
    await connection.query('SET GLOBAL super_read_only = ON');
    const elected = await first<{ isPrimary: number }>(
      connection, "SELECT COUNT(*) AS isPrimary FROM performance_schema.replication_group_members WHERE MEMBER_ID = @@server_uuid AND MEMBER_ROLE = 'PRIMARY'",
    );
    if (elected?.isPrimary) await connection.query('SET GLOBAL read_only = OFF');
  }
}

async function first<Row extends object>(connection: Connection, sql: string, values: readonly (string | number)[] = []): Promise<Row | undefined> {
  const [rows] = await connection.query<(Row & RowDataPacket)[]>(sql, [...values]);
  return rows[0];
}

function staysDisabled(place: string, problem: unknown): string {
  const start = `On ${place} the event that lets bots play stays disabled, so bots and clocks would stop if that server became the primary`;
  if (!isDenied(problem)) {
    const { message, code } = problem as Error & { code?: string };
    return `${start}: ${message || code}. When the server is back, run ${programName()} migrate.`;
  }
  return (
    `${start}. This account may not change that; grant it SYSTEM_VARIABLES_ADMIN and deploy again, or have an administrator run there: ` +
    `${ENABLE_WHERE_READ_ONLY.join('; ')};`
  );
}
