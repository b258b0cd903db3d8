import fs from 'node:fs';
import type { ConnectionOptions } from 'mysql2/promise';

/** The address of a database; a DatabaseLocation is one. */
export interface Address {
  /**
   * mysql://user:password@host:port/database, with commas between several servers of a group:
   * `host:port,host:port`. After a `?`: `socketPath`, `ssl-mode`, `ssl-ca`.
   */
  url: string;
  /** path of a unix socket, used instead of host and port */
  socketPath?: string;
}

/** An address is invalid; the message says why and does not repeat the address, which holds a password. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/** The encryption of the connection, named as in MySQL's own clients. */
const SSL_MODES = ['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;

type SslMode = (typeof SSL_MODES)[number];

const PARAMETERS: readonly string[] = ['socketPath', 'ssl-mode', 'ssl-ca'];

/** How to write what would end a password. */
export const ESCAPES = 'in a password, write / as %2F, @ as %40, # as %23, ? as %3F and % as %25';

/** An address as people write it: without blanks and quotation marks around it, and under the scheme that libraries use. */
export function bareAddress(written: string): string {
  const bare = written.trim().replace(/^(["'])(.*)\1$/s, '$2').trim();
  return bare.replace(/^mysql2?:/i, 'mysql:').replace(/\s/g, encodeURIComponent);
}

/** Splits an address into one for each of its servers. @throws AddressError */
export function splitHosts(url: string): URL[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => {
    const one = `${before}${host}${after}`;
    if (!host || !URL.canParse(one)) throw new AddressError(`it is not the address of a server${url.includes('@') ? `; ${ESCAPES}` : ''}`);
    return new URL(one);
  });
}

/** The same address for another account. */
export function withUser(url: string, user: string, password: string): string {
  return url.replace(/^([a-z]+:\/\/)(?:[^/?#]*@)?/, `$1${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);
}

/** host:port, with the default port 3306. */
export function placeOf({ hostname, port }: URL): string {
  return `${hostname}:${port || '3306'}`;
}

/**
 * The options with which mysql2 connects to the servers of an address, in their order.
 * @throws AddressError when a parameter is unknown or contradicts another, or the certificate cannot be read
 */
export function serversAt({ url, socketPath }: Address): ConnectionOptions[] {
  return splitHosts(url).map((host) => {
    const parameters = new Map(host.searchParams);
    if (host.hash) throw new AddressError(`it has a #; ${ESCAPES}`);
    if (!canDecode(host)) throw new AddressError(`it has a % without two hexadecimal digits after it; ${ESCAPES}`);
    for (const name of parameters.keys()) {
      // What follows a ? may be the rest of a password.
      if (!/^[\w-]+$/.test(name) || (host.search.includes('@') && !PARAMETERS.includes(name))) throw new AddressError(`it has a ? without a parameter after it; ${ESCAPES}`);
      if (!PARAMETERS.includes(name)) throw new AddressError(`it has the unknown parameter ${name}; use ${PARAMETERS.join(', ')}`);
    }
    const ssl = securityOf(parameters.get('ssl-mode'), parameters.get('ssl-ca'));
    const socket = socketPath ?? parameters.get('socketPath');
    host.search = '';
    return { uri: host.href, ...(socket ? { socketPath: socket } : {}), ...(ssl ? { ssl } : {}) };
  });
}

/** Whether mysql2 can decode the parts of an address. */
function canDecode({ username, password, pathname }: URL): boolean {
  return [username, password, pathname].every((part) => !/%(?![0-9a-f]{2})/i.test(part));
}

function securityOf(given: string | undefined, file: string | undefined): ConnectionOptions['ssl'] {
  const mode = (given ?? (file === undefined ? 'DISABLED' : 'VERIFY_CA')) as SslMode;
  if (!SSL_MODES.includes(mode)) throw new AddressError(`its ssl-mode must be one of ${SSL_MODES.join(', ')}`);
  const verifies = mode === 'VERIFY_CA' || mode === 'VERIFY_IDENTITY';
  if (file !== undefined && !verifies) throw new AddressError(`it has an ssl-ca, which ssl-mode=${mode} ignores; use ssl-mode=VERIFY_CA or VERIFY_IDENTITY`);
  if (mode === 'DISABLED') return undefined;
  const ca = file === undefined ? {} : { ca: readCertificate(file) };
  return { ...ca, rejectUnauthorized: verifies, verifyIdentity: mode === 'VERIFY_IDENTITY' };
}

function readCertificate(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new AddressError(`its ssl-ca cannot be read: ${(error as Error).message}`);
  }
}
