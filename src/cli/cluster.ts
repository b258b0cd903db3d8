import { type Command, InvalidArgumentError } from 'commander';
import { clusterAddress, clusterStatus, eraseCluster, killMember, startCluster, stopCluster } from '../cluster/cluster';
import { examples, jsonOption } from './support/arguments';
import { print, printJson, printTable, say } from './support/output';
import { UsageError } from './support/statuses';

/** `sqlopoly cluster` */
export function addCluster(program: Command): void {
  const cluster = program
    .command('cluster')
    .description('try a group of three MySQL servers on this machine, of which one may die')
    .addHelpText('after', examples('cluster up', 'cluster status', 'cluster kill', 'cluster down'));
  cluster
    .command('up')
    .description('start the servers, or those again that are down, and print the DATABASE_URL of the group')
    .addHelpText('after', examples('cluster up', 'DATABASE_URL=$(npx sqlopoly cluster url) npx sqlopoly migrate'))
    .action(async () => print(await startCluster({ say })));
  cluster
    .command('status')
    .description('show how the servers stand; starts nothing')
    .addOption(jsonOption())
    .addHelpText('after', examples('cluster status', 'cluster status --json'))
    .action(async ({ json = false }: { json?: boolean }) => (json ? printJson : printTable)(await clusterStatus({ say })));
  cluster
    .command('url')
    .description('print the address of the group with its password; starts nothing')
    .addHelpText('after', examples('cluster url'))
    .action(() => print(clusterAddress({ say })));
  cluster
    .command('kill')
    .description('kill a server as a power cut would')
    .argument('[member]', 'its number; by default the primary', parseMember)
    .addHelpText('after', examples('cluster kill', 'cluster kill 2'))
    .action(async (member?: number) => print(`Server ${await killMember({ say }, member)} is dead; npx sqlopoly cluster up brings it back.`));
  cluster
    .command('down')
    .description('stop the servers; the games stay')
    .addHelpText('after', examples('cluster down'))
    .action(async () => print((await stopCluster({ say })) > 0 ? 'Stopped.' : 'None of them was running.'));
  cluster
    .command('reset')
    .description('delete the servers with all their games')
    .option('-y, --yes', 'do not ask')
    .addHelpText('after', examples('cluster reset --yes'))
    .action(async ({ yes = false }: { yes?: boolean }) => {
      if (!yes) throw new UsageError('Say --yes to delete the servers of the group with all their games.');
      await eraseCluster({ say });
      print('Deleted.');
    });
}

function parseMember(text: string): number {
  if (!/^[1-9]$/.test(text)) throw new InvalidArgumentError('A server has a number, from 1.');
  return Number(text);
}
