import { randomBytes } from 'node:crypto';
import { callForRow } from '../client/call';
import type { GameConnection } from '../client/connection';
import { serverErrno } from '../client/refusal';
import { readDeployment } from '../client/views';
import { programName } from '../server/program-name';
import { isDenied } from './deploy-error';
import type { Catalogue } from './catalogue';
import { proceduresOfRoles, type Role, ROLES } from './rights';
import { NAME_TOO_LONG, roleName } from './roles';

/** An account cannot be made, changed or removed; the message says why. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

/** The limits of an account on shared resources; 0: no limit. */
export interface AccountLimits {
  /** open connections at the same time */
  connections: number;
  /** the duration of a statement or transaction, enforced by end_overdue_sessions */
  seconds: number;
}

/** Connections that no account should be able to take from the owner and their page. */
const OWNERS_CONNECTIONS = 20;

/** What accounts of an older version may open: their attribute does not say. */
const DEFAULT_CONNECTIONS = 10;

const NO_LIMITS: AccountLimits = { connections: 0, seconds: 0 };

/** Marks an account as ours, in its attribute, so that no other account is ever dropped. */
const MARK = 'sqlopoly';

/** Account exists already, or does not exist. */
const CANNOT_USER = 1396;
/** There is no such role. */
const UNKNOWN_ROLE: readonly (number | undefined)[] = [3523, 3530];

/** The names of the server's own sessions, which belong to no account. */
const SERVER_SESSIONS: readonly string[] = ['event_scheduler', 'system user', 'unauthenticated user'];

/** There is no such session. */
const NO_SESSION = 1094;

/** The account may neither create accounts nor grant roles. */
const NO_RIGHT =
  'that takes GRANT CREATE USER, ROLE_ADMIN ON *.*, and the roles that a deploy makes';

/**
 * Makes an account that holds a role.
 * @param host from where it may connect, as in SQL, e.g. `%` for anywhere
 * @returns its password
 * @throws AccountError
 */
export async function createAccount(
  connection: GameConnection,
  user: string,
  host: string,
  role: Role,
  { connections, seconds }: AccountLimits = NO_LIMITS,
): Promise<string> {
  const password = randomBytes(18).toString('base64url');
  const database = await currentDatabase(connection);
  await connection
    .run('CREATE USER ?@? IDENTIFIED BY ? WITH MAX_USER_CONNECTIONS ? ATTRIBUTE ?', [user, host, password, connections, JSON.stringify({ [MARK]: database, role, connections, seconds })])
    .catch((error: unknown) => {
      throw explain(error, user);
    });
  try {
    await giveRoles(connection, user, host, [role]);
    return password;
  } catch (error) {
    await connection.run('DROP USER ?@?', [user, host]);
    throw error;
  }
}

/**
 * Grants roles to an account and makes them its default roles; can be repeated.
 * @throws AccountError
 */
export async function giveRoles(connection: GameConnection, user: string, host: string, roles: readonly Role[]): Promise<void> {
  const database = await currentDatabase(connection);
  const names = roles.map((role) => roleName(database, role));
  try {
    await connection.run('GRANT ?? TO ?@?', [names, user, host]);
    await connection.run('SET DEFAULT ROLE ?? TO ?@?', [names, user, host]);
  } catch (error) {
    throw explain(error, user);
  }
}

/**
 * Grants the accounts that createAccount made for this database the procedures of their roles once more: tools do not list
 * what an account may call by a role alone. Can be repeated; does nothing where the asking account cannot see others.
 */
export async function grantProcedures(connection: GameConnection, catalogue: Catalogue): Promise<void> {
  const accounts = await connection.rows<{ user: string; host: string; role: string | null }>(
    "SELECT USER AS user, HOST AS host, ATTRIBUTE->>'$.role' AS role FROM information_schema.USER_ATTRIBUTES WHERE ATTRIBUTE->>'$.sqlopoly' = DATABASE()",
  );
  const procedures = proceduresOfRoles(catalogue);
  const present = new Set(catalogue.objects.map(({ name }) => name));
  for (const { user, host, role } of accounts) {
    const own = ROLES.find((one) => one === role);
    for (const name of (own ? procedures[own] : []).filter((one) => present.has(one))) await connection.run('GRANT EXECUTE ON PROCEDURE ?? TO ?@?', [name, user, host]);
  }
}

