import { randomBytes } from 'node:crypto';
import { createAccount, dropAccount, hasPrivileges } from '../deploy/accounts';
import type { GameConnection } from '../game/connection';

/** What accounts of pages are called, before something random. */
const PREFIX = 'web_';

/** The account that a page plays with. */
export interface PageAccount {
  user: string;
  password: string;
  /** removes it */
  drop: () => Promise<void>;
}

/**
 * Makes an account that may play, watch and make games, and nothing else: whatever a page is made to do, it does no more
 * than that. Those of pages that were killed are removed.
 * @param connection of an account that may make accounts
 * @throws AccountError
 */
export async function makePageAccount(connection: GameConnection): Promise<PageAccount> {
  // Others may be in use by sessions that only PROCESS shows.
  const left = !(await hasPrivileges(connection, ['PROCESS'])) ? [] : await connection.rows<{ user: string }>(
    'SELECT a.USER AS user FROM information_schema.USER_ATTRIBUTES AS a' +
      " WHERE LEFT(a.USER, 4) = ? AND a.ATTRIBUTE->>'$.sqlopoly' = DATABASE()" +
      ' AND NOT EXISTS (SELECT s.ID FROM information_schema.PROCESSLIST AS s WHERE s.USER = a.USER)',
    [PREFIX],
  );
  for (const { user } of left) await dropAccount(connection, user);
  const user = PREFIX + randomBytes(6).toString('hex');
  const password = await createAccount(connection, user, '%', 'host');
  return { user, password, drop: () => dropAccount(connection, user) };
}
