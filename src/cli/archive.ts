import { type Command } from 'commander';
import { deleteArchivedGame, exportGame, tryArchive } from '../game/archive';
import { readArchive, writeArchive } from './support/archive-file';
import { examples, gameOption, jsonOption } from './support/arguments';
import { counted } from '../telling/counted';
import { type GameOptions, withGame } from './support/current-game';
import { print, printJson, say } from './support/output';

interface ArchiveOptions extends GameOptions {
  file?: string;
  overwrite?: boolean;
  delete?: boolean;
  json?: boolean;
}

/** `sqlopoly archive` */
export function addArchive(program: Command): void {
  program
    .command('archive')
    .description('write the game into a file, of which restore makes it again')
    .option('-f, --file <file>', 'where to; packed when it ends with .gz (default: game-NUMBER.json.gz)')
    .option('--overwrite', 'a file that is there may go')
    .option('--delete', 'delete the game when the file holds it; only one that is over')
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
            say(`Game ${game.Game} is not deleted; ${file} holds it, with its secret seed.`);
            throw error;
          });
        }
        const isOver = game['Next player'] === null;
        if (options.json) {
          printJson({ game_id: game.Game, name: game.Name, file, bytes, moves: game.Moves, is_over: isOver, deleted: options.delete ?? false });
          return;
        }
        const played = `${counted(game.Moves, 'move')}, played again with the same result`;
        print(`Game ${game.Game} (${game.Name}) is in ${file}: ${played}; ${counted(bytes, 'byte')}.`);
        if (!isOver) print('It is not over, and its secret seed is in the file: whoever reads it can know the dice and cards to come.');
        if (options.delete) print(`Game ${game.Game} is deleted.`);
      });
    });
}
