import type { GameConnection } from '../game/connection';
import { serverErrno } from '../game/refusal';
import { type EditionDocument } from './parse-document';

/** Something that is wrong with the document of an edition. */
export interface EditionFault {
  /** a path as of JSON without its dollar, e.g. `board.tiles[3].price`; '': the whole */
  place: string;
  /** what is wrong there, e.g. `must be a whole number from 0 to 1000000, not "dear"` */
  fault: string;
}

/** The number of edition_malformed. */
const MALFORMED = 50100;

/** Everything that is wrong with a document; empty when there is nothing. @param json as the database takes it */
export async function editionFaults(connection: GameConnection, json: string): Promise<EditionFault[]> {
  const [faults] = await connection.rows<EditionFault[]>('CALL check_edition(?)', [json]);
  return [...(faults ?? [])];
}

/** Whether the database refused a document for its faults. */
export function isMalformed(error: unknown): boolean {
  return serverErrno(error) === MALFORMED;
}

/** A fault for people, in one line: the name of the file, the line if it is known, the place, what is wrong. */
export function faultLine(file: string, { lineOf }: EditionDocument, { place, fault }: EditionFault): string {
  const line = lineOf(place);
  return `${file}:${line === undefined ? '' : `${line}:`} ${place === '' ? '' : `${place} `}${fault}.`;
}
