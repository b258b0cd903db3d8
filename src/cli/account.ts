import { Option, type Command } from 'commander';
import { createAccount, dropAccount } from '../deploy/accounts';
import { type Role, ROLES } from '../deploy/roles';
import { withUser } from '../game/address';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';

interface AccountOptions {
  role: Role;
  host: string;
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
    .option('--drop', 'remove an account that was handed out')
    .addOption(jsonOption())
    .addHelpText('after', examples('account jane', 'account audience --role spectator', 'account jane --drop'))
    .action(async (name: string, { role, host, drop = false, json = false }: AccountOptions) => {
      await withDatabase(INSTALL.never, async ({ connection, location }) => {
        if (drop) {
          await dropAccount(connection, name);
          if (json) printJson({ name, dropped: true });
          else print(`The account ${name} is gone.`);
          return;
        }
        const password = await createAccount(connection, name, host, role);
        const url = withUser(location.url, name, password);
        if (json) printJson({ name, role, host, url });
        else print(url);
      });
    });
}
