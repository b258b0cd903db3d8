import { type Command } from 'commander';
import { change } from '../calls';
import { joinNewAndEnter } from '../join';
import { readEntries } from '../views';
import { examples } from '../../cli/support/arguments';
import { counted } from '../../client/words/counted';
import { print } from '../../cli/support/output';
import { namesOption, readNames, tournamentArgument, warnOfByes, withLeague } from './support';

interface EnterOptions {
  join?: boolean;
  file?: string;
}

/** `sqlopoly league enter` */
export function addEnter(league: Command): void {
  league
    .command('enter')
    .description('enter players for the undrawn rounds of a tournament, all of them or none')
    .addArgument(tournamentArgument())
    .argument('[names...]', 'names of league players')
    .option('-j, --join', 'add unknown players to the league')
    .addOption(namesOption())
    .addHelpText('after', examples('league enter 1 Ann Ben Cleo', 'league enter 1 --join --file names.txt'))
    .action(async (tournament: number, given: string[], { join = false, file }: EnterOptions) => {
      const names = readNames(given, file);
      await withLeague(async (connection) => {
        if (join) await joinNewAndEnter(connection, tournament, names);
        else await change(connection, 'enter_players', tournament, names);
        const { length } = await readEntries(connection, tournament);
        print(`${counted(length, 'player')} ${length === 1 ? 'is' : 'are'} entered for tournament ${tournament}.`);
        await warnOfByes(connection, tournament);
      });
    });
}
