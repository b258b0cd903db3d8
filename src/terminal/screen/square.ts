import { pad } from './text-width';

/** The lines of a tile. */
const TILE_LINES = 2;

/** The least and the greatest width of a tile. */
const NARROWEST = 6;
const WIDEST = 14;

/** The layout of a board: a frame of tiles around its middle. */
export interface SquareShape {
  /** tiles in the upper and in the lower row */
  across: number;
  /** tiles in the left and in the right column, the corners among them */
  down: number;
  /** width of a tile, without its borders */
  tileWidth: number;
  /** whether there are lines between the tiles at the sides */
  isRoomy: boolean;
  /** width and height of the middle */
  innerWidth: number;
  innerLines: number;
  /** height of the board */
  lines: number;
}

/**
 * Arranges a board as close to a square as possible.
 * @param columns the width of the available space
 * @param rows its height
 * @returns undefined: there is not enough space
 */
export function squareFor(tiles: number, columns: number, rows: number): SquareShape | undefined {
  if (tiles < 4) return undefined;
  // One place stays empty when the number is odd.
  const both = Math.ceil(tiles / 2) + 2;
  const across = Math.ceil(both / 2);
  const down = both - across;
  const tileWidth = Math.min(WIDEST, Math.floor((columns - 1) / across) - 1);
  const compact = down * TILE_LINES + (down > 2 ? 4 : 3);
  if (tileWidth < NARROWEST || compact > rows) return undefined;
  const between = Math.max(0, down - 3);
  const isRoomy = compact + between <= rows;
  return {
    across,
    down,
    tileWidth,
    isRoomy,
    innerWidth: Math.max(0, (across - 2) * (tileWidth + 1) - 1),
    innerLines: Math.max(0, (down - 2) * TILE_LINES + (isRoomy ? between : 0)),
    lines: compact + (isRoomy ? between : 0),
  };
}

/**
 * Draws the tiles clockwise from the lower right corner, around the middle.
 * @param cells the painted lines of each tile
 * @param middle painted lines; surplus ones are dropped
 */
export function drawSquare(shape: SquareShape, cells: readonly (readonly string[])[], middle: readonly string[]): string[] {
  const { across, down, tileWidth, innerWidth, innerLines } = shape;
  const lines: string[] = [];
  let used = 0;
  const inner = (): string => ` ${pad(used < innerLines ? (middle[used++] ?? '') : '', innerWidth - 1)}`;
  const blank = Array.from({ length: TILE_LINES }, () => '');
  const cellAt = (row: number, column: number): readonly string[] => cells[placeAt(shape, row, column)] ?? blank;
  for (let row = 0; row < down; row += 1) {
    lines.push(...ruleAbove(shape, row, inner));
    const isEdge = row === 0 || row === down - 1;
    const columns = isEdge ? Array.from({ length: across }, (_, column) => column) : [0, across - 1];
    for (let line = 0; line < TILE_LINES; line += 1) {
      const texts = columns.map((column) => pad(cellAt(row, column)[line] ?? '', tileWidth));
      if (!isEdge && across > 2) texts.splice(1, 0, inner());
      lines.push(`│${texts.join('│')}│`);
    }
  }
  return [...lines, `└${Array.from({ length: across }, () => '─'.repeat(tileWidth)).join('┴')}┘`];
}

/** The index of the tile at a place of the frame. */
function placeAt({ across, down }: SquareShape, row: number, column: number): number {
  if (row === down - 1) return across - 1 - column;
  if (column === 0) return across - 1 + (down - 1 - row);
  if (row === 0) return across + down - 2 + column;
  return 2 * across + down - 3 + row;
}

/** The line above a row of tiles, if it has one. */
function ruleAbove({ across, down, tileWidth, isRoomy }: SquareShape, row: number, inner: () => string): string[] {
  const bar = '─'.repeat(tileWidth);
  const rule = (start: string, joint: (column: number) => string, end: string): string =>
    start + Array.from({ length: across }, (_, column) => (column === 0 ? bar : joint(column) + bar)).join('') + end;
  if (row === 0) return [rule('┌', () => '┬', '┐')];
  const isSide = (column: number): boolean => column === 1 || column === across - 1;
  if (down === 2) return [rule('├', () => '┼', '┤')];
  if (row === 1) return [rule('├', (column) => (isSide(column) ? '┼' : '┴'), '┤')];
  if (row === down - 1) return [rule('├', (column) => (isSide(column) ? '┼' : '┬'), '┤')];
  if (!isRoomy) return [];
  return [across > 2 ? `├${bar}┤${inner()}├${bar}┤` : `├${bar}┼${bar}┤`];
}
