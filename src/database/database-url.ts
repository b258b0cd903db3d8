import path from 'node:path';
import { config } from 'dotenv';
import type { ConnectionOptions } from 'mysql2/promise';
import { askServer, type ServerAnswer } from './ask-server';
import { maskPasswords } from './mask-passwords';
import { NoDatabaseError, reasonOf } from './no-database-error';
import { whyUnfit } from './mysqld-version';

/** A database that the user named. */
export interface NamedDatabase {
  url: string;
  /** host, port and database, without user and password */
  place: string;
  socketPath?: string;
}

const EXAMPLE = 'mysql://user:password@host/database';

/** The environment with what `.env` in the checkout adds; variables that are set already win. */
export function withDotenv(checkout: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const processEnv: Record<string, string> = {};
  config({ path: path.join(checkout, '.env'), quiet: true, processEnv });
  return { ...processEnv, ...env };
}

/**
 * The database that `DATABASE_URL` names, or undefined when it is not set or empty.
 * @throws NoDatabaseError when it is no address of a MySQL database; the value is not repeated
 */
export function namedDatabase(env: NodeJS.ProcessEnv): NamedDatabase | undefined {
  const url = env['DATABASE_URL'];
  if (!url) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const database = parsed?.pathname.slice(1);
  // A password with a `/` of its own ends up in the path.
  if (!parsed || parsed.protocol !== 'mysql:' || !parsed.hostname || !database || /[@/]/.test(database)) {
    throw failure('DATABASE_URL', `it is not of the form ${EXAMPLE}; in a password, write / as %2F and @ as %40`);
  }
  const socketPath = parsed.searchParams.get('socketPath');
  const place = `${parsed.hostname}:${parsed.port || '3306'}/${database}`;
  return { url, place, ...(socketPath ? { socketPath } : {}) };
}

/** How mysql2 is to connect to a named database. */
export function connectionOf({ url }: NamedDatabase): ConnectionOptions {
  return { uri: url };
}

/**
 * Asks the named database.
 * @throws NoDatabaseError naming the host and the reason when it cannot be used
 */
export async function askNamedDatabase(database: NamedDatabase): Promise<ServerAnswer> {
  const what = `DATABASE_URL (${database.place})`;
  const answer = await askServer(connectionOf(database)).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code;
    throw failure(what, maskPasswords(reasonOf(error) || code || 'it does not answer'));
  });
  const unfit = whyUnfit(answer.version);
  if (unfit) throw failure(what, unfit);
  return answer;
}

function failure(what: string, reason: string): NoDatabaseError {
  return new NoDatabaseError([{ what, reason }], [
    `correct DATABASE_URL (${EXAMPLE}) in the environment or in .env`,
    'unset DATABASE_URL to play on a server of your own',
  ]);
}
