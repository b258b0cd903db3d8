import { Argument, type Command } from 'commander';
import { type ImportKind, importFiles, KINDS, readImport } from '../client/imports/import-files';
import { examples, jsonOption, type JsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';

interface ImportOptions extends JsonOption {
  name?: string;
}

/** The edition that imported rules and boards extend. */
export const TEMPLATE = 'hoarding';

/** What is printed after an import, before the name. */
const RESULT: Readonly<Record<ImportKind, string>> = {
  rules: 'Imported the rules as edition',
  board: 'Imported the board as',
  numbers: 'Imported the list of numbers as',
};

/** `sqlopoly import` */
export function addImport(program: Command): void {
  program
    .command('import')
    .description('import a rules file, a board or a list of random numbers')
    .addArgument(new Argument('<kind>', 'what the file contains').choices(KINDS))
    .argument('<file>', 'file to import')
    .option('-n, --name <name>', 'name in the database (default: the name of the file)')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples('import rules CampusRules.txt', 'import board CampusBoard.csv --name quad', 'import numbers Random.txt'),
    )
    .action(async (kind: ImportKind, file: string, { name, json = false }: ImportOptions) => {
      const files = [readImport(kind, file)];
      const [imported] = await withDatabase(INSTALL.own, ({ connection }) =>
        importFiles(connection, files, { template: TEMPLATE, ...(name === undefined ? {} : { name }) }),
      );
      if (!imported) throw new Error('The import returned no name.');
      if (json) printJson(imported);
      else print(`${RESULT[kind]} ${imported.name}.`);
    });
}
