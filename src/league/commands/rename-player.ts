import { type Command } from 'commander';
import { change } from '../calls';
import { examples } from '../../cli/support/arguments';
import { print } from '../../cli/support/output';
import { withLeague } from './support';

/** `sqlopoly league rename-player` */
export function addRenamePlayer(league: Command): void {
  league
    .command('rename-player')
    .description('rename a player')
    .argument('<name>', 'current name')
    .argument('<to>', 'new name')
    .addHelpText('after', examples("league rename-player Ann 'Ann B.'"))
    .action(async (name: string, to: string) => {
      await withLeague((connection) => change(connection, 'rename_league_player', name, to));
      print(`Renamed ${name.trim()} to ${to.trim()}.`);
    });
}
