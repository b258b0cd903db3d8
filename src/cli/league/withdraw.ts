import { type Command } from 'commander';
import { withdrawPlayer } from '../../league/calls';
import { examples } from '../support/arguments';
import { print } from '../support/output';
import { tournamentArgument, withLeague } from './support';

/** `sqlopoly league withdraw` */
export function addWithdraw(league: Command): void {
  league
    .command('withdraw')
    .description('withdraw a player from the undrawn rounds of a tournament')
    .addArgument(tournamentArgument())
    .argument('<name>', 'name of the player')
    .addHelpText('after', examples('league withdraw 1 Ann'))
    .action(async (tournament: number, name: string) => {
      await withLeague((connection) => withdrawPlayer(connection, tournament, name));
      print(`Withdrew ${name} from the undrawn rounds of tournament ${tournament}.`);
    });
}
