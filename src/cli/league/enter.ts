import { type Command } from 'commander';
import { enterPlayers } from '../../league/calls';
import { readEntries } from '../../league/views';
import { examples } from '../support/arguments';
import { counted } from '../../telling/counted';
import { print } from '../support/output';
import { tournamentArgument, warnOfByes, withLeague } from './support';

/** `sqlopoly league enter` */
export function addEnter(league: Command): void {
  league
    .command('enter')
    .description('enter players for the rounds of a tournament that are yet to be drawn, all of them or none')
    .addArgument(tournamentArgument())
    .argument('<names...>', 'names of players of the league')
    .addHelpText('after', examples('league enter 1 Ann Ben Cleo'))
    .action(async (tournament: number, names: string[]) => {
      await withLeague(async (connection) => {
        await enterPlayers(connection, tournament, names);
        const { length } = await readEntries(connection, tournament);
        print(`${counted(length, 'player')} ${length === 1 ? 'is' : 'are'} entered for tournament ${tournament}.`);
        await warnOfByes(connection, tournament);
      });
    });
}
