import { callOnce } from '../call';
import type { GameConnection } from '../connection';
import { isRefused } from '../refusal';
import type { Problem } from '../imports/import-error';

/** An error in the document of an edition. */
export interface EditionError {
  /** a JSON path without the dollar, e.g. `board.tiles[3].price`; '': the whole document */
  place: string;
  /** e.g. `must be a whole number from 0 to 100000000, not "dear"` */
  error: string;
}

/** All errors in a document. @param json the document */
export async function editionErrors(connection: GameConnection, json: string): Promise<EditionError[]> {
  return await callOnce(connection, 'CALL check_edition(?)', [json]);
}

/** Whether the database refused a document because of its errors. */
export function isMalformed(error: unknown): boolean {
  return isRefused(error, 'edition_malformed');
}

/** An error in words, e.g. `board.tiles[3].price: must be a whole number from 0 to 100000000, not "dear"`. */
export function describeError({ place, error }: EditionError): string {
  return place === '' ? error : `${place}: ${error}`;
}

/** The description of an error for people. @param line of the place; undefined: unknown */
export function errorProblem(place: string, error: string, line: number | undefined): Problem {
  const text = describeError({ place, error });
  return line === undefined ? { text } : { line, text };
}

/** All errors in the house rules, board and pace of a new game. */
export async function houseRuleErrors(
  connection: GameConnection,
  edition: string,
  { rules = {}, board = null, pace = null }: { rules?: object; board?: string | null; pace?: string | null },
): Promise<EditionError[]> {
  return await callOnce(connection, 'CALL check_house_rules(?, ?, ?, ?)', [edition, JSON.stringify(rules), board, pace]);
}
