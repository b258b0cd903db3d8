import { type Command, InvalidArgumentError, Option } from 'commander';
import { createAccount, dropAccount } from '../deploy/accounts';
import { type Role, ROLES } from '../deploy/roles';
import { withUser } from '../game/address';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';

interface AccountOptions {
  role: Role;
  host: string;
  connections: number;
  drop?: boolean;
  json?: boolean;
}

/** `sqlopoly account` */
export function addAccount(program: Command): void {
  program
    .command('account')
    .description('hand out an account that can play, or only watch; prints its DATABASE_URL')
    .argument('<name>', 'name of the MySQL account')
    .addOption(new Option('--role <role>', 'what it may do').choices([...ROLES]).default('player'))
    .option('--host <host>', 'from where it may connect, as MySQL writes it', '%')
    .option('--connections <number>', 'how many it may have open at once; 0: any number', parseConnections, 10)
    .option('--drop', 'remove an account that was handed out')
    .addOption(jsonOption())
    .addHelpText('after', examples('account jane', 'account audience --role spectator', 'account jane --drop'))
    .action(async (name: string, { role, host, connections, drop = false, json = false }: AccountOptions) => {
      await withDatabase(INSTALL.never, async ({ connection, location }) => {
        if (drop) {
          await dropAccount(connection, name);
          if (json) printJson({ name, dropped: true });
          else print(`The account ${name} is gone.`);
          return;
        }
        const password = await createAccount(connection, name, host, role, connections);
        const url = withUser(location.url, name, password);
        if (json) printJson({ name, role, host, connections, url });
        else print(url);
      });
    });
}

function parseConnections(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a number of connections.');
  return Number(text);
}
