import fs from 'node:fs';
import path from 'node:path';
import { type Command, Option } from 'commander';
import { deleteArchivedGame, exportGame, tryArchive } from '../client/archive';
import { startProgress } from '../server/progress';
import { RefusedMove } from '../client/refusal';
import type { GameConnection } from '../client/connection';
import { type Game, readGames } from '../client/views';
import { ArchiveFileError, readArchive, writeArchive } from './support/archive-file';
import { examples, gameOption, jsonOption, type JsonOption, parseAge } from './support/arguments';
import { counted } from '../client/words/counted';
import { forgetGame, recallGame } from './support/chosen-game';
import { type GameOption, withGame } from './support/current-game';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printJson, printNote } from './support/output';

interface ArchiveOptions extends GameOption, JsonOption {
  file?: string;
  /** hours */
  over?: number;
  folder?: string;
  overwrite?: boolean;
  delete?: boolean;
}

/** `sqlopoly archive` */
export function addArchive(program: Command): void {
  program
    .command('archive')
    .description('write the game, or all that have been over for some time, to files that `restore` reads')
    .option('-f, --file <file>', 'output file, compressed if it ends in .gz (default: game-NUMBER.json.gz)')
    .option('--overwrite', 'overwrite an existing file')
    .option('--delete', 'delete the game once it is archived (only a finished game)')
    .addOption(new Option('--over <time>', 'archive every game that has been over for so long, e.g. 30d').argParser(parseAge).conflicts(['file', 'game', 'overwrite']))
    .addOption(new Option('--folder <folder>', 'with --over, where the files go (default: here)').conflicts(['file', 'game']))
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('archive', 'archive --game 7 --file friday.json', 'archive --game 7 --delete', 'archive --over 30d --folder old-games --delete'))
    .action(async (options: ArchiveOptions, command: Command) => {
      if (options.over !== undefined) await withDatabase(INSTALL.never, (database) => archiveOld(database, options, options.over ?? 0));
      else if (options.folder !== undefined) command.error("error: option '--folder <folder>' belongs to '--over <time>'");
      else await withGame(options, ({ connection, game }) => archiveOne(connection, game, options), { changes: options.delete ?? false });
    });
}

async function archiveOne(connection: GameConnection, game: Game, options: ArchiveOptions): Promise<void> {
  const file = options.file ?? fileOf(game);
  const bytes = await write(connection, game, file, options.overwrite ?? false);
  if (options.delete) {
    await remove(connection, game, file).catch((error: unknown) => {
      printNote(`Game ${game.Game} was not deleted. It is archived in ${file}, with its secret seed.`);
      throw error;
    });
  }
  const isOver = game['Next player'] === null;
  if (options.json) {
    printJson({ game_id: game.Game, name: game.Name, file, bytes, moves: game.Moves, is_over: isOver, deleted: options.delete ?? false });
    return;
  }
  print(`Archived game ${game.Game} (${game.Name}) to ${file}: ${counted(game.Moves, 'move')}, verified by replay; ${counted(bytes, 'byte')}.`);
  if (!isOver) print('The game is not over and the file contains its secret seed: anyone who reads it can predict the dice and cards to come.');
  if (options.delete) print(`Deleted game ${game.Game}.`);
}

const fileOf = (game: Game): string => `game-${game.Game}.json.gz`;

/** Writes a game into a file. @returns the size of the file in bytes */
async function write(connection: GameConnection, game: Game, file: string, overwrite: boolean): Promise<number> {
  const archive = await exportGame(connection, game.Game);
  await tryArchive(connection, archive);
  return writeArchive(file, archive, overwrite);
}

/** Deletes a game that is in a file. */
async function remove(connection: GameConnection, game: Game, file: string): Promise<void> {
  await deleteArchivedGame(connection, game.Game, readArchive(file));
  if (recallGame()?.game === game.Game) forgetGame();
}

/** A game that was archived with others. */
interface Archived {
  game_id: number;
  name: string;
  /** null: it could not be archived */
  file: string | null;
  bytes: number;
  moves: number;
  deleted: boolean;
  /** why it was not archived, or not deleted; null: it was */
  kept_because: string | null;
}

/**
 * Archives every game that has been over for some time, one after the other. Whenever it is stopped, it can be run again: a
 * game that was written and not yet deleted has its file, which is compared and not written again.
 */
async function archiveOld({ connection }: OpenDatabase, { folder = '.', delete: deletes = false, json = false }: ArchiveOptions, hours: number): Promise<void> {
  const games = (await readGames(connection, { isOver: true, idleHours: hours })).reverse();
  if (games.length > 0) fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const progress = startProgress(printNote, `Archiving ${counted(games.length, 'game')} to ${folder}`);
  const done: Archived[] = [];
  try {
    for (const game of games) {
      const archived = await archiveAmongOthers(connection, game, path.join(folder, fileOf(game)), deletes);
      if (archived) done.push(archived);
      progress.update((100 * done.length) / games.length);
    }
  } finally {
    progress.stop();
    // Also when it ends early: some may have been deleted.
    if (json) printJson(done);
    else report(done, deletes);
  }
  const failed = done.filter(({ file }) => file === null).length;
  if (failed > 0) throw new ArchiveFileError(`${counted(failed, 'game')} could not be archived.`);
}

function report(done: readonly Archived[], deletes: boolean): void {
  const written = done.filter(({ file }) => file !== null);
  const sum = (number: (one: Archived) => number): number => written.reduce((total, one) => total + number(one), 0);
  for (const { game_id: game, file, kept_because: why } of done) if (why !== null) printNote(`Game ${game} was not ${file === null ? 'archived' : 'deleted'}: ${why}`);
  print(`Archived ${counted(written.length, 'game')} with ${counted(sum(({ moves }) => moves), 'move')}, each verified by replay; ${counted(sum(({ bytes }) => bytes), 'byte')}.`);
  if (deletes) print(`Deleted ${counted(done.filter(({ deleted }) => deleted).length, 'game')}.`);
}

/** @returns undefined: somebody else has archived or deleted it meanwhile */
async function archiveAmongOthers(connection: GameConnection, game: Game, file: string, deletes: boolean): Promise<Archived | undefined> {
  const about = { game_id: game.Game, name: game.Name, moves: game.Moves };
  let bytes: number | undefined;
  try {
    bytes = await writeOnce(connection, game, file, deletes);
    if (deletes) await remove(connection, game, file);
    return { ...about, file, bytes, deleted: deletes, kept_because: null };
  } catch (error) {
    if (error instanceof RefusedMove && error.token === 'game_not_found') return undefined;
    // Others may be archived, even if this game cannot be restored, has saves, or its file is something else.
    if (!(error instanceof RefusedMove) && !(error instanceof ArchiveFileError && error.isOfFile)) throw error;
    return { ...about, file: bytes === undefined ? null : file, bytes: bytes ?? 0, deleted: false, kept_because: error.message };
  }
}

/** Writes a game into a file, unless it is there. @returns the size of the file in bytes */
async function writeOnce(connection: GameConnection, game: Game, file: string, deletes: boolean): Promise<number> {
  if (!fs.existsSync(file)) return await write(connection, game, file, false);
  const archive = readArchive(file);
  if (archive !== (await exportGame(connection, game.Game))) throw new ArchiveFileError(`${file} is there already, with something else in it.`, { isOfFile: true });
  // It may have been written by a version whose moves this one refuses.
  if (deletes) await tryArchive(connection, archive);
  return fs.statSync(file).size;
}
