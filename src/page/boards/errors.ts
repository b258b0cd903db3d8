import type { EditionError } from '../../client/editions/errors';

/** An error of a board, and where it is shown. */
export interface BoardError {
  /** the index of the tile, from 0; null if the error is about no tile */
  index: number | null;
  /** the field of the tile, or of the board */
  key: string;
  /** without subject and full stop, e.g. `must be a whole number from 1 to 100000000, not 0` */
  error: string;
}

const OF_TILE = /^tiles\[(\d+)\](?:\.(\w+).*)?$/;

/** The keys of a tile in a document that hold its name. */
const NAMES: readonly string[] = ['property', 'bonus', ''];

/** Finds the place on the page for an error that the database reports. */
export function placed({ place, error }: EditionError): BoardError {
  const [, number, key = ''] = OF_TILE.exec(place) ?? [];
  const said = readable(error);
  return number === undefined ? { index: null, key: place, error: said } : { index: Number(number), key: NAMES.includes(key) ? 'name' : key, error: said };
}

/** Shows several amounts as they were typed, not as JSON. */
function readable(error: string): string {
  return error.replace(/\{"\w+": \[([^\]]*)\]?\}?/, '$1');
}
