import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makePrivateDirectory, writePrivateFile } from '../database/directories';
import { type DatabaseLocation, isOwn } from '../database/location';
import { withLock } from '../database/lock';
import { maskPasswords } from '../database/mask-passwords';
import { createAccount, giveRoles, isAccount, setPassword } from '../deploy/accounts';
import type { Role } from '../deploy/roles';
import type { GameConnection } from '../game/connection';

/** What accounts of pages are called, before something random. */
const PREFIX = 'web_';

/** What the page does for who sits at it: games, the league, boards. It can do nothing else. */
const ROLES: readonly Role[] = ['host', 'organiser', 'builder'];

/** From where it connects: the database may be anywhere. */
const HOST = '%';

/** The account that a page plays with; slots, boards and tournaments are its own. */
export interface PageAccount {
  user: string;
  password: string;
}

/**
 * The account that the pages of this checkout play with in a database, made when there is none: it is the same each time,
 * so that what belongs to it is there again.
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
    if (kept && (await isAccount(connection, kept.user))) {
      await setPassword(connection, kept.user, HOST, kept.password);
      await giveRoles(connection, kept.user, HOST, ROLES);
      return kept;
    }
    const user = PREFIX + randomBytes(6).toString('hex');
    const account = { user, password: await createAccount(connection, user, HOST, 'host') };
    await giveRoles(connection, user, HOST, ROLES);
    writePrivateFile(file, `${JSON.stringify({ ...known, [place]: account }, undefined, 2)}\n`);
    return account;
  });
}

/** What is remembered, by databases; nothing, when the file is not what was written. */
function accountsIn(file: string): Record<string, PageAccount> {
  try {
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Partial<PageAccount> | null> | null;
    return Object.fromEntries(
      Object.entries(known ?? {}).filter((entry): entry is [string, PageAccount] => typeof entry[1]?.user === 'string' && typeof entry[1].password === 'string'),
    );
  } catch {
    return {};
  }
}
