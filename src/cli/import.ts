import { Argument, type Command } from 'commander';
import { type ImportKind, importFiles, KINDS, readImport } from '../import/import-files';
import { examples, jsonOption } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';

interface ImportOptions {
  name?: string;
  json?: boolean;
}

/** The edition from which imported rules and boards take what their file does not say. */
export const TEMPLATE = 'hoarding';

/** What is said about what was imported. */
const SAID: Readonly<Record<ImportKind, string>> = {
  rules: 'The rules are the edition',
  board: 'The board is called',
  numbers: 'The list of numbers is called',
};

/** `sqlopoly import` */
export function addImport(program: Command): void {
  program
    .command('import')
    .description('put a file of rules, a board or a list of random numbers into the database')
    .addArgument(new Argument('<kind>', 'what the file holds').choices(KINDS))
    .argument('<file>', 'the file')
    .option('-n, --name <name>', 'what it is to be called (default: like the file)')
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
      if (!imported) throw new Error('The import did not say what it made.');
      if (json) printJson(imported);
      else print(`${SAID[kind]} ${imported.name}.`);
    });
}
