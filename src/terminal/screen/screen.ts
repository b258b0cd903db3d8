import type { Paint } from './paint';

/** The size and colours of a window. */
export interface Screen {
  /** the current width in characters */
  readonly columns: number;
  /** the current height in lines */
  readonly rows: number;
  readonly paint: Paint;
}

/** The width that a line may use, so that the terminal does not wrap it. */
export function widthOf({ columns }: Screen, most = 100): number {
  return Math.max(20, Math.min(columns - 1, most));
}
