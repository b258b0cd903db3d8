import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { withLeague } from './support';

/** `sqlopoly league delete-player` */
export function addDeletePlayer(league: Command): void {
  league
    .command('delete-player')
    .description('take somebody out of the league who has a part in no tournament')
    .argument('<name>', 'name of the player')
    .addHelpText('after', examples('league delete-player Ann'))
    .action(async (name: string) => {
      await withLeague((connection) => change(connection, 'deletePlayer', name));
      print(`${name.trim()} is not in the league any more.`);
    });
}
