/** How long a side of the board is; all other lengths are in this unit. */
export const SIDE = 1000;

/** How deep the tiles are, and how wide those in the corners. */
const DEPTH = 132;

/** On which side of the board a tile is. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

/** Where a tile is drawn. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  side: Side;
}

const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** In which order sides get a tile more, when there are not as many for each. */
const LONGER: readonly Side[] = ['bottom', 'top', 'left', 'right'];

/**
 * Where the tiles of a board are: around a square, clockwise, the first at the lower right. A corner begins each side.
 * @param count of tiles, any
 */
export function placesOf(count: number): Place[] {
  const between = Math.max(0, count - SIDES.length);
  return SIDES.flatMap((side) => {
    const more = LONGER.indexOf(side) < between % SIDES.length ? 1 : 0;
    const length = Math.floor(between / SIDES.length) + more;
    return Array.from({ length: length + 1 }, (_, index) => placeOn(side, index, length));
  }).slice(0, count);
}

/** @param index 0 for the corner that begins the side, then the tiles; `length`, how many these are */
function placeOn(side: Side, index: number, length: number): Place {
  const width = index === 0 ? DEPTH : (SIDE - 2 * DEPTH) / length;
  const from = index === 0 ? 0 : DEPTH + (index - 1) * width;
  const far = SIDE - DEPTH;
  switch (side) {
    case 'bottom':
      return { x: SIDE - from - width, y: far, width, height: DEPTH, side };
    case 'left':
      return { x: 0, y: SIDE - from - width, width: DEPTH, height: width, side };
    case 'top':
      return { x: from, y: 0, width, height: DEPTH, side };
    case 'right':
      return { x: far, y: from, width: DEPTH, height: width, side };
  }
}

/** The middle of a tile. */
export function centreOf({ x, y, width, height }: Place): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The strip of a tile along the inside of the board, for the colour of its set and what stands on it. */
export function stripOf({ x, y, width, height, side }: Place, depth: number): { x: number; y: number; width: number; height: number } {
  switch (side) {
    case 'bottom':
      return { x, y, width, height: depth };
    case 'top':
      return { x, y: y + height - depth, width, height: depth };
    case 'left':
      return { x: x + width - depth, y, width: depth, height };
    case 'right':
      return { x, y, width: depth, height };
  }
}
