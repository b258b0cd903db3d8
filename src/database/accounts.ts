import { randomBytes } from 'node:crypto';

/** The database that games live in. */
export const DATABASE = 'sqlopoly';

/** The account for daily use. */
export const OWNER = 'sqlopoly';

/** A password that no one can guess and that needs no escaping in an address or in SQL. */
export function generatePassword(): string {
  return randomBytes(24).toString('base64url');
}

/** The address of a database on this machine. */
export function localUrl(user: string, password: string, port: number, database: string): string {
  return `mysql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * The statements that make the database and its owner, harmless to repeat.
 * The owner can do everything inside the database, give it to others, and make accounts and roles;
 * it cannot read or write the server's files or other databases.
 */
export function ownerStatements(ownerPassword: string): string[] {
  const account = `'${OWNER}'@'%'`;
  return [
    `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4`,
    `CREATE USER IF NOT EXISTS ${account}`,
    `ALTER USER ${account} IDENTIFIED BY '${ownerPassword}'`,
    `GRANT ALL PRIVILEGES ON ${DATABASE}.* TO ${account} WITH GRANT OPTION`,
    `GRANT CREATE USER, CREATE ROLE, DROP ROLE, PROCESS, SHUTDOWN, ROLE_ADMIN, CONNECTION_ADMIN, XA_RECOVER_ADMIN ON *.* TO ${account}`,
  ];
}

/** The account by which the servers of a group read from each other. */
export const REPLICATION = 'replication';

/**
 * The statements that make the accounts that each server of a group has for itself: without them it could not
 * get the others from its group.
 */
export function memberStatements(rootPassword: string, replicationPassword: string): string[] {
  const account = `'${REPLICATION}'@'%'`;
  return [
    'SET SESSION sql_log_bin = 0',
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${rootPassword}'`,
    `CREATE USER IF NOT EXISTS ${account}`,
    `ALTER USER ${account} IDENTIFIED BY '${replicationPassword}' REQUIRE SSL`,
    `GRANT REPLICATION SLAVE, GROUP_REPLICATION_STREAM, CONNECTION_ADMIN, BACKUP_ADMIN ON *.* TO ${account}`,
  ];
}
