import { type Board, type BoardFile, changeFaults, exportBoard, readBoardNamed, readBoardTiles } from '../../board/boards';
import type { GameConnection } from '../../game/connection';
import { undoing } from '../../game/undoing';
import { type BoardFault, placed } from './faults';
import type { BuiltTile } from './fields';

/** All that the builder shows of a board. */
export interface Built {
  board: Board;
  tiles: readonly BuiltTile[];
  /** what is wrong with it as it is */
  faults: readonly BoardFault[];
}

/** How many boards it is remembered of what is wrong with them. */
const MOST_KNOWN = 200;

/** What is wrong with boards, by all that is written of them: to find out takes the database longer than all the rest. */
const known = new Map<string, readonly BoardFault[]>();

/**
 * Reads a board in one state of the database.
 * @param isSound whether nothing is wrong with it: the database has just taken it
 * @returns undefined: there is none of that name
 */
export function readBuilt(connection: GameConnection, name: string, isSound = false): Promise<Built | undefined> {
  return undoing(connection, async () => {
    const board = await readBoardNamed(connection, name);
    if (!board) return undefined;
    const file = await exportBoard(connection, board.Board);
    const tiles = (await readBoardTiles(connection, board.Board)).map((tile, index) => ({ tile, written: file.tiles[index] ?? tile.Tile }));
    // Only who may change a board is told what is wrong with it.
    const faults = isSound || !board.Yours ? [] : await faultsOf(connection, file);
    return { board, tiles, faults };
  });
}

async function faultsOf(connection: GameConnection, file: BoardFile): Promise<readonly BoardFault[]> {
  const key = JSON.stringify(file);
  const faults = known.get(key) ?? (await changeFaults(connection, file.board, '{}')).map(placed);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, faults);
  return faults;
}
