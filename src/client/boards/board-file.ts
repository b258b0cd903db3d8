import { errorProblem } from '../editions/errors';
import type { EditionDocument } from '../editions/parse-document';
import { writeDocument } from '../editions/write-document';
import type { GameConnection } from '../connection';
import { throwIfAny } from '../imports/import-error';
import { type BoardFile, fileErrors, importBoard, isMalformedBoard } from './boards';

/** The keys of the file, in the order in which people expect them. */
const ORDER = ['board', 'copied_from', 'salary', 'tiles', 'property', 'bonus', 'colour', 'price', 'rent', 'house_cost', 'hotel_cost', 'skyscraper_cost', 'mortgage', 'text'];

/** Formats the file of a board as YAML, with one line for each tile. */
export function writeBoardFile(file: BoardFile): string {
  return writeDocument(file, ORDER);
}

/**
 * Makes a board from a file, or changes the board of that name.
 * @returns its name
 * @throws ImportError with all errors in the file; RefusedMove, e.g. not_your_board
 */
export async function importBoardFile(connection: GameConnection, { file, json, lineOf }: EditionDocument): Promise<string> {
  try {
    return await importBoard(connection, json);
  } catch (error) {
    if (isMalformedBoard(error)) {
      const errors = await fileErrors(connection, json);
      throwIfAny(file, errors.map(({ place, error }) => errorProblem(place, error, lineOf(place))));
    }
    throw error;
  }
}
