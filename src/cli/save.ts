import { type Command } from 'commander';
import { saveGame, saveInSlot } from '../game/time';
import { examples, gameOption, jsonOption } from './support/arguments';
import { type GameOptions, withGame } from './support/current-game';
import { print, printJson } from './support/output';
import { UsageError } from './support/statuses';

interface SaveOptions extends GameOptions {
  slot?: string;
  overwrite?: boolean;
  json?: boolean;
}

/** `sqlopoly save` */
export function addSave(program: Command): void {
  program
    .command('save')
    .description('give the present point of the game a name, to go on from there')
    .argument('[name]', 'what the save is called (default: the name of the game and the record)')
    .option('-s, --slot <number>', 'keep it in a slot of your account instead; saves --slots shows them')
    .option('--overwrite', 'what is in the slot may go')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('save', 'save "before the auction" --game 7', 'save --slot 2', 'save --slot 2 --overwrite'))
    .action(async (name: string | undefined, options: SaveOptions) => {
      const { slot, overwrite = false } = options;
      if (slot !== undefined) {
        if (name !== undefined) throw new UsageError('A save has a name or a slot, not both.');
        const saved = await withGame(options, ({ connection, game }) => saveInSlot(connection, game.Game, slot, overwrite));
        if (options.json) printJson(saved);
        else print(`Game ${saved.Game} (${saved['Game name']}) is saved at record ${saved.Record} in slot ${saved.Slot}.`);
        return;
      }
      if (overwrite) throw new UsageError('Only a slot is overwritten: give --slot.');
      const save = await withGame(options, ({ connection, game }) => saveGame(connection, game.Game, name ?? null));
      if (options.json) printJson(save);
      else print(`Game ${save.Game} (${save['Game name']}) is saved at record ${save.Record} as: ${save.Name}`);
    });
}
