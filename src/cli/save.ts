import { type Command } from 'commander';
import { saveGame } from '../game/time';
import { examples, gameOption, jsonOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { print, printJson } from './support/output';

/** `sqlopoly save` */
export function addSave(program: Command): void {
  program
    .command('save')
    .description('give the present point of the game a name, to go on from there')
    .argument('[name]', 'what the save is called (default: the name of the game and the record)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('save', 'save "before the auction" --game 7'))
    .action(async (name: string | undefined, options: GameOptions & { json?: boolean }) => {
      const save = await withGame(options, ({ connection, game }) => saveGame(connection, game.Game, name ?? null));
      if (options.json) printJson(save);
      else print(`Game ${save.Game} (${save['Game name']}) is saved at record ${save.Record} as: ${save.Name}`);
    });
}
