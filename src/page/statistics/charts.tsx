import { iconAddress } from '../icon';
import type { IconName } from '../icons';
import { marksUpTo, short } from './scale';

/** A line of a chart. */
export interface Line {
  name: string;
  /** the letters at its end, where there is no icon */
  mark: string;
  icon?: IconName | undefined;
  colour: string;
  points: readonly { x: number; y: number }[];
}

/** The sizes of charts, about those of the places they are in: a chart that shrinks has letters that nobody can read. */
const SIZES = {
  screen: { width: 640, height: 340, left: 84 },
  stage: { width: 400, height: 240, left: 60 },
} as const;
const RIGHT = 44;
const TOP = 14;
const BOTTOM = 44;

/** Dash patterns that distinguish lines without their colours. */
const DASHES = ['', '10 4', '3 4', '14 4 3 4', '6 6', '2 8', '16 6', '10 3 2 3 2 3'] as const;

/** The minimum distance of the marks at the ends of lines. */
const MARK_HEIGHT = 22;

/** Lines over time, with a mark at the end of each. @param of what the lines show, for screen readers @param place where it is @param at a moment that is marked */
export function LineChart({ lines, of, along, place = 'screen', at }: { lines: readonly Line[]; of: string; along: string; place?: keyof typeof SIZES; at?: number }) {
  const { width, height, left } = SIZES[place];
  const greatest = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ y }) => y)));
  const last = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  const ticks = marksUpTo(greatest, 5);
  const top = ticks.at(-1) ?? 1;
  const x = (value: number): number => left + (value / last) * (width - left - RIGHT);
  const y = (value: number): number => height - BOTTOM - (value / top) * (height - TOP - BOTTOM);
  const ends = spread(lines.map(({ points }) => y(points.at(-1)?.y ?? 0)));
  return (
    <svg class={`chart on-${place}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={of}>
      {ticks.map((tick) => (
        <>
          <line class="grid" x1={left} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text class="left" x={left - 8} y={y(tick) + 5}>{short(tick)}</text>
        </>
      ))}
      {marksUpTo(last, 4).filter((tick) => tick <= last).map((tick) => <text class="below" x={x(tick)} y={height - BOTTOM + 18}>{short(tick)}</text>)}
      <text class="below" x={(left + width - RIGHT) / 2} y={height - 5}>{along}</text>
      {at !== undefined && <line class="moment" x1={x(at)} x2={x(at)} y1={TOP} y2={height - BOTTOM} />}
      {lines.map(({ points, colour }, index) => (
        <path class="line" d={stepsOf(points.map((point) => ({ x: x(point.x).toFixed(1), y: y(point.y).toFixed(1) })))} stroke={colour} stroke-dasharray={DASHES[index % DASHES.length]} />
      ))}
      {lines.map(({ mark, icon, colour, name }, index) => (
        <g class="end">
          <title>{name}</title>
          <rect x={width - RIGHT + 6} y={(ends[index] ?? 0) - MARK_HEIGHT / 2} width={30} height={MARK_HEIGHT - 2} rx={5} fill={colour} />
          {icon ? <use href={iconAddress(icon)} x={width - RIGHT + 12} y={(ends[index] ?? 0) - 10} width={18} height={18} /> : <text x={width - RIGHT + 21} y={(ends[index] ?? 0) + 5}>{mark}</text>}
        </g>
      ))}
    </svg>
  );
}

/** A line that keeps each value until the next one: cash changes at once. */
function stepsOf(points: readonly { x: string; y: string }[]): string {
  return points.map((point, index) => (index === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join('');
}

/** Moves places apart, from the lowest up, so that their marks do not overlap, and then down again where they would leave the top. */
function spread(places: readonly number[]): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[other] ?? 0) - (places[one] ?? 0));
  const result = [...places];
  let below = Infinity;
  for (const index of order) {
    const place = Math.min(places[index] ?? 0, below - MARK_HEIGHT);
    result[index] = place;
    below = place;
  }
  let above = -MARK_HEIGHT / 2;
  for (const index of order.reverse()) {
    above = Math.max(result[index] ?? 0, above + MARK_HEIGHT);
    result[index] = above;
  }
  return result;
}

/** A bar with its label. */
export interface Bar {
  label: string;
  value: number;
  /** the value as text; default: the number */
  text?: string;
  colour?: string;
}

/** Bars with names and numbers, as a table that screen readers can read. */
export function BarChart({ bars, heads }: { bars: readonly Bar[]; heads: readonly [string, string] }) {
  const greatest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table class="bars">
      <thead><tr><th scope="col">{heads[0]}</th><th scope="col" colspan={2}>{heads[1]}</th></tr></thead>
      <tbody>
        {bars.map(({ label, value, text, colour }) => (
          <tr>
            <th scope="row">{label}</th>
            <td class="number">{text ?? String(value)}</td>
            <td class="bar">
              <svg width="100%" height="18" aria-hidden="true"><rect width={`${((100 * value) / greatest).toFixed(2)}%`} height="18" rx="3" {...(colour ? { fill: colour } : {})} /></svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
