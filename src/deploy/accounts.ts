import { randomBytes } from 'node:crypto';
import type { GameConnection } from '../game/connection';
import { serverErrno } from '../game/refusal';
import { isDenied } from './deploy-error';
import { NAME_TOO_LONG, type Role, roleName } from './roles';

/** An account could not be made or removed; the message says why. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

/** Account exists already, or does not exist. */
const CANNOT_USER = 1396;
/** There is no such role. */
const UNKNOWN_ROLE: readonly (number | undefined)[] = [3523, 3530];

/** The account may neither make accounts nor hand out roles. */
const NO_RIGHT =
  'this account may not do that; it takes GRANT CREATE USER, ROLE_ADMIN ON *.*, and roles that a deploy made';

/**
 * Makes an account that holds a role.
 * @param host from where it may connect, as MySQL writes it, e.g. `%` for anywhere
 * @param connections how many it may have open at once, so that it leaves some to others; 0: any number
 * @returns its password
 * @throws AccountError
 */
export async function createAccount(
  connection: GameConnection,
  user: string,
  host: string,
  role: Role,
  connections = 0,
): Promise<string> {
  const password = randomBytes(18).toString('base64url');
  const database = await currentDatabase(connection);
  await connection
    .run('CREATE USER ?@? IDENTIFIED BY ? WITH MAX_USER_CONNECTIONS ? ATTRIBUTE ?', [user, host, password, connections, attribute(database)])
    .catch((error: unknown) => {
      throw explain(error, user);
    });
  try {
    await connection.run('GRANT ?? TO ?@?', [roleName(database, role), user, host]);
    await connection.run('SET DEFAULT ROLE ?? TO ?@?', [roleName(database, role), user, host]);
    return password;
  } catch (error) {
    await connection.run('DROP USER ?@?', [user, host]);
    throw explain(error, user);
  }
}

/**
 * Removes an account that createAccount made for this database, whatever hosts it is for.
 * @throws AccountError when there is none
 */
export async function dropAccount(connection: GameConnection, user: string): Promise<void> {
  const database = await currentDatabase(connection);
  const accounts = await connection.rows<{ host: string }>(
    'SELECT HOST AS host FROM information_schema.USER_ATTRIBUTES' +
      " WHERE USER = ? AND ATTRIBUTE->>'$.sqlopoly' = ?",
    [user, database],
  );
  if (accounts.length === 0) {
    throw new AccountError(`There is no account ${user} that was made for the games in ${database}.`);
  }
  for (const { host } of accounts) {
    await connection.run('DROP USER ?@?', [user, host]).catch((error: unknown) => {
      throw explain(error, user);
    });
  }
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

/** Marks an account as ours, so that no other is ever dropped. */
function attribute(database: string): string {
  return JSON.stringify({ sqlopoly: database });
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
