import { type Board, type BoardFile, changeErrors, exportBoard, readBoardNamed, readBoardTiles } from '../../client/boards/boards';
import type { GameConnection } from '../../client/connection';
import { readAndRollBack } from '../../client/read-and-rollback';
import { type BoardError, placed } from './errors';
import type { BuiltTile } from './fields';

/** What the builder shows of a board. */
export interface Built {
  board: Board;
  tiles: readonly BuiltTile[];
  /** the errors of the saved board */
  errors: readonly BoardError[];
}

/** The most boards whose errors are cached. */
const MOST_KNOWN = 200;

/** The errors of boards, by the board's whole document. Cached: validation is the slowest part of the page. */
const known = new Map<string, readonly BoardError[]>();

/**
 * Reads a board in one state of the database.
 * @param isSound whether it has no errors, because the database has just saved it
 * @returns undefined when there is no board of that name
 */
export function readBuilt(connection: GameConnection, name: string, isSound = false): Promise<Built | undefined> {
  return readAndRollBack(connection, async () => {
    const board = await readBoardNamed(connection, name);
    if (!board) return undefined;
    const file = await exportBoard(connection, board.Board);
    const tiles = (await readBoardTiles(connection, board.Board)).map((tile, index) => ({ tile, written: file.tiles[index] ?? tile.Tile }));
    // Errors are shown only to accounts that may change the board.
    const errors = isSound || !board.Yours ? [] : await errorsOf(connection, file);
    return { board, tiles, errors };
  });
}

async function errorsOf(connection: GameConnection, file: BoardFile): Promise<readonly BoardError[]> {
  const key = JSON.stringify(file);
  const errors = known.get(key) ?? (await changeErrors(connection, file.board, '{}')).map(placed);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, errors);
  return errors;
}
