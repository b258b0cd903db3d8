/** The length of a side of the board. All other lengths are in the same unit. */
export const SIDE = 1000;

/** The size of the smallest letters on the board: 11 pixels when the board is 640 pixels wide. board.css has it, too. */
export const SMALLEST_LETTERS = 17.2;

/** The depth of the tiles, and the width of those in the corners: on a board with many tiles, and at most. */
const DEPTH = { usual: 128, most: 180 };

/** How deep a tile is, compared with its width, and the share of it that is the strip of its colour group. */
const SHAPE = 1.548;
const STRIP = 0.2;

/** The side of the board on which a tile is. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

/** The rectangle of a tile. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  side: Side;
}

const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** The sides that get one tile more when the tiles cannot be divided evenly, in this order. */
const LONGER: readonly Side[] = ['bottom', 'top', 'left', 'right'];

/** The depth of the tiles: the fewer there are on a side, the wider they are, so the deeper. */
export function depthOf(count: number): number {
  const between = Math.ceil(Math.max(0, count - SIDES.length) / SIDES.length);
  return Math.min(DEPTH.most, Math.max(DEPTH.usual, (SIDE * SHAPE) / (between + 2 * SHAPE)));
}

/** The depth of the tiles as the style sheet takes it: in hundredths of the board. */
export function ringOf(count: number): string {
  return `--ring: ${((100 * depthOf(count)) / SIDE).toFixed(1)}`;
}

/** How much larger a tile is drawn than on a board with many. */
export function scaleOf({ width, height, side }: Place): number {
  return (side === 'bottom' || side === 'top' ? height : width) / DEPTH.usual;
}

/** The depth of the strip of a tile. */
export function stripDepthOf(place: Place): number {
  return Math.round(STRIP * scaleOf(place) * DEPTH.usual);
}

/**
 * The places of the tiles: clockwise around a square, the first at the lower right. A corner begins each side.
 * @param count any number of tiles
 */
export function placesOf(count: number): Place[] {
  const between = Math.max(0, count - SIDES.length);
  return SIDES.flatMap((side) => {
    const more = LONGER.indexOf(side) < between % SIDES.length ? 1 : 0;
    const length = Math.floor(between / SIDES.length) + more;
    return Array.from({ length: length + 1 }, (_, index) => placeOn(side, index, length, depthOf(count)));
  }).slice(0, count);
}

/** @param index 0 for the corner that begins the side, then the tiles; `length` is the number of these tiles */
function placeOn(side: Side, index: number, length: number, depth: number): Place {
  const width = index === 0 ? depth : (SIDE - 2 * depth) / length;
  const from = index === 0 ? 0 : depth + (index - 1) * width;
  const far = SIDE - depth;
  switch (side) {
    case 'bottom':
      return { x: SIDE - from - width, y: far, width, height: depth, side };
    case 'left':
      return { x: 0, y: SIDE - from - width, width: depth, height: width, side };
    case 'top':
      return { x: from, y: 0, width, height: depth, side };
    case 'right':
      return { x: far, y: from, width: depth, height: width, side };
  }
}

/** The middle of a tile. */
export function centreOf({ x, y, width, height }: Place): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The strip of a tile along the inside of the board: it has the colour of the group, and the buildings. */
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

/** The middle of what the strip of a tile leaves. */
export function centreBelowStrip(place: Place, depth: number): { x: number; y: number } {
  const [{ x, y }, strip] = [centreOf(place), centreOf({ ...place, ...stripOf(place, depth) })];
  const share = depth / (place.side === 'top' || place.side === 'bottom' ? place.height - depth : place.width - depth);
  return { x: x + (x - strip.x) * share, y: y + (y - strip.y) * share };
}
