import { refusal } from '../../client/refusal';
import { type Game, readAccount, readGame, readNewestGame, readPlayers } from '../../client/views';
import { endOfAbandoned } from '../../client/words/abandoned';
import { programName } from '../../server/program-name';
import { askYes } from './ask';
import { gameInEnvironment, recallGame, rememberGame } from './chosen-game';
import { INSTALL, type Install, type OpenDatabase, withDatabase } from './database';
import { printNote } from './output';
import { UsageError } from './statuses';

/** The option `--game` of the commands that act on one game. */
export interface GameOption {
  /** number of the game; default: SQLOPOLY_GAME, else the one opened or chosen here last, else the newest */
  game?: number;
}

/** How a command uses its game. */
export interface GameUse {
  /** whether to install the game first; default: never */
  install?: Install;
  /** whether it changes the game: then another account's game needs consent if it was only found as the newest */
  changes?: boolean;
  /** whether the command prints the name of the game itself */
  namesGame?: boolean;
}

/** An open database with a chosen game. */
export interface OpenGame extends OpenDatabase {
  game: Game;
}

/**
 * Opens the database, chooses the game, prints its name on stderr and uses it.
 * @throws RefusedMove `game_not_found`; UsageError when consent is missing; what withDatabase throws
 */
export async function withGame<Result>(
  { game: wanted }: GameOption,
  use: (open: OpenGame) => Promise<Result>,
  { install = INSTALL.never, changes = false, namesGame = false }: GameUse = {},
): Promise<Result> {
  return await withDatabase(install, async (database) => {
    const { connection } = database;
    const { game, isNewest } = await findGame(database, wanted);
    await connection.choose(game.Game);
    if (changes && isNewest) await requireConsent(database, game);
    if (!namesGame) printNote(`Game ${game.Game} (${game.Name})${isNewest ? ', the newest' : ''}`);
    const end = endOfAbandoned(game, Date.now());
    if (end !== undefined) printNote(end);
    return await use({ ...database, game });
  });
}

/** The game to use, and whether it was only found as the newest. */
async function findGame({ connection }: OpenDatabase, wanted: number | undefined): Promise<{ game: Game; isNewest: boolean }> {
  const named = wanted ?? gameInEnvironment();
  const chosen = named === undefined ? recallGame() : undefined;
  const number = named ?? chosen?.game;
  const game = number === undefined ? await readNewestGame(connection) : await readGame(connection, number);
  if (chosen && game?.Created !== chosen.created) {
    throw refusal('game_not_found', `Game ${chosen.game}, chosen here earlier, no longer exists; choose another with: ${programName()} use`);
  }
  if (!game) throw refusal('game_not_found', sentence(number));
  return { game, isNewest: number === undefined };
}

function sentence(number: number | undefined): string {
  return number === undefined
    ? `There are no games yet; start one with: ${programName()} new`
    : `There is no game ${number}; ${programName()} games lists them.`;
}

/** @throws UsageError unless the game is this account's, or the user agrees, in which case it is remembered */
async function requireConsent({ connection }: OpenDatabase, game: Game): Promise<void> {
  const { Game: number, Name: name, 'Made by': maker } = game;
  if (maker === null) return;
  const account = await readAccount(connection);
  if (maker === account || (await readPlayers(connection)).some((player) => player.Account === account)) return;
  const other = `Game ${number} (${name}), the newest, was made by ${maker}.`;
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new UsageError(`${other} To use it, add --game ${number} or run: ${programName()} use ${number}`);
  }
  if (!(await askYes(`${other} Use it?`))) throw new UsageError(`Nothing was changed; choose a game with: ${programName()} use`);
  await rememberGame(connection, number);
}
