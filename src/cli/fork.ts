import { type Command } from 'commander';
import { forkGame } from '../client/time';
import { examples, gameOption, jsonOption, type JsonOption, recordOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { printFork } from './support/print-fork';

interface ForkOptions extends GameOption, JsonOption {
  at?: number;
  name?: string;
}

/** `sqlopoly fork` */
export function addFork(program: Command): void {
  program
    .command('fork')
    .description('start a new game from an earlier move; the original game stays unchanged')
    .addOption(recordOption('last move to copy; 0: the opening position (default: the latest)'))
    .option('-n, --name <name>', 'name of the new game (default: the original name and the record)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('fork --at 12', 'fork --at 0 --game 7 --name "once more"'))
    .action(async (options: ForkOptions) => {
      await withGame(options, async ({ connection, game }) => {
        const forkId = await forkGame(connection, game.Game, options.at ?? null, options.name ?? null);
        await printFork(connection, forkId, options);
      });
    });
}
