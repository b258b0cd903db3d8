import { type DatabaseLocation, databaseStatus } from '../../server/location';
import { printNote } from './output';
import { shellWord } from '../../server/shell-word';

/** The shell command that connects a `mysql` client to the database; it contains no password. */
export async function clientLine({ source, url, socketPath }: DatabaseLocation): Promise<string> {
  if (source === 'private') {
    const { clientCommand } = await databaseStatus({ say: printNote });
    if (clientCommand) return clientCommand;
  }
  const { hostname, port, username, pathname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const place = socketPath ? `--socket=${shellWord(socketPath)}` : `--host=${host} --port=${port || '3306'}`;
  const [user, database] = [username, pathname.slice(1)].map((part) => shellWord(decodeURIComponent(part)));
  return `mysql ${place} --user=${user} --password ${database}`;
}
