import { callOnce } from '../game/call';
import type { GameConnection } from '../game/connection';
import { isRefused } from '../game/refusal';
import type { Problem } from '../import/import-error';

/** Something that is wrong with the document of an edition. */
export interface EditionFault {
  /** a path as of JSON without its dollar, e.g. `board.tiles[3].price`; '': the whole */
  place: string;
  /** what is wrong there, e.g. `must be a whole number from 0 to 1000000, not "dear"` */
  fault: string;
}

/** Everything that is wrong with a document; empty when there is nothing. @param json as the database takes it */
export async function editionFaults(connection: GameConnection, json: string): Promise<EditionFault[]> {
  return await callOnce(connection, 'CALL check_edition(?)', [json]);
}

/** Whether the database refused a document for its faults. */
export function isMalformed(error: unknown): boolean {
  return isRefused(error, 'edition_malformed');
}

/** A fault of a file. @param line where the place stands; undefined: that is not known */
export function faultProblem(place: string, fault: string, line: number | undefined): Problem {
  const text = place === '' ? fault : `${place} ${fault}`;
  return line === undefined ? { text } : { line, text };
}

/** Everything that is wrong with rules that a game is to have for itself. */
export async function houseRuleFaults(
  connection: GameConnection,
  edition: string,
  { rules = {}, board = null, pace = null }: { rules?: object; board?: string | null; pace?: string | null },
): Promise<EditionFault[]> {
  return await callOnce(connection, 'CALL check_house_rules(?, ?, ?, ?)', [edition, JSON.stringify(rules), board, pace]);
}
