import { type Command } from 'commander';
import { change } from '../calls';
import { examples } from '../../cli/support/arguments';
import { print } from '../../cli/support/output';
import { withLeague } from './support';

/** `sqlopoly league delete-player` */
export function addDeletePlayer(league: Command): void {
  league
    .command('delete-player')
    .description('delete a player who is in no tournament')
    .argument('<name>', 'name of the player')
    .addHelpText('after', examples('league delete-player Ann'))
    .action(async (name: string) => {
      await withLeague((connection) => change(connection, 'delete_league_player', name));
      print(`Deleted ${name.trim()} from the league.`);
    });
}
