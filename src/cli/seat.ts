import { type Command } from 'commander';
import { giveSeat } from '../client/seats';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { warnOfMissingAccounts } from './support/missing-accounts';
import { print, printJson } from './support/output';
import { UsageError } from './support/statuses';

interface SeatOptions extends GameOption, JsonOption {
  nobody?: boolean;
}

/** `sqlopoly seat` */
export function addSeat(program: Command): void {
  program
    .command('seat')
    .description('assign a seat to another account, in a game between accounts')
    .argument('<player>', 'number of the player')
    .argument('[account]', 'account that gets the seat')
    .option('--nobody', 'free the seat; only the owner of the database can then move for it')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('seat 0 zoe', 'seat 1 --nobody --game 7'))
    .action(async (player: string, account: string | undefined, { nobody = false, ...options }: SeatOptions) => {
      if (nobody === (account !== undefined)) throw new UsageError('Give an account or --nobody.');
      await withGame(options, async ({ connection, game }) => {
        const seat = await giveSeat(connection, game.Game, player, account ?? null);
        if (account !== undefined) await warnOfMissingAccounts(connection, [account]);
        if (options.json) printJson(seat);
        else print(`The seat of ${seat['Player name']} in game ${seat.Game} belongs to ${seat.Account ?? 'nobody'}.`);
      }, { changes: true });
    });
}
