import { randomBytes } from 'node:crypto';
import { callForRow } from '../game/call';
import type { GameConnection } from '../game/connection';
import { serverErrno } from '../game/refusal';
import { isDenied } from './deploy-error';
import { NAME_TOO_LONG, type Role, roleName } from './roles';

/** An account could not be made or removed; the message says why. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

/** What an account may take of what others need, too; 0: as much as it likes. */
export interface AccountLimits {
  /** how many connections it may have open at once */
  connections: number;
  /** how long a statement or a transaction of it may take; end_overdue_sessions sees to it */
  seconds: number;
}

const NO_LIMITS: AccountLimits = { connections: 0, seconds: 0 };

/** Marks an account as ours, in its attribute, so that no other is ever dropped. */
const MARK = 'sqlopoly';

/** Account exists already, or does not exist. */
const CANNOT_USER = 1396;
/** There is no such role. */
const UNKNOWN_ROLE: readonly (number | undefined)[] = [3523, 3530];

/** Whose sessions are no account's. */
const OF_THE_SERVER: readonly string[] = ['event_scheduler', 'system user', 'unauthenticated user'];

/** There is no such session. */
const NO_SESSION = 1094;

/** The account may neither make accounts nor hand out roles. */
const NO_RIGHT =
  'this account may not do that; it takes GRANT CREATE USER, ROLE_ADMIN ON *.*, and roles that a deploy made';

/**
 * Makes an account that holds a role.
 * @param host from where it may connect, as MySQL writes it, e.g. `%` for anywhere
 * @param limits what it may take of what others need, too
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
    .run('CREATE USER ?@? IDENTIFIED BY ? WITH MAX_USER_CONNECTIONS ? ATTRIBUTE ?', [user, host, password, connections, JSON.stringify({ [MARK]: database, seconds })])
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
 * Gives an account roles, which it has from then on whenever it connects; harmless to repeat.
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

/** Whether there is an account that createAccount made for this database. */
export async function isAccount(connection: GameConnection, user: string): Promise<boolean> {
  return (await hostsOf(connection, user)).length > 0;
}

/** Gives an account that createAccount made another password. @throws AccountError */
export async function setPassword(connection: GameConnection, user: string, host: string, password: string): Promise<void> {
  await connection.run('ALTER USER ?@? IDENTIFIED BY ?', [user, host, password]).catch((error: unknown) => {
    throw explain(error, user);
  });
}

/**
 * Removes an account that createAccount made for this database, whatever hosts it is for, and ends its sessions: they
 * would go on, and would be those of an account of that name that is made later.
 * @throws AccountError when there is none; when its sessions cannot be ended, after it was removed
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
    throw new AccountError(`The account ${user} is gone, but its sessions go on: to end them takes GRANT PROCESS, CONNECTION_ADMIN ON *.*.`);
  }
  // To the letter: others differ from it in capitals and accents only.
  const sessions = await connection.rows<{ id: number }>(
    'SELECT s.ID AS id FROM information_schema.PROCESSLIST AS s WHERE CAST(CONVERT(s.USER USING utf8mb4) AS BINARY) = CAST(? AS BINARY)', [user],
  );
  for (const { id } of sessions) {
    await connection.run('KILL ?', [id]).catch((error: unknown) => {
      // It has ended itself.
      if (serverErrno(error) !== NO_SESSION) throw error;
    });
  }
}

/** What goes by the name of an account: whoever has that name has it. */
export interface Holdings {
  /** in games that go on */
  seats: number;
  slots: number;
  boards: number;
  tournaments: number;
}

/** What goes by the name of an account. */
export async function readHoldings(connection: GameConnection, user: string): Promise<Holdings> {
  return await callForRow<Holdings>(connection, 'CALL holdings_of(?)', [user]);
}

/** From where an account may connect that was made for this database. */
async function hostsOf(connection: GameConnection, user: string): Promise<string[]> {
  const accounts = await connection.rows<{ host: string }>(
    "SELECT HOST AS host FROM information_schema.USER_ATTRIBUTES WHERE USER = ? AND ATTRIBUTE->>'$.sqlopoly' = DATABASE()",
    [user],
  );
  return accounts.map(({ host }) => host);
}

