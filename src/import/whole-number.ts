/** The bounds of a number in a file. */
export interface Bounds {
  least: number;
  most: number;
  /** a number that is allowed too, though it is less */
  or?: number;
}

/** Money on a board. */
export const MONEY: Bounds = { least: 0, most: 1_000_000 };

/** Reads a whole number; undefined: it is none, or out of bounds. */
export function parseWhole(text: string, { least, most, or }: Bounds): number | undefined {
  if (!/^[+-]?\d{1,12}$/.test(text)) return undefined;
  const number = Number(text);
  return number === or || (number >= least && number <= most) ? number : undefined;
}

/** What is expected, for people. */
export function wholeBetween({ least, most, or }: Bounds): string {
  return `a whole number from ${least} to ${most}${or === undefined ? '' : `, or ${or}`}`;
}
