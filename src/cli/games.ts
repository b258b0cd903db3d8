import { type Command } from 'commander';
import { deleteGame } from '../game/new-game';
import { readGames } from '../game/views';
import { programName } from '../program-name';
import { examples, jsonOption, type JsonOption, parseGame } from './support/arguments';
import { forgetGame, recallGame } from './support/chosen-game';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printJson, printRows } from './support/output';

interface GamesOptions extends JsonOption {
  delete?: number;
}

/** `sqlopoly games` */
export function addGames(program: Command): void {
  program
    .command('games')
    .description('list all games, newest first (gamesView), or delete one')
    .option('-d, --delete <game>', 'delete a game with all its moves, for good; `archive` keeps a copy', parseGame)
    .addOption(jsonOption())
    .addHelpText('after', examples('games', 'games --json', 'games --delete 7'))
    .action(async (options: GamesOptions) => {
      const { delete: game } = options;
      if (game === undefined) await withDatabase(INSTALL.reads, (database) => list(database, options));
      else await withDatabase(INSTALL.never, (database) => remove(database, game, options));
    });
}

async function list({ connection }: OpenDatabase, options: GamesOptions): Promise<void> {
  printRows(await readGames(connection), options, `There are no games yet; start one with: ${programName()} new`);
}

async function remove({ connection }: OpenDatabase, game: number, { json = false }: GamesOptions): Promise<void> {
  await deleteGame(connection, game);
  if (recallGame()?.game === game) forgetGame();
  if (json) printJson({ game_id: game, deleted: true });
  else print(`Deleted game ${game}.`);
}
