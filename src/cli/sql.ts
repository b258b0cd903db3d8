import { type Command } from 'commander';
import { readCatalogue } from '../deploy/catalogue';
import { installationScript } from '../deploy/script';
import { examples } from './support/arguments';

/** `sqlopoly sql` */
export function addSql(program: Command): void {
  program
    .command('sql')
    .description('print one script that installs the game from a plain mysql client')
    .option('--roles <database>', 'also make the roles <database>_player and <database>_spectator')
    .addHelpText('after', examples('sql > sqlopoly.sql', 'sql | mysql games', 'sql --roles games | mysql games'))
    .action(({ roles }: { roles?: string }) => {
      process.stdout.write(installationScript(readCatalogue(), roles));
    });
}
