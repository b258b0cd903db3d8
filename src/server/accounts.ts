import { randomBytes } from 'node:crypto';

/** The name of the database that holds the games. */
export const DATABASE = 'sqlopoly';

/** The account that owns the games and deploys the rules. */
export const OWNER = 'sqlopoly';

/** A random password that needs no escaping in an address or in SQL. */
export function generatePassword(): string {
  return randomBytes(24).toString('base64url');
}

/** The address of a database on this machine. */
export function localUrl(user: string, password: string, port: number, database: string): string {
  return `mysql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** The privileges of an owner in a database. */
const IN_A_DATABASE =
  'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER, INDEX, REFERENCES, CREATE TEMPORARY TABLES, LOCK TABLES, ' +
  'CREATE VIEW, SHOW VIEW, CREATE ROUTINE, ALTER ROUTINE, EXECUTE, TRIGGER, EVENT';

/** The server's own databases: an account that can write to them can make itself root. */
const SYSTEM_DATABASES = ['mysql', 'sys'];

/**
 * The statements that create the database and its owner. They can be repeated, and need partial_revokes.
 * The owner can create databases, do everything in them, share them with others, and create accounts and roles,
 * but cannot read or write the server's files or the server's own databases.
 */
export function ownerStatements(ownerPassword: string): string[] {
  const account = `'${OWNER}'@'%'`;
  return [
    `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4`,
    `CREATE USER IF NOT EXISTS ${account}`,
    `ALTER USER ${account} IDENTIFIED BY '${ownerPassword}'`,
    `GRANT ${IN_A_DATABASE} ON *.* TO ${account} WITH GRANT OPTION`,
    ...SYSTEM_DATABASES.map((database) => `REVOKE ${IN_A_DATABASE} ON ${database}.* FROM ${account}`),
    `GRANT SELECT ON performance_schema.* TO ${account}`,
    `GRANT CREATE USER, CREATE ROLE, DROP ROLE, PROCESS, SHUTDOWN, ROLE_ADMIN, CONNECTION_ADMIN, XA_RECOVER_ADMIN ON *.* TO ${account}`,
  ];
}

/** Lets the owner enable the event of the game on servers of a group that are read-only. It can be repeated. */
export const OWNER_OF_GROUP_STATEMENT = `GRANT SYSTEM_VARIABLES_ADMIN ON *.* TO '${OWNER}'@'%'`;

/** The account that can only play, for the SQL clients of the person who runs the server. */
export const PLAYER = 'local_player';

/** The statements that create that account with the limits of any player. They can be repeated; a deploy fills its role. */
export function playerStatements(password: string): string[] {
  const [account, role] = [`'${PLAYER}'@'%'`, `'${DATABASE}_player'`];
  return [
    `CREATE ROLE IF NOT EXISTS ${role}`,
    `CREATE USER IF NOT EXISTS ${account}`,
    `ALTER USER ${account} IDENTIFIED BY '${password}' WITH MAX_USER_CONNECTIONS 10 ATTRIBUTE '{"sqlopoly": "${DATABASE}", "connections": 10, "seconds": 60}'`,
    `GRANT ${role} TO ${account}`,
    `SET DEFAULT ROLE ${role} TO ${account}`,
  ];
}

/** The account with which the servers of a group replicate from each other. */
export const REPLICATION = 'replication';

/**
 * The statements that create the local accounts of each server of a group. They are not replicated: a server needs
 * them to join its group, from which it gets all other accounts.
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
