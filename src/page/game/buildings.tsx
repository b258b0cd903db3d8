import type { PropertyState } from '../../client/views';
import type { Side } from './board-geometry';

/** The sizes of a house, with the gap to the next one, of a hotel and of a skyscraper, on a board with many tiles. */
const HOUSE = { width: 16, height: 20, gap: 4 };
const HOTEL = { width: 25, height: 40 };
const SKYSCRAPER = { width: 27, height: 62 };

/** How much of a large building stays in its strip: it stands out to the inside of the board. */
const FOOT = 11;

/** The windows of a hotel: their columns and rows, and the size of one, as shares of it. */
const WINDOWS = { columns: [0.2, 0.6], rows: [0.16, 0.37, 0.58], width: 0.2, height: 0.12 };
const DOOR = { left: 0.38, top: 0.8, width: 0.24, height: 0.2 };

/** The windows of a skyscraper by its steps from the top: the middles of their columns, and their rows, as shares of it. */
const STOREYS = [
  { columns: [0.5], rows: [0.2] },
  { columns: [0.32, 0.68], rows: [0.35, 0.44] },
  { columns: [0.22, 0.5, 0.78], rows: [0.58, 0.68, 0.78] },
];

interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface BuildingsProps {
  property: Pick<PropertyState, 'Houses' | 'Hotels' | 'Skyscrapers'>;
  strip: Strip;
  side: Side;
  /** how much larger they are than on a board with many tiles */
  scale?: number;
}

/** Houses that can be counted, or one larger hotel or skyscraper. Where houses do not fit, there is a number. */
export function Buildings({ property: { Houses: houses, Hotels: hotels, Skyscrapers: skyscrapers }, strip, side, scale = 1 }: BuildingsProps) {
  const [x, y] = [strip.x + strip.width / 2, strip.y + strip.height / 2];
  const isLying = strip.width >= strip.height;
  const middle = (height: number): number => y + (side === 'bottom' ? FOOT - height / 2 : side === 'top' ? height / 2 - FOOT : 0) * scale;
  const length = Math.max(strip.width, strip.height);
  // Along the sides of the board it must not reach the next tile.
  const fitting = (height: number): number => (isLying ? scale : Math.min(scale, length / height));
  if (skyscrapers) return <Skyscraper x={x} y={middle(SKYSCRAPER.height)} scale={fitting(SKYSCRAPER.height)} />;
  if (hotels) return <Hotel x={x} y={middle(HOTEL.height)} scale={fitting(HOTEL.height)} />;
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

/** A skyscraper around a point: taller than a hotel, in steps, with a mast, many windows and a door. */
function Skyscraper({ x, y, scale }: { x: number; y: number; scale: number }) {
  const [width, height] = [SKYSCRAPER.width * scale, SKYSCRAPER.height * scale];
  const [left, top] = [x - width / 2, y - height / 2];
  const [across, down] = [(share: number): number => left + share * width, (share: number): number => top + share * height];
  const windows = STOREYS.flatMap(({ columns, rows }) => rows.flatMap((row) => columns.map((column) => ({ column, row }))));
  return (
    <g class="skyscraper">
      <path d={`M${across(0.47)} ${top}H${across(0.53)}V${down(0.14)}H${across(0.7)}V${down(0.3)}H${across(0.87)}V${down(0.52)}H${left + width}V${top + height}H${left}V${down(0.52)}H${across(0.13)}V${down(0.3)}H${across(0.3)}V${down(0.14)}H${across(0.47)}Z`} />
      {windows.map(({ column, row }) => <rect class="window" x={across(column - 0.06)} y={down(row)} width={0.12 * width} height={0.06 * height} />)}
      <rect class="door" x={across(0.4)} y={down(0.88)} width={0.2 * width} height={0.12 * height} />
    </g>
  );
}
