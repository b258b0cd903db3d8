import { once } from 'node:events';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withDotenv } from '../database/database-url';
import { directoriesOf, PROGRAM_DIRECTORY } from '../database/directories';
import { AccountError } from '../deploy/accounts';
import { type Address, withUser } from '../game/address';
import { GameConnection } from '../game/connection';
import type { Account } from '../web/page-account';
import { examples } from './support/arguments';
import { INSTALL, patienceFor, withDatabase } from './support/database';
import { messageOf } from './support/statuses';
import { print, say } from './support/output';

/** Where the page is, unless told otherwise. */
const PORT = 4848;

/** `sqlopoly web` */
export function addWeb(program: Command): void {
  program
    .command('web')
    .description('serve a page for playing and watching games in a browser of this computer, until Ctrl-C')
    .addOption(new Option('-p, --port <number>', 'where; 0: any that is free').default(PORT).argParser(parsePort))
    .option('-s, --share', 'let other computers come to games, each by a link that you make on the page of a game')
    .addHelpText('after', examples('web', 'web --port 0', 'web --share'))
    .action(async ({ port, share = false }: { port: number; share?: boolean }) => {
      await withDatabase(INSTALL.own, async ({ location, connection }) => {
        // Most commands do without.
        const [{ startWeb }, { pageAccount }] = await Promise.all([import('../web/web-server'), import('../web/page-account')]);
        const folder = directoriesOf(PROGRAM_DIRECTORY, withDotenv(PROGRAM_DIRECTORY, process.env)).server;
        const account = await pageAccount(connection, folder, location).catch((error: unknown) => {
          if (!(error instanceof AccountError)) throw error;
          return undefined;
        });
        const addressOf = ({ user, password }: Account): Address => ({ ...location, url: withUser(location.url, user, password) });
        const address = account ? addressOf(account) : location;
        const server = await startWeb({
          port,
          isShared: share,
          ...(account ? { typing: addressOf(account.typing) } : {}),
          connect: () => GameConnection.open(address, { patience: patienceFor(location) }),
          report: (error) => say(messageOf(error)),
        });
        if (share) say(sharing(server.addresses));
        print(`Open ${server.url} in a browser. Ctrl-C ends it; the games stay.`);
        await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
        await server.stop();
      });
    });
}

function sharing(addresses: readonly string[]): string {
  if (addresses.length === 0) return 'This computer has no address in a network: nobody else can come.';
  return `Others come to ${addresses.join(' or ')}, with a link each: Invite, on the page of a game. The line is not encrypted.`;
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return Number(text);
}
