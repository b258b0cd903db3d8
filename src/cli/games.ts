import { type Command, Option } from 'commander';
import { deleteGame } from '../client/new-game';
import type { Game } from '../client/rows';
import { readGames } from '../client/views';
import { programName } from '../server/program-name';
import { examples, jsonOption, type JsonOption, type LimitOptions, limitOptions, parseAge, parseGame, rowsToRead } from './support/arguments';
import { forgetGame, recallGame } from './support/chosen-game';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printJson, printNewest } from './support/output';

interface GamesOptions extends JsonOption, LimitOptions {
  delete?: number;
  over?: boolean;
  running?: boolean;
  /** hours */
  idle?: number;
}

/** `sqlopoly games` */
export function addGames(program: Command): void {
  const command = program
    .command('games')
    .description('list the games, newest first (gamesView), or delete one')
    .option('-d, --delete <game>', 'delete a game with all its moves, for good; `archive` keeps a copy', parseGame)
    .addOption(new Option('--over', 'only games that are over').conflicts(['delete', 'running']))
    .addOption(new Option('--running', 'only games that are not over').conflicts('delete'))
    .addOption(new Option('--idle <time>', 'only games in which nobody has moved for so long, e.g. 30d').argParser(parseAge).conflicts('delete'))
    .addOption(jsonOption())
    .addHelpText('after', examples('games', 'games --running --idle 30d', 'games --over --all --json', 'games --delete 7'))
    .action(async (options: GamesOptions) => {
      const { delete: game } = options;
      if (game === undefined) await withDatabase(INSTALL.reads, (database) => list(database, options));
      else await withDatabase(INSTALL.never, (database) => remove(database, game, options));
    });
  for (const option of limitOptions(['delete'])) command.addOption(option);
}

async function list({ connection }: OpenDatabase, options: GamesOptions): Promise<void> {
  const { over = false, running = false, idle = 0 } = options;
  const games = await readGames(connection, { isOver: over || running ? over : null, idleHours: idle, most: rowsToRead(options) });
  const none = idle > 0 ? 'No such game has been idle for that long.' : over ? 'No game is over.' : running ? `No game is running; start one with: ${programName()} new` : `There are no games yet; start one with: ${programName()} new`;
  printNewest(options.json ? games : withoutNeedlessEnds(games), options, none);
}

/** Leaves out when games end if none is announced to, which is how most servers are set. */
function withoutNeedlessEnds(games: readonly Game[]): readonly object[] {
  return games.some(({ Ends: ends }) => ends !== null) ? games : games.map(({ Ends: _, ...game }) => game);
}

async function remove({ connection }: OpenDatabase, game: number, { json = false }: GamesOptions): Promise<void> {
  await deleteGame(connection, game);
  if (recallGame()?.game === game) forgetGame();
  if (json) printJson({ game_id: game, deleted: true });
  else print(`Deleted game ${game}.`);
}
