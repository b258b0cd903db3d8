import { type Command } from 'commander';
import { addLeaguePlayer } from '../../league/calls';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { namesOption, readNames, withLeague } from './support';

/** `sqlopoly league join` */
export function addJoin(league: Command): void {
  league
    .command('join')
    .description('add players to the league, one by one, up to the first who is refused')
    .argument('[names...]', 'names of the players')
    .addOption(namesOption())
    .addHelpText('after', examples("league join Ann Ben 'Cleo Smith'", 'league join --file names.txt'))
    .action(async (given: string[], { file }: { file?: string }) => {
      const names = readNames(given, file);
      await withLeague(async (connection) => {
        for (const name of names) print(`Player ${await addLeaguePlayer(connection, name)}: ${name}`);
      });
    });
}
