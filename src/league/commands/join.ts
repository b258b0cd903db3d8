import { type Command } from 'commander';
import { joinLeague } from '../join';
import { examples } from '../../cli/support/arguments';
import { print } from '../../cli/support/output';
import { namesOption, readNames, withLeague } from './support';

/** `sqlopoly league join` */
export function addJoin(league: Command): void {
  league
    .command('join')
    .description('add players to the league, all of them or none')
    .argument('[names...]', 'names of the players')
    .addOption(namesOption())
    .addHelpText('after', examples("league join Ann Ben 'Cleo Smith'", 'league join --file names.txt'))
    .action(async (given: string[], { file }: { file?: string }) => {
      const names = readNames(given, file);
      await withLeague(async (connection) => {
        const numbers = await joinLeague(connection, names);
        for (const [index, name] of names.entries()) print(`Player ${numbers[index]}: ${name.trim()}`);
      });
    });
}
