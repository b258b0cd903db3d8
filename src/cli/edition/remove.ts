import { type Command } from 'commander';
import { readCatalogue } from '../../deploy/catalogue';
import { removeEdition } from '../../edition/editions';
import { examples } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print } from '../support/output';

/** `sqlopoly edition remove` */
export function addRemove(edition: Command): void {
  edition
    .command('remove')
    .description('take an edition away; games that have begun go on by its rules')
    .argument('<edition>', 'its name')
    .addHelpText('after', examples('edition remove harbour'))
    .action(async (name: string) => {
      await withDatabase(INSTALL.never, ({ connection }) => removeEdition(connection, name));
      const isOurs = readCatalogue().editions.some((file) => file.name === `${name}.yaml`);
      print(`The edition ${name} is gone.${isOurs ? ' It came with the program: npx sqlopoly migrate brings it back.' : ''}`);
    });
}
