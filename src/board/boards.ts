import type { EditionFault } from '../edition/faults';
import { call, callForRow } from '../game/call';
import type { GameConnection, Value } from '../game/connection';
import { isRefused } from '../game/refusal';

/** A row of boardsView: a board that can be played on and copied. */
export interface Board {
  Board: string;
  /** null: the board of an edition */
  'Copied from': string | null;
  /** who made it; null: it is an edition's */
  Account: string | null;
  Tiles: number;
  Properties: number;
  Salary: number;
  /** whether this account may change and remove it */
  Yours: 0 | 1;
}

/** A row of tilesView: a tile of a board as it is written. */
export interface BoardTile {
  Board: string;
  Location: number;
  Tile: string;
  'Set No.': number | null;
  Set: string | null;
  Price: number | null;
  /** what it depends on, and the amounts; price: the price */
  Rent: string | null;
  'House cost': number | null;
  'Hotel cost': number | null;
  /** what a mortgage pays; null: nothing is mortgaged */
  Mortgage: number | null;
  Effect: string | null;
  Amount: string | null;
}

/** A tile as the file of a board has it; one that is only a name may be a text. */
export interface WrittenTile {
  property?: string;
  price?: number;
  /** the price, an amount, or amounts by what they depend on */
  rent?: 'price' | number | Readonly<Record<string, readonly number[]>>;
  house_cost?: number;
  hotel_cost?: number;
  mortgage?: number;
  /** what is told of a tile that is no property */
  text?: string;
}

/** The file of a board. */
export interface BoardFile {
  board: string;
  copied_from: string;
  salary: number;
  tiles: readonly (string | WrittenTile)[];
}

/** What becomes of a board; a text may stand for the number, or the numbers, that it says. */
export interface BoardChanges {
  name?: string;
  salary?: string | number;
  tiles?: readonly ({ tile: string | number } & Readonly<Record<string, unknown>>)[];
}

/** Everything that can be played on. */
export function readBoards(connection: GameConnection): Promise<Board[]> {
  return connection.rows('SELECT * FROM boardsView');
}

/** One board; undefined: there is none of that name. */
export async function readBoardNamed(connection: GameConnection, board: string): Promise<Board | undefined> {
  return (await connection.rows<Board>('SELECT * FROM boardsView WHERE Board = ?', [board]))[0];
}

/** The edition whose board it is, or that it was copied from, directly or through others; null: there is no such board. */
export async function editionOfBoard(connection: GameConnection, board: string): Promise<string | null> {
  // A board that was removed and made anew may be a copy of its own copy.
  const seen = new Set<string>();
  for (let name = board; !seen.has(name); ) {
    seen.add(name);
    const found = await readBoardNamed(connection, name);
    if (!found) return null;
    if (found['Copied from'] === null) return found.Board;
    name = found['Copied from'];
  }
  return null;
}

/** The tiles of a board, in their order; none: there is no such board. */
export function readBoardTiles(connection: GameConnection, board: string): Promise<BoardTile[]> {
  return connection.rows('SELECT * FROM tilesView WHERE Board = ?', [board]);
}

/**
 * Makes a board that is a copy of another, or of that of an edition.
 * @returns its name
 * @throws RefusedMove board_not_found, name_malformed, name_taken
 */
export function copyBoard(connection: GameConnection, source: string, board: string): Promise<string> {
  return boardOf(connection, 'CALL copy_board(?, ?)', [source, board]);
}

/**
 * Changes a board, all or nothing; games that have begun keep theirs.
 * @param changes as the database takes them
 * @returns its name
 * @throws RefusedMove, e.g. board_malformed, not_your_board
 */
export function changeBoard(connection: GameConnection, board: string, changes: string): Promise<string> {
  return boardOf(connection, 'CALL change_board(?, ?)', [board, changes]);
}

/**
 * Makes a board of a file, or changes the board of that name.
 * @param file as the database takes it
 * @returns its name
 * @throws RefusedMove, e.g. board_malformed, not_your_board
 */
export function importBoard(connection: GameConnection, file: string): Promise<string> {
  return boardOf(connection, 'CALL import_board(?)', [file]);
}

/** Takes a board away; games on it go on. @throws RefusedMove board_not_found, not_a_board, not_your_board */
export async function removeBoard(connection: GameConnection, board: string): Promise<void> {
  await call(connection, 'CALL remove_board(?)', [board]);
}

/** The file of a board, of which importBoard makes the same. @throws RefusedMove board_not_found */
export async function exportBoard(connection: GameConnection, board: string): Promise<BoardFile> {
  const row = await callForRow<{ document: BoardFile | string }>(connection, 'CALL export_board(?)', [board]);
  return typeof row.document === 'string' ? (JSON.parse(row.document) as BoardFile) : row.document;
}

/** Everything that would be wrong with a board after changes. @throws RefusedMove, e.g. board_not_found */
export function changeFaults(connection: GameConnection, board: string, changes: string): Promise<EditionFault[]> {
  return call(connection, 'CALL check_board(?, ?)', [board, changes]);
}

/** Everything that is wrong with the file of a board. @throws RefusedMove, e.g. not_your_board */
export function fileFaults(connection: GameConnection, file: string): Promise<EditionFault[]> {
  return call(connection, 'CALL check_board_file(?)', [file]);
}

/** Whether the database refused a board for its faults. */
export function isMalformedBoard(error: unknown): boolean {
  return isRefused(error, 'board_malformed');
}

async function boardOf(connection: GameConnection, sql: string, values: readonly Value[]): Promise<string> {
  return (await callForRow<{ board: string }>(connection, sql, values)).board;
}
