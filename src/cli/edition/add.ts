import { type Command } from 'commander';
import { addEdition } from '../../edition/editions';
import { isMalformed } from '../../edition/faults';
import { examples, jsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson } from '../support/output';
import { fileArgument, readDocument, refuseFaults } from './support';

interface AddOptions {
  replace?: boolean;
  json?: boolean;
}

/** `sqlopoly edition add` */
export function addAdd(edition: Command): void {
  edition
    .command('add')
    .description('put an edition into the database, to make games of')
    .addArgument(fileArgument())
    .option('-r, --replace', 'replace the edition of that name; games that have begun keep their rules')
    .addOption(jsonOption())
    .addHelpText('after', examples('edition add harbour.yaml', 'edition add harbour.yaml --replace'))
    .action(async (file: string, { replace = false, json = false }: AddOptions) => {
      const document = readDocument(file);
      const name = await withDatabase(INSTALL.own, async ({ connection }) => {
        try {
          return await addEdition(connection, document.json, replace);
        } catch (error) {
          if (isMalformed(error)) await refuseFaults(connection, document);
          throw error;
        }
      });
      if (json) printJson({ edition: name });
      else print(`The edition ${name} is there; npx sqlopoly new --edition '${name}' makes a game of it.`);
    });
}
