import { type Command } from 'commander';
import { readCatalogue } from '../deploy/catalogue';
import { linkCatalogue } from '../deploy/link/link';
import { installationScript } from '../deploy/script';
import { unlinkedCatalogue } from '../deploy/unlinked';
import { examples } from './support/arguments';

/** `sqlopoly sql` */
export function addSql(program: Command): void {
  program
    .command('sql')
    .description('print one script that installs the game from a plain mysql client')
    .option('--roles <database>', 'also make the roles <database>_player and <database>_spectator')
    .addHelpText('after', examples('sql > sqlopoly.sql', 'sql | mysql games', 'sql --roles games | mysql games'))
    .option('--unlinked', 'let the trigger call the routines, for reading and debugging: moves cost more')
    .action(({ roles, unlinked = false }: { roles?: string; unlinked?: boolean }) => {
      const catalogue = readCatalogue();
      process.stdout.write(installationScript(unlinked ? unlinkedCatalogue(catalogue) : linkCatalogue(catalogue), roles));
    });
}
