import type { EditionError } from '../editions/errors';
import { call, callForRow } from '../call';
import type { GameConnection, Value } from '../connection';
import { isRefused } from '../refusal';
import type { Board, TileOfBoard } from '../rows';

export type { Board, TileOfBoard as BoardTile } from '../rows';

/** A tile in the file of a board; one with only a name may be a text. */
export interface WrittenTile {
  property?: string;
  price?: number;
  /** `price`, an amount, or amounts by what they depend on */
  rent?: 'price' | number | Readonly<Record<string, readonly number[]>>;
  house_cost?: number;
  hotel_cost?: number;
  skyscraper_cost?: number;
  mortgage?: number;
  /** the description of a tile that is not a property */
  text?: string;
}

/** The file of a board. */
export interface BoardFile {
  board: string;
  copied_from: string;
  salary: number;
  tiles: readonly (string | WrittenTile)[];
}

/** Changes of a board; numbers may be given as texts. */
export interface BoardChanges {
  name?: string;
  salary?: string | number;
  tiles?: readonly ({ tile: string | number } & Readonly<Record<string, unknown>>)[];
}

/** All boards, including those of editions. */
export function readBoards(connection: GameConnection): Promise<Board[]> {
  return connection.rows('SELECT * FROM boardsView');
}

/** The board of a name; undefined: there is none. */
export function readBoardNamed(connection: GameConnection, board: string): Promise<Board | undefined> {
  return connection.row('SELECT * FROM boardsView WHERE Board = ?', [board]);
}

/** The edition that a board belongs to, or was copied from, directly or through other boards; null: there is no such board. */
export async function editionOfBoard(connection: GameConnection, board: string): Promise<string | null> {
  // A board that was removed and created again may be a copy of its copy.
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

/** The boards that were copied from that of an edition, directly or through other boards, by name. */
export function boardsOf(edition: string, all: readonly Board[]): string[] {
  return all.filter((board) => board.Board !== edition && sourceOf(board, all) === edition).map(({ Board: name }) => name);
}

/** The edition that a board was copied from, directly or by other copies. */
function sourceOf(board: Board, all: readonly Board[]): string {
  const source = all.find(({ Board: name }) => name === board['Copied from']);
  return source && source !== board ? sourceOf(source, all.filter((one) => one !== board)) : (board['Copied from'] ?? board.Board);
}

/** The tiles of some boards, in board order. */
export async function readTilesOfBoards(connection: GameConnection, boards: readonly string[]): Promise<TileOfBoard[]> {
  return boards.length === 0 ? [] : await connection.rows('SELECT * FROM tilesView WHERE Board IN (?)', [boards]);
}

/** The tiles of a board, in order; empty: there is no such board. */
export function readBoardTiles(connection: GameConnection, board: string): Promise<TileOfBoard[]> {
  return connection.rows('SELECT * FROM tilesView WHERE Board = ?', [board]);
}

/**
 * Copies a board, or that of an edition.
 * @returns its name
 * @throws RefusedMove board_not_found, name_malformed, name_taken
 */
export function copyBoard(connection: GameConnection, source: string, board: string): Promise<string> {
  return boardOf(connection, 'CALL copy_board(?, ?)', [source, board]);
}

/**
 * Changes a board, all or nothing; games that have begun keep the old one.
 * @param changes BoardChanges as JSON
 * @returns its name
 * @throws RefusedMove, e.g. board_malformed, not_your_board
 */
export function changeBoard(connection: GameConnection, board: string, changes: string): Promise<string> {
  return boardOf(connection, 'CALL change_board(?, ?)', [board, changes]);
}

/**
 * Makes a board from a file, or changes the board of that name.
 * @param file a BoardFile as JSON
 * @returns its name
 * @throws RefusedMove, e.g. board_malformed, not_your_board
 */
export function importBoard(connection: GameConnection, file: string): Promise<string> {
  return boardOf(connection, 'CALL import_board(?)', [file]);
}

/** Removes a board; games on it continue. @throws RefusedMove board_not_found, not_a_board, not_your_board */
export async function removeBoard(connection: GameConnection, board: string): Promise<void> {
  await call(connection, 'CALL remove_board(?)', [board]);
}

/** The file of a board, for importBoard. @throws RefusedMove board_not_found */
export async function exportBoard(connection: GameConnection, board: string): Promise<BoardFile> {
  const row = await callForRow<{ document: BoardFile | string }>(connection, 'CALL export_board(?)', [board]);
  return typeof row.document === 'string' ? (JSON.parse(row.document) as BoardFile) : row.document;
}

/** All errors that a board would have after changes. @throws RefusedMove, e.g. board_not_found */
export function changeErrors(connection: GameConnection, board: string, changes: string): Promise<EditionError[]> {
  return call(connection, 'CALL check_board(?, ?)', [board, changes]);
}

/** All errors in the file of a board. @throws RefusedMove, e.g. not_your_board */
export function fileErrors(connection: GameConnection, file: string): Promise<EditionError[]> {
  return call(connection, 'CALL check_board_file(?)', [file]);
}

/** Whether the database refused a board because of its errors. */
export function isMalformedBoard(error: unknown): boolean {
  return isRefused(error, 'board_malformed');
}

async function boardOf(connection: GameConnection, sql: string, values: readonly Value[]): Promise<string> {
  return (await callForRow<{ board: string }>(connection, sql, values)).board;
}
