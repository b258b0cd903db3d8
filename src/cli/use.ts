import { type Command } from 'commander';
import { refusal } from '../client/refusal';
import { readGame } from '../client/views';
import { programName } from '../server/program-name';
import { examples, jsonOption, type JsonOption, parseGame } from './support/arguments';
import { forgetGame, rememberGame } from './support/chosen-game';
import { withGame } from './support/current-game';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';
import { UsageError } from './support/statuses';

interface UseOptions extends JsonOption {
  newest?: boolean;
}

/** `sqlopoly use` */
export function addUse(program: Command): void {
  program
    .command('use')
    .description('choose the game for the commands that follow, or show which one is chosen')
    .argument('[id]', 'number of the game', parseGame)
    .option('--newest', 'use the newest game, whichever that is')
    .addOption(jsonOption())
    .addHelpText('after', examples('use', 'use 7', 'use --newest'))
    .action(async (wanted: number | undefined, options: UseOptions) => {
      const { newest = false, json = false } = options;
      if (newest && wanted !== undefined) throw new UsageError('Give a game or --newest, not both.');
      if (wanted !== undefined) await choose(wanted);
      if (newest) forgetGame();
      await withGame({}, async ({ game }) => {
        if (json) printJson(game);
        else print(`Using game ${game.Game} (${game.Name}).`);
      }, { install: INSTALL.reads, namesGame: true });
    });
}

async function choose(wanted: number): Promise<void> {
  await withDatabase(INSTALL.reads, async ({ connection }) => {
    const game = await readGame(connection, wanted);
    if (!game) throw refusal('game_not_found', `There is no game ${wanted}; ${programName()} games lists them.`);
    await rememberGame(connection, wanted);
  });
}
