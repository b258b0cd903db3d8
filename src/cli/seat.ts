import { type Command } from 'commander';
import { giveSeat } from '../game/seats';
import { examples, gameOption, jsonOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { sayMissingAccounts } from './support/missing-accounts';
import { print, printJson } from './support/output';
import { UsageError } from './support/statuses';

interface SeatOptions extends GameOptions {
  nobody?: boolean;
  json?: boolean;
}

/** `sqlopoly seat` */
export function addSeat(program: Command): void {
  program
    .command('seat')
    .description('give a seat of a game between accounts to another account')
    .argument('<player>', 'the number of the player')
    .argument('[account]', 'whose the seat is from now on')
    .option('--nobody', 'nobody moves for it but the owner of the database')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('seat 0 zoe', 'seat 1 --nobody --game 7'))
    .action(async (player: string, account: string | undefined, { nobody = false, ...options }: SeatOptions) => {
      if (nobody === (account !== undefined)) throw new UsageError('Say whose the seat is: an account, or --nobody.');
      await withGame(options, async ({ connection, game }) => {
        const seat = await giveSeat(connection, game.Game, player, account ?? null);
        if (account !== undefined) await sayMissingAccounts(connection, [account]);
        if (options.json) printJson(seat);
        else print(`The seat of ${seat['Player name']} in game ${seat.Game} is ${seat.Account === null ? "nobody's" : `that of ${seat.Account}`}.`);
      });
    });
}
