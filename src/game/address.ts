import fs from 'node:fs';
import type { ConnectionOptions } from 'mysql2/promise';

/** Where to connect to; a DatabaseLocation is one. */
export interface Address {
  /**
   * mysql://user:password@host:port/database; several servers of a group with commas between them,
   * `host:port,host:port`. After a `?`: `socketPath`, `ssl-mode`, `ssl-ca`.
   */
  url: string;
  /** path of a unix socket, which is preferred to the address */
  socketPath?: string;
}

/** An address cannot be understood; the message says why and does not repeat it. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/** How the line to the server is secured, as MySQL's own clients call it. */
const SSL_MODES = ['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;

type SslMode = (typeof SSL_MODES)[number];

const PARAMETERS: readonly string[] = ['socketPath', 'ssl-mode', 'ssl-ca'];

/** An address with each of its servers by itself. @throws AddressError */
export function splitHosts(url: string): URL[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => {
    const one = `${before}${host}${after}`;
    if (!host || !URL.canParse(one)) throw new AddressError('it is no address of a server');
    return new URL(one);
  });
}

/** The same address for another account. */
export function withUser(url: string, user: string, password: string): string {
  return url.replace(/^([a-z]+:\/\/)(?:[^/?#]*@)?/, `$1${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);
}

/** host:port, with 3306 where there is no port. */
export function placeOf({ hostname, port }: URL): string {
  return `${hostname}:${port || '3306'}`;
}

/**
 * How mysql2 is to connect to the servers of an address, in their order.
 * @throws AddressError when the address has parameters that are not known or do not go together, or the
 *   certificate cannot be read
 */
export function serversAt({ url, socketPath }: Address): ConnectionOptions[] {
  return splitHosts(url).map((host) => {
    const parameters = new Map(host.searchParams);
    for (const name of parameters.keys()) {
      if (!PARAMETERS.includes(name)) throw new AddressError(`it has the parameter ${name}; there are ${PARAMETERS.join(', ')}`);
    }
    const ssl = securityOf(parameters.get('ssl-mode'), parameters.get('ssl-ca'));
    const socket = socketPath ?? parameters.get('socketPath');
    host.search = '';
    return { uri: host.href, ...(socket ? { socketPath: socket } : {}), ...(ssl ? { ssl } : {}) };
  });
}

function securityOf(given: string | undefined, file: string | undefined): ConnectionOptions['ssl'] {
  const mode = (given ?? (file === undefined ? 'DISABLED' : 'VERIFY_CA')) as SslMode;
  if (!SSL_MODES.includes(mode)) throw new AddressError(`its ssl-mode is none of ${SSL_MODES.join(', ')}`);
  const verifies = mode === 'VERIFY_CA' || mode === 'VERIFY_IDENTITY';
  if (file !== undefined && !verifies) throw new AddressError(`it has an ssl-ca, which ssl-mode=${mode} does not look at`);
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
