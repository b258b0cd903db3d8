import { once } from 'node:events';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withDotenv } from '../server/database-url';
import { directoriesOf } from '../server/directories';
import { projectDirectory } from '../server/project';
import { AccountError } from '../deploy/accounts';
import { type Address, withUser } from '../server/address';
import { GameConnection } from '../client/connection';
import type { Account } from '../page/page-account';
import { examples, wholeNumber } from './support/arguments';
import { INSTALL, patienceFor, withDatabase } from './support/database';
import { findStarter, starterEnd } from './support/starter';
import { messageOf } from './support/statuses';
import { print, printNote } from './support/output';

/** The default port. */
const PORT = 4848;

/** `sqlopoly web` */
export function addWeb(program: Command): void {
  program
    .command('web')
    .description('serve a page for playing and watching games in a browser on this computer (Ctrl-C stops)')
    .addOption(new Option('-p, --port <number>', 'port; 0: any free port').default(PORT).argParser(wholeNumber('a port from 0 to 65535', 0, 65_535)))
    .option('-s, --share', 'also accept other computers, each with a link that you make on the page')
    .addOption(new Option('--public-url <url>', 'the address under which a proxy or tunnel on this computer forwards others to the page').argParser(publicAddress))
    .addHelpText('after', examples('web', 'web --port 0', 'web --share', 'web --public-url https://games.example.org'))
    .action(async ({ port, share = false, publicUrl }: { port: number; share?: boolean; publicUrl?: URL }) => {
      // Looked for at once: until the page is served, it may be gone.
      const starter = findStarter();
      await withDatabase(INSTALL.own, async ({ location, connection }) => {
        // Loaded late: most commands do not need it.
        const [{ startWeb }, { pageAccount }, { addressWithKey, hostKey }, { findFollower }] = await Promise.all([
          import('../page/web-server'), import('../page/page-account'), import('../page/host-key'), import('./support/follower'),
        ]);
        const folder = directoriesOf(projectDirectory(), withDotenv(projectDirectory(), process.env)).server;
        const account = await pageAccount(connection, folder, location).catch((error: unknown) => {
          if (!(error instanceof AccountError)) throw error;
          return undefined;
        });
        const addressOf = ({ user, password }: Account): Address => ({ ...location, url: withUser(location.url, user, password) });
        const address = account ? addressOf(account) : location;
        const follower = await findFollower(connection, address);
        const key = hostKey(folder);
        const server = await startWeb({
          port,
          key,
          isShared: share,
          ...(publicUrl ? { publicUrl } : {}),
          ...(follower ? { follower } : {}),
          ...(account ? { typing: addressOf(account.typing) } : {}),
          connect: () => GameConnection.open(address, { patience: patienceFor(location) }),
          report: (error) => printNote(messageOf(error)),
        });
        if (share || publicUrl) printNote(sharing(server.addresses));
        print(`Open ${addressWithKey(server.url, key)} in a browser. Ctrl-C stops the server; the games are kept.`);
        const stopped = new AbortController();
        await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), starterEnd(starter, stopped.signal)]);
        stopped.abort();
        await server.stop();
      });
    });
}

/** Parses the address of a proxy, which forwards all paths. @throws InvalidArgumentError */
function publicAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new InvalidArgumentError('Write the whole address, e.g. https://games.example.org.');
  if (url.href !== `${url.origin}/`) throw new InvalidArgumentError(`Write it without a path, name or password: ${url.origin}. The page needs a host name of its own.`);
  return url;
}

function sharing(addresses: readonly string[]): string {
  if (addresses.length === 0) return 'This computer has no network address: nobody else can connect.';
  const plain = addresses.filter((address) => !address.startsWith('https:'));
  const ofWhich = plain.length < addresses.length ? ` to ${plain.join(' and ')}` : '';
  return (
    `Others connect to ${addresses.join(' or ')}, each with a link from "Invite friends" for a new game, or "Invite" in a game.` +
    (plain.length > 0 ? ` The connection${ofWhich} is not encrypted.` : '')
  );
}
