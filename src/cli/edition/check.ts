import { type Command } from 'commander';
import { editionFaults } from '../../edition/faults';
import { examples, jsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';
import { fileArgument, linedFaults, readDocument, refuseFaults } from './support';

/** `sqlopoly edition check` */
export function addCheck(edition: Command): void {
  edition
    .command('check')
    .description('say everything that is wrong with the document of an edition; adds nothing')
    .addArgument(fileArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('edition check harbour.yaml', 'edition check harbour.yaml --json'))
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      const document = readDocument(file);
      await withDatabase(INSTALL.own, async ({ connection }) => {
        if (json) {
          printJson({ faults: linedFaults(document, await editionFaults(connection, document.json)) });
        } else {
          await refuseFaults(connection, document);
          print(`${document.file}: there is nothing wrong with it.`);
        }
      });
    });
}
