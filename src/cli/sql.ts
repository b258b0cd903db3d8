import { type Command } from 'commander';
import { readCatalogue } from '../deploy/catalogue';
import { linkCatalogue, unlinkedCatalogue } from '../deploy/link-catalogue';
import { installationScript } from '../deploy/script';
import { examples } from './support/arguments';

/** `sqlopoly sql` */
export function addSql(program: Command): void {
  program
    .command('sql')
    .description('print a script that installs the game with any mysql client')
    .option('--roles <database>', 'also create the roles, e.g. <database>_player and <database>_spectator')
    .addHelpText('after', examples('sql > sqlopoly.sql', 'sql | mysql games', 'sql --roles games | mysql games'))
    .option('--unlinked', 'keep the routines out of the trigger: easier to read and debug, but slower')
    .action(({ roles, unlinked = false }: { roles?: string; unlinked?: boolean }) => {
      const catalogue = readCatalogue();
      process.stdout.write(installationScript(unlinked ? unlinkedCatalogue(catalogue) : linkCatalogue(catalogue), roles));
    });
}
