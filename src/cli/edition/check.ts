import { type Command } from 'commander';
import { editionErrors } from '../../client/editions/errors';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';
import { fileArgument, linedErrors, readDocument, rejectErrors } from './support';

/** `sqlopoly edition check` */
export function addCheck(edition: Command): void {
  edition
    .command('check')
    .description('list all errors in the document of an edition; adds nothing')
    .addArgument(fileArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('edition check harbour.yaml', 'edition check harbour.yaml --json'))
    .action(async (file: string, { json = false }: JsonOption) => {
      const document = readDocument(file);
      await withDatabase(INSTALL.own, async ({ connection }) => {
        if (json) {
          printJson({ errors: linedErrors(document, await editionErrors(connection, document.json)) });
        } else {
          await rejectErrors(connection, document);
          print(`${document.file}: no errors.`);
        }
      });
    });
}
