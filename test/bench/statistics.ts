/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new Error('There are no measurements.');
  return (upper + lower) / 2;
}

/**
 * What was read off: a time, a rate or a ratio; once by the clock on the wall and once in processor
 * time of the server's thread, which others on the machine disturb less. null: it could not be had.
 */
export interface Reading {
  wall: number;
  processor: number | null;
}

/** Combines readings, each kind of time with its own. */
function combine(a: Reading, b: Reading, by: (x: number, y: number) => number): Reading {
  const processor = a.processor === null || b.processor === null ? null : by(a.processor, b.processor);
  return { wall: by(a.wall, b.wall), processor };
}

/** What is left of one reading without another. */
export function less(whole: Reading, part: Reading): Reading {
  return combine(whole, part, (x, y) => x - y);
}

/** How many times one reading is in another. */
export function ratio(above: Reading, below: Reading): Reading {
  return combine(above, below, (x, y) => x / y);
}

/** A part of a reading: that of one of several repetitions, or in another unit. */
export function share({ wall, processor }: Reading, of: number): Reading {
  return { wall: wall / of, processor: processor === null ? null : processor / of };
}
