import { faultProblem } from '../edition/faults';
import type { EditionDocument } from '../edition/parse-document';
import { writeDocument } from '../edition/write-document';
import type { GameConnection } from '../game/connection';
import { throwIfAny } from '../import/import-error';
import { type BoardFile, fileFaults, importBoard, isMalformedBoard } from './boards';

/** The keys of the file, in the order in which people expect them. */
const ORDER = ['board', 'copied_from', 'salary', 'tiles', 'property', 'bonus', 'colour', 'price', 'rent', 'house_cost', 'hotel_cost', 'mortgage', 'text'];

/** The file of a board as text, a line for each tile. */
export function writeBoardFile(file: BoardFile): string {
  return writeDocument(file, ORDER);
}

/**
 * Makes a board of a file, or changes the board of that name.
 * @returns its name
 * @throws ImportError with everything that is wrong with the file; RefusedMove, e.g. not_your_board
 */
export async function importBoardFile(connection: GameConnection, { file, json, lineOf }: EditionDocument): Promise<string> {
  try {
    return await importBoard(connection, json);
  } catch (error) {
    if (isMalformedBoard(error)) {
      const faults = await fileFaults(connection, json);
      throwIfAny(file, faults.map(({ place, fault }) => faultProblem(place, fault, lineOf(place))));
    }
    throw error;
  }
}
