import { type Command } from 'commander';
import { isOwn, locateDatabase } from '../server/location';
import { examples, jsonOption, type JsonOption } from './support/arguments';
import { print, printJson, printNote } from './support/output';

/** `sqlopoly migrate` */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('install this version of the game in the database; games are kept')
    .option('--unlinked', 'keep the routines out of the trigger: easier to read and debug, but slower')
    .option('--all', 'also recreate unchanged objects, and apply all seeds')
    .option('--downgrade', 'allow replacing a newer version')
    .addOption(jsonOption())
    .addHelpText('after', examples('migrate', 'migrate --unlinked'))
    .action(async ({ json = false, ...options }: JsonOption & { unlinked?: boolean; all?: boolean; downgrade?: boolean }) => {
      const location = await locateDatabase({ say: printNote });
      // Loaded late: --help does not need it.
      const { deploy } = await import('../deploy/deploy');
      const report = await deploy(location, { say: printNote, ...options, downgrade: options.downgrade ?? isOwn(location) });
      if (json) {
        printJson(report);
        return;
      }
      const { version, previous, migrations, objects, removed, roles, event } = report;
      print(`Installed version ${version}${previous && previous !== version ? `, replacing ${previous}` : ''}.`);
      print(`  migrations run: ${listed(migrations)}`);
      print(`  routines, triggers and views recreated: ${objects}`);
      if (removed.length > 0) print(`  removed: ${removed.length > NAMED ? `${removed.length} routines, triggers and views` : removed.join(', ')}`);
      print(`  roles for players and spectators: ${roles ? 'ready' : 'not created'}`);
      print(`  event that lets bots play: ${event ? 'ready' : 'not created'}`);
    });
}

/** How many migrations and removed objects are named; of more migrations only the last, of more objects none. `--json` names all. */
const NAMED = 5;

function listed(migrations: readonly string[]): string {
  if (migrations.length > NAMED) return `${migrations.length}, the last ${migrations.at(-1)}`;
  return migrations.join(', ') || 'none';
}
