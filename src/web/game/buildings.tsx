import type { PropertyState } from '../../game/views';
import type { Side } from './board-geometry';

/** The sizes of a house, with the gap to the next one, and of a hotel, on a board with many tiles. */
const HOUSE = { width: 16, height: 20, gap: 4 };
const HOTEL = { width: 25, height: 40 };

/** By how much a hotel stands out of its strip to the inside of the board. */
const HOTEL_OUT = 9;

/** The windows of a hotel: their columns and rows, and the size of one, as shares of it. */
const WINDOWS = { columns: [0.2, 0.6], rows: [0.16, 0.37, 0.58], width: 0.2, height: 0.12 };
const DOOR = { left: 0.38, top: 0.8, width: 0.24, height: 0.2 };

interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface BuildingsProps {
  property: Pick<PropertyState, 'Houses' | 'Hotels'>;
  strip: Strip;
  side: Side;
  /** how much larger they are than on a board with many tiles */
  scale?: number;
}

/** Houses that can be counted, or one larger hotel. Where houses do not fit, there is a number. */
export function Buildings({ property: { Houses: houses, Hotels: hotels }, strip, side, scale = 1 }: BuildingsProps) {
  const [x, y] = [strip.x + strip.width / 2, strip.y + strip.height / 2];
  const isLying = strip.width >= strip.height;
  if (hotels) return <Hotel x={x} y={y + (side === 'bottom' ? -HOTEL_OUT : side === 'top' ? HOTEL_OUT : 0) * scale} scale={scale} />;
  const length = Math.max(strip.width, strip.height);
  const step = Math.min(((isLying ? HOUSE.width : HOUSE.height) + HOUSE.gap) * scale, (length - 4) / Math.max(1, houses));
  if (houses > 0 && step < 11) {
    return (
      <>
        <path class="house" d={houseAt(x - 13, y, 1)} />
        <text class="houses" x={x + 11} y={y + 6}>{houses}</text>
      </>
    );
  }
  // Along the sides of the board they stand one above the other, and must not touch.
  const size = Math.min(scale, (step - 1) / (isLying ? HOUSE.width : HOUSE.height));
  return (
    <>
      {Array.from({ length: houses }, (_, index) => {
        const offset = (index - (houses - 1) / 2) * step;
        return <path class="house" d={isLying ? houseAt(x + offset, y, size) : houseAt(x, y + offset, size)} />;
      })}
    </>
  );
}

/** A house with its roof, around a point. */
function houseAt(x: number, y: number, size: number): string {
  const [width, height] = [HOUSE.width * size, HOUSE.height * size];
  return `M${x - width / 2} ${y - height * 0.05}L${x} ${y - height / 2}L${x + width / 2} ${y - height * 0.05}V${y + height / 2}H${x - width / 2}Z`;
}

/** A hotel around a point: tall, with a flat roof, rows of windows and a door. */
function Hotel({ x, y, scale }: { x: number; y: number; scale: number }) {
  const [width, height] = [HOTEL.width * scale, HOTEL.height * scale];
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <g class="hotel">
      <path d={`M${left - 2} ${top}H${left + width + 2}V${top + 4}H${left + width}V${top + height}H${left}V${top + 4}H${left - 2}Z`} />
      {WINDOWS.rows.flatMap((row) => WINDOWS.columns.map((column) => <rect class="window" x={left + column * width} y={top + row * height} width={WINDOWS.width * width} height={WINDOWS.height * height} />))}
      <rect class="door" x={left + DOOR.left * width} y={top + DOOR.top * height} width={DOOR.width * width} height={DOOR.height * height} />
    </g>
  );
}
