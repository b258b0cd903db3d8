import { type Command } from 'commander';
import { readCatalogue } from '../../deploy/catalogue';
import { removeEdition } from '../../client/editions/editions';
import { programName } from '../../server/program-name';
import { examples } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print } from '../support/output';

/** `sqlopoly edition remove` */
export function addRemove(edition: Command): void {
  edition
    .command('remove')
    .description('remove an edition; existing games keep its rules')
    .argument('<edition>', 'name of the edition')
    .addHelpText('after', examples('edition remove harbour'))
    .action(async (name: string) => {
      await withDatabase(INSTALL.never, ({ connection }) => removeEdition(connection, name));
      const isOurs = readCatalogue().editions.some((file) => file.name === `${name}.yaml`);
      print(`Removed the edition ${name}.${isOurs ? ` It is part of the program; bring it back with: ${programName()} migrate` : ''}`);
    });
}
