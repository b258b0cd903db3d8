import { type Command } from 'commander';
import { addEdition } from '../../client/editions/editions';
import { isMalformed } from '../../client/editions/errors';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';
import { programName } from '../../server/program-name';
import { fileArgument, readDocument, rejectErrors } from './support';

interface AddOptions extends JsonOption {
  replace?: boolean;
}

/** `sqlopoly edition add` */
export function addAdd(edition: Command): void {
  edition
    .command('add')
    .description('add an edition to the database')
    .addArgument(fileArgument())
    .option('-r, --replace', 'replace the edition of that name; existing games keep their rules')
    .addOption(jsonOption())
    .addHelpText('after', examples('edition add harbour.yaml', 'edition add harbour.yaml --replace'))
    .action(async (file: string, { replace = false, json = false }: AddOptions) => {
      const document = readDocument(file);
      const name = await withDatabase(INSTALL.own, async ({ connection }) => {
        try {
          return await addEdition(connection, document.json, replace);
        } catch (error) {
          if (isMalformed(error)) await rejectErrors(connection, document);
          throw error;
        }
      });
      if (json) printJson({ edition: name });
      else print(`Added the edition ${name}; start a game with: ${programName()} new --edition '${name}'`);
    });
}
