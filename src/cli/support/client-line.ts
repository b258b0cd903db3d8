import { type DatabaseLocation, databaseStatus } from '../../database/location';
import { say } from './output';

/** The shell command that connects a `mysql` client to the database, without a password in it. */
export async function clientLine({ source, url, socketPath }: DatabaseLocation): Promise<string> {
  if (source === 'private') {
    const { clientCommand } = await databaseStatus({ say });
    if (clientCommand) return clientCommand;
  }
  const { hostname, port, username, pathname } = new URL(url);
  const place = socketPath ? `--socket=${socketPath}` : `--host=${hostname} --port=${port || '3306'}`;
  return `mysql ${place} --user=${decodeURIComponent(username)} --password ${decodeURIComponent(pathname.slice(1))}`;
}
