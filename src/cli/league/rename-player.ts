import { type Command } from 'commander';
import { change } from '../../league/calls';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { withLeague } from './support';

/** `sqlopoly league rename-player` */
export function addRenamePlayer(league: Command): void {
  league
    .command('rename-player')
    .description('give a player another name')
    .argument('<name>', 'the name of now')
    .argument('<to>', 'the new name')
    .addHelpText('after', examples("league rename-player Ann 'Ann B.'"))
    .action(async (name: string, to: string) => {
      await withLeague((connection) => change(connection, 'renamePlayer', name, to));
      print(`${name.trim()} is called ${to.trim()} now.`);
    });
}
