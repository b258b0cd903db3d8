import { isInJail } from '../../client/game-state';
import type { PlayerState } from '../../client/views';
import { iconAddress } from '../icon';
import { centreOf, type Place } from './board-geometry';
import { cellOf } from './jail';
import { playerColour } from './player-colours';
import { tokenIcon } from './token';

const PIECE = 18;

/** The most pieces in a single row, the largest distance of rows, and the space below the last one. */
const IN_A_ROW = 4;
const ROWS_APART = 22;
const BELOW = { price: 18, nothing: 8 };

/** The space above the first row: half a line. */
const ABOVE = 10;

interface PieceProps {
  player: PlayerState;
  mark: string;
  place: Place;
  index: number;
  count: number;
  /** whether the tile is the jail, with a cell and room for visitors */
  isJail: boolean;
  /** whether the tile has a price, or its owner, at its lower end */
  hasPrice: boolean;
}

/** A player's piece: the token on the player's colour. Pieces on one tile stand side by side. */
export function Piece({ player, mark, place, index, count, isJail, hasPrice }: PieceProps) {
  const { x, y } = centreOf(place);
  const { dx, dy } = isJail ? inJail(player, place, index, count) : onTile(place, index, count, hasPrice ? BELOW.price : BELOW.nothing);
  const icon = tokenIcon(player.Token);
  return (
    <g id={`piece-${player['Player No.']}`} class={hasPrice ? 'piece on-price' : 'piece'} data-player={player['Player No.']} data-location={player.Location} data-dx={dx} data-dy={dy} style={`transform: translate(${x + dx}px, ${y + dy}px)`}>
      <title>{`${player['Player name']}${player.Token === null ? '' : ` (${player.Token})`}`}</title>
      <circle r={PIECE} style={`fill: ${playerColour(player['Player No.'])}`} />
      {icon ? <use href={iconAddress(icon)} x={-12} y={-12} width={24} height={24} /> : <text y={6}>{mark}</text>}
    </g>
  );
}

/** The place of a piece at the lower end of a tile, so that the name can be read. */
function onTile(place: Place, index: number, count: number, below: number): { dx: number; dy: number } {
  const columns = count <= IN_A_ROW ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / columns);
  const step = Math.min(2 * PIECE + 2, (place.width - 2 * PIECE - 4) / Math.max(1, columns - 1));
  const apart = Math.min(ROWS_APART, Math.max(0, place.height - 2 * PIECE - below - ABOVE));
  const row = Math.floor(index / columns);
  return { dx: ((index % columns) - (columns - 1) / 2) * step, dy: place.height / 2 - PIECE - below - (rows - 1 - row) * apart };
}

/** The place of a piece behind the bars, or for a visitor along the outer sides of the cell. */
function inJail(player: PlayerState, place: Place, index: number, count: number): { dx: number; dy: number } {
  const middle = centreOf(place);
  const cell = cellOf(place);
  if (isInJail(player)) {
    const columns = Math.ceil(Math.sqrt(count));
    const step = Math.min(2 * PIECE, (cell.width - 2 * PIECE) / Math.max(1, columns - 1));
    const dx = cell.x + cell.width / 2 - middle.x + ((index % columns) - (columns - 1) / 2) * step;
    return { dx, dy: cell.y + cell.height / 2 + 8 - middle.y + (Math.floor(index / columns) - (Math.ceil(count / columns) - 1) / 2) * Math.min(step, 24) };
  }
  // Along one outer side, around the corner and along the other.
  const along = count <= 1 ? 0.5 : index / (count - 1);
  const [outerX, outerY] = [cell.x > place.x ? -1 : 1, cell.y > place.y ? -1 : 1];
  const [edgeX, edgeY] = [(place.width / 2 - PIECE) * outerX, (place.height / 2 - PIECE) * outerY];
  return along <= 0.5 ? { dx: edgeX, dy: -edgeY + 4 * along * edgeY } : { dx: edgeX - 4 * (along - 0.5) * edgeX, dy: edgeY };
}
