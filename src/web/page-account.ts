import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makePrivateDirectory, writePrivateFile } from '../database/directories';
import { type DatabaseLocation, isOwn } from '../database/location';
import { withLock } from '../database/lock';
import { maskPasswords } from '../database/mask-passwords';
import { type AccountLimits, createAccount, giveRoles, isAccount, setPassword } from '../deploy/accounts';
import type { Role } from '../deploy/roles';
import type { GameConnection } from '../game/connection';

/** What accounts of pages are called, before something random. */
const PREFIX = 'web_';

/** What the page does for who sits at it: games, the league, boards. It can do nothing else. */
const ROLES: readonly [Role, ...Role[]] = ['host', 'organiser', 'builder'];

/** What the account is called with which people type statements. It plays, and can do nothing else. */
const TYPING_PREFIX = `${PREFIX}sql_`;
const TYPING_LIMITS: AccountLimits = { connections: 10, seconds: 10 };

/** From where it connects: the database may be anywhere. */
const HOST = '%';

/** An account, and what it is let in by. */
export interface Account {
  user: string;
  password: string;
}

/** The account that a page plays with; slots, boards and tournaments are its own. */
export interface PageAccount extends Account {
  /** the one for statements that people type */
  typing: Account;
}

/**
 * The account that the pages of this checkout play with in a database, and the one for what people type, made when there
 * are none: they are the same each time, so that what belongs to them is there again.
 * @param connection of an account that may make accounts
 * @param folder where it is remembered, in a file that only this user can read
 * @throws AccountError
 */
export async function pageAccount(connection: GameConnection, folder: string, location: DatabaseLocation): Promise<PageAccount> {
  makePrivateDirectory(folder);
  const file = path.join(folder, 'pages.json');
  const place = isOwn(location) ? 'own' : maskPasswords(location.url);
  return await withLock(file, () => undefined, async () => {
    const known = accountsIn(file);
    const kept = known[place];
    const page = await accountOf(connection, kept, PREFIX, ROLES);
    const account = { ...page, typing: await accountOf(connection, kept?.typing, TYPING_PREFIX, ['player'], TYPING_LIMITS) };
    if (!isDeepStrictEqual(account, kept)) writePrivateFile(file, `${JSON.stringify({ ...known, [place]: account }, undefined, 2)}\n`);
    return account;
  });
}

/** The account that was kept, if it is still there, else another. */
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

/** What is remembered, by databases; nothing, when the file is not what was written. */
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
