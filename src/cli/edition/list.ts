import { type Command } from 'commander';
import { counted } from '../../client/words/counted';
import { readEditions } from '../../client/views';
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
        printJson(editions.map(({ Edition, 'Minimum players': least_players, 'Maximum players': most_players, 'Opening players': opening_players, Tiles, Extends, Origin }) => ({
          Edition, least_players, most_players, opening_players, Tiles, Extends, Origin,
        })));
        return;
      }
      printTable(
        editions.map(({ Edition, 'Minimum players': least, 'Maximum players': most, 'Opening players': opening, Tiles, Extends, Origin }) => ({
          Edition, Players: `${least} to ${most}`, Opening: opening > 0 ? counted(opening, 'player') : null, Tiles, Extends, Origin,
        })),
      );
    });
}
