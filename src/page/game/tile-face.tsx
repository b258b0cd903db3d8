import { iconAddress } from '../icon';
import type { IconName } from '../icons';
import { linesIn, sizeFor } from './fit-text';

/** @param x and y of its middle */
export function TileIcon({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) {
  return <use class={`tile-icon icon-${name}`} href={iconAddress(name)} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

/** How the letters of a name look: its class, their largest and smallest sizes, and the distance of lines. */
export interface Letters {
  kind: string;
  largest: number;
  smallest: number;
  line: number;
}

interface NameProps {
  name: string;
  /** the middle of the lines */
  x: number;
  /** the top of the room for them */
  y: number;
  width: number;
  height: number;
  letters: Letters;
}

/** The lines of a name as they fit. */
export function linesOf({ name, width, height, letters: { largest, smallest, line } }: Omit<NameProps, 'x' | 'y'>): string[] {
  return linesIn(name, width, sizeFor(name, width, largest, smallest), Math.max(1, Math.floor((height - 4) / line)));
}

/** The name of a tile, in as many lines as fit. */
export function Name(props: NameProps) {
  const { name, x, y, width, letters: { kind, largest, smallest, line } } = props;
  return (
    <text class={kind} y={y + line} font-size={sizeFor(name, width, largest, smallest)}>
      {linesOf(props).map((text, index) => <tspan x={x} dy={index === 0 ? 0 : line}>{`${text} `}</tspan>)}
    </text>
  );
}
