import { type Command } from 'commander';
import { isOwn, locateDatabase } from '../database/location';
import { examples, jsonOption } from './support/arguments';
import { print, printJson, say } from './support/output';

/** `sqlopoly migrate` */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('install this version of the game in the database; games stay')
    .option('--unlinked', 'let the trigger call the routines, for reading and debugging: moves cost more')
    .option('--all', 'make also anew what is there just so, and apply all seeds')
    .option('--downgrade', 'replace a newer version all the same')
    .addOption(jsonOption())
    .addHelpText('after', examples('migrate', 'migrate --unlinked'))
    .action(async ({ json = false, ...options }: { json?: boolean; unlinked?: boolean; all?: boolean; downgrade?: boolean }) => {
      const location = await locateDatabase({ say });
      // With all that a deploy needs, which --help does without.
      const { deploy } = await import('../deploy/deploy');
      const report = await deploy(location, { say, ...options, downgrade: options.downgrade ?? isOwn(location) });
      if (json) {
        printJson(report);
        return;
      }
      const { version, previous, migrations, objects, removed, roles, event } = report;
      print(`Version ${version} is installed${previous && previous !== version ? `; it replaces ${previous}` : ''}.`);
      print(`  migrations run: ${migrations.join(', ') || 'none'}`);
      print(`  routines, triggers and views made anew: ${objects}`);
      if (removed.length > 0) print(`  removed: ${removed.join(', ')}`);
      print(`  roles for players and spectators: ${roles ? 'ready' : 'not made'}`);
      print(`  event that lets characters play: ${event ? 'ready' : 'not made'}`);
    });
}
