import type { BoardTile } from '../../client/views';
import { isIcon } from '../icons';
import { type Place, SMALLEST_LETTERS } from './board-geometry';
import { Name, TileIcon } from './tile-face';

/** The cell's share of the tile. It is in the inner corner; visitors stand around it. */
const CELL = 0.7;

/** The letters of its name. */
const NAMES = { kind: 'name', largest: 18, smallest: SMALLEST_LETTERS, line: 18 };

/** The rectangle of the cell, in the corner of the tile that is farthest inside the board. */
export function cellOf({ x, y, width, height, side }: Place): { x: number; y: number; width: number; height: number } {
  const [cellWidth, cellHeight] = [width * CELL, height * CELL];
  return {
    x: side === 'left' || side === 'bottom' ? x + width - cellWidth : x,
    y: side === 'top' || side === 'right' ? y + height - cellHeight : y,
    width: cellWidth,
    height: cellHeight,
  };
}

/** The jail: a cell with bars, and room for visitors. */
export function Jail({ tile, place }: { tile: Pick<BoardTile, 'Tile' | 'Icon'>; place: Place }) {
  const cell = cellOf(place);
  const [middle, bars] = [cell.x + cell.width / 2, 5];
  return (
    <>
      <rect class="cell" {...cell} />
      {tile.Icon === 'jail'
        ? Array.from({ length: bars }, (_, index) => {
          const x = cell.x + ((index + 0.5) * cell.width) / bars;
          return <line class="bar" x1={x} x2={x} y1={cell.y + 22} y2={cell.y + cell.height} />;
        })
        : isIcon(tile.Icon) && <TileIcon name={tile.Icon} x={middle} y={cell.y + cell.height / 2 + 10} size={Math.min(52, cell.height - 26)} />}
      <Name name={tile.Tile} x={middle} y={cell.y} width={cell.width - 2} height={22} letters={NAMES} />
    </>
  );
}
