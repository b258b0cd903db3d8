import { type Command } from 'commander';
import { clusterAddress, clusterStatus, eraseCluster, killMember, startCluster, stopCluster } from '../server/group/cluster';
import { programName } from '../server/program-name';
import { examples, jsonOption, type JsonOption, wholeNumber } from './support/arguments';
import { print, printNote, printRows } from './support/output';
import { UsageError } from './support/statuses';

/** `sqlopoly cluster` */
export function addCluster(program: Command): void {
  const cluster = program
    .command('cluster')
    .description('run a test cluster of three MySQL servers on this machine, one of which may fail')
    .addHelpText('after', examples('cluster up', 'cluster status', 'cluster kill', 'cluster down'));
  cluster
    .command('up')
    .description('start the cluster, or those of its servers that are down, and print its DATABASE_URL')
    .addHelpText('after', examples('cluster up', `DATABASE_URL=$(${programName()} cluster url) ${programName()} migrate`))
    .action(async () => {
      // Loaded late: --help does not need it.
      const { enableEventOnAll } = await import('../deploy/events');
      print(await startCluster({ say: printNote }, enableEventOnAll));
    });
  cluster
    .command('status')
    .description('show the state of the servers; starts nothing')
    .addOption(jsonOption())
    .addHelpText('after', examples('cluster status', 'cluster status --json'))
    .action(async (options: JsonOption) => printRows(await clusterStatus({ say: printNote }), options));
  cluster
    .command('url')
    .description('print the address of the cluster with its password; starts nothing')
    .addHelpText('after', examples('cluster url'))
    .action(() => print(clusterAddress({ say: printNote })));
  cluster
    .command('kill')
    .description('kill a server, as a power cut would')
    .argument('[member]', 'number of the server (default: the primary)', wholeNumber('the number of a server, 1 or more', 1, 9))
    .addHelpText('after', examples('cluster kill', 'cluster kill 2'))
    .action(async (member?: number) => print(`Killed server ${await killMember({ say: printNote }, member)}; restart it with: ${programName()} cluster up`));
  cluster
    .command('down')
    .description('stop the servers; the games are kept')
    .addHelpText('after', examples('cluster down'))
    .action(async () => print((await stopCluster({ say: printNote })) > 0 ? 'Stopped.' : 'No server was running.'));
  cluster
    .command('reset')
    .description('delete the servers with all their games')
    .option('-y, --yes', 'confirm the deletion (required)')
    .addHelpText('after', examples('cluster reset --yes'))
    .action(async ({ yes = false }: { yes?: boolean }) => {
      if (!yes) throw new UsageError('Add --yes to delete the servers of the cluster with all their games.');
      await eraseCluster({ say: printNote });
      print('Deleted.');
    });
}