/** Whether createAccount made an account of this name for this database. */
export async function isAccount(connection: GameConnection, user: string): Promise<boolean> {
  return (await hostsOf(connection, user)).length > 0;
}

/** Changes the password of an account that createAccount made. @throws AccountError */
export async function setPassword(connection: GameConnection, user: string, host: string, password: string): Promise<void> {
  await connection.run('ALTER USER ?@? IDENTIFIED BY ?', [user, host, password]).catch((error: unknown) => {
    throw explain(error, user);
  });
}

/**
 * Removes an account that createAccount made for this database, for all its hosts. Ends its sessions too: otherwise
 * they would continue, and would belong to a later account of the same name.
 * @throws AccountError when there is none, or, after it was removed, when its sessions cannot be ended
 */
export async function dropAccount(connection: GameConnection, user: string): Promise<void> {
  const hosts = await hostsOf(connection, user);
  if (hosts.length === 0) {
    throw new AccountError(`There is no account ${user} that was made for the games in ${await currentDatabase(connection)}.`);
  }
  for (const host of hosts) {
    await connection.run('DROP USER ?@?', [user, host]).catch((error: unknown) => {
      throw explain(error, user);
    });
  }
  const maySee = await hasPrivileges(connection, ['PROCESS', 'CONNECTION_ADMIN']);
  if (!maySee) {
    throw new AccountError(`The account ${user} was removed, but its open sessions continue: ending them takes GRANT PROCESS, CONNECTION_ADMIN ON *.*.`);
  }
  // Unlike information_schema, it can list sessions whose statements contain an emoji.
  const sessions = await connection.rows<{ Id: number; User: string }>('SHOW PROCESSLIST');
  for (const { Id } of sessions.filter(({ User }) => User === user)) {
    await connection.run('KILL ?', [Id]).catch((error: unknown) => {
      // The session has ended by itself.
      if (serverErrno(error) !== NO_SESSION) throw error;
    });
  }
}

/** What belongs to an account by its name, and would pass to a later account of the same name. */
export interface Holdings {
  /** in games that are not over */
  seats: number;
  slots: number;
  boards: number;
  tournaments: number;
}

/** Counts what belongs to an account. */
export async function readHoldings(connection: GameConnection, user: string): Promise<Holdings> {
  return await callForRow<Holdings>(connection, 'CALL holdings_of(?)', [user]);
}

/** The hosts of an account that was made for this database. */
async function hostsOf(connection: GameConnection, user: string): Promise<string[]> {
  const accounts = await connection.rows<{ host: string }>(
    "SELECT HOST AS host FROM information_schema.USER_ATTRIBUTES WHERE USER = ? AND ATTRIBUTE->>'$.sqlopoly' = DATABASE()",
    [user],
  );
  return accounts.map(({ host }) => host);
}

/**
 * Those of the given names for which there is no account.
 * @returns none where the asking account cannot see others
 */
export async function missingAccounts(connection: GameConnection, names: readonly string[]): Promise<string[]> {
  const rows = await connection.rows<{ user: string }>('SELECT DISTINCT USER AS user FROM information_schema.USER_ATTRIBUTES');
  const known = new Set(rows.map(({ user }) => user));
  return known.size > 1 ? [...new Set(names)].filter((name) => !known.has(name)) : [];
}

/**
 * Rejects a name that is invalid or conflicts with another account: the owner of the games may move for all players,
 * and MySQL counts the connections of names that differ in case or accents only as those of one account.
 * @throws AccountError
 */
