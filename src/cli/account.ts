import { type Command, Option } from 'commander';
import { areSecondsKept, checkAccountName, createAccount, dropAccount, grantProcedures, type Holdings, readConnectionUse, readHoldings } from '../deploy/accounts';
import { readCatalogue } from '../deploy/catalogue';
import { type Role, ROLES } from '../deploy/rights';
import { withUser } from '../server/address';
import type { GameConnection } from '../client/connection';
import { examples, jsonOption, type JsonOption, wholeNumber } from './support/arguments';
import { counted } from '../client/words/counted';
import { programName } from '../server/program-name';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson, printNote } from './support/output';

interface AccountOptions extends JsonOption {
  role: Role;
  host: string;
  connections: number;
  seconds: number;
  drop?: boolean;
}

const parseCount = wholeNumber('a whole number, 0 or more');

/** `sqlopoly account` */
export function addAccount(program: Command): void {
  program
    .command('account')
    .description('create a MySQL account, e.g. for a player or a spectator, and print its DATABASE_URL')
    .argument('<name>', 'name of the MySQL account')
    .addOption(new Option('--role <role>', 'rights of the account').choices([...ROLES]).default('player'))
    .option('--host <host>', "host from which it may connect, in MySQL's notation", '%')
    .option('--connections <number>', 'maximum number of open connections; 0: no limit', parseCount, 10)
    .option('--seconds <number>', 'time limit for its statements and transactions; 0: no limit', parseCount, 60)
    .addOption(new Option('--drop', 'drop the account instead').conflicts(['role', 'host', 'connections', 'seconds']))
    .addOption(jsonOption())
    .addHelpText('after', examples('account jane', 'account audience --role spectator', 'account jane --drop'))
    .action(async (name: string, { role, host, connections, seconds, drop = false, json = false }: AccountOptions) => {
      await withDatabase(INSTALL.own, async ({ connection, location }) => {
        if (drop) {
          await dropAccount(connection, name);
          printHoldings(await readHoldings(connection, name), (held) => `What ${name} owns stays under that name: ${held}. A new account of that name gets it; to assign seats to others: ${programName()} seat`);
          if (json) printJson({ name, dropped: true });
          else print(`Dropped the account ${name}.`);
          return;
        }
        await checkAccountName(connection, name);
        const holdings = await readHoldings(connection, name);
        const password = await createAccount(connection, name, host, role, { connections, seconds });
        await grantProcedures(connection, readCatalogue());
        printHoldings(holdings, (held) => `The account ${name} gets what already belongs to that name: ${held}.`);
        if (seconds > 0 && !(await areSecondsKept(connection))) {
          printNote(`The limit of ${seconds} seconds for ${name} is not enforced: that needs the scheduler's event, which a deploy creates, and GRANT PROCESS, CONNECTION_ADMIN ON *.* to the account that deploys.`);
        }
        await noteConnections(connection);
        const url = withUser(location.url, name, password);
        if (json) printJson({ name, role, host, connections, seconds, url });
        else print(url);
      });
    });
}

/** Says when the accounts of the server could take all its connections. */
async function noteConnections(connection: GameConnection): Promise<void> {
  const { allowed, available, isEnough } = await readConnectionUse(connection);
  if (isEnough) return;
  const together = Number.isFinite(allowed) ? `may together open ${allowed} connections` : 'include one without a limit of connections';
  printNote(`The accounts on this server ${together}, and it has ${available}: if they do, nobody else can connect. Give accounts fewer (--connections), or the server more (max_connections).`);
}

/** Prints what already belongs to the name of an account, if anything does. */
function printHoldings({ seats, slots, boards, tournaments }: Holdings, sentence: (held: string) => string): void {
  const held = [
    seats > 0 ? counted(seats, 'seat') : '', slots > 0 ? counted(slots, 'slot') : '',
    boards > 0 ? counted(boards, 'board') : '', tournaments > 0 ? counted(tournaments, 'tournament') : '',
  ].filter((part) => part !== '');
  if (held.length > 0) printNote(sentence(held.join(', ')));
}
