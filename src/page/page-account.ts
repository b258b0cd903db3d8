import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makePrivateDirectory, writePrivateFile } from '../server/directories';
import { type DatabaseLocation, isOwn } from '../server/location';
import { withLock } from '../server/lock';
import { maskPasswords } from '../server/mask-passwords';
import { type AccountLimits, createAccount, giveRoles, isAccount, setPassword } from '../deploy/accounts';
import type { Role } from '../deploy/rights';
import type { GameConnection } from '../client/connection';
import { PAGE_PREFIX } from './account-name';

/** The roles of the page's account: games, the league and boards, nothing else. */
const ROLES: readonly [Role, ...Role[]] = ['host', 'organiser', 'builder'];

/** The prefix of the account that runs typed statements. It has the rights of a player, nothing else. */
const TYPING_PREFIX = `${PAGE_PREFIX}sql_`;
const TYPING_LIMITS: AccountLimits = { connections: 10, seconds: 10 };

/** Any host: the database may run on another computer. */
const HOST = '%';

/** An account with its password. */
export interface Account {
  user: string;
  password: string;
}

/** The account of a page. It owns the page's slots, boards and tournaments. */
export interface PageAccount extends Account {
  /** the account for typed statements */
  typing: Account;
}

/**
 * Returns the accounts of this checkout's pages in a database: the page's own and the one for typed statements. They are
 * created once and used again, so that the slots, boards and tournaments they own stay available.
 * @param connection of an account that may create accounts
 * @param folder for the file that stores them, which only this user can read
 * @throws AccountError
 */
export async function pageAccount(connection: GameConnection, folder: string, location: DatabaseLocation): Promise<PageAccount> {
  makePrivateDirectory(folder);
  const file = path.join(folder, 'pages.json');
  const place = isOwn(location) ? 'own' : maskPasswords(location.url);
  return await withLock(file, () => undefined, async () => {
    const known = accountsIn(file);
    const kept = known[place];
    const page = await accountOf(connection, kept, PAGE_PREFIX, ROLES);
    const account = { ...page, typing: await accountOf(connection, kept?.typing, TYPING_PREFIX, ['player'], TYPING_LIMITS) };
    if (!isDeepStrictEqual(account, kept)) writePrivateFile(file, `${JSON.stringify({ ...known, [place]: account }, undefined, 2)}\n`);
    return account;
  });
}

/** The stored account if it still exists, otherwise a new one. */
async function accountOf(connection: GameConnection, kept: Account | undefined, prefix: string, roles: readonly [Role, ...Role[]], limits?: AccountLimits): Promise<Account> {
  if (kept && (await isAccount(connection, kept.user))) {
    await setPassword(connection, kept.user, HOST, kept.password);
    await giveRoles(connection, kept.user, HOST, roles);
    return { user: kept.user, password: kept.password };
  }
  const user = prefix + randomBytes(6).toString('hex');
  const account = { user, password: await createAccount(connection, user, HOST, roles[0], limits) };
  await giveRoles(connection, user, HOST, roles);
  return account;
}

/** The stored accounts by database; none when the file is not readable as such. */
function accountsIn(file: string): Record<string, Account & { typing?: Account }> {
  try {
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, (Partial<Account> & { typing?: Partial<Account> }) | null> | null;
    return Object.fromEntries(
      Object.entries(known ?? {}).flatMap(([place, kept]) => {
        if (!isWhole(kept)) return [];
        return [[place, { user: kept.user, password: kept.password, ...(isWhole(kept.typing) ? { typing: kept.typing } : {}) }]];
      }),
    );
  } catch {
    return {};
  }
}

function isWhole<Kept extends Partial<Account>>(kept: Kept | null | undefined): kept is Kept & Account {
  return typeof kept?.user === 'string' && typeof kept.password === 'string';
}
