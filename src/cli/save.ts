import { type Command } from 'commander';
import { saveGame, saveInSlot } from '../client/time';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { print, printJson } from './support/output';
import { UsageError } from './support/statuses';

interface SaveOptions extends GameOption, JsonOption {
  slot?: string;
  overwrite?: boolean;
}

/** `sqlopoly save` */
export function addSave(program: Command): void {
  program
    .command('save')
    .description('save the current point of the game; `load` starts a new game from it')
    .argument('[name]', 'name of the save (default: the date and time in UTC)')
    .option('-s, --slot <number>', 'save to a slot of your account instead; `saves --slots` lists them')
    .option('--overwrite', 'overwrite the slot')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('save', 'save "before the auction" --game 7', 'save --slot 2', 'save --slot 2 --overwrite'))
    .action(async (name: string | undefined, options: SaveOptions) => {
      const { slot, overwrite = false } = options;
      if (slot !== undefined) {
        if (name !== undefined) throw new UsageError('Give a name or a slot, not both.');
        const saved = await withGame(options, ({ connection, game }) => saveInSlot(connection, game.Game, slot, overwrite));
        if (options.json) printJson(saved);
        else print(`Saved game ${saved.Game} (${saved['Game name']}) at record ${saved.Record} in slot ${saved.Slot}.`);
        return;
      }
      if (overwrite) throw new UsageError('--overwrite is for slots: add --slot.');
      const save = await withGame(options, ({ connection, game }) => saveGame(connection, game.Game, name ?? null));
      if (options.json) printJson(save);
      else print(`Saved game ${save.Game} (${save['Game name']}) at record ${save.Record} as: ${save.Name}`);
    });
}
