import { type Command } from 'commander';
import { readBoardNamed, readBoardTiles } from '../../client/boards/boards';
import { refusal } from '../../client/refusal';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { withMachineNames } from '../support/machine-names';
import { print, printJson, printTable } from '../support/output';

/** `sqlopoly board show` */
export function addShow(board: Command): void {
  board
    .command('show')
    .description('show the tiles of a board with everything that can be changed (tilesView)')
    .argument('<board>', 'name of the board or edition')
    .addOption(jsonOption())
    .addHelpText('after', examples('board show campus', 'board show mine --json'))
    .action(async (name: string, { json = false }: JsonOption) => {
      const { tiles, found } = await withDatabase(INSTALL.own, async ({ connection }) => {
        const tiles = await readBoardTiles(connection, name);
        return { tiles, found: await readBoardNamed(connection, name) };
      });
      if (!found) throw refusal('board_not_found', `There is no edition or board ${name}.`);
      // The numbers of sets are only in JSON.
      const rows = tiles.map(({ Board: _, 'Set No.': set, ...tile }) => ({ tile: { ...tile, Effect: tile.Effect === 'none' ? null : tile.Effect }, set }));
      if (json) {
        printJson({ ...found, rows: rows.map(({ tile, set }) => withMachineNames({ ...tile, 'Set No.': set })) });
        return;
      }
      const source = found['Copied from'] === null ? 'an edition' : `a copy of ${found['Copied from']} by ${found.Account}`;
      print(`${found.Board}, ${source}; the salary is ${found.Salary}.`);
      printTable(rows.map(({ tile: { Kind: _kind, Icon: _icon, ...shown } }) => shown));
    });
}
