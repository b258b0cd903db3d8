import { refusal } from '../../game/refusal';
import { type Game, readGame, readNewestGame } from '../../game/views';
import { INSTALL, type Install, type OpenDatabase, withDatabase } from './database';

/** Options of the commands that are about one game. */
export interface GameOptions {
  /** number of the game; default: the newest */
  game?: number;
}

/** An open database in which a game was chosen. */
export interface OpenGame extends OpenDatabase {
  game: Game;
}

/**
 * Opens the database, chooses the game and does something with it.
 * @throws RefusedMove `game_not_found` when there is no such game, and what withDatabase throws
 */
export async function withGame<Result>(
  { game: wanted }: GameOptions,
  use: (open: OpenGame) => Promise<Result>,
  install: Install = INSTALL.never,
): Promise<Result> {
  return await withDatabase(install, async (database) => {
    const { connection } = database;
    const game = wanted === undefined ? await readNewestGame(connection) : await readGame(connection, wanted);
    if (!game) throw refusal('game_not_found', sentence(wanted));
    await connection.choose(game.Game);
    return await use({ ...database, game });
  });
}

function sentence(wanted: number | undefined): string {
  return wanted === undefined
    ? 'There is no game yet; start one with: npx sqlopoly new'
    : `There is no game ${wanted}; npx sqlopoly games lists them.`;
}
