import { type Command } from 'commander';
import { deleteArchivedGame, exportGame, tryArchive } from '../game/archive';
import { readArchive, writeArchive } from './support/archive-file';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { counted } from '../format/counted';
import { forgetGame, recallGame } from './support/chosen-game';
import { type GameOption, withGame } from './support/current-game';
import { print, printJson, printNote } from './support/output';

interface ArchiveOptions extends GameOption, JsonOption {
  file?: string;
  overwrite?: boolean;
  delete?: boolean;
}

/** `sqlopoly archive` */
export function addArchive(program: Command): void {
  program
    .command('archive')
    .description('write the game to a file that `restore` reads')
    .option('-f, --file <file>', 'output file, compressed if it ends in .gz (default: game-NUMBER.json.gz)')
    .option('--overwrite', 'overwrite an existing file')
    .option('--delete', 'delete the game once it is archived (only a finished game)')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('archive', 'archive --game 7 --file friday.json', 'archive --game 7 --delete'))
    .action(async (options: ArchiveOptions) => {
      await withGame(options, async ({ connection, game }) => {
        const file = options.file ?? `game-${game.Game}.json.gz`;
        const archive = await exportGame(connection, game.Game);
        await tryArchive(connection, archive);
        const bytes = writeArchive(file, archive, options.overwrite ?? false);
        if (options.delete) {
          await deleteArchivedGame(connection, game.Game, readArchive(file)).catch((error: unknown) => {
            printNote(`Game ${game.Game} was not deleted. It is archived in ${file}, with its secret seed.`);
            throw error;
          });
          if (recallGame()?.game === game.Game) forgetGame();
        }
        const isOver = game['Next player'] === null;
        if (options.json) {
          printJson({ game_id: game.Game, name: game.Name, file, bytes, moves: game.Moves, is_over: isOver, deleted: options.delete ?? false });
          return;
        }
        print(`Archived game ${game.Game} (${game.Name}) to ${file}: ${counted(game.Moves, 'move')}, verified by replay; ${counted(bytes, 'byte')}.`);
        if (!isOver) print('The game is not over and the file contains its secret seed: anyone who reads it can predict the dice and cards to come.');
        if (options.delete) print(`Deleted game ${game.Game}.`);
      }, { changes: options.delete ?? false });
    });
}
