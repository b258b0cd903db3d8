import os from 'node:os';

/** Bytes that a connection holds while it makes a move: mostly the trigger, as it was parsed. */
const MOVING_CONNECTION = 25_000_000;

/** Bytes that a server takes without connections, and the system around it. */
const SERVER = 400_000_000;

/**
 * The connections that a server accepts: ten for each of fifty accounts, but no more than the memory holds if all of
 * them make a move at the same moment, so that no server is killed for its memory.
 * @param memory bytes that the machine, or the container, has
 */
export function mostConnections(memory: number): number {
  return Math.max(20, Math.min(500, Math.floor((memory - SERVER) / MOVING_CONNECTION)));
}

/** The memory of this machine, or what its container may use of it. */
function ownMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
}

/** What the performance schema would measure and remember of statements, files, tables and accounts. */
const NOT_MEASURED = [
  'digests-size', 'max-digest-length', 'max-sql-text-length', 'session-connect-attrs-size', 'error-size',
  'accounts-size', 'hosts-size', 'users-size',
  'max-cond-classes', 'max-file-classes', 'max-memory-classes', 'max-mutex-classes', 'max-rwlock-classes', 'max-socket-classes',
  'max-statement-classes',
  'max-table-instances', 'max-table-handles', 'max-table-lock-stat', 'max-index-stat', 'max-program-instances',
  'max-prepared-statements-instances',
  'events-waits-history-size', 'events-waits-history-long-size', 'events-stages-history-size', 'events-stages-history-long-size',
  'events-statements-history-size', 'events-statements-history-long-size',
  'events-transactions-history-size', 'events-transactions-history-long-size',
];

/**
 * The performance schema lists sessions, and who waits for whom, where information_schema cannot. That takes 7 MB; by
 * default it takes 250.
 */
const PERFORMANCE_SCHEMA = [
  '--performance-schema=ON',
  '--performance-schema-instrument=%=OFF',
  ...NOT_MEASURED.map((setting) => `--performance-schema-${setting}=0`),
];

/**
 * The settings of all our servers: local only, small, and independent of the machine's own configuration.
 * Settings with `loose` are not known to every version. The size of the table cache is left at its default: a move
 * opens some 45 tables, and a cache too small for them doubles its cost. The cache has few instances, because each
 * parses the trigger of a move for itself and keeps the result.
 */
export const COMMON = [
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
  '--loose-mysqlx=OFF',
  '--secure-file-priv=NULL',
  '--skip-log-bin',
  ...PERFORMANCE_SCHEMA,
  '--innodb-use-native-aio=OFF',
  '--innodb-log-buffer-size=1M',
  // By default, MySQL 9.6 and newer check foreign keys above InnoDB, which costs a fifth of a move.
  '--loose-innodb-native-foreign-keys=ON',
  // The memory of the temporary tables of all sessions. Larger tables go to tablespaces, whose size the event limits.
  '--loose-temptable-max-ram=64M',
  '--loose-temptable-max-mmap=0',
  // An idle one takes 50 KB.
  `--max-connections=${mostConnections(ownMemory())}`,
  '--table-open-cache-instances=2',
  // The owner has all privileges on all databases except those of the server.
  '--partial-revokes=ON',
];

/** For games: what is committed survives a power cut. */
export const DURABLE = [
  ...COMMON,
  '--innodb-flush-log-at-trx-commit=1',
  '--innodb-doublewrite=ON',
  '--innodb-buffer-pool-size=64M',
  '--loose-innodb-redo-log-capacity=64M',
];

/** For disposable data: it survives a crash of the server, but not of the machine. Nothing waits for the disk. */
export const DISPOSABLE = [
  ...COMMON,
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-doublewrite=OFF',
  '--innodb-flush-method=nosync',
  '--innodb-buffer-pool-size=64M',
  '--loose-innodb-redo-log-capacity=16M',
];
