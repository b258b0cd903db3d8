import type { EditionFault } from '../../edition/faults';

/** Something that is wrong with a board, and where that is shown. */
export interface BoardFault {
  /** the place of the tile in the order of tiles, from 0; null: it is about no tile */
  index: number | null;
  /** what of the tile, or of the board */
  key: string;
  /** without subject and full stop, e.g. `must be a whole number from 1 to 1000000, not 0` */
  fault: string;
}

const OF_TILE = /^tiles\[(\d+)\](?:\.(\w+).*)?$/;

/** Where names of tiles are written. */
const NAMES: readonly string[] = ['property', 'bonus', ''];

/** Where a fault is shown that the database tells of a board. */
export function placed({ place, fault }: EditionFault): BoardFault {
  const [, number, key = ''] = OF_TILE.exec(place) ?? [];
  const said = readable(fault);
  return number === undefined ? { index: null, key: place, fault: said } : { index: Number(number), key: NAMES.includes(key) ? 'name' : key, fault: said };
}

/** Several amounts are told as they are typed, not as a document has them. */
function readable(fault: string): string {
  return fault.replace(/\{"\w+": \[([^\]]*)\]?\}?/, '$1');
}
