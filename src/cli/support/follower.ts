import { isConnectionLost } from '../../client/connection-lost';
import { type Address, GameConnection } from '../../client/connection';
import { catalogueVersion } from '../../deploy/catalogue-version';
import { requireVersion, WrongVersionError } from '../../deploy/installed-version';
import { type Follower, readTransactions } from '../../page/reads';
import { splitHosts, withUser } from '../../server/address';
import { type DatabaseLocation, namedReader } from '../../server/location';
import { NoDatabaseError } from '../../server/no-database-error';
import { printNote } from './output';

/** Milliseconds that a statement of a page may take there: then the primary is asked. */
const TIMEOUT = 10_000;

/**
 * Finds the server that a page reads watched games from: that of `SQLOPOLY_READ_URL`, if it follows the primary. One that does not
 * answer now may do so later.
 * @param account the primary with the account of the page, which replication has made there, too
 * @returns undefined: there is none
 * @throws NoDatabaseError when it is another database, WrongVersionError when it has another version
 */
export async function findFollower(primary: GameConnection, account: Address, env: NodeJS.ProcessEnv = process.env): Promise<Follower | undefined> {
  const reader = namedReader({ say: printNote, env });
  if (!reader) return undefined;
  const transactions = await readTransactions(primary);
  if (transactions === '') {
    printNote(`The page does not use ${reader.description}: the server of the games has no GTIDs (gtid_mode=ON, and a binary log), by which the page knows how far another one is.`);
    return undefined;
  }
  printNote(`Reading games that are only watched from ${reader.description}.`);
  await check(reader, transactions);
  const [host] = splitHosts(account.url);
  const address = { ...reader, url: withUser(reader.url, decodeURIComponent(host?.username ?? ''), decodeURIComponent(host?.password ?? '')) };
  // A connection that was lost is replaced by its next statement, without waiting for a server that is down.
  const connect = (): Promise<GameConnection> => GameConnection.open(address, { onlyReads: true, timeout: TIMEOUT, patience: { limit: 0, say: () => undefined } });
  return { connect, say: printNote };
}

async function check(reader: DatabaseLocation, transactions: string): Promise<void> {
  const connection = await GameConnection.open(reader, { onlyReads: true }).catch((error: unknown) => {
    if (!isConnectionLost(error)) throw error;
    return undefined;
  });
  if (!connection) return;
  try {
    const row = await connection.row<{ isOther: number }>("SELECT GTID_SUBTRACT(?, @@GLOBAL.gtid_executed) = GTID_SUBTRACT(?, '') AS isOther", [transactions, transactions]);
    if (row?.isOther) throw new NoDatabaseError([{ what: reader.description, reason: 'it is another database, and has none of the transactions of the one that is played on' }], HELP);
    await requireVersion(connection, catalogueVersion());
  } catch (error) {
    throw error instanceof WrongVersionError ? new WrongVersionError(`${reader.description}: ${error.message}`) : error;
  } finally {
    await connection.close();
  }
}

const HELP = ['name a replica of the server of the games, or a member of its group, in SQLOPOLY_READ_URL', 'unset SQLOPOLY_READ_URL to read from the server of the games'];
