import { type Command } from 'commander';
import { exportEdition, readKeyOrder } from '../../client/editions/editions';
import { writeDocument } from '../../client/editions/write-document';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { printJson } from '../support/output';

/** `sqlopoly edition export` */
export function addExport(edition: Command): void {
  edition
    .command('export')
    .description('print an edition as a document that `edition add` reads')
    .argument('<edition>', 'name of the edition')
    .addOption(jsonOption())
    .addHelpText('after', examples('edition export campus > mine.yaml', 'edition export campus --json'))
    .action(async (name: string, { json = false }: JsonOption) => {
      const { document, order } = await withDatabase(INSTALL.own, async ({ connection }) => ({
        document: await exportEdition(connection, name),
        order: await readKeyOrder(connection),
      }));
      if (json) printJson(document);
      else process.stdout.write(writeDocument(document, order));
    });
}
