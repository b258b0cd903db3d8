import type { Paint } from './paint';

/** A window that people look at: what is drawn for them goes by its size and colours. */
export interface Screen {
  /** how many characters fit beside each other, now */
  readonly columns: number;
  /** how many lines fit below each other, now */
  readonly rows: number;
  readonly paint: Paint;
}

/** What of a screen a row of something may take: never so much that a line would go on below. */
export function widthOf({ columns }: Screen, most = 100): number {
  return Math.max(20, Math.min(columns - 1, most));
}