export async function checkAccountName(connection: GameConnection, user: string): Promise<void> {
  if (!/^[^\p{Cc}\p{Cf}\s]+(?: [^\p{Cc}\p{Cf}\s]+)*$/u.test(user)) {
    throw new AccountError('The name of an account must not be empty, and must not have invisible characters or spaces at its ends.');
  }
  if (SERVER_SESSIONS.includes(user.toLowerCase())) throw new AccountError(`${user} is a name of the server's own sessions; choose another.`);
  const [owner] = await connection.rows<{ name: string }>("SELECT SUBSTRING_INDEX(CURRENT_USER(), '@', 1) AS name");
  if (owner?.name === user) throw new AccountError(`${user} owns the games, and an account of that name would own them too; choose another name.`);
  const [like] = await connection.rows<{ name: string }>(
    'SELECT USER AS name FROM information_schema.USER_ATTRIBUTES' +
      ' WHERE CONVERT(USER USING utf8mb4) COLLATE utf8mb4_0900_ai_ci = ? AND CAST(USER AS BINARY) <> CAST(? AS BINARY) LIMIT 1',
    [user, user],
  );
  const [foreign] = await connection.rows<{ host: string }>(
    "SELECT HOST AS host FROM information_schema.USER_ATTRIBUTES WHERE USER = ? AND NOT (ATTRIBUTE->>'$.sqlopoly' <=> DATABASE()) LIMIT 1",
    [user],
  );
  if (foreign) throw new AccountError(`There is an account ${user} at ${foreign.host}, which was made for something else; the game could not tell them apart. Choose another name.`);
  if (like) throw new AccountError(`There is an account ${like.name}, and MySQL would count its connections and those of ${user} together. Choose another name.`);
}

/** Whether the limit on seconds is enforced: the event of the scheduler runs, and its account may end sessions. */
export async function areSecondsKept(connection: GameConnection): Promise<boolean> {
  return (await readDeployment(connection))?.has_event === 1 && (await hasPrivileges(connection, ['PROCESS', 'CONNECTION_ADMIN']));
}

/** Whether the account of a connection has global privileges, granted directly and not by a role. */
async function hasPrivileges(connection: GameConnection, privileges: readonly string[]): Promise<boolean> {
  const [row] = await connection.rows<{ held: number }>(
    'SELECT COUNT(*) AS held FROM information_schema.USER_PRIVILEGES' +
      " WHERE GRANTEE = CONCAT(QUOTE(SUBSTRING_INDEX(CURRENT_USER(), '@', 1)), '@', QUOTE(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)))" +
      ' AND PRIVILEGE_TYPE IN (?)',
    [privileges],
  );
  return row?.held === privileges.length;
}

/** How many connections a server has, and how many its accounts may open together. */
export interface ConnectionUse {
  /** Infinity if an account has no limit */
  allowed: number;
  available: number;
  /** whether some are left for the owner, even if all accounts open as many as they may */
  isEnough: boolean;
}

/** Adds up the limits of all accounts that createAccount made on this server. */
export async function readConnectionUse(connection: GameConnection): Promise<ConnectionUse> {
  const [row] = await connection.rows<{ allowed: number | null; available: number }>(
    "SELECT IF(COALESCE(MIN(a.limited), 1) = 0, NULL, CAST(COALESCE(SUM(a.limited), 0) AS DOUBLE)) AS allowed, @@max_connections AS available" +
      " FROM (SELECT COALESCE(JSON_VALUE(u.ATTRIBUTE, '$.connections' RETURNING UNSIGNED), ?) AS limited" +
      " FROM information_schema.USER_ATTRIBUTES AS u WHERE JSON_VALUE(u.ATTRIBUTE, '$.sqlopoly') IS NOT NULL) AS a",
    [DEFAULT_CONNECTIONS],
  );
  const allowed = row?.allowed ?? Infinity;
  const available = row?.available ?? 0;
  return { allowed, available, isEnough: allowed + OWNERS_CONNECTIONS <= available };
}

async function currentDatabase(connection: GameConnection): Promise<string> {
  const [row] = await connection.rows<{ name: string }>('SELECT DATABASE() AS name');
  return row?.name ?? '';
}

function explain(error: unknown, user: string): unknown {
  if (!(error instanceof Error)) return error;
  const errno = serverErrno(error);
  const options = { cause: error };
  if (errno === CANNOT_USER) return new AccountError(`There is an account ${user} already.`, options);
  if (errno === NAME_TOO_LONG) {
    return new AccountError(`The name ${user}, or that of its role, is too long: MySQL allows 32 characters.`, options);
  }
  if (UNKNOWN_ROLE.includes(errno)) {
    return new AccountError(`The roles are missing. With an account that may create roles, run: ${programName()} migrate`, options);
  }
  return isDenied(error) ? new AccountError(`This account may not do that: ${NO_RIGHT}.`, options) : error;
}
