import path from 'node:path';
import { config } from 'dotenv';
import { AddressError, bareAddress, ESCAPES, placeOf, serversAt, splitHosts } from './address';
import { askServer, type ServerAnswer } from './ask-server';
import { maskPasswords } from './mask-passwords';
import { NoDatabaseError, reasonOf } from './no-database-error';
import { whyUnfit } from './mysqld-version';
import { isAbove, statOf, whyUntrusted } from './project';

/** A database that a variable of the environment names. */
export interface NamedDatabase {
  /** the variable */
  variable: string;
  url: string;
  /** hosts, ports and database, without user and password */
  place: string;
  socketPath?: string;
}

const EXAMPLE = 'mysql://user:password@host/database';

/**
 * The environment plus the variables of `.env` in a project; those that are already set win.
 * @param above whether the project is a folder above the current one
 * @param user the id of this user
 * @throws NoDatabaseError when there is a `.env` that cannot be read, or that others can have written: the database that it
 *   names must not be passed over
 */
export function withDotenv(project: string, env: NodeJS.ProcessEnv, above = isAbove(project), user = process.getuid?.()): NodeJS.ProcessEnv {
  const processEnv: Record<string, string> = {};
  const file = path.join(project, '.env');
  // It names programs, too.
  const untrusted = whyUntrusted(file, above, user);
  const { error } = untrusted ? { error: new Error(untrusted) } : config({ path: file, quiet: true, processEnv });
  if (error && !('code' in error && error.code === 'ENOENT' && !statOf(file))) throw new NoDatabaseError([{ what: file, reason: error.message }], [`make ${file} a file of your own that you can read, or remove it`]);
  return { ...processEnv, ...env };
}

/**
 * The database that `DATABASE_URL` names, or undefined when it is not set or empty. Blanks and quotation marks around the
 * address are ignored.
 * @param variable another variable that names a database
 * @throws NoDatabaseError when it is not the address of a MySQL database; the message does not repeat the value
 */
export function namedDatabase(env: NodeJS.ProcessEnv, variable = 'DATABASE_URL'): NamedDatabase | undefined {
  const url = bareAddress(env[variable] ?? '');
  if (!url) return undefined;
  try {
    const hosts = splitHosts(url);
    const [first] = hosts;
    const database = first?.pathname.slice(1);
    // The part of a password after a `/` would end up in the path.
    if (first?.protocol !== 'mysql:' || hosts.some(({ hostname }) => !hostname) || !database || /[@/]/.test(database)) {
      throw new AddressError(`it is not of the form ${EXAMPLE}; ${ESCAPES}`);
    }
    serversAt({ url });
    const socketPath = first.searchParams.get('socketPath');
    return { variable, url, place: `${hosts.map(placeOf).join(',')}/${database}`, ...(socketPath ? { socketPath } : {}) };
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    throw failure(variable, variable, error.message);
  }
}

/**
 * Asks the named database for its version; of several servers, the first that answers.
 * @throws NoDatabaseError with the host and the reason when it cannot be used
 */
export async function askNamedDatabase({ variable, url, place }: NamedDatabase): Promise<ServerAnswer> {
  const what = `${variable} (${place})`;
  let problem: unknown;
  for (const server of serversAt({ url })) {
    try {
      const answer = await askServer(server);
      const unfit = whyUnfit(answer.version);
      if (unfit) throw failure(variable, what, unfit);
      return answer;
    } catch (error) {
      if (error instanceof NoDatabaseError) throw error;
      problem ??= error;
    }
  }
  const code = (problem as NodeJS.ErrnoException).code;
  throw failure(variable, what, maskPasswords(reasonOf(problem) || code || 'it does not answer'));
}

function failure(variable: string, what: string, reason: string): NoDatabaseError {
  return new NoDatabaseError([{ what, reason }], [
    `correct ${variable} (${EXAMPLE}) in the environment or in .env`,
    `unset ${variable} to play on a server of your own`,
  ]);
}
