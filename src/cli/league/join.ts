import { type Command } from 'commander';
import { addLeaguePlayer } from '../../league/calls';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { withLeague } from './support';

/** `sqlopoly league join` */
export function addJoin(league: Command): void {
  league
    .command('join')
    .description('add players to the league, one after the other, up to one who is refused')
    .argument('<names...>', 'names')
    .addHelpText('after', examples("league join Ann Ben 'Cleo Smith'"))
    .action(async (names: string[]) => {
      await withLeague(async (connection) => {
        for (const name of names) print(`Player ${await addLeaguePlayer(connection, name)}: ${name}`);
      });
    });
}