/**
 * Which accounts of these names there are not.
 * @returns none where the account that asks cannot see others
 */
export async function missingAccounts(connection: GameConnection, names: readonly string[]): Promise<string[]> {
  const rows = await connection.rows<{ user: string }>('SELECT DISTINCT USER AS user FROM information_schema.USER_ATTRIBUTES');
  const known = new Set(rows.map(({ user }) => user));
  return known.size > 1 ? [...new Set(names)].filter((name) => !known.has(name)) : [];
}

/**
 * Refuses a name that is none, or taken by somebody else in effect: the owner of the games may move for all, and MySQL
 * counts the connections of names together that differ in capitals and accents only.
 * @throws AccountError
 */
export async function checkAccountName(connection: GameConnection, user: string): Promise<void> {
  if (!/^[^\p{Cc}\p{Cf}\s]+(?: [^\p{Cc}\p{Cf}\s]+)*$/u.test(user)) {
    throw new AccountError('An account has a name, without what cannot be seen in it.');
  }
  if (OF_THE_SERVER.includes(user.toLowerCase())) throw new AccountError(`${user} is what the server calls sessions of its own.`);
  const [owner] = await connection.rows<{ name: string }>("SELECT SUBSTRING_INDEX(CURRENT_USER(), '@', 1) AS name");
  if (owner?.name === user) throw new AccountError(`${user} owns the games; an account of that name would, too.`);
  const [like] = await connection.rows<{ name: string }>(
    'SELECT USER AS name FROM information_schema.USER_ATTRIBUTES' +
      ' WHERE CONVERT(USER USING utf8mb4) COLLATE utf8mb4_0900_ai_ci = ? AND CAST(USER AS BINARY) <> CAST(? AS BINARY) LIMIT 1',
    [user, user],
  );
  const [foreign] = await connection.rows<{ host: string }>(
    "SELECT HOST AS host FROM information_schema.USER_ATTRIBUTES WHERE USER = ? AND NOT (ATTRIBUTE->>'$.sqlopoly' <=> DATABASE()) LIMIT 1",
    [user],
  );
  if (foreign) throw new AccountError(`There is an account ${user} at ${foreign.host}, which was made for something else; the games would take them for one.`);
  if (like) throw new AccountError(`There is an account ${like.name}, whose connections MySQL would count together with those of ${user}.`);
}

/** Whether somebody ends what takes an account too long: an event of the scheduler, by an account that may. */
export async function areSecondsKept(connection: GameConnection): Promise<boolean> {
  const [row] = await connection.rows<{ hasEvent: number }>("SELECT d.has_event AND @@event_scheduler = 'ON' AS hasEvent FROM deploymentView AS d");
  return Boolean(row?.hasEvent) && (await hasPrivileges(connection, ['PROCESS', 'CONNECTION_ADMIN']));
}

/** Whether the account of a connection has privileges on all of the server, itself and not by a role. */
export async function hasPrivileges(connection: GameConnection, privileges: readonly string[]): Promise<boolean> {
  const [row] = await connection.rows<{ held: number }>(
    'SELECT COUNT(*) AS held FROM information_schema.USER_PRIVILEGES' +
      " WHERE GRANTEE = CONCAT(QUOTE(SUBSTRING_INDEX(CURRENT_USER(), '@', 1)), '@', QUOTE(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)))" +
      ' AND PRIVILEGE_TYPE IN (?)',
    [privileges],
  );
  return row?.held === privileges.length;
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
    return new AccountError(`A name has at most 32 characters: ${user}, or the role of the database that it is to have.`, options);
  }
  if (UNKNOWN_ROLE.includes(errno)) {
    return new AccountError('The roles are not there. An account that may make roles must run: npx sqlopoly migrate', options);
  }
  return isDenied(error) ? new AccountError(`No account was made: ${NO_RIGHT}.`, options) : error;
}
