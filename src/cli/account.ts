import { type Command, InvalidArgumentError, Option } from 'commander';
import { areSecondsKept, checkAccountName, createAccount, dropAccount, type Holdings, readHoldings } from '../deploy/accounts';
import { type Role, ROLES } from '../deploy/roles';
import { withUser } from '../game/address';
import { examples, jsonOption } from './support/arguments';
import { counted } from '../telling/counted';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson, say } from './support/output';

interface AccountOptions {
  role: Role;
  host: string;
  connections: number;
  seconds: number;
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
    .option('--connections <number>', 'how many it may have open at once; 0: any number', parseCount, 10)
    .option('--seconds <number>', 'how long a statement or a transaction of it may take; 0: any time', parseCount, 60)
    .addOption(new Option('--drop', 'remove an account that was handed out').conflicts(['role', 'host', 'connections', 'seconds']))
    .addOption(jsonOption())
    .addHelpText('after', examples('account jane', 'account audience --role spectator', 'account jane --drop'))
    .action(async (name: string, { role, host, connections, seconds, drop = false, json = false }: AccountOptions) => {
      await withDatabase(INSTALL.own, async ({ connection, location }) => {
        if (drop) {
          await dropAccount(connection, name);
          tellHoldings(await readHoldings(connection, name), (held) => `What goes by the name ${name} stays: ${held}. Whoever is given that name has it; npx sqlopoly seat gives seats to others.`);
          if (json) printJson({ name, dropped: true });
          else print(`The account ${name} is gone.`);
          return;
        }
        await checkAccountName(connection, name);
        const holdings = await readHoldings(connection, name);
        const password = await createAccount(connection, name, host, role, { connections, seconds });
        tellHoldings(holdings, (held) => `By the name ${name} there is something already, which is this account's now: ${held}.`);
        if (seconds > 0 && !(await areSecondsKept(connection))) {
          say(`Nobody ends what takes ${name} longer than ${seconds} seconds: that takes the event of a deploy, and GRANT PROCESS, CONNECTION_ADMIN ON *.* to the account that deploys.`);
        }
        const url = withUser(location.url, name, password);
        if (json) printJson({ name, role, host, connections, seconds, url });
        else print(url);
      });
    });
}

/** Tells what goes by the name of an account, if anything does. */
function tellHoldings({ seats, slots, boards, tournaments }: Holdings, sentence: (held: string) => string): void {
  const held = [
    seats > 0 ? counted(seats, 'seat') : '', slots > 0 ? counted(slots, 'slot') : '',
    boards > 0 ? counted(boards, 'board') : '', tournaments > 0 ? counted(tournaments, 'tournament') : '',
  ].filter((part) => part !== '');
  if (held.length > 0) say(sentence(held.join(', ')));
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a whole number, 0 or more.');
  return Number(text);
}
