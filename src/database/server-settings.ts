/**
 * What every server of ours is started with: local only, small, and nothing taken from the
 * machine's own configuration. What starts with `loose` is not known to every version. The table
 * cache stays as large as the server makes it: a move opens some 45 tables, and a cache that cannot
 * keep them doubles its cost. It has few parts: each keeps what the trigger of a move was made into
 * when it was read, and reads it for itself.
 */
export const COMMON = [
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
  '--loose-mysqlx=OFF',
  '--secure-file-priv=NULL',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--innodb-use-native-aio=OFF',
  '--innodb-log-buffer-size=1M',
  // MySQL 9.6 and newer check foreign keys above InnoDB, at a fifth of the cost of a move.
  '--loose-innodb-native-foreign-keys=ON',
  '--max-connections=100',
  '--table-open-cache-instances=2',
];

/** For games that shall survive a power cut. */
export const DURABLE = [
  ...COMMON,
  '--innodb-flush-log-at-trx-commit=1',
  '--innodb-doublewrite=ON',
  '--innodb-buffer-pool-size=64M',
  '--loose-innodb-redo-log-capacity=64M',
];

/** For data that nobody will miss: it survives the server's death, not the machine's. Nothing waits for the disk. */
export const CARELESS = [
  ...COMMON,
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-doublewrite=OFF',
  '--innodb-flush-method=nosync',
  '--innodb-buffer-pool-size=64M',
  '--loose-innodb-redo-log-capacity=16M',
];
