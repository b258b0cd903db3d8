import { type Command } from 'commander';
import { readEditions } from '../../edition/editions';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { printJson, printTable } from '../support/output';

/** `sqlopoly edition list` */
export function addList(edition: Command): void {
  edition
    .command('list')
    .description('list the editions')
    .addOption(jsonOption())
    .addHelpText('after', examples('edition list', 'edition list --json'))
    .action(async ({ json = false }: JsonOption) => {
      const editions = await withDatabase(INSTALL.own, ({ connection }) => readEditions(connection));
      if (json) {
        printJson(editions);
        return;
      }
      printTable(
        editions.map((one) => ({
          Edition: one.edition,
          Players: one.fixed_seats > 0 ? `${one.fixed_seats}, fixed` : `${one.least_players} to ${one.most_players}`,
          Tiles: one.tiles,
          Extends: one.extends,
        })),
      );
    });
}
